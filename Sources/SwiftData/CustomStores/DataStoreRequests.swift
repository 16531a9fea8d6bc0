import Foundation

/// The context that a request to a store comes from.
public struct EditingState: Identifiable, Sendable {
    /// The identity of the context, as long as it exists.
    public let id: UUID
    /// The author of the changes, from ``ModelContext/author``.
    public var author: String?

    init(id: UUID, author: String?) {
        self.id = id
        self.author = author
    }
}

/// The answers of a store to a request that it does not satisfy.
public enum DataStoreError: Error, Hashable {
    /// The store does not have the requested feature.
    case unsupportedFeature
    /// The store does not evaluate the predicate: it is to be asked for all objects.
    case preferInMemoryFilter
    /// The store does not sort: it is to be asked for the objects in any order.
    case preferInMemorySort
    /// The predicate is not a valid one for the store.
    case invalidPredicate
}

/// A request for the objects of a class.
public struct DataStoreFetchRequest<T: PersistentModel>: Sendable {
    /// The context that asks.
    public let editingState: EditingState
    /// The predicate, order and limits. Unsaved changes are the context's, and no concern of the store.
    public let descriptor: FetchDescriptor<T>

    init(editingState: EditingState, descriptor: FetchDescriptor<T>) {
        self.editingState = editingState
        self.descriptor = descriptor
    }
}

/// The answer to a ``DataStoreFetchRequest``.
public struct DataStoreFetchResult<ModelType: PersistentModel, SnapshotType: DataStoreSnapshot>: Sendable {
    /// The descriptor of the request.
    public let descriptor: FetchDescriptor<ModelType>
    /// The snapshots of the objects.
    public let fetchedSnapshots: [SnapshotType]
    /// Snapshots of other objects, to which these refer.
    public let relatedSnapshots: [PersistentIdentifier: SnapshotType]

    /// Creates an answer.
    public init(
        descriptor: FetchDescriptor<ModelType>, fetchedSnapshots: [SnapshotType],
        relatedSnapshots: [PersistentIdentifier: SnapshotType] = [:]
    ) {
        self.descriptor = descriptor
        self.fetchedSnapshots = fetchedSnapshots
        self.relatedSnapshots = relatedSnapshots
    }
}

/// A request to write the changes of a context.
public struct DataStoreSaveChangesRequest<SnapshotType: DataStoreSnapshot>: Sendable {
    /// The new objects, with temporary identifiers.
    public let inserted: [SnapshotType]
    /// The changed objects, with all their values. They may refer to new ones by temporary identifiers.
    public let updated: [SnapshotType]
    /// The deleted objects.
    public let deleted: [SnapshotType]
    /// The context that saves.
    public let editingState: EditingState

    init(inserted: [SnapshotType], updated: [SnapshotType], deleted: [SnapshotType], editingState: EditingState) {
        self.inserted = inserted
        self.updated = updated
        self.deleted = deleted
        self.editingState = editingState
    }
}

/// The answer to a ``DataStoreSaveChangesRequest``.
public final class DataStoreSaveChangesResult<T: DataStoreSnapshot>: Sendable {
    /// The permanent identifiers of new objects, by their temporary ones.
    public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
    /// The identity of the store.
    public let storeIdentifier: String
    /// Snapshots of objects that have other values in the store than the context has sent, by permanent identifiers.
    public let snapshotsToReregister: [PersistentIdentifier: T]

    /// Creates an answer.
    public init(
        for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
        snapshotsToReregister: [PersistentIdentifier: T] = [:]
    ) {
        self.storeIdentifier = storeIdentifier
        self.remappedIdentifiers = remappedIdentifiers
        self.snapshotsToReregister = snapshotsToReregister
    }
}

/// A request to delete the objects that satisfy a predicate.
public struct DataStoreBatchDeleteRequest<T: PersistentModel>: Sendable {
    /// The context that deletes.
    public let editingState: EditingState
    /// The condition for the objects; nil for all.
    public let predicate: Predicate<T>?
    /// Whether objects of subclasses are deleted too.
    public let includeSubclasses: Bool

    init(editingState: EditingState, predicate: Predicate<T>?, includeSubclasses: Bool) {
        self.editingState = editingState
        self.predicate = predicate
        self.includeSubclasses = includeSubclasses
    }
}
