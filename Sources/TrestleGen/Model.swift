/// The protocol as the schemas describe it. Read once, then handed to one emitter for each language.
struct Model {
  /// Paragraphs that open the pages.
  var introduction: [String]
  var areaTitles: [AreaDefinition]
  var types: [TypeDefinition]
  var messages: [MessageDefinition]
  var events: [EventDefinition]
  var effects: [EffectDefinition]
  var errors: [ErrorDefinition]
  var limits: [LimitDefinition]
  var profiles: [String]
  var fields: [ProfileField]

  func type(_ title: String) -> TypeDefinition? { types.first { $0.title == title } }

  /// The shape that a named scalar stands for; others as they are.
  func resolved(_ shape: Shape) -> Shape {
    guard case .type(let title) = shape, case .scalar(let inner, _)? = type(title)?.form else { return shape }
    return inner
  }

  /// The areas of the messages, in the order of the catalog.
  var areas: [String] { distinct(messages.map(\.area)) }

  var eventAreas: [String] { distinct(events.map(\.area)) }
}

/// A part of the protocol, as its page introduces it.
struct AreaDefinition {
  var name: String
  var title: String
  var documentation: String
}

/// What values a schema allows.
indirect enum Shape {
  case boolean
  case integer(Bounds)
  case number(Bounds)
  case string(StringRule)
  case array(Shape, ArrayRule)
  /// An object whose members have names from outside and values of one shape.
  case map(Shape, maxProperties: Int?)
  /// A shared type, by its title.
  case type(String)
  case constant(String)
  /// Members of a profile; complete in results, some of them in params.
  case policy
}

struct Bounds {
  var minimum: Int64
  var maximum: Int64
}

struct StringRule {
  /// In Unicode scalars.
  var minLength = 0
  var maxLength: Int?
  /// In bytes of UTF-8 (`x-maxBytes`).
  var maxBytes: Int?
  var pattern: Pattern?
}

/// Patterns that every language checks without a regular expression. A schema with another one is refused.
enum Pattern: String {
  case hex = "^([0-9A-Fa-f]{2})*$"
  case serviceRoot = "^https?://"
}

struct ArrayRule {
  var minItems: Int?
  var maxItems: Int?
  /// Elements beyond this many are valid and ignored.
  var keep: Int?
}

struct Member {
  var name: String
  var shape: Shape
  var description: String
  var isRequired: Bool
  var isNullable = false
  /// Left out keeps, null clears.
  var clears = false
  /// Too large to copy: the decoder lends the parsed node.
  var isBorrowed = false
  /// Name of the limit that the bound stands for.
  var limit: String?
  /// As JSON text.
  var fallback: String?
}

struct NamedValue {
  var name: String
  var description: String
}

struct TypeDefinition {
  /// Name of the file without its ending.
  var file: String
  var title: String
  var description: String
  var form: Form

  enum Form {
    /// Another name for a scalar.
    case scalar(Shape, limit: String?)
    case enumeration([NamedValue])
    case structure([Member])
    /// An array with one element for each member.
    case tuple([Member])
    /// An object whose `tag`, of an enumeration, says which further members it has. Values without a branch have none.
    case union(tag: Member, [UnionBranch])
  }

  struct UnionBranch {
    var value: String
    var payload: Payload
  }

  enum Payload {
    case type(String)
    case member(Member)
  }
}

struct MessageDefinition {
  var method: String
  var summary: String
  var documentation: String
  var area: String
  var since: String
  var deprecated: Bool
  var beforeInitialize: String
  var params: [Member]
  /// At least one of these optional members must be there; empty when there is no such rule.
  var oneOfMembers: [String]
  var conditions: [Condition]
  var result: ResultDefinition
  var events: [String]
  var effects: [String]
  var errors: [String]
}

/// Members that must be there when an optional member of an enumeration has a value.
struct Condition {
  var member: String
  var value: String
  var required: [String]
}

enum ResultDefinition {
  case empty
  case structure([Member], isNullable: Bool)
  /// Written by hand in the core; `members` are what is known of it.
  case handwritten([Member])
}

struct EventDefinition {
  var name: String
  var summary: String
  var documentation: String
  var area: String
  var since: String
  var params: [Member]
}

struct EffectDefinition {
  var kind: String
  var summary: String
  var documentation: String
  var settled: String
  /// Without `id` and `kind`.
  var members: [Member]
}

struct ErrorDefinition {
  struct Datum {
    var name: String
    var type: String
    var isRequired: Bool
    var description: String
  }

  var code: Int64
  var name: String
  var message: String
  var when: String
  var data: [Datum]
}

struct LimitDefinition {
  var name: String
  var value: Int64
  var unit: String
  var crossed: String
  var reason: String
}

/// One field of `Profile`.
struct ProfileField {
  enum Kind {
    case boolean
    case integer(Bounds)
    case numberOrNull(Bounds)
    case text(maxBytes: Int)
    case enumeration([NamedValue])
    /// Any of these, written in this order.
    case set([NamedValue])
  }

  enum Value {
    case boolean(Bool)
    case integer(Int64)
    case null
    case name(String)
    case names([String])
  }

  var name: String
  /// Part of the behaviour it belongs to.
  var group: String
  var description: String
  /// Rows of the table of differences between the shipped SDKs.
  var differences: [Int64]
  var kind: Kind
  /// One for each profile, in the order of `Model.profiles`.
  var values: [Value]
}
