import Foundation

/// The objects that have been changed since a context last notified observers.
struct UnprocessedChanges {
    private(set) var inserted: Set<NSManagedObject> = []
    private(set) var updated: Set<NSManagedObject> = []
    private(set) var deleted: Set<NSManagedObject> = []
    /// Objects with changes that other contexts have saved, and this one has applied.
    private(set) var refreshed: Set<NSManagedObject> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    mutating func appeared(_ object: NSManagedObject) {
        if deleted.remove(object) == nil { inserted.insert(object) } else { updated.insert(object) }
    }

    mutating func record(_ object: NSManagedObject) {
        switch object.state {
        case .deleted, .gone:
            updated.remove(object)
            if inserted.remove(object) == nil { deleted.insert(object) }
        default: if !inserted.contains(object) { updated.insert(object) }
        }
    }

    mutating func record(_ change: SavedChange, in context: NSManagedObjectContext) {
        for id in change.inserted { inserted.insert(context.object(with: id)) }
        for id in change.updated {
            if let object = context.known.object(id) { refreshed.insert(object) }
        }
    }

    /// By the keys of ``NSManagedObjectContext/didChangeObjectsNotification``.
    var userInfo: [AnyHashable: Any] {
        let all = [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
            (NSRefreshedObjectsKey, refreshed),
        ]
        return all.reduce(into: [:]) { if !$1.1.isEmpty { $0[$1.0] = $1.1 } }
    }
}
