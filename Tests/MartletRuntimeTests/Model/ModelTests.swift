import Testing
import MartletTesting

/// Random trees with random changes: the result always equals that of a tree built from scratch, and no body runs
/// without a reason.
@MainActor @Suite struct ModelTests {
    @Test func aLongLivedTreeEqualsAFreshOne() {
        for seed in Seeds.from(environmentOr: 150) {
            let run = ModelRun(seed: seed)
            run.start()
            for step in 1...6 {
                guard run.step(step) else {
                    Issue.record("MARTLET_SEEDS=\(seed)...\(seed) fails at step \(step):\n\(run.failure)")
                    return
                }
            }
        }
    }
}

@MainActor
private final class ModelRun {
    private var random: SplitMix
    private var names = 0
    private var shape: Shape
    private let probe = ModelProbe()
    private var host: TestHost!
    private var holder: Binding<Shape>!
    private(set) var failure = ""

    init(seed: Int) {
        random = SplitMix(seed: seed)
        shape = .random(depth: 4, using: &random, names: &names)
    }

    func start() {
        host = TestHost(size: CGSize(width: 2_000, height: 2_000)) {
            ModelHolder(probe: probe, shape: shape) { [unowned self] in holder = $0 }
        }
        _ = probe.takeRuns()
    }

    private func state(_ name: String) -> Int { probe.bindings[name]?.wrappedValue ?? 0 }

    /// Writes at random, updates, and compares; returns false and sets `failure` if there is a difference.
    func step(_ step: Int) -> Bool {
        let before = shape.identities(state: state)
        var written: Set<String> = []
        if Int.random(in: 0..<3, using: &random) > 0 {
            for name in before.keys.sorted() where Int.random(in: 0..<4, using: &random) == 0 {
                guard let binding = probe.bindings[name] else { continue }
                binding.wrappedValue += 1
                written.insert(name)
            }
        }
        if Int.random(in: 0..<3, using: &random) > 0 {
            shape.mutate(using: &random, names: &names)
            holder.wrappedValue = shape
        }
        if step == 4 { host.resize(to: CGSize(width: 1_600, height: 1_500)) } else { host.update() }
        return check(before: before, written: written)
    }

    private func check(before: [String: ModelIdentity], written: Set<String>) -> Bool {
        let after = shape.identities(state: state)
        let runs = probe.takeRuns()
        for name in Set(runs) where name != "root" {
            guard before[name] == nil || before[name] != after[name] || written.contains(name) else {
                return fail("the body of \(name) ran without a reason")
            }
            if runs.count(where: { $0 == name }) > 1 { return fail("the body of \(name) ran more than once") }
        }
        let fresh = ModelProbe(initialValues: probe.bindings.mapValues(\.wrappedValue))
        let size = host.scene.size
        let shape = self.shape
        let other = TestHost(size: size) { ModelHolder(probe: fresh, shape: shape) { _ in } }
        guard host.texts == other.texts else {
            return fail("it shows \(host.texts)\nand a fresh tree \(other.texts)")
        }
        guard host.tree == other.tree else { return fail("its tree is\n\(host.tree)\nand a fresh one\n\(other.tree)") }
        return true
    }

    private func fail(_ text: String) -> Bool {
        failure = "\(shape)\n\(text)"
        return false
    }
}
