/// Environment values of a window that a developer's tool has set in place of those of the host, until it resets them.
final class EnvironmentOverrides: SceneService {
    static let slot = ServiceSlot()

    /// The values to use, and the host's own, by key path.
    private var values: [AnyKeyPath: Any] = [:]
    private var hostValues: [AnyKeyPath: Any] = [:]
    /// Repeat the overrides in another scene.
    private var repetitions: [AnyKeyPath: (SceneGraph) -> Void] = [:]

    /// Whether a view presents the scene, which has the environment of that view.
    var isPresented = false

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
        repetitions[keyPath] = { $0.overrides.setHere(keyPath, to: value) }
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

/// The settings that a developer's tool makes in place of the system's, in all windows of an app.
///
/// A view of a scene: see "Views of nodes and scenes" in Documentation/architecture.md.
package struct SceneOverrides {
    /// The scene that the view belongs to.
    package let scene: SceneGraph

    @inline(__always)
    package init(_ scene: SceneGraph) { self.scene = scene }
}

extension SceneGraph {
    /// The settings in place of the system's.
    package var overrides: SceneOverrides {
        @inline(__always) get { SceneOverrides(self) }
    }
}

extension SceneOverrides {
    /// Uses a value of the environment in place of the hosts' own; nil restores those.
    ///
    /// The windows that are opened later have it too. Modifiers in the views go on to override it.
    package func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value?) {
        // Of all first: a window inherits the values of its app's scene.
        if value != nil { forEachWindow { $0.keepHostValue(keyPath) } }
        forEachWindow { $0.setHere(keyPath, to: value) }
    }

    /// Returns the value that is used in place of that of the host.
    package func value<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>) -> Value? {
        scene.existingService(EnvironmentOverrides.self)?.value(at: keyPath) as? Value
    }

    /// Calls `body` for the windows, and for the scene of the app around them.
    func forEachWindow(_ body: (SceneOverrides) -> Void) {
        scene.group.forEach { scene in
            if scene.existingService(EnvironmentOverrides.self)?.isPresented != true { body(scene.overrides) }
        }
    }

    private func keepHostValue<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>) {
        scene.service(EnvironmentOverrides.self).keepHostValue(keyPath) {
            EnvironmentValues(scope: scene.environment)[keyPath: keyPath]
        }
    }

    fileprivate func setHere<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value?) {
        let overrides = scene.service(EnvironmentOverrides.self)
        if let value {
            overrides.begin(keyPath, value)
            scene.setEnvironment { $0[keyPath: keyPath] = value }
        } else if let hosts: Value = overrides.end(keyPath) {
            scene.setEnvironment(keyPath, hosts)
        }
        scene.host.overridesChanged()
    }

    /// Takes over the settings of another window of the app, with the values that it would have without them.
    func take(of other: SceneGraph) {
        if let overrides = other.existingService(EnvironmentOverrides.self) {
            scene.service(EnvironmentOverrides.self).takeHostValues(of: overrides)
            overrides.repeatIn(scene)
        }
        setSchemeHere(other.overrides.colorScheme)
    }
}
