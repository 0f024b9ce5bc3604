PropertyRun.main(Array(CommandLine.arguments.dropFirst()))
