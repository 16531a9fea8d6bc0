import Foundation
import StoreTestSupport
import Testing

/// J5 · Saves of two containers of one file, where the second one saves between any two statements of the first.
struct SavesInBetweenTests {
    @Test func J5_anOrderOfSavesInBetweenExplainsTheStore() throws {
        let seeds = SavesInBetween<ModelTree>.seeds(usual: 40)
        let saves = try run(seeds)
        #expect(saves > seeds.count * 5)
    }

    /// Cascades of an attempt to save that others preceded, and pairs that others made and took back in the meantime.
    @Test func J5_seedsOfSavesInBetweenThatHaveFailedPass() throws {
        #expect(try run([101, 485, 1406, 1438, 2347, 2361]) > 20)
    }

    /// Runs seeds, and returns the number of saves in between.
    private func run(_ seeds: some Sequence<Int>) throws -> Int {
        var saves = 0
        for seed in seeds {
            let folder = try Folder()
            var program = SavesInBetween(in: folder.url) { try ModelTree($0) }
            if let failure = try program.failure(seed: seed) { Issue.record(Comment(rawValue: failure)) }
            saves += program.saves
        }
        return saves
    }
}
