import Combine

/// An observable object from the environment: the nearest one of the type that an ancestor has set with
/// `environmentObject(_:)` (law F4).
///
///     struct ChildView: View {
///         @EnvironmentObject var model: DataModel
///         var body: some View { Text(model.message) }
///     }
///
/// The view runs again when the object publishes a change (law F3). If no ancestor has set an object, reading the
/// property stops the program with a message that names the type and the view.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, IgnoredInComparison {
    /// Access to bindings for the properties of an observable object: `$model.message`.
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

    private nonisolated(unsafe) var signal: ObjectSignal<ObjectType>?
    /// The view in which no object was found.
    private nonisolated(unsafe) var seeker: MissingObject.Seeker?

    /// Follows the object of the nearest view around that supplies one.
    nonisolated public init() {}

    /// The object.
    public var wrappedValue: ObjectType { source.object }

    /// Access to bindings for the object's properties (law D6).
    public var projectedValue: Wrapper { Wrapper(source: source) }

    private var source: ObjectSource<ObjectType> {
        guard let signal else { fatalError(Self.missingMessage(in: seeker?.view)) }
        return ObjectSource(object: signal.object, signal: signal)
    }

    /// Returns the message for a missing object of the type.
    nonisolated package static func missingMessage(in view: ViewInstance?) -> String {
        MissingObject.message(
            type: ObjectType.self,
            wrapper: "@EnvironmentObject",
            modifier: EnvironmentObjectKey<ObjectType>.modifier,
            path: view?.path,
            environment: view?.environment
        )
    }

    /// Connects the property to its storage in the view instance.
    // Unsafe pointers: `property` is a property of this type, in the copy of a view value that is being bound.
    nonisolated public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let environment = property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
        let link = context.storage { ObjectLink<ObjectType>(instance: $0, property: $1) }
        let instance = context.instance
        if let found = instance.environment.read(EnvironmentObjectKey<ObjectType>.self) ?? nil {
            environment.pointee.signal = link.follow(found.object)
        } else {
            link.unfollow()
            environment.pointee.signal = nil
            environment.pointee.seeker = MissingObject.Seeker(view: instance)
        }
    }
}
