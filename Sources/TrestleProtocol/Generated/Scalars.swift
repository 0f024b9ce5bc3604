// Generated from Schemas/ by trestle-gen. Do not edit: change the schema and run the generator.

import TrestleJSON

extension Read {
  /// How many.
  static func countValue(_ json: JSON) throws(Fault) -> Int64 {
    try Read.integer(json, 0, 9_007_199_254_740_991)
  }

  /// A signed length on the screen in the shell's own unit. May have a fraction.
  static func distanceValue(_ json: JSON) throws(Fault) -> Double {
    try Read.number(json, -9_007_199_254_740_991, 9_007_199_254_740_991)
  }

  /// A length on the screen in the shell's own unit (points, dp or CSS pixels). May have a fraction.
  static func extentValue(_ json: JSON) throws(Fault) -> Double {
    try Read.number(json, 0, 9_007_199_254_740_991)
  }

  /// A number that the core gave out. Numbers of one kind only grow and are never reused.
  static func handleValue(_ json: JSON) throws(Fault) -> Int64 {
    try Read.integer(json, 0, 9_007_199_254_740_991)
  }

  /// The name of something outside Trestle: a zone, an app, a payload. Compared byte by byte.
  static func identifierValue(_ json: JSON) throws(Fault) -> Text {
    try Read.text(json, minLength: 1, maxBytes: 256)
  }

  /// A short string that may be empty.
  static func labelValue(_ json: JSON) throws(Fault) -> Text {
    try Read.text(json, minLength: 0, maxBytes: 1024)
  }

  /// A share in thousandths.
  static func permilleValue(_ json: JSON) throws(Fault) -> Int64 {
    try Read.integer(json, 0, 1000)
  }

  /// The address of a service without path, query or fragment.
  static func serviceRootValue(_ json: JSON) throws(Fault) -> Text {
    try Read.serviceRoot(json, minLength: 0, maxBytes: 2048)
  }

  /// A string of any length that a message can carry.
  static func textValue(_ json: JSON) throws(Fault) -> Text {
    try Read.text(json, minLength: 0, maxBytes: 524_288)
  }
}
