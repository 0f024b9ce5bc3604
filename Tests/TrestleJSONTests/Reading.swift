import TrestleJSON

/// A text read strictly, with the bounds of the protocol.
func read(_ text: String) throws(JSONFlaw) -> JSON { try read(Array(text.utf8)) }

func read(_ bytes: [UInt8]) throws(JSONFlaw) -> JSON {
  try JSONDocument.parse(bytes.span, depth: 32, keyBytes: 256).root
}

/// Why a text is refused; `nil` when it is not.
func flaw(_ text: String) -> JSONFlaw? { flaw(Array(text.utf8)) }

func flaw(_ bytes: [UInt8]) -> JSONFlaw? {
  do {
    _ = try read(bytes)
    return nil
  } catch { return error }
}

/// What a writer wrote, as text.
func written(_ body: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter()
  body(&writer)
  return String(decoding: writer.bytes, as: UTF8.self)
}
