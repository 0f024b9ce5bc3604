import TrestleJSON

/// Examples for the pages: `Schemas/examples.json`, chosen from what the core answered when the traces were played.
struct PageExamples {
  private let examples: Tree

  init(folder: SchemaFolder) throws { examples = Tree(try folder.json("examples.json")) }

  /// A whole message and its whole turn.
  var whole: (message: Tree, turn: Tree)? {
    guard let example = examples["whole"]?["zone/mount"], let message = example["message"], let turn = example["turn"] else {
      return nil
    }
    return (message, turn)
  }

  /// A message and its result.
  func exchange(_ method: String) -> (message: Tree, result: Tree)? {
    guard let example = examples["messages"]?[method], let message = example["message"], let result = example["result"] else {
      return nil
    }
    return (message, result)
  }

  /// The params of an event.
  func event(_ name: String) -> Tree? { examples["events"]?[name] }

  func effect(_ kind: String) -> Tree? { examples["effects"]?[kind] }

  /// A message, as a text when it is none, and the error it gets.
  func fault(_ name: String) -> (message: Tree, error: Tree)? {
    guard let example = examples["errors"]?[name], let message = example["message"], let error = example["error"] else {
      return nil
    }
    return (message, error)
  }
}
