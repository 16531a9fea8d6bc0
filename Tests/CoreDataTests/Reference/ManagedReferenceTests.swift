import CoreData
import Foundation
import Testing

/// Random sequences of changes on random models, on two contexts and on a reference world:
/// `MARTLET_MODEL_SEEDS=200000` runs more.
@MainActor
struct ManagedReferenceTests {
    private func failure(_ schema: RandomSchema, _ steps: [ManagedStep], inFile: Bool) -> String? {
        do {
            let folder = inFile ? try Folder() : nil
            try ManagedRun(schema, at: folder?.file()).run(steps)
            return nil
        } catch let mismatch as ManagedRun.Mismatch { return mismatch.text } catch { return "\(error)" }
    }

    /// The shortest sequence that still fails, by leaving out one step after the other.
    private func shrunk(_ schema: RandomSchema, _ steps: [ManagedStep], inFile: Bool) -> [ManagedStep] {
        var steps = steps
        var index = 0
        while index < steps.count {
            var shorter = steps
            shorter.remove(at: index)
            if failure(schema, shorter, inFile: inFile) != nil {
                steps = shorter
                index = 0
            } else {
                index += 1
            }
        }
        return steps
    }

    private func run(_ seeds: Range<UInt64>, inFile: Bool) {
        var failures = 0
        for seed in seeds {
            let schema = RandomSchema(seed: seed)
            let steps = ManagedStep.sequence(seed)
            guard failure(schema, steps, inFile: inFile) != nil else { continue }
            let short = shrunk(schema, steps, inFile: inFile)
            Issue.record("seed \(seed), \(schema): \(short)\n\(failure(schema, short, inFile: inFile) ?? "")")
            failures += 1
            if failures == 3 { return }
        }
    }

    /// Sequences that have failed, and are not among the seeds of an ordinary run.
    @Test(arguments: [27_896, 161_325, 215_248, 238_304] as [UInt64])
    func seedsThatHaveFailedPass(_ seed: UInt64) { run(seed..<(seed + 1), inFile: false) }

    private let environment = ProcessInfo.processInfo.environment
    private var first: UInt64 { UInt64(environment["MARTLET_MODEL_FIRST"] ?? "") ?? 1 }
    private var count: UInt64 { UInt64(environment["MARTLET_MODEL_SEEDS"] ?? "") ?? 2000 }

    @Test func contextsAgreeWithTheReference() { run(first..<(first + count), inFile: false) }

    @Test func twoContainersOfOneFileAgreeWithTheReference() {
        run(first..<(first + count / 40 + 1), inFile: true)
    }
}
