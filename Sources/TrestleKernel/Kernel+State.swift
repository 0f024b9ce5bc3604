import TrestleJSON
import TrestleProtocol

extension Kernel {
  /// The kernel's members of `core/state`.
  package func describe(to writer: inout JSONWriter) {
    writer.key("mono")
    writer.integer(clock.mono)
    writer.key("wall")
    writer.integer(clock.wall)
    writer.key("generation")
    writer.integer(generation)
    writer.key("initialized")
    writer.bool(setup != nil)
    writer.key("profile")
    if let setup { writer.string(setup.profileName.name) } else { writer.null() }
    writer.key("foreground")
    writer.bool(app == .foreground)
    writer.key("tracking")
    writer.bool(trackingEnabled)
    writer.key("wakeAt")
    if let wakeAt { writer.integer(wakeAt) } else { writer.null() }
    writer.key("deadlines")
    writer.integer(deadlines.count + counts.count)
    writer.key("fetches")
    writer.beginObject()
    writer.key("declared")
    writer.integer(fetches.declared.count)
    writer.key("sent")
    writer.integer(fetches.sent.count)
    writer.key("waiting")
    writer.integer(fetches.waiting.count)
    writer.endObject()
    describeReports(to: &writer)
  }

  private func describeReports(to writer: inout JSONWriter) {
    writer.key("reports")
    writer.beginObject()
    for route in Route.allCases {
      let lane = reports.lanes[Int(route.rawValue)]
      writer.key(route.name)
      writer.beginObject()
      writer.key("batches")
      writer.integer(lane.batches.count)
      writer.key("reports")
      writer.integer(lane.batches.reduce(0) { $0 + $1.count })
      writer.key("inFlight")
      writer.integer(lane.batches.count { $0.flight != nil })
      writer.key("waiting")
      writer.bool(lane.retry != nil)
      writer.key("paused")
      writer.bool(lane.isPaused)
      writer.endObject()
    }
    writer.key("dropped")
    writer.integer(reports.dropped)
    writer.key("pendingStores")
    writer.integer(reports.puts.count)
    writer.endObject()
  }
}
