/// The insertion of an object.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
    /// The number of a transaction.
    public typealias TransactionIdentifier = Int64
    /// The number of a change.
    public typealias ChangeIdentifier = Int64

    /// The number of the change in its store.
    public let changeIdentifier: ChangeIdentifier
    /// The number of the transaction in its store.
    public let transactionIdentifier: TransactionIdentifier
    /// The identifier of the object.
    public let changedPersistentIdentifier: PersistentIdentifier

    /// Whether both are one change.
    public static func == (a: Self, b: Self) -> Bool {
        a.changeIdentifier == b.changeIdentifier && a.changedPersistentIdentifier == b.changedPersistentIdentifier
    }
    /// Takes the number into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// A change of properties of an object.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
    /// The number of a transaction.
    public typealias TransactionIdentifier = Int64
    /// The number of a change.
    public typealias ChangeIdentifier = Int64
    /// A changed property.
    public typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

    /// The number of the change in its store.
    public let changeIdentifier: ChangeIdentifier
    /// The number of the transaction in its store.
    public let transactionIdentifier: TransactionIdentifier
    /// The identifier of the object.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The changed properties, in the order in which the class declares them.
    public let updatedAttributes: [PropertyUpdate]

    /// Whether both are one change.
    public static func == (a: Self, b: Self) -> Bool {
        a.changeIdentifier == b.changeIdentifier && a.changedPersistentIdentifier == b.changedPersistentIdentifier
    }
    /// Takes the number into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// The deletion of an object.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
    /// The number of a transaction.
    public typealias TransactionIdentifier = Int64
    /// The number of a change.
    public typealias ChangeIdentifier = Int64

    /// The number of the change in its store.
    public let changeIdentifier: ChangeIdentifier
    /// The number of the transaction in its store.
    public let transactionIdentifier: TransactionIdentifier
    /// The identifier that the object had.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The preserved values.
    public let tombstone: HistoryTombstone<Model>

    /// Whether both are one change.
    public static func == (a: Self, b: Self) -> Bool {
        a.changeIdentifier == b.changeIdentifier && a.changedPersistentIdentifier == b.changedPersistentIdentifier
    }
    /// Takes the number into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}
