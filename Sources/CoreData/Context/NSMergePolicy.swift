import Foundation

/// The resolution of conflicts between contexts that have saved the same object, and between objects with the same
/// unique values.
///
/// A new object with the unique values of an existing one is merged with it: the new or the existing values take
/// precedence, and links to either lead to the existing object. If a stored object is changed to the unique values of
/// another, either the other is deleted, or the change of the unique values is undone.
public final class NSMergePolicy: NSObject, Sendable {
    enum Kind: Sendable { case error, objectByProperty, storeByProperty, overwrite, rollback }
    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The save throws.
    public static let error = NSMergePolicy(.error)
    /// Changes in the context take precedence over the store's values, property by property.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(.objectByProperty)
    /// The store's values take precedence over changes in the context, property by property.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(.storeByProperty)
    /// The context's values are written, also where the store has newer ones.
    public static let overwrite = NSMergePolicy(.overwrite)
    /// The object gets the values of the store.
    public static let rollback = NSMergePolicy(.rollback)
}

/// The save throws. See ``NSMergePolicy``.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// Changes in the context take precedence, property by property. See ``NSMergePolicy``.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
/// The store's values take precedence, property by property. See ``NSMergePolicy``.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
/// The context's values are written, also where the store has newer ones. See ``NSMergePolicy``.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// The object gets the values of the store. See ``NSMergePolicy``.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
