import Foundation

/// What a save does where another context has saved the same object in between, and where an object is like another of
/// which the model allows one alone.
///
/// A new object that is like another becomes one with that: the values that were set go first, or those that were there,
/// and what leads to either leads to the one that stays. An object of the store that is changed to be like another takes
/// that one's place, which is deleted, or its unique values are taken back.
public final class NSMergePolicy: NSObject, Sendable {
    enum Kind: Sendable { case error, objectByProperty, storeByProperty, overwrite, rollback }
    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The save throws.
    public static let error = NSMergePolicy(.error)
    /// What has been changed here goes before what the store has, property by property.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(.objectByProperty)
    /// What the store has gone before what has been changed here, property by property.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(.storeByProperty)
    /// All values are written as they are here.
    public static let overwrite = NSMergePolicy(.overwrite)
    /// The object gets the values of the store.
    public static let rollback = NSMergePolicy(.rollback)
}

/// The save throws. See ``NSMergePolicy``.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// What has been changed here goes first, property by property. See ``NSMergePolicy``.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
/// What the store has goes first, property by property. See ``NSMergePolicy``.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
/// All values are written as they are here. See ``NSMergePolicy``.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// The object gets the values of the store. See ``NSMergePolicy``.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
