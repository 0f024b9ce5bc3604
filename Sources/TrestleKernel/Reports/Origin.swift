import TrestleJSON

/// What the store still holds of a refused batch while its halves take its place.
///
/// The halves wait for their stores and only then may leave: a process that is killed in between leaves either the whole batch
/// or both halves, never a part. Where one of them cannot be stored, the batch is kept until both are settled.
final class Origin {
  var keys: [Text]
  /// Stores of halves that the shell has not settled yet.
  var waiting = 2
  var isStored = true
  /// Halves that are not settled yet.
  var halves = 2

  init(keys: [Text]) { self.keys = keys }
}
