import TrestleJSON

/// All schemas as one canonical text: an object from path to content, keys sorted, no blanks.
struct SchemaBundle {
  let folder: SchemaFolder

  /// SHA-256 of the bundle, in hex. Descriptions count: they are part of the contract that people read.
  func digest() throws -> String {
    var writer = JSONWriter()
    writer.beginObject()
    for path in try folder.paths() {
      writer.key(Text(path))
      try folder.json(path).write(to: &writer, sortingKeys: true)
    }
    writer.endObject()
    return SHA256.hex(writer.bytes)
  }
}
