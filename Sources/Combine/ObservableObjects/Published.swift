import OpenCombine

/// A property of a class that publishes its changes.
///
///     final class Weather: ObservableObject {
///         @Published var temperature = 20.0
///     }
///
///     let sink = weather.$temperature.sink { print($0) }
///     weather.temperature = 25    // prints 20.0 and 25.0
///
/// Before the value is stored, the object's ``ObservableObject/objectWillChange`` sends, and then the property's own
/// publisher, `$temperature`, sends the new value. Subscribers that read the property at that time read the old value.
///
/// Any thread may read and write the property. The compiler rejects the wrapper outside of classes.
@propertyWrapper
public struct Published<Value> {
    let storage: PublishedStorage<Value>

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// Creates a property with an initial value. Equivalent to `init(wrappedValue:)`.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A publisher that sends the current value, and then each new value before it is stored. Assigning to it has no
    /// effect; the setter exists so that the publisher can be passed to `assign(to:)`.
    public var projectedValue: Publisher {
        // Neither accessor changes the property, so that any thread may use them.
        get { Publisher(storage: storage) }
        nonmutating set {}
    }

    /// The value; only available in classes.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes.") }
        set { fatalError("@Published is only available on properties of classes.") }
    }

    /// The value of a property of an object. The compiler uses this subscript for reading and writing the property.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }
}

extension Published {
    /// A publisher of a property's value, which sends the current value and then each new value.
    public struct Publisher: OpenCombine.Publisher {
        /// The type of the property's value.
        public typealias Output = Value
        /// The publisher never fails.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        /// Sends the current value to a subscriber, and then each new value.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.listen(subscriber)
        }
    }
}

extension Published: AnnouncedProperty {
    // Unsafe pointers: the property is a field of this type in an object that the caller retains.
    package static func attach(_ property: UnsafeRawPointer, to announcer: ObjectAnnouncer, at offset: Int) {
        property.assumingMemoryBound(to: Published<Value>.self).pointee.storage.attach(to: announcer)
    }
}

/// A property wrapper of an object whose value reports and tools can read and set.
package protocol InspectableProperty {
    /// The current value.
    var inspectedValue: Any { get }

    /// Changes the value in place, and announces the change as any write does.
    ///
    /// - Returns: Whether `change` has changed it.
    // Unsafe pointers: `change` knows the type of the value at the address.
    func changeInspected(_ change: (UnsafeMutableRawPointer, Any.Type) -> Bool) -> Bool
}

extension Published: InspectableProperty {
    package var inspectedValue: Any { storage.value }

    package func changeInspected(_ change: (UnsafeMutableRawPointer, Any.Type) -> Bool) -> Bool {
        var value = storage.value
        // Unsafe pointers: the address of a local variable, for the time of the call.
        guard withUnsafeMutablePointer(to: &value, { change(UnsafeMutableRawPointer($0), Value.self) }) else {
            return false
        }
        storage.set(value)
        return true
    }
}
