import CMicrohttpd
import Glibc
import TrestleJSON

/// The program from its arguments to its exit status: 0 done, 1 could not serve, 2 misused.
enum Program {
  private struct Failure: Error {
    let reason: String
    var status: Int32 = 1
  }

  static func run(_ arguments: [String]) -> Int32 {
    do throws(Failure) {
      let options = try options(arguments)
      switch options.order {
      case .help: put(Options.help, on: 1)
      case .version: put("trestle-dev-server \(Options.version)\n", on: 1)
      case .printInventory: put(String(decoding: PackageResources.inventory_json, as: UTF8.self), on: 1)
      case .serve: try serve(options)
      }
      return 0
    } catch {
      put("trestle-dev-server: \(error.reason)\n", on: 2)
      return error.status
    }
  }

  private static func options(_ arguments: [String]) throws(Failure) -> Options {
    do throws(Options.Mistake) {
      return try Options(arguments)
    } catch {
      throw Failure(reason: error.reason, status: 2)
    }
  }

  private static func serve(_ options: Options) throws(Failure) {
    let site = try site(options)
    let inventory = try inventory(options, site)
    let ledger = try ledger(options)
    var port: UInt16 = 0
    let socket = trestle_http_listen(options.port, &port)
    if socket < 0 { throw Failure(reason: "port \(options.port): \(String(cString: strerror(errno)))") }
    let address = "http://127.0.0.1:\(port)"
    let service = Service(
      address: address, inventory: inventory, cors: options.cors, ledger: ledger, site: site)
    // Blocked before the first thread starts, so that every thread inherits it and `sigwait` below gets the signal.
    var ending = sigset_t()
    sigemptyset(&ending)
    sigaddset(&ending, SIGTERM)
    sigaddset(&ending, SIGINT)
    pthread_sigmask(SIG_BLOCK, &ending, nil)
    signal(SIGPIPE, SIG_IGN)
    guard let listener = Listener(socket: socket, service: service) else {
      throw Failure(reason: "port \(port): the HTTP server could not start")
    }
    put("listening on \(address)\n", on: 1)
    if site != nil { put("demo at \(address)/demo/\n", on: 1) }
    var received: Int32 = 0
    sigwait(&ending, &received)
    listener.stop()
  }

  private static func site(_ options: Options) throws(Failure) -> Site? {
    guard let demo = options.demo else { return nil }
    let folder: String
    switch demo {
    case .folder(let named): folder = named
    case .besideProgram: folder = "\(programFolder() ?? ".")/../Bridges/javascript"
    }
    guard let site = Site(folder: folder) else {
      throw Failure(reason: "\(folder)/demo/index.html: \(String(cString: strerror(errno))); --demo-folder names the package")
    }
    return site
  }

  private static func inventory(_ options: Options, _ site: Site?) throws(Failure) -> Inventory {
    let path = options.inventory ?? site?.inventory
    let name = path ?? "inventory"
    var text = PackageResources.inventory_json
    do throws(Unreadable) {
      if let path { text = try contents(of: path, limit: 32 << 20) }
    } catch {
      throw Failure(reason: "\(name): \(error.reason)")
    }
    do {
      return try Inventory(try Value.parse(text))
    } catch let flaw as JSONFlaw {
      throw Failure(reason: "\(name): not JSON (\(flaw.reason.name) at byte \(flaw.offset))")
    } catch let refusal as Refusal {
      throw Failure(reason: "\(name): \(refusal.reason)")
    } catch {
      throw Failure(reason: "\(name): unreadable")
    }
  }

  private static func ledger(_ options: Options) throws(Failure) -> Ledger {
    do throws(DatabaseFailure) {
      return try Ledger(try Database(options.database))
    } catch {
      throw Failure(reason: "\(options.database): \(error.reason)")
    }
  }

  private static func put(_ text: String, on file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}
