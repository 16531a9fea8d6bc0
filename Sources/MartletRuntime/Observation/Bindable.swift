import Observation

/// Makes bindings to the properties of an observable object (law E3).
///
///     struct BookEditor: View {
///         @Bindable var book: Book
///         var body: some View { TextField("Title", text: $book.title) }
///     }
///
/// It also works as a variable in a body, over an object from the environment:
///
///     var body: some View {
///         @Bindable var book = book
///         TextField("Title", text: $book.title)
///     }
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The value itself, whose dynamic members are bindings to the properties of the object.
    public var projectedValue: Bindable<Value> { self }

    /// Only observable objects have properties that a body can follow.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable.")
    public init(wrappedValue: Value) { self.init(holding: wrappedValue) }

    private init(holding value: Value) { wrappedValue = value }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Creates the wrapper of an object, as the declaration with a value does.
    public init(wrappedValue: Value) { self.init(holding: wrappedValue) }

    /// Wraps an object in an expression that needs a binding: `Bindable(book).title`.
    public init(_ wrappedValue: Value) { self.init(holding: wrappedValue) }

    /// Creates a property from the wrapper that was passed on.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property of the object. Its readers depend on that property alone.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectPropertyLocation(base: ObjectLocation(wrappedValue), keyPath: keyPath))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
