import AttributeGraph
import Observation

/// The key of the object of a type in the environment.
private enum ObservableKey<Object: AnyObject>: ObjectKey {
    static var objectType: Any.Type { Object.self }
    static var modifier: String { ".environment(_:)" }
    static var defaultValue: ObjectReference<Object>? { nil }
}

extension EnvironmentValues {
    /// The object of a type, if one is set.
    public subscript<T: AnyObject & Observable>(_ objectType: T.Type) -> T? {
        get { self[ObservableKey<T>.self]?.object }
        set { self[ObservableKey<T>.self] = newValue.map { ObjectReference(object: $0) } }
    }

    /// Returns the object of a type. Without one, the program stops with a message that names the remedy (law E5).
    func required<T: AnyObject & Observable>(_ objectType: T.Type) -> T {
        if let object = self[objectType] { return object }
        let view = SceneGraph.evaluating?.issues.evaluatingView
        fatalError(
            MissingObject.message(
                type: objectType,
                wrapper: "@Environment(\(typeName(objectType)).self)",
                modifier: ObservableKey<T>.modifier,
                path: view?.path,
                environment: scope
            )
        )
    }
}

extension Environment {
    /// Reads the object of a type that a view around has been given with `environment(_:)`.
    ///
    /// Where there is none, reading stops the program; declare the property as optional if that may be (law E5).
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        self.init { $0.required(objectType) }
    }

    /// Reads the object of a type that a view around has been given with `environment(_:)`; nil if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        self.init { $0[objectType] }
    }
}

/// Sets the object of a type for the content.
nonisolated struct ObjectModifier<Object: AnyObject & Observable>: InputModifier {
    let object: Object?

    package static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { graph, values in values[Object.self] = modifier.read(in: graph).object }
    }
}

extension View {
    /// Sets an observable object in the environment of the view, where `@Environment(Type.self)` reads it.
    ///
    ///     LibraryView().environment(library)
    ///
    /// Nil hides an object of the type that an ancestor has set.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(ObjectModifier(object: object))
    }
}
