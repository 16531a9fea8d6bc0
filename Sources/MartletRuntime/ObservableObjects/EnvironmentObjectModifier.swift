import AttributeGraph
import Combine

/// The nearest object of a type.
package enum EnvironmentObjectKey<ObjectType: ObservableObject>: ObjectKey {
    static var objectType: Any.Type { ObjectType.self }
    static var modifier: String { ".environmentObject(_:)" }
    package static var defaultValue: ObjectReference<ObjectType>? { nil }
}

/// Supplies the content with an object.
nonisolated struct EnvironmentObjectModifier<ObjectType: ObservableObject>: InputModifier {
    let reference: ObjectReference<ObjectType>

    package static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { graph, values in
            values[EnvironmentObjectKey<ObjectType>.self] = modifier.read(in: graph).reference
        }
    }
}

extension View {
    /// Supplies the view and everything below it with an observable object, which ``EnvironmentObject`` properties of
    /// its type find (law F4).
    ///
    ///     final class Session: ObservableObject {
    ///         @Published var name = "Ada"
    ///     }
    ///
    ///     struct Greeting: View {
    ///         @EnvironmentObject private var session: Session
    ///         var body: some View { Text("Hello, \(session.name)") }
    ///     }
    ///
    ///     struct Root: View {
    ///         @StateObject private var session = Session()
    ///         var body: some View { Greeting().environmentObject(session) }
    ///     }
    ///
    /// The object is found by its type, so that one view supplies one object of a type. Views inside may set another
    /// object of that type for their own content. The view holds the object strongly.
    ///
    /// - Parameter object: The object. Views below that declare it run again when it publishes a change.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectModifier(reference: ObjectReference(object: object)))
    }
}
