import Observation

/// A property of an object that another location leads to.
///
/// A body that reads it depends on the reference, where that can change, and on the property: by what the object
/// itself says of its changes. A write reaches the object that the location leads to then (law D6).
final class ObjectPropertyLocation<Object, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Object>
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(base: Location<Object>, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override func get() -> Value { base.get()[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        let object = base.get()
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }

    override func update(transaction: Transaction, _ change: (inout Value) -> Void) {
        let object = base.get()
        withTransaction(transaction) { change(&object[keyPath: keyPath]) }
    }

    override func isSame(as other: AnyLocation) -> Bool {
        if self === other { return true }
        guard let other = other as? ObjectPropertyLocation<Object, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}

/// An object that stays the same.
final class ObjectLocation<Object: AnyObject>: Location<Object>, @unchecked Sendable {
    private let object: Object

    init(_ object: Object) { self.object = object }

    override func get() -> Object { object }
    override func set(_ value: Object, transaction: Transaction) {}

    override func isSame(as other: AnyLocation) -> Bool {
        (other as? ObjectLocation<Object>)?.object === object
    }
}

/// Two locations behind pointers: equal if they are the same place.
final class LocationEquality: AnyEquality {
    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if a.load(as: UInt.self) == b.load(as: UInt.self) { return true }
        return a.assumingMemoryBound(to: AnyLocation.self).pointee
            .isSame(as: b.assumingMemoryBound(to: AnyLocation.self).pointee)
    }
}
