import AttributeGraph
import Foundation

/// The time of a scene's animations, with the alarms and completions that depend on it.
///
/// The time is an input of the graph that only the rules of running animations read. Without an animation it has no
/// readers.
final class AnimationClock {
    /// In seconds since the host's clock began; set once an update.
    let time: Attribute<Double>
    /// The current time, for reads without a dependency.
    // @exclusivity(unchecked): asked in each update; no access lasts while other code runs.
    @exclusivity(unchecked) var now = 0.0
    /// The host's time that this is.
    @exclusivity(unchecked) fileprivate var hostTime = Duration.zero
    /// The date at which the host's clock began.
    var startDate = Date()
    /// The relation to the host's time, and the start date at the usual pace.
    @exclusivity(unchecked) var pace = ClockPace()
    var usualStartDate = Date()
    /// The number of running animations. The scene requests frames while it is positive.
    @exclusivity(unchecked) private(set) var active = 0
    @exclusivity(unchecked) fileprivate var alarms = AlarmList()

    /// The completions for animations that the current update starts.
    @exclusivity(unchecked) var newCompletions: [AnimationCompletion] = []
    /// The completions for animations of earlier updates.
    @exclusivity(unchecked) fileprivate var completions: [AnimationCompletion] = []

    init(graph: Graph, scope: Scope) {
        time = graph.makeInput(0, kind: TimeInput(), in: scope)
    }

    func begin() { active += 1 }

    func end() { active -= 1 }

    /// The current date.
    var date: Date { startDate + now }

    /// The time of a date.
    func seconds(of date: Date) -> Double { date.timeIntervalSince(startDate) }

    /// Schedules an action for the first update at or after a time.
    func wake(at due: Double, _ action: @escaping () -> Void) -> Alarm { alarms.add(at: due, action) }
}

/// The kind of input that a clock's time is. `EquatableInput<Double>` would have the runtime search for a conformance at
/// the start of each app.
private struct TimeInput: InputKind {
    func areEqual(_ a: Double, _ b: Double) -> Bool { a == b }
}

extension SceneGraph {
    /// Whether presented values change with time, so that the host should start an update at its next frame, with an
    /// advanced ``time``.
    package var needsFrame: Bool { clock.active > 0 }

    /// The time of the next alarm, on the host's clock, at which the scene needs an update even without writes or
    /// animations; nil if there is none.
    package var nextWakeUp: Duration? { clock.alarms.due.map { .seconds(clock.pace.hostTime(at: $0)) } }

    /// Advances all animations to the current time.
    func tick() {
        if time != clock.hostTime {
            clock.hostTime = time
            clock.now = clock.pace.time(at: time / .seconds(1))
        }
        let seconds = clock.now
        let due = clock.alarms.take(at: seconds)
        let hasPassed = graph.set(clock.time, to: seconds)
        synchronizeAnimations(to: seconds)
        guard hasPassed && clock.active > 0 || !due.isEmpty else { return }
        group.outsideCauses &+= 1
        recording.recorder?.record(.frame)
        transactions.isTicking = true
        beginSharedTransaction(Transaction())
        asEvaluation {
            for alarm in due { alarm.goOff() }
            settleAll()
        }
        transactions.isTicking = false
    }

    /// Runs the completions whose animations have ended. Called after the last values were presented.
    ///
    /// - Returns: Whether any completion has run.
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
