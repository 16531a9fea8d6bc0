import Foundation
import Observation

/// A class with persistent objects. `@Model` adds the conformance.
///
/// Objects belong to the context that they were inserted into or fetched from, and may be used only on its thread or
/// actor. Two are equal if they have the same ``persistentModelID``.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// Creates an object from stored values.
    init(backingData: any BackingData<Self>)
    /// The properties, in order.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// The record with the object's values.
    var persistentBackingData: any BackingData<Self> { get set }
    /// Creates an object from a record of a context: as ``init(backingData:)``, for a known class.
    static func _make(_ record: _ModelRecord) -> Self
    /// The record with the object's values, for the context, which does not know the class.
    var _record: _ModelRecord { get }
    /// Makes a record that of the object.
    func _adopt(_ record: _ModelRecord)
    /// The key paths of all properties, beginning with those of the superclass: all begin at the class itself.
    static var _keyPaths: [AnyKeyPath] { get }
    /// The key paths in `#Unique`.
    static var _uniqueKeyPaths: [[AnyKeyPath]] { get }
    /// The key paths in `#Index`.
    static var _indexedKeyPaths: [[AnyKeyPath]] { get }
}

/// The values of a model object. Its context and the accessors that `@Model` generates use them.
public protocol BackingData<Model>: AnyObject {
    /// The class of the object.
    associatedtype Model: PersistentModel

    /// Creates the values of a new object.
    init(for modelType: Model.Type)

    /// Says which object it is.
    var persistentModelID: PersistentIdentifier? { get }
    /// Returns the value of a property without creating a dependency.
    func getValue<Value>(forKey key: KeyPath<Model, Value>) -> Value
    /// Writes the value of a property without notifying observers.
    func setValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value)
}

extension PersistentModel {
    /// Nothing is unique apart from `@Attribute(.unique)`.
    public static var _uniqueKeyPaths: [[AnyKeyPath]] { [] }
    /// Nothing is indexed apart from relationships and unique attributes.
    public static var _indexedKeyPaths: [[AnyKeyPath]] { [] }

    /// Makes a record that of an object of a class without a superclass.
    public func _adopt(_ record: _ModelRecord) { persistentBackingData = _ModelBacking<Self>.of(record) }

    /// The key paths of a class without a superclass.
    public static var _keyPaths: [AnyKeyPath] { schemaMetadata.map(\.keyPath) }

    /// Creates an object from a record of a context.
    public static func _make(_ record: _ModelRecord) -> Self { Self(backingData: _ModelBacking<Self>.of(record)) }

    /// Values for an object that is in no context.
    public static func createBackingData<P: PersistentModel>() -> some BackingData<P> { _ModelBacking<P>() }

    /// Says which object it is, in any context.
    public var persistentModelID: PersistentIdentifier { record.publicID }
    /// Says which object it is, in any context.
    public var id: PersistentIdentifier { record.publicID }
    /// The context that the object belongs to; nil before it is inserted, and after its deletion has been saved.
    public var modelContext: ModelContext? { record.context }
    /// Whether it has been changed since it was last saved.
    public var hasChanges: Bool { !record.dirty.isEmpty || record.state == .inserted }
    /// Whether it has been deleted from its context, and that is not yet saved.
    public var isDeleted: Bool { record.state == .deleted }

    /// Whether both are the same object of a store.
    public static func == (a: Self, b: Self) -> Bool { a === b || a.record.id == b.record.id }
    /// Takes the identifier into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(record.id) }

    /// Returns the value of a property, and creates a dependency, as reading the property does.
    public func getValue<Value>(forKey key: KeyPath<Self, Value>) -> Value { self[keyPath: key] }
    /// Writes the value of a property.
    public func setValue<Value>(forKey key: ReferenceWritableKeyPath<Self, Value>, to newValue: Value) {
        self[keyPath: key] = newValue
    }

    var record: _ModelRecord { _record }

    /// The instance that the context returns for the object: another than this one after an upsert.
    var knownInstance: Self {
        guard let object = record.object, object !== self else { return self }
        return object as? Self ?? self
    }

    /// Adopts another record: that of the object with which this one was merged.
    func share(_ record: _ModelRecord) {
        _adopt(record)
        record.add(instance: self)
    }
}
