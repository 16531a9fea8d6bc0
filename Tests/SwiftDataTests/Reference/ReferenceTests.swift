import Foundation
import SwiftData
import Testing

/// Random sequences of changes, on two contexts and on a reference world: `MARTLET_MODEL_SEEDS=200000` runs more.
@MainActor
struct ReferenceTests {
    private func steps(_ seed: UInt64) -> [ReferenceStep] {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
        let kinds = ReferenceStep.Kind.allCases
        return (0..<(5 + random(20))).map { _ in
            ReferenceStep(kind: kinds[random(kinds.count)], a: random(100), b: random(100))
        }
    }

    private typealias Reopen = () throws -> ModelContainer

    private func failure(
        _ steps: [ReferenceStep], _ containers: [ModelContainer], _ reopen: Reopen?
    ) -> String? {
        do {
            try ReferenceRun(containers, reopen: reopen).run(steps)
            return nil
        } catch let mismatch as ReferenceRun.Mismatch { return mismatch.text } catch { return "\(error)" }
    }

    /// The shortest sequence that still fails, by leaving out one step after the other.
    private func shrunk(
        _ steps: [ReferenceStep], _ containers: [ModelContainer], _ reopen: Reopen?
    ) -> [ReferenceStep] {
        var steps = steps
        var index = 0
        while index < steps.count {
            var shorter = steps
            shorter.remove(at: index)
            if failure(shorter, containers, reopen) != nil {
                steps = shorter
                index = 0
            } else {
                index += 1
            }
        }
        return steps
    }

    private func run(_ seeds: Range<UInt64>, _ containers: [ModelContainer], reopen: Reopen? = nil) {
        var failures = 0
        for seed in seeds {
            let steps = steps(seed)
            guard failure(steps, containers, reopen) != nil else { continue }
            let short = shrunk(steps, containers, reopen)
            Issue.record("seed \(seed): \(short)\n\(failure(short, containers, reopen) ?? "")")
            failures += 1
            if failures == 3 { return }
        }
    }

    private let environment = ProcessInfo.processInfo.environment
    private var first: UInt64 { UInt64(environment["MARTLET_MODEL_FIRST"] ?? "") ?? 1 }
    private var count: UInt64 { UInt64(environment["MARTLET_MODEL_SEEDS"] ?? "") ?? 2000 }

    private func container(_ configuration: some DataStoreConfiguration) throws -> ModelContainer {
        try ModelContainer(for: RefNode.self, RefGroup.self, RefMark.self, configurations: configuration)
    }

    @Test func contextsAgreeWithTheReference() throws {
        run(first..<(first + count), [try container(ModelConfiguration(isStoredInMemoryOnly: true))])
    }

    @Test func twoContainersOfOneFileAgreeWithTheReference() throws {
        let folder = try Folder()
        let containers = try (0..<2).map { _ in try container(ModelConfiguration(url: folder.store)) }
        run(first..<(first + count / 20 + 1), containers)
    }

    @Test func aStoreOfJSONAgreesWithTheReference() throws {
        let folder = try Folder()
        let configuration = JSONStoreConfiguration(fileURL: folder.url.appendingPathComponent("reference.json"))
        run(first..<(first + count / 20 + 1), [try container(configuration)]) {
            try container(configuration)
        }
    }
}
