import TrestleJSON

/// What the app is told. Written as `{"method":…,"params":{…}}`.
package protocol Event {
  static var name: EventName { get }
  func write(to writer: inout JSONWriter)
}
