/// Environment values of a window that a developer's tool has set in place of those of the host, until it resets them.
final class EnvironmentOverrides: SceneService {
    static let slot = ServiceSlot()

    /// The values to use, and the host's own, by key path.
    private var values: [AnyKeyPath: Any] = [:]
    private var hostValues: [AnyKeyPath: Any] = [:]
    /// Repeat the overrides in another scene.
    private var repetitions: [AnyKeyPath: (SceneGraph) -> Void] = [:]

    init(scene: SceneGraph) {}

    func value(at keyPath: AnyKeyPath) -> Any? { values[keyPath] }

    /// Records a value of the host.
    ///
    /// - Returns: Whether another value is used in its place.
    func take(_ value: Any, at keyPath: AnyKeyPath) -> Bool {
        guard values[keyPath] != nil else { return false }
        // For later.
        hostValues[keyPath] = value
        return true
    }

    /// Starts to use a value.
    func begin<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        values[keyPath] = value
        repetitions[keyPath] = { $0.overrideHere(keyPath, with: value) }
    }

    /// Keeps the value of the host, unless it is known.
    func keepHostValue<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: () -> Value) {
        if values[keyPath] == nil { hostValues[keyPath] = value() }
    }

    /// Ends the use of a value.
    ///
    /// - Returns: The value of the host; nil if there was no override.
    func end<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>) -> Value? {
        values[keyPath] = nil
        repetitions[keyPath] = nil
        return hostValues.removeValue(forKey: keyPath) as? Value
    }

    func takeHostValues(of other: EnvironmentOverrides) { hostValues.merge(other.hostValues) { own, _ in own } }

    func repeatIn(_ scene: SceneGraph) {
        for override in repetitions.values { override(scene) }
    }
}

extension SceneGraph {
    /// Uses a value of the environment in all windows of the app in place of the hosts' own; nil restores those.
    ///
    /// The windows that are opened later have it too. Modifiers in the views go on to override it.
    package func override<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, with value: Value?) {
        // Of all first: a window inherits the values of its app's scene.
        if value != nil { group.forEach { if !$0.isPresented { $0.keepHostValue(keyPath) } } }
        group.forEach { if !$0.isPresented { $0.overrideHere(keyPath, with: value) } }
    }

    private func keepHostValue<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>) {
        service(EnvironmentOverrides.self).keepHostValue(keyPath) {
            EnvironmentValues(scope: environment)[keyPath: keyPath]
        }
    }

    /// The value that overrides that of the host.
    package func overriding<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>) -> Value? {
        existingService(EnvironmentOverrides.self)?.value(at: keyPath) as? Value
    }

    fileprivate func overrideHere<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, with value: Value?
    ) {
        let overrides = service(EnvironmentOverrides.self)
        if let value {
            overrides.begin(keyPath, value)
            setOwnEnvironment(keyPath, value)
        } else if let hosts = overrides.end(keyPath) {
            setEnvironment(keyPath, hosts)
        }
        host.overridesChanged()
    }

    /// Takes over the overrides of another window of the app, with the values that it would have without them.
    func takeOverrides(of other: SceneGraph) {
        if let overrides = other.existingService(EnvironmentOverrides.self) {
            service(EnvironmentOverrides.self).takeHostValues(of: overrides)
            overrides.repeatIn(self)
        }
        overrideSchemeHere(other.overriddenColorScheme)
    }
}
