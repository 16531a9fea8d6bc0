import AttributeGraph

/// A value of the environment, read by a view (laws G1 to G4).
///
///     @Environment(\.colorScheme) private var colorScheme
///
/// A body that reads the property depends on what the key path leads to, and on nothing else of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, IgnoredInComparison {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var reader: EnvironmentReader<Value>?

    /// Reads the value that a key path leads to.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value for the view; outside of a hierarchy, the default.
    public var wrappedValue: Value {
        reader?.value ?? EnvironmentValues()[keyPath: keyPath]
    }

    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let environment = property.assumingMemoryBound(to: Environment<Value>.self)
        let reader = context.storage { instance, _ in EnvironmentReader<Value>(instance: instance) }
        reader.keyPath = environment.pointee.keyPath
        environment.pointee.reader = reader
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Follows what a key path leads to in the environment of one view.
private final class EnvironmentReader<Value>: @unchecked Sendable {
    private unowned(unsafe) let scene: SceneGraph
    private let environment: EnvironmentScope
    private let scope: Scope
    private let part = TrackedPart<Value>()
    var keyPath: KeyPath<EnvironmentValues, Value>! {
        didSet {
            if let oldValue, oldValue != keyPath { part.reset() }
        }
    }

    init(instance: ViewInstance) {
        scene = instance.scene
        environment = instance.environment
        scope = instance.scope
    }

    var value: Value {
        let environment = self.environment
        guard let keyPath else { preconditionFailure("An environment property was read before it was bound.") }
        return part.read(scene: scene, scope: scope) { EnvironmentValues(scope: environment)[keyPath: keyPath] }
    }
}
