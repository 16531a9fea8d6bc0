import AttributeGraph
import MartletBase

/// A two-way connection to a value that is kept elsewhere (laws D1 to D6).
///
///     struct PlayButton: View {
///         @Binding var isPlaying: Bool
///         var body: some View {
///             Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
///         }
///     }
///
/// Reading the binding reads the value of its source, and a body that does so depends on it. A write reaches the source
/// at once. The projected value of a ``State`` property, `$isPlaying`, is a binding to it, and a binding to a struct or
/// a collection leads to bindings of its properties and elements, such as `$settings.volume`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    /// The transaction of writes through this binding.
    public var transaction: Transaction
    package let location: Location<Value>

    package init(location: Location<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// Creates a binding that two closures serve.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionalLocation(get: get, set: { value, _ in set(value) }))
    }

    /// Creates a binding from two closures; the second receives the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: FunctionalLocation(get: get, set: set))
    }

    /// Creates a binding to a value that can't be changed: for previews and tests.
    ///
    ///     Toggle("Always on", isOn: .constant(true))
    ///
    /// Writes are ignored, so the control returns to the value.
    ///
    /// - Parameter value: The value.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value of the binding.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction: transaction) }
    }

    /// The binding itself (law D2).
    public var projectedValue: Binding<Value> { self }

    /// Creates a binding property from a binding that was passed on.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value. Its readers depend on the part alone (law B9).
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: location.projected(keyPath), transaction: transaction)
    }

    /// Nothing: a binding knows where its value is kept.
    // Unsafe pointers: the property is in the copy of a view whose properties are being connected, of this type.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {}
}

// @unchecked Sendable: locations have locks, and the rest of these never changes.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The id of the binding's value.
    public var id: Value.ID { wrappedValue.id }
}

// MARK: - Converting

extension Binding {
    /// Creates a binding to the value as an optional that is never nil. Writing nil changes nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        let location: Location<V?> = base.location.projection(for: "optional") {
            OptionalLocation(base: base.location)
        }
        self.init(location: location, transaction: base.transaction)
    }

    /// Creates a binding to the value in an optional, or nil if there is none now.
    public init?(_ base: Binding<Value?>) {
        guard base.wrappedValue != nil else { return nil }
        let location: Location<Value> = base.location.projection(for: "unwrapped") {
            UnwrappedLocation(base: base.location)
        }
        self.init(location: location, transaction: base.transaction)
    }

    /// Creates a binding to the value with its type hidden.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        let location: Location<AnyHashable> = base.location.projection(for: "hashable") {
            HashableLocation(base: base.location)
        }
        self.init(location: location, transaction: base.transaction)
    }

    /// Returns the binding with a transaction for its writes (law D5).
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }
}

private final class OptionalLocation<Value>: Location<Value?>, @unchecked Sendable {
    private let base: Location<Value>

    init(base: Location<Value>) { self.base = base }

    override var label: String { base.label }

    package override func get() -> Value? { base.get() }

    package override func set(_ value: Value?, transaction: Transaction) {
        if let value { base.set(value, transaction: transaction) }
    }

    package override var scene: SceneGraph? { base.scene }
    override var scope: Scope? { base.scope }
}

/// The location of the value in an optional. When the optional is nil, the last value is read, and a write is dropped
/// (law C4).
private final class UnwrappedLocation<Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Value?>
    private let last: HandedMutex<UncheckedBox<Value?>>

    init(base: Location<Value?>) {
        self.base = base
        last = HandedMutex(UncheckedBox(value: base.get()))
    }

    package override func get() -> Value {
        if let value = base.get() {
            // The old value is released when the lock has been: its end may run any code.
            let old = UncheckedBox(value: value as Value?)
            _ = last.withLock { last in
                let replaced = last
                // Of the library: the box that is replaced is returned, and ends after the lock has been released.
                last = old
                return replaced
            }
            return value
        }
        guard let known = last.withLock({ $0 }).value else {
            preconditionFailure("A binding to the content of an optional was made while it was nil.")
        }
        return known
    }

    package override func set(_ value: Value, transaction: Transaction) {
        var isMissing = false
        base.update(transaction: transaction) {
            isMissing = $0 == nil
            if !isMissing { $0 = value }
        }
        if isMissing {
            Diagnostics.reportDroppedWrite(to: label, because: "the optional that it was made of is nil now")
        }
    }

    override var label: String { base.label }

    package override var scene: SceneGraph? { base.scene }
    override var scope: Scope? { base.scope }
}

private final class HashableLocation<Value: Hashable>: Location<AnyHashable>, @unchecked Sendable {
    private let base: Location<Value>

    init(base: Location<Value>) { self.base = base }

    override var label: String { base.label }

    package override func get() -> AnyHashable { AnyHashable(base.get()) }

    package override func set(_ value: AnyHashable, transaction: Transaction) {
        if let value = value.base as? Value { base.set(value, transaction: transaction) }
    }

    package override var scene: SceneGraph? { base.scene }
    override var scope: Scope? { base.scope }
}
