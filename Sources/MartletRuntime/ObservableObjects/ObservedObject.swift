import Combine

/// An observable object that is passed to a view, which runs again when the object publishes a change (laws F2, F3).
///
///     struct LevelView: View {
///         @ObservedObject var progress: GameProgress
///         var body: some View {
///             Stepper("Level \(progress.level)", value: $progress.level)
///         }
///     }
///
/// The property follows the reference that it is set to, and retains the object no longer than the view value does. An
/// object that the view creates for itself belongs into a ``StateObject``.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Access to bindings for the properties of an observable object: `$progress.level`.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        // nonisolated(unsafe): the runtime connects properties on the main actor's thread, in functions that cannot be
        // declared as isolated.
        nonisolated(unsafe) let source: ObjectSource<ObjectType>

        nonisolated init(source: ObjectSource<ObjectType>) { self.source = source }

        /// A binding to a property of the object (law D6).
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            source.binding(to: keyPath)
        }
    }

    private nonisolated(unsafe) var reference: ObjectReference<ObjectType>
    private nonisolated(unsafe) var signal: ObjectSignal<ObjectType>?

    /// Follows an object; the same as `init(wrappedValue:)`.
    nonisolated public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// Follows an object.
    nonisolated public init(wrappedValue: ObjectType) { reference = ObjectReference(object: wrappedValue) }

    /// The object.
    public var wrappedValue: ObjectType {
        get { reference.object }
        set {
            reference = ObjectReference(object: newValue)
            signal = nil
        }
    }

    /// Access to bindings for the object's properties.
    public var projectedValue: Wrapper {
        Wrapper(source: ObjectSource(object: reference.object, signal: signal))
    }

    /// Connects the property to its storage in the view instance.
    // Unsafe pointers: `property` is a property of this type, in the copy of a view value that is being bound.
    nonisolated public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let observed = property.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
        let link = context.storage { ObjectLink<ObjectType>(instance: $0, property: $1) }
        observed.pointee.signal = link.follow(observed.pointee.reference.object)
    }
}
