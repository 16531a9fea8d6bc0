import Foundation
import StoreTestSupport
import Testing

/// J5 · Saves of two containers of one file, where the second one saves between any two statements of the first.
///
/// `MARTLET_BETWEEN_FIRST` and `MARTLET_BETWEEN_SEEDS` choose the seeds.
struct SavesInBetweenTests {
    @Test func J5_anOrderOfSavesInBetweenExplainsTheStoreOfManagedObjects() throws {
        let environment = ProcessInfo.processInfo.environment
        let first = Int(environment["MARTLET_BETWEEN_FIRST"] ?? "") ?? 1
        let count = Int(environment["MARTLET_BETWEEN_SEEDS"] ?? "") ?? 15
        var saves = 0
        for seed in first..<(first + count) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            var program = SavesInBetween(in: folder) { try ManagedTree($0) }
            if let failure = try program.failure(seed: seed) { Issue.record(Comment(rawValue: failure)) }
            saves += program.saves
        }
        #expect(saves > count * 5)
    }
}
