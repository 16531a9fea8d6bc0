import Foundation

/// What a request has done that was carried out in a store.
open class NSPersistentStoreResult: NSObject {}

/// What a request has done that deletes objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// Nothing, identifiers as `[NSManagedObjectID]` or a number, as the request asks for.
    public let result: Any?
    /// What the request asks for.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// What a request has done that changes objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// Nothing, identifiers as `[NSManagedObjectID]` or a number, as the request asks for.
    public let result: Any?
    /// What the request asks for.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// What a request has done that inserts objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// Nothing, identifiers as `[NSManagedObjectID]` or a number, as the request asks for.
    public let result: Any?
    /// What the request asks for.
    public let resultType: NSBatchInsertRequestResultType

    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// What a request gives that deletes objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it has been done.
    case resultTypeStatusOnly = 0
    /// The identifiers of the objects.
    case resultTypeObjectIDs = 1
    /// How many objects.
    case resultTypeCount = 2
}

/// What a request gives that changes objects.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it has been done.
    case statusOnlyResultType = 0
    /// The identifiers of the objects.
    case updatedObjectIDsResultType = 1
    /// How many objects.
    case updatedObjectsCountResultType = 2
}

/// What a request gives that inserts objects.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it has been done.
    case statusOnly = 0
    /// The identifiers of the objects.
    case objectIDs = 1
    /// How many objects.
    case count = 2
}
