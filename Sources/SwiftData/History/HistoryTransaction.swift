import Foundation

/// The changes that one save has written to a store.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    /// The position of a transaction in the history.
    associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
    /// The number of a transaction.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    /// The time of the save.
    var timestamp: Date { get }
    /// The changes, in the order in which they were written.
    var changes: [HistoryChange] { get }
    /// The position of the transaction in the history.
    var token: TokenType { get }
    /// The number of the transaction in its store.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The store that was written.
    var storeIdentifier: String { get }
    /// The ``ModelContext/author`` of the context that was saved.
    var author: String? { get }
}

/// A position in the history of stores. An app saves the token of the last transaction that it has processed, and fetches
/// later transactions with it.
public protocol HistoryToken: Comparable, Decodable, Encodable, Hashable, Identifiable, Sendable {
    /// The representation of the position.
    associatedtype TokenType: Decodable, Encodable, Hashable, Sendable

    /// The representation of the position.
    var tokenValue: TokenType? { get }
    /// The store of the transaction that the token belongs to. By default, an empty string.
    var storeIdentifier: String { get }
}

extension HistoryToken {
    /// The store of the transaction that the token belongs to: an empty string for a type that does not implement it.
    ///
    /// ``ModelContainer/configurationName(forStoreIdentifier:)`` returns the name of the store's configuration.
    public var storeIdentifier: String { "" }
}

/// A change of one object.
///
///     for change in transaction.changes {
///         switch change {
///         case .insert(let insert as DefaultHistoryInsert<Trip>): upload(insert.changedPersistentIdentifier)
///         case .update(let update as DefaultHistoryUpdate<Trip>) where update.updatedAttributes.contains(\.name):
///             upload(update.changedPersistentIdentifier)
///         case .delete(let delete as DefaultHistoryDelete<Trip>): remove(delete.tombstone[\.reference] as? String)
///         default: break
///         }
///     }
public enum HistoryChange: Sendable {
    /// An object was inserted.
    case insert(any HistoryInsert)
    /// Properties of an object were changed.
    case update(any HistoryUpdate)
    /// An object was deleted.
    case delete(any HistoryDelete)

    /// The identifier of the object.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// The insertion of an object.
public protocol HistoryInsert<Model>: Sendable {
    /// The class of the object.
    associatedtype Model: PersistentModel
    /// The number of a transaction.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The number of a change.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

    /// The number of the change in its store.
    var changeIdentifier: ChangeIdentifier { get }
    /// The number of the transaction in its store.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The identifier of the object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// A change of properties of an object.
public protocol HistoryUpdate<Model>: Sendable {
    /// The class of the object.
    associatedtype Model: PersistentModel
    /// The number of a transaction.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The number of a change.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    /// A changed property.
    typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

    /// The number of the change in its store.
    var changeIdentifier: ChangeIdentifier { get }
    /// The number of the transaction in its store.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The identifier of the object.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The changed properties. Their values are those that the object has now: the history has no values.
    var updatedAttributes: [PropertyUpdate] { get }
}

/// The deletion of an object.
public protocol HistoryDelete<Model>: Sendable {
    /// The class of the object.
    associatedtype Model: PersistentModel
    /// The number of a transaction.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The number of a change.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable

    /// The number of the change in its store.
    var changeIdentifier: ChangeIdentifier { get }
    /// The number of the transaction in its store.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The identifier that the object had.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The values of the object's properties with ``Schema/Attribute/Option/preserveValueOnDeletion``.
    var tombstone: HistoryTombstone<Model> { get }
}
