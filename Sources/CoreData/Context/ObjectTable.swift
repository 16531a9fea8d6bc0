import Foundation
import MartletBase

/// The objects that a context knows, as long as anybody has them.
// @unchecked Sendable: a lock guards the table, since the last reference to an object may be released on any thread.
final class ObjectTable: @unchecked Sendable {
    private struct Entry {
        weak var object: NSManagedObject?
    }

    private let lock = RecursiveLock()
    private var entries: [NSManagedObjectID: Entry] = [:]

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    func object(_ id: NSManagedObjectID) -> NSManagedObject? { locked { entries[id]?.object } }
    func insert(_ object: NSManagedObject) { locked { entries[object.objectID] = Entry(object: object) } }
    func remove(_ id: NSManagedObjectID) { locked { entries[id] = nil } }
    func removeAll() { locked { entries = [:] } }

    /// Takes out an object that ends, unless another has taken its place.
    func end(_ id: NSManagedObjectID) {
        locked { if let entry = entries[id], entry.object == nil { entries[id] = nil } }
    }

    var all: [NSManagedObject] { locked { entries.values.compactMap(\.object) } }
}
