import TrestleJSON

/// What the command line asks for.
struct Options {
  var database = ":memory:"
  var inventory: String?
  var port: UInt16 = 0
  var cors = CORS()
  var demo: Demo?
  var order = Order.serve

  /// Where the package with the demo lies.
  enum Demo {
    case besideProgram
    case folder(String)
  }

  enum Order { case serve, help, version, printInventory }

  struct Mistake: Error {
    let reason: String
  }

  static let version = "0.1.0"

  static let help = """
    usage: trestle-dev-server [options]

    An ad service to develop against. It listens on 127.0.0.1 only and prints one line
    on stdout, "listening on http://127.0.0.1:PORT", when it is ready. Ends on SIGTERM
    and SIGINT.

      --port N            listen on this port; 0, the default, takes any free one
      --database FILE     keep what is received in this SQLite file; :memory: by default
      --inventory FILE    serve the zones, ads, terms, payloads and pages of this JSON file
      --print-inventory   print the inventory that is served without --inventory
      --demo              serve the demo shop too, and its ads unless --inventory is given;
                          its address is printed on a second line
      --demo-folder DIR   the same, from this folder of the JavaScript package;
                          ../Bridges/javascript beside the program by default
      --cors-headers LIST header names that browsers may send, separated by commas;
                          accept,content-type,x-api-key,idempotency-key by default
      --cors-origin WHO   pages of which origin may call: * (any, the default), none, or
                          one origin such as http://127.0.0.1:8000
      --help, --version

    """

  /// `arguments` without the program's name.
  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "--help", "-h": order = .help
      case "--version": order = .version
      case "--print-inventory": order = .printInventory
      case "--database": database = try Options.value(of: flag, &rest)
      case "--inventory": inventory = try Options.value(of: flag, &rest)
      case "--demo": demo = demo ?? .besideProgram
      case "--demo-folder": demo = .folder(try Options.value(of: flag, &rest))
      case "--cors-headers":
        let names = try Options.value(of: flag, &rest).split(separator: ",").map { $0.filter { $0 != " " } }
        let isHeader = names.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
        guard isHeader else { throw Mistake(reason: "--cors-headers: must be names separated by commas") }
        cors.headers = Text(names.joined(separator: ", "))
      case "--cors-origin":
        let origin = try Options.value(of: flag, &rest)
        guard CORS.isOrigin(origin) else { throw Mistake(reason: "--cors-origin: must be *, none or one origin") }
        cors.origin = origin == "none" ? nil : Text(origin)
      case "--port":
        let text = try Options.value(of: flag, &rest)
        guard let port = UInt16(text) else { throw Mistake(reason: "--port: must be a number from 0 to 65535") }
        self.port = port
      default: throw Mistake(reason: "\(flag): unknown; --help lists the options")
      }
    }
  }

  private static func value(of flag: String, _ rest: inout ArraySlice<String>) throws(Mistake) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else { throw Mistake(reason: "\(flag): needs a value") }
    return value
  }
}
