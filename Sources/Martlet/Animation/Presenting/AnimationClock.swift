import AttributeGraph
import Foundation

/// The time by which a scene's animations go, and what depends on it.
///
/// The time is an input of the graph that only rules read which animate something now. When nothing does, it is nobody's
/// input.
final class AnimationClock {
    /// In seconds since the host's clock began; set once an update.
    let time: Attribute<Double>
    /// What animates now: a frame is wanted as long as there is something.
    private(set) var active = 0

    init(graph: Graph, scope: Scope) {
        time = graph.makeInput(0, in: scope)
    }

    func begin() { active += 1 }

    func end() { active -= 1 }
}

extension SceneGraph {
    /// Whether something that is shown changes as time passes, so that the host should ask for an update at its next
    /// frame, with ``time`` moved on.
    public var needsFrame: Bool { clock.active > 0 }

    /// Brings what animates into line with the time.
    func tick() {
        let seconds = time / .seconds(1)
        guard graph.set(clock.time, to: seconds), clock.active > 0 else { return }
        isTicking = true
        beginTransaction(Transaction())
        asEvaluation { settle() }
        isTicking = false
    }

    /// Runs the completions of transactions whose animations have ended. Called when the last values have been shown.
    /// - Returns: whether any has run.
    @MainActor
    func runCompletions() -> Bool {
        if newCompletions.isEmpty, completions.isEmpty { return false }
        for completion in newCompletions { completion.end() }
        completions += newCompletions
        newCompletions = []
        let ready = completions.filter(\.isReady)
        guard !ready.isEmpty else { return false }
        completions.removeAll { $0.isReady }
        for completion in ready { completion.run() }
        return true
    }
}
