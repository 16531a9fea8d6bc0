import Observation

// The fields of Observation's types are read by name with `Mirror`: where a toolchain names them differently, the
// answers are empty, and reports have no values of observed objects.

extension ObservationRegistration {
    /// Returns the identities of the registrars whose objects were read through a key path.
    ///
    /// Takes some microseconds: only for reports.
    public func registrars(reading keyPath: AnyKeyPath) -> [ObjectIdentifier] {
        guard let entries = Mirror(reflecting: tracking).descendant("list", "entries") else { return [] }
        return Mirror(reflecting: entries).children.compactMap { child in
            let entry = Mirror(reflecting: child.value)
            guard let properties = entry.descendant("value", "properties") as? Set<AnyKeyPath>,
                properties.contains(keyPath),
                let buffer = entry.descendant("value", "context", "state", "buffer")
            else { return nil }
            return ObjectIdentifier(buffer as AnyObject)
        }
    }
}

extension ObservationRegistrar {
    /// The label of the field that the macro `@Observable` adds to a class.
    public static var fieldName: String { "_$observationRegistrar" }

    /// The identity by which `ObservationRegistration/registrars(reading:)` names the registrar; nil if unknown.
    public var identity: ObjectIdentifier? {
        let buffer = Mirror(reflecting: self).descendant("extent", "context", "state", "buffer")
        return buffer.map { ObjectIdentifier($0 as AnyObject) }
    }
}

/// Runs `body`, and reports each change of the observable properties that it reads before and after it is made.
///
/// - Parameters:
///   - body: The closure whose reads are tracked.
///   - willChange: Called before each change, on the changing thread.
///   - didChange: Called after each change, on the changing thread.
public func withReportedObservation<Result>(
    of body: () -> Result,
    willChange: @escaping @Sendable (ObservationRegistration) -> Void,
    didChange: @escaping @Sendable (ObservationRegistration) -> Void
) -> Result {
    withObservationCallbacks(of: body, willChange: willChange, didChange: didChange)
}
