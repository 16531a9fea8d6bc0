import Foundation
import StoreTestSupport
import Testing

/// J5 · Saves of two containers of one file, where the second one saves between any two statements of the first.
struct SavesInBetweenTests {
    @Test func J5_anOrderOfSavesInBetweenExplainsTheStoreOfManagedObjects() throws {
        let seeds = SavesInBetween<ManagedTree>.seeds(usual: 15)
        var saves = 0
        for seed in seeds {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            var program = SavesInBetween(in: folder) { try ManagedTree($0) }
            if let failure = try program.failure(seed: seed) { Issue.record(Comment(rawValue: failure)) }
            saves += program.saves
        }
        #expect(saves > seeds.count * 5)
    }
}
