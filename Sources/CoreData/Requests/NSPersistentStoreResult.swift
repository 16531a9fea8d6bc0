import Foundation

/// The result of a request that was executed in a store.
open class NSPersistentStoreResult: NSObject {}

/// The result of a request that deletes objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// Nothing, identifiers as `[NSManagedObjectID]` or a number, as the request asks for.
    public let result: Any?
    /// The requested kind of result.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// The result of a request that changes objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// Nothing, identifiers as `[NSManagedObjectID]` or a number, as the request asks for.
    public let result: Any?
    /// The requested kind of result.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// The result of a request that inserts objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// Nothing, identifiers as `[NSManagedObjectID]` or a number, as the request asks for.
    public let result: Any?
    /// The requested kind of result.
    public let resultType: NSBatchInsertRequestResultType

    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// The kind of result of a request that deletes objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it has been done.
    case resultTypeStatusOnly = 0
    /// The identifiers of the objects.
    case resultTypeObjectIDs = 1
    /// The number of objects.
    case resultTypeCount = 2
}

/// The kind of result of a request that changes objects.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it has been done.
    case statusOnlyResultType = 0
    /// The identifiers of the objects.
    case updatedObjectIDsResultType = 1
    /// The number of objects.
    case updatedObjectsCountResultType = 2
}

/// The kind of result of a request that inserts objects.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it has been done.
    case statusOnly = 0
    /// The identifiers of the objects.
    case objectIDs = 1
    /// The number of objects.
    case count = 2
}
