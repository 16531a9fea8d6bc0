/// A value that the runtime stores for a view, outside the view value.
///
/// The storage begins when the view first appears at its identity, with the initial value of the property, and ends
/// with the view's lifetime (laws A1 to A3). A body that reads the value depends on it; a write, on any thread, updates
/// exactly the bodies that depend on it (laws B1, C2).
///
///     struct Counter: View {
///         @State private var count = 0
///         var body: some View { Button("Count: \(count)") { count += 1 } }
///     }
@propertyWrapper
public struct State<Value>: DynamicProperty, IgnoredInComparison {
    #if SDK27
    /// Returns the first value; called once, when the storage begins.
    @usableFromInline let makeInitial: () -> Value
    /// The field before `location`, whose size determines the offset of that.
    fileprivate typealias Initial = () -> Value
    #else
    @usableFromInline var initial: Value
    fileprivate typealias Initial = Value
    #endif
    @usableFromInline var location: StoredLocation<Value>?

    #if SDK27
    /// Creates state with a first value, as the declaration with a default does. The value is computed when the storage
    /// begins, and not for later view values (law A12).
    @inlinable
    public init(wrappedValue value: @autoclosure @escaping () -> Value) {
        makeInitial = value
        location = nil
    }

    /// Creates state with a first value, which is computed immediately.
    @inlinable
    public init(initialValue value: Value) { self.init(wrappedValue: value) }

    @usableFromInline var initial: Value { makeInitial() }
    #else
    /// Creates state with a first value, as the declaration with a default does.
    @inlinable
    public init(wrappedValue value: Value) {
        initial = value
        location = nil
    }

    /// Creates state with a first value; equivalent to `init(wrappedValue:)`.
    @inlinable
    public init(initialValue value: Value) { self.init(wrappedValue: value) }
    #endif

    /// The value. Outside of a view hierarchy it is the initial one, and a write is dropped with an issue (law A10).
    ///
    /// Any thread may read and write it. A body that reads it depends on it; a read in an action or a task makes no
    /// dependency (law B10). Changing a part of it in place is a write (law B11).
    public var wrappedValue: Value {
        @inlinable
        get {
            // Without counting a reference to the location, which the property holds meanwhile.
            if let value = trackedPointer(ofLocationAt: unsafeBitCast(location, to: Int.self)) {
                return value.assumingMemoryBound(to: Value.self).pointee
            }
            return location?.get() ?? detachedValue
        }
        nonmutating set {
            // Without counting a reference to the location, which the property holds meanwhile.
            guard let location = unsafeBitCast(location, to: Unmanaged<StoredLocation<Value>>?.self) else {
                Diagnostics.reportDetachedWrite(of: Value.self, wrapper: "State")
                return
            }
            location._withUnsafeGuaranteedRef { $0.set(newValue, transaction: Transaction()) }
        }
    }

    /// The value outside of a view hierarchy.
    @usableFromInline var detachedValue: Value {
        Diagnostics.reportDetachedRead(
            of: "A State property of type \(typeName(Value.self))", value: "the initial value")
        return initial
    }

    /// A binding to the value. Reading it makes no dependency (law B8).
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location: location) }
        let initial = self.initial
        return Binding(
            location: FunctionalLocation(
                get: { initial },
                set: { _, _ in Diagnostics.reportDetachedWrite(of: Value.self, wrapper: "State") }
            )
        )
    }

    /// Connects the property to its storage in the view instance.
    // Unsafe pointers: of a location only its address is needed, not a reference more; and `_bind` is given a copy of a
    // view.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        // The fields are accessed by offset, because the generic type's metadata would have to be looked up. Properties
        // that are bound after this one use the class of this location.
        let name = context.propertyName
        let initial = property.assumingMemoryBound(to: Initial.self)
        #if SDK27
        // No class for later properties, which would take the closure for the value.
        let location = StoredLocation(initial.pointee(), instance: context.instance, property: name)
        #else
        let location = StoredLocation(initial.pointee, instance: context.instance, property: name)
        name.locationClass = StoredLocation<Value>.self
        #endif
        context.keep(location)
        (property + placeOfLocation).assumingMemoryBound(to: AnyObject?.self).pointee = location
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Makes state that starts as nil (law A11).
    public init() { self.init(wrappedValue: nil) }
}

extension State {
    /// The byte offset of the location.
    public static var _referenceOffset: Int? { placeOfLocation }

    private static var placeOfLocation: Int { fieldOffset(of: \Self.location, after: Initial.self) }
}

#if SDK27
// Unchecked: the closure is the initial value of a property of a view, which the scene's thread alone calls.
extension State: @unchecked Sendable where Value: Sendable {}
#else
extension State: Sendable where Value: Sendable {}
#endif
