#if compiler(<6.4)
import MartletBase
import Observation

/// Runs a closure now and after each change of the observable properties that it has read, until the token is released.
///
///     let token = withContinuousObservation(options: .didSet) { event in
///         print(trip.name)
///         if event.matches(\Trip.name) { trip.dateEdited = .now }
///     }
///
/// The closure runs on the actor that it is isolated to, at the next suspension of that actor's work: first for the event
/// `initial`, then for the observed kinds of events. Changes up to a run are reported by it together, and what the closure
/// itself changes starts no other run.
///
/// - Parameters:
///   - options: The kinds of events to run for.
///   - apply: The closure, whose reads are observed.
/// - Returns: the token. When it is released, the observation ends.
public func withContinuousObservation(
    options: ObservationTracking.Options,
    @_inheritActorContext apply: @escaping @isolated(any) @Sendable (borrowing ObservationTracking.Event) -> Void
) -> ObservationTracking.Token {
    let observation = ContinuousObservation(options, apply)
    observation.report(.initial, .none)
    return ObservationTracking.Token(observation)
}

/// An observation that registers again after each run of its closure.
final class ContinuousObservation: CancellableObservation {
    typealias Apply = @isolated(any) @Sendable (borrowing ObservationTracking.Event) -> Void

    private struct State {
        /// The event of the next run, which is scheduled.
        var kind: ObservationTracking.Event.Kind?
        var changes = ObservedChanges.none
        /// The number of the last registration; those before it report nothing.
        var registration = 0
        var isCancelled = false
    }

    private let options: ObservationTracking.Options
    private let apply: Apply
    private let state = HandedMutex(State())

    init(_ options: ObservationTracking.Options, _ apply: @escaping Apply) {
        self.options = options
        self.apply = apply
    }

    func cancel() { state.withLock { $0.isCancelled = true } }

    /// Schedules a run for an event, or adds the event to a run that is scheduled already.
    func report(_ kind: ObservationTracking.Event.Kind, _ changes: ObservedChanges) {
        let isFirst = state.withLock { state in
            state.changes.formUnion(changes)
            guard state.kind == nil else { return false }
            state.kind = kind
            return true
        }
        guard isFirst else { return }
        Task { await run(isolation: apply.isolation) }
    }

    /// Runs the closure and registers with what it reads, on the closure's actor.
    private func run(isolation: isolated (any Actor)?) {
        let next: (ObservationTracking.Event.Kind, ObservedChanges, Int)? = state.withLock { state in
            guard !state.isCancelled, let kind = state.kind else { return nil }
            let changes = state.changes
            state.kind = nil
            state.changes = .none
            state.registration += 1
            return (kind, changes, state.registration)
        }
        guard let (kind, changes, number) = next else { return }
        let run = {
            // A closure of any isolation can only be awaited, and reads are observed on a thread while a function runs: a
            // task that begins at once, on the closure's own actor, does not suspend before the closure has returned.
            _ = Task.immediate {
                _ = isolation
                await self.apply(ObservationTracking.Event(kind: kind, changes: changes, of: self))
            }
        }
        // Weak: a registration lasts until the next change, and the observation ends with its token.
        ObservedReads.observe(run) { [weak self] in self?.event($0, $1, of: number) ?? false }
    }

    /// - Returns: whether the registration is still needed.
    private func event(
        _ kind: ObservationTracking.Event.Kind, _ changes: ObservedChanges, of registration: Int
    ) -> Bool {
        let isValid = state.withLock { !$0.isCancelled && $0.registration == registration }
        guard isValid else { return false }
        if options.contains(kind) { report(kind, changes) }
        return true
    }
}

extension ObservationTracking.Options {
    /// Whether events of a kind are observed.
    fileprivate func contains(_ kind: ObservationTracking.Event.Kind) -> Bool {
        switch kind {
        case .willSet: contains(Self.willSet)
        case .didSet: contains(Self.didSet)
        default: contains(Self.deinit)
        }
    }
}
#endif
