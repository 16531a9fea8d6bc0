@_spi(SwiftUI) import Observation

/// A registration with observable objects, which lasts until it is cancelled.
public struct ObservationRegistration: Sendable {
    let tracking: ObservationTracking

    /// The property that has changed; `nil` if it is not known.
    public var changed: AnyKeyPath? { tracking.changed }

    /// Cancels the registration.
    public func cancel() { tracking.cancel() }
}

/// Runs `body`, and reports changes of the observable properties that it reads.
///
/// - Parameters:
///   - body: The closure whose reads are tracked.
///   - willChange: Called once, before the first change, on the changing thread. Used only if
///     ``ABIFact/observationCallbacks`` is not in use.
///   - didChange: Called after each change, on the changing thread, with the registration. Used only if the fact is in
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

func withObservationCallbacks<Result>(
    of body: () -> Result,
    willChange: @escaping @Sendable (ObservationRegistration) -> Void,
    didChange: @escaping @Sendable (ObservationRegistration) -> Void
) -> Result {
    withObservationTracking(
        body, willSet: { willChange(ObservationRegistration(tracking: $0)) },
        didSet: { didChange(ObservationRegistration(tracking: $0)) })
}

extension ObservationRegistrar {
    /// Notifies the observers of a property as if it had changed.
    public func notify<Subject: Observable, Member>(_ subject: Subject, _ keyPath: KeyPath<Subject, Member>) {
        if !ABI.uses(.observationCallbacks) { willSet(subject, keyPath: keyPath) }
        didSet(subject, keyPath: keyPath)
    }
}
