import CMartletABI
import Dispatch
@_spi(SwiftUI) import Observation

/// What is registered with observable objects, until it is cancelled.
public struct ObservationRegistration: Sendable {
    let tracking: ObservationTracking

    /// Nobody is told from here on.
    public func cancel() { tracking.cancel() }
}

/// Runs `body`, and tells of each change of an observable property that it has read.
///
/// - Parameters:
///   - didChange: Called after a change, on the thread that made it, with what is registered. Where
///     ``ABIFact/observationCallbacks`` is left off, called once with nil, before the change.
///   - mayHaveChanged: Called after a change that another thread had only announced; `body` may have run meanwhile,
///     and have read the old value.
public func withObservation<Result>(
    of body: () -> Result,
    didChange: @escaping @Sendable (ObservationRegistration?) -> Void,
    mayHaveChanged: @escaping @Sendable () -> Void
) -> Result {
    if ABI.uses(.observationCallbacks) {
        return withObservationCallbacks(of: body, didChange: didChange)
    }
    return withObservationOfAnnouncements(of: body, didChange: didChange, mayHaveChanged: mayHaveChanged)
}

func withObservationCallbacks<Result>(
    of body: () -> Result, didChange: @escaping @Sendable (ObservationRegistration?) -> Void
) -> Result {
    withObservationTracking(body, didSet: { didChange(ObservationRegistration(tracking: $0)) })
}

/// The same with what Observation promises: it tells of the first change, before the change is made.
func withObservationOfAnnouncements<Result>(
    of body: () -> Result,
    didChange: @escaping @Sendable (ObservationRegistration?) -> Void,
    mayHaveChanged: @escaping @Sendable () -> Void
) -> Result {
    withObservationTracking(body) {
        didChange(nil)
        // On the main thread nothing runs before the change has been made.
        guard !martlet_abi_is_main_thread() else { return }
        for delay in [1, 10, 100] {
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(delay), execute: mayHaveChanged)
        }
    }
}

extension ObservationRegistrar {
    /// Ends what is registered with a property by telling of a change of it.
    public func tell<Subject: Observable, Member>(_ subject: Subject, _ keyPath: KeyPath<Subject, Member>) {
        if !ABI.uses(.observationCallbacks) { willSet(subject, keyPath: keyPath) }
        didSet(subject, keyPath: keyPath)
    }
}
