import AttributeGraph
import Foundation

/// The time by which a scene's animations go, and what waits for it.
///
/// The time is an input of the graph that only rules read which animate something now. When nothing does, it is nobody's
/// input.
final class AnimationClock {
    /// In seconds since the host's clock began; set once an update.
    let time: Attribute<Double>
    /// The same, for those who only look.
    // @exclusivity(unchecked): asked in each update; no access lasts while other code runs.
    @exclusivity(unchecked) var now = 0.0
    /// The host's time that this is.
    @exclusivity(unchecked) fileprivate var hostTime = Duration.zero
    /// The date at which the host's clock began.
    var startDate = Date()
    /// What animates now: a frame is wanted as long as there is something.
    @exclusivity(unchecked) private(set) var active = 0
    @exclusivity(unchecked) fileprivate var alarms = AlarmList()

    /// What waits for the animations of the transactions of the update under way.
    @exclusivity(unchecked) var newCompletions: [AnimationCompletion] = []
    /// What waits for those of earlier ones.
    @exclusivity(unchecked) fileprivate var completions: [AnimationCompletion] = []

    init(graph: Graph, scope: Scope) {
        time = graph.makeInput(0, in: scope)
    }

    func begin() { active += 1 }

    func end() { active -= 1 }

    /// The date that it is.
    var date: Date { startDate + now }

    /// The time of a date.
    func seconds(of date: Date) -> Double { date.timeIntervalSince(startDate) }

    /// Has something done in the first update at or after a time.
    func wake(at due: Double, _ action: @escaping () -> Void) -> Alarm { alarms.add(at: due, action) }
}

extension SceneGraph {
    /// Whether something that is shown changes as time passes, so that the host should ask for an update at its next
    /// frame, with ``time`` moved on.
    package var needsFrame: Bool { clock.active > 0 }

    /// When the scene wants an update although nothing is written and nothing animates, on the host's clock; nil for
    /// never.
    package var nextWakeUp: Duration? { clock.alarms.due.map { .seconds($0) } }

    /// Brings what animates into line with the time.
    func tick() {
        if time != clock.hostTime {
            clock.hostTime = time
            clock.now = time / .seconds(1)
        }
        let seconds = clock.now
        let due = clock.alarms.take(at: seconds)
        let hasPassed = graph.set(clock.time, to: seconds)
        setTimeOfOthers(to: seconds)
        guard hasPassed && clock.active > 0 || !due.isEmpty else { return }
        recorder?.note(.frame)
        transactions.isTicking = true
        beginSharedTransaction(Transaction())
        asEvaluation {
            for alarm in due { alarm.goOff() }
            settleAll()
        }
        transactions.isTicking = false
    }

    /// Runs the completions of transactions whose animations have ended. Called when the last values have been shown.
    /// - Returns: whether any has run.
    @MainActor
    func runCompletions() -> Bool {
        let clock = self.clock
        if clock.newCompletions.isEmpty, clock.completions.isEmpty { return false }
        for completion in clock.newCompletions { completion.end() }
        clock.completions += clock.newCompletions
        clock.newCompletions = []
        let ready = clock.completions.filter(\.isReady)
        guard !ready.isEmpty else { return false }
        clock.completions.removeAll { completion in ready.contains { $0 === completion } }
        for completion in ready { completion.run() }
        return true
    }
}
