#if compiler(<6.4)
import MartletBase
import Observation

/// Runs a closure, and reports one change of the observable properties that it reads, and their objects' end.
///
///     withObservationTracking(options: [.willSet, .didSet]) {
///         print(trip.name)
///     } onChange: { event in
///         if event.kind == .didSet { print("The trip has another name.") }
///     }
///
/// The first change is reported before it (`.willSet`) and after it (`.didSet`), on the changing thread; later ones are not.
///
/// - Parameters:
///   - options: The kinds of events to report.
///   - apply: The closure whose reads are observed.
///   - onChange: Called with each event.
/// - Returns: the closure's result.
/// - Throws: the closure's error.
public func withObservationTracking<Result: ~Copyable, Failure: Error>(
    options: ObservationTracking.Options, _ apply: () throws(Failure) -> Result,
    onChange: @escaping @Sendable (borrowing ObservationTracking.Event) -> Void
) throws(Failure) -> Result {
    let observation = SingleObservation(options, onChange)
    var result: Swift.Result<Result, Failure>?
    let run = {
        do throws(Failure) { result = .success(try apply()) } catch { result = .failure(error) }
    }
    ObservedReads.observe(run) { observation.report($0, $1) }
    // The closure has run.
    return try result.take()!.get()
}

/// An observation of one change.
final class SingleObservation: CancellableObservation {
    private struct State {
        /// The kinds that are still to be reported.
        var pending: ObservationTracking.Options
        /// The change between its two events.
        var changing: ObservedChanges?
        var hasEnded = false
    }

    private let state: HandedMutex<State>
    private let onChange: @Sendable (borrowing ObservationTracking.Event) -> Void

    init(
        _ options: ObservationTracking.Options,
        _ onChange: @escaping @Sendable (borrowing ObservationTracking.Event) -> Void
    ) {
        state = HandedMutex(State(pending: options))
        self.onChange = onChange
    }

    func cancel() { state.withLock { $0.pending = [] } }

    /// Reports an event if it is the first of its kind.
    ///
    /// - Returns: whether the registration is still needed.
    func report(_ kind: ObservationTracking.Event.Kind, _ changes: ObservedChanges) -> Bool {
        let isWanted = state.withLock { state in
            switch kind {
            case .willSet:
                guard state.changing == nil else { return false }
                state.changing = changes
                return state.pending.remove(.willSet) != nil
            case .didSet:
                // A change within `onChange` ends before the one that it was called for.
                guard !state.hasEnded, let changing = state.changing, changes == changing else { return false }
                state.hasEnded = true
                return state.pending.remove(.didSet) != nil
            default:
                return state.pending.remove(.deinit) != nil
            }
        }
        if isWanted { onChange(ObservationTracking.Event(kind: kind, changes: changes, of: self)) }
        return state.withLock { $0.pending.contains(.deinit) || (!$0.hasEnded && $0.pending.contains(.didSet)) }
    }
}
#endif
