import Glibc

exit(TrestleHostCommand.run(CommandLine.arguments))
