import TrestleJSON

/// One entry of an object whose names come from outside, in the order of the text.
package struct NamedText: Sendable {
  package var name: Text
  package var value: Text

  package init(name: Text, value: Text) {
    self.name = name
    self.value = value
  }
}
