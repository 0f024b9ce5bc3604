extension Story {
  /// A shorter story that breaks the same claim: steps are left out, large parts first, while it still does.
  package func shrunk(
    _ catalog: Catalog, breaking claim: String, holding invariants: [any Invariant] = allInvariants(), attempts: Int = 600
  ) -> Story {
    var story = self
    story.steps = Array(story.steps.prefix(story.tell(catalog, holding: invariants).messages.count))
    var left = attempts
    var size = max(1, story.steps.count / 2)
    while size > 0, left > 0 {
      var start = 0
      var hasShrunk = false
      while start < story.steps.count, left > 0 {
        left -= 1
        var shorter = story
        shorter.steps.removeSubrange(start..<min(start + size, story.steps.count))
        let telling = shorter.tell(catalog, holding: invariants)
        if telling.violation?.claim == claim {
          shorter.steps = Array(shorter.steps.prefix(telling.messages.count))
          story = shorter
          hasShrunk = true
        } else {
          start += size
        }
      }
      if !hasShrunk || size > 1 { size /= 2 }
    }
    return story
  }
}
