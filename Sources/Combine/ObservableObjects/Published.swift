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
/// Before the value is stored, the object's ``ObservableObject/objectWillChange`` publishes, and then the property's
/// own publisher, `$temperature`, which sends the new value; who reads the property then reads the old one.
///
/// Any thread may read and write the property. It is for classes alone: the compiler says so of others.
@propertyWrapper
public struct Published<Value> {
    let storage: PublishedStorage<Value>

    /// Makes a property with its first value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// Makes a property with its first value; the same as `init(wrappedValue:)`.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Publishes the value, at once and before each change. What is assigned to it changes nothing: it can be assigned
    /// to so that it can be handed to `assign(to:)`.
    public var projectedValue: Publisher {
        // Neither changes the property, so that any thread may ask for it.
        get { Publisher(storage: storage) }
        nonmutating set {}
    }

    /// The value, which only a property of a class has.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes.") }
        set { fatalError("@Published is only available on properties of classes.") }
    }

    /// The value of a property of an object. The compiler calls this where the property is read and written.
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
    /// Publishes the value of a property, at once and before each change.
    public struct Publisher: OpenCombine.Publisher {
        /// The value of the property.
        public typealias Output = Value
        /// It never fails.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        /// Sends a subscriber the value that the property has, and each that it gets.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.listen(subscriber)
        }
    }
}

extension Published: AnnouncedProperty {
    // Unsafe pointers: the property lies in an object that the caller holds, at the place of a field of this type.
    package static func attach(_ property: UnsafeRawPointer, to announcer: ObjectAnnouncer, at offset: Int) {
        property.assumingMemoryBound(to: Published<Value>.self).pointee.storage.attach(to: announcer)
    }
}
