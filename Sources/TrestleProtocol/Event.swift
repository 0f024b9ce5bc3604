import TrestleJSON

/// What the app is told. Written as `{"method":…,"params":{…}}`.
package protocol Event {
  static var name: EventName { get }
  func write(to writer: inout JSONWriter)
}

/// The result of a message, written as one object.
package protocol Reply {
  func write(to writer: inout JSONWriter)
}
