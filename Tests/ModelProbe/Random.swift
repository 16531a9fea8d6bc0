import Foundation
import StoreTestSupport

/// Random changes of a tree and its groups, by several processes at the same time.
///
/// `random FILE FIRST SEED COUNT` makes changes in COUNT saves, and says after each what it has changed; new objects have
/// numbers from FIRST on. `random-read FILE` says what the store has.
@MainActor
func runRandom(_ arguments: [String]) throws {
    let tree = try ModelTree(URL(fileURLWithPath: arguments[1]))
    if arguments[0] == "random-read" { return try tree.lines().forEach(say) }
    var changes = RandomTreeChanges(seed: UInt64(arguments[3]) ?? 1, first: Int(arguments[2]) ?? 0)
    for _ in 0..<(Int(arguments[4]) ?? 0) { say(try changes.save(in: tree)) }
}
