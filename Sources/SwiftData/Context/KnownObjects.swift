import MartletBase

/// The objects of a class that a context knows, as long as anybody has them.
///
/// It keeps none of them, and holds no weak references either, which would make every use of an object slower: an
/// object's record takes itself out when the object ends.
// Unsafe pointers: a record takes itself out before it ends.
// @unchecked Sendable: a lock guards the table, since the last reference to an object may go on any thread. The rest is
// used where the context is.
final class KnownObjects: @unchecked Sendable {
    /// The number of an object: it is as good as a hash when its upper bits are brought down, and nobody from outside
    /// chooses it.
    private struct Key: Hashable {
        let number: Int64

        func hash(into hasher: inout Hasher) { hasher.combine(number) }

        func _rawHashValue(seed: Int) -> Int {
            let spread = UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: spread >> 32) ^ seed
        }
    }

    /// The context.
    private(set) weak var context: ModelContext?
    /// The store that saved objects of the class are in; nil before one was saved or read.
    var storeIdentifier: String?
    private let lock = RecursiveLock()
    // @exclusivity(unchecked): the lock sees to it.
    @exclusivity(unchecked) private var records: [Key: Unmanaged<_ModelRecord>] = [:]

    init(_ context: ModelContext) { self.context = context }

    /// Does several things without letting go of the table in between.
    func locked<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    /// The object with a key, if somebody has it.
    func object(_ key: Int64) -> (any PersistentModel)? {
        lock.withLock { records[Key(number: key)]?._withUnsafeGuaranteedRef { $0.object } }
    }

    func insert(_ record: _ModelRecord) {
        if let registry = record.registry, registry !== self { registry.end(record) }
        lock.withLock { records[Key(number: record.key)] = Unmanaged.passUnretained(record) }
        record.registry = self
    }

    func remove(_ key: Int64) {
        lock.withLock { records[Key(number: key)] = nil }
    }

    /// Takes out a record that ends, or leaves the context.
    func end(_ record: _ModelRecord) {
        let key = Key(number: record.key)
        lock.withLock {
            if let known = records[key], known.toOpaque() == Unmanaged.passUnretained(record).toOpaque() {
                records[key] = nil
            }
        }
    }

    var all: [any PersistentModel] {
        lock.withLock { records.values.compactMap { $0._withUnsafeGuaranteedRef { $0.object } } }
    }
}
