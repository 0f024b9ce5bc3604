import TrestleJSON
import TrestleKernel
import TrestleProtocol

/// For which store and recipe ads are asked.
struct Targeting {
  /// Empty when there is none.
  var store: Text = ""
  /// A recipe on screen: its context and the zones it is for, all when `nil`.
  var recipe: (context: Text, zones: [Text]?)?

  /// The zones that a recipe names. An empty list names none, and so it is for all.
  static func named(_ zones: [Text]?) -> [Text]? { zones?.isEmpty == true ? nil : zones }
}

/// Store and recipe targeting (`context/*`; W 4.7): a change asks for new ads at once where the profile says so.
extension ZonesPlugin {
  func handleContext(_ method: Method, _ params: JSON?, _ kernel: Kernel) throws(Fault) {
    switch method {
    case .contextStore:
      let store = try ContextStoreParams(params).storeId ?? ""
      let setup = try kernel.initialized()
      if store == targeting.store { return }
      targeting.store = store
      if setup.profile.storeInRequest { for mount in mounts { refetch(mount, kernel) } }
    case .contextRecipe:
      let params = try ContextRecipeParams(params)
      _ = try kernel.initialized()
      set(recipe: params.context.map { ($0, Targeting.named(params.zones)) }, kernel)
    case .contextRecipeLoaded:
      let params = try ContextRecipeLoadedParams(params)
      _ = try kernel.initialized()
      for zone in params.zones { reportContext(params.context, zone: zone, kernel) }
    default: throw .unknownMethod(closest: nil)
    }
  }

  /// What an initialization brings replaces what was before.
  func adoptTargeting(_ kernel: Kernel) {
    targeting = Targeting()
    targeting.store = kernel.setup?.storeId ?? ""
    targeting.recipe = kernel.setup?.recipe.map { ($0.context, Targeting.named($0.zones)) }
  }

  private func set(recipe: (context: Text, zones: [Text]?)?, _ kernel: Kernel) {
    let before = mounts.map { effectiveContext(of: $0) }
    targeting.recipe = recipe
    for zone in recipe?.zones ?? mountedZones where recipe != nil {
      reportContext(recipe?.context ?? "", zone: zone, kernel)
    }
    for (mount, earlier) in zip(mounts, before) where effectiveContext(of: mount) != earlier { contextChanged(mount, kernel) }
  }

  /// The zones that are mounted, each once, in the order of their first mount.
  private var mountedZones: [Text] {
    var zones: [Text] = []
    for mount in mounts where !zones.contains(mount.zone) { zones.append(mount.zone) }
    return zones
  }

  /// The context that goes into a mount's request: its own, else the recipe's where that is for its zone, else the empty one.
  func effectiveContext(of mount: Mount) -> Text {
    if let own = mount.context { return own }
    guard let recipe = targeting.recipe, recipe.zones?.contains(mount.zone) ?? true else { return "" }
    return recipe.context
  }

  func contextChanged(_ mount: Mount, _ kernel: Kernel) {
    if kernel.setup?.profile.contextChange == .refetch { refetch(mount, kernel) }
  }

  /// Asks anew, seen or not, attached or not: what it shows would come back with it. A mount that never asked waits for its start.
  private func refetch(_ mount: Mount, _ kernel: Kernel) {
    guard kernel.setup != nil, mount.hasAsked else { return }
    if mount.countdown.isArmed { arm(mount, kernel) }
    replace(mount, kernel)
  }

  func reportContext(_ context: Text, zone: Text, _ kernel: Kernel) {
    guard kernel.setup?.profile.recipeContextReport == true else { return }
    kernel.report(
      ZonesWire.recipeContext, .user, worth: .lifeCycle, [(ZonesWire.contextId, context), (ZonesWire.zoneId, zone)])
  }
}
