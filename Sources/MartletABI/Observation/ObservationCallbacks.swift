@_spi(SwiftUI) import Observation

/// What is registered with observable objects, until it is cancelled.
public struct ObservationRegistration: Sendable {
    let tracking: ObservationTracking

    /// The property that has changed; nil where it is not known.
    public var changed: AnyKeyPath? { tracking.changed }

    /// Nobody is told from here on.
    public func cancel() { tracking.cancel() }
}

/// Runs `body`, and tells of changes of the observable properties that it has read.
///
/// - Parameters:
///   - willChange: Called once, before the first change, on the thread that makes it: where
///     ``ABIFact/observationCallbacks`` is left off.
///   - didChange: Called after each change, on the thread that made it, with what is registered: where the fact is in
///     use.
public func withObservation<Result>(
    of body: () -> Result,
    willChange: @escaping @Sendable () -> Void,
    didChange: @escaping @Sendable (ObservationRegistration) -> Void
) -> Result {
    if ABI.uses(.observationCallbacks) { return withObservationCallbacks(of: body, didChange: didChange) }
    return withObservationTracking(body, onChange: willChange)
}

func withObservationCallbacks<Result>(
    of body: () -> Result, didChange: @escaping @Sendable (ObservationRegistration) -> Void
) -> Result {
    withObservationTracking(body, didSet: { didChange(ObservationRegistration(tracking: $0)) })
}

extension ObservationRegistrar {
    /// Ends what is registered with a property by telling of a change of it.
    public func tell<Subject: Observable, Member>(_ subject: Subject, _ keyPath: KeyPath<Subject, Member>) {
        if !ABI.uses(.observationCallbacks) { willSet(subject, keyPath: keyPath) }
        didSet(subject, keyPath: keyPath)
    }
}
