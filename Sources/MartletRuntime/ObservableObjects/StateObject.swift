import Combine

/// An observable object that a view makes for itself, once in its lifetime (law F1).
///
///     struct ContentView: View {
///         @StateObject private var counter = Counter()
///         var body: some View {
///             Button("Count: \(counter.count)") { counter.count += 1 }
///         }
///     }
///
/// The expression that makes the object runs before the first body of the lifetime, and never for the view values
/// that follow it (law A12). The view runs again when the object publishes a change (law F3).
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, IgnoredInComparison {
    // nonisolated(unsafe): the runtime connects properties on the main actor's thread, in functions that cannot be
    // declared as isolated.
    private nonisolated(unsafe) let make: () -> ObjectType
    private nonisolated(unsafe) var signal: ObjectSignal<ObjectType>?

    /// Keeps the object that an expression makes. The expression runs when the view first appears.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside a view hierarchy, each read creates a new object, and reports an issue.
    public var wrappedValue: ObjectType { source.object }

    /// Access to bindings for the object's properties (law D6).
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(source: source)
    }

    private var source: ObjectSource<ObjectType> {
        if let signal { return ObjectSource(object: signal.object, signal: signal) }
        Diagnostics.reportDetachedObject(of: ObjectType.self)
        return ObjectSource(object: make(), signal: nil)
    }

    /// Connects the property to its storage in the view instance.
    // Unsafe pointers: `property` is a property of this type, in the copy of a view value that is being bound.
    nonisolated public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let state = property.assumingMemoryBound(to: StateObject<ObjectType>.self)
        let link = context.storage { ObjectLink<ObjectType>(instance: $0, property: $1) }
        state.pointee.signal = link.follow(link.object ?? state.pointee.make())
    }
}
