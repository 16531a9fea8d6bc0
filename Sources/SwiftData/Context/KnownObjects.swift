import MartletBase

/// The objects of a class that a context knows, as long as anybody has them.
///
/// It keeps none of them, and holds no weak references either, which would make every use of an object slower: an
/// object's record takes itself out when the object ends.
// Unsafe pointers: a record takes itself out before it ends.
// @unchecked Sendable: a lock guards the table, since the last reference to an object may go on any thread.
final class KnownObjects: @unchecked Sendable {
    private let lock = RecursiveLock()
    private var records: [Int64: Unmanaged<_ModelRecord>] = [:]

    /// The object with a key, if somebody has it.
    func object(_ key: Int64) -> (any PersistentModel)? {
        lock.lock()
        defer { lock.unlock() }
        return records[key]?._withUnsafeGuaranteedRef { $0.object }
    }

    func insert(_ record: _ModelRecord) {
        lock.lock()
        defer { lock.unlock() }
        records[record.id.key] = Unmanaged.passUnretained(record)
        record.registry = self
    }

    func remove(_ key: Int64) {
        lock.lock()
        defer { lock.unlock() }
        records[key] = nil
    }

    /// Takes out a record that ends.
    func end(_ record: _ModelRecord, _ key: Int64) {
        lock.lock()
        defer { lock.unlock() }
        if let known = records[key], known.toOpaque() == Unmanaged.passUnretained(record).toOpaque() {
            records[key] = nil
        }
    }

    var all: [any PersistentModel] {
        lock.lock()
        defer { lock.unlock() }
        return records.values.compactMap { $0._withUnsafeGuaranteedRef { $0.object } }
    }
}
