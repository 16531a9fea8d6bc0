import AttributeGraph
import Foundation
import Testing

@Suite("Random graphs against a model that computes everything")
struct RandomGraphTests {
    /// `MARTLET_SEEDS` asks for more than the ordinary ten thousand.
    static let seedCount =
        ProcessInfo.processInfo.environment["MARTLET_SEEDS"].flatMap(Int.init) ?? 10_000
    static let shareCount = 20

    @Test(arguments: 0..<shareCount)
    func agreesWithTheModel(share: Int) {
        var runs = 0
        for seed in stride(from: share, to: Self.seedCount, by: Self.shareCount) {
            let world = RandomWorld(seed: seed)
            for step in 0..<4 {
                world.step()
                guard world.failures.isEmpty else {
                    let facts = world.failures.prefix(5).joined(separator: "\n")
                    Issue.record("seed \(seed), step \(step):\n\(facts)")
                    return
                }
            }
            runs += world.runs
        }
        #expect(runs > 0)
    }
}
