import MartletBase

/// The objects of a class, and of its subclasses, that a context knows, as long as anybody has them.
///
/// It keeps none of them, and holds no weak references either, which would make every use of an object slower: an
/// object's record takes itself out when the object ends.
// Unsafe pointers: a record removes itself before it ends.
// @unchecked Sendable: a lock guards the table, since the last reference to an object may be released on any thread.
// Everything else is confined to the context's thread.
final class KnownObjects: @unchecked Sendable {
    /// The context.
    private(set) weak var context: ModelContext?
    private let succession: ContextSuccession
    /// The context's lists that were changed in place.
    let uncheckedLists: UncheckedLists
    /// The store that saved objects of the class are in; nil before one was saved or read.
    var storeIdentifier: String?
    /// The store of the app that has the class; nil for an ordinary store.
    let custom: CustomStore?
    private let lock = RecursiveLock()
    // @exclusivity(unchecked): the lock sees to it.
    @exclusivity(unchecked) private var records = RecordTable()

    let plan: EntityPlan

    init(_ context: ModelContext, of plan: EntityPlan) {
        self.context = context
        self.plan = plan
        succession = context.succession
        uncheckedLists = context.uncheckedLists
        custom = context.core.custom(of: plan)
    }

    /// The context that objects are read by: their own, or another one if that has ended.
    var readingContext: ModelContext { context ?? succession.context }

    /// Runs a closure with the table locked throughout.
    func locked<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    /// Whether there are none.
    var isEmpty: Bool { lock.withLock { records.count == 0 } }

    /// Returns the living object with a key.
    func object(_ key: Int64) -> (any PersistentModel)? {
        lock.withLock { objectWhileLocked(key) }
    }

    /// Returns the living object with a key. The caller holds the lock.
    func objectWhileLocked(_ key: Int64) -> (any PersistentModel)? {
        records[key]?._withUnsafeGuaranteedRef { $0.object }
    }

    /// Returns the object with a key, with its missing values taken from a row. The caller holds the lock.
    func object(_ key: Int64, missing page: RowPage, _ row: Int) -> (any PersistentModel)? {
        guard let object = objectWhileLocked(key) else { return nil }
        let record = object.record
        guard record.state == .saved else { return object }
        page.forEach(row, of: record.plan) { property, value in
            if case .missing = record.slots[property.index] { record.slots[property.index] = .raw(value) }
        }
        return object
    }

    func insert(_ record: _ModelRecord) {
        if let registry = record.registry, registry !== self { registry.end(record) }
        lock.withLock { insertWhileLocked(record) }
    }

    /// Inserts a record that is in no context. The caller holds the lock.
    func insertWhileLocked(_ record: _ModelRecord) {
        records.insert(Unmanaged.passUnretained(record), for: record.key)
        record.registry = self
    }

    func remove(_ key: Int64) {
        lock.withLock { records.remove(key) }
    }

    /// Takes out a record that ends, or leaves the context.
    func end(_ record: _ModelRecord) {
        lock.withLock {
            if let known = records[record.key], known.toOpaque() == Unmanaged.passUnretained(record).toOpaque() {
                records.remove(record.key)
            }
        }
    }

    var all: [any PersistentModel] {
        lock.withLock {
            var all: [any PersistentModel] = []
            all.reserveCapacity(records.count)
            records.forEach {
                $0._withUnsafeGuaranteedRef { record in if let object = record.object { all.append(object) } }
            }
            return all
        }
    }
}

/// The context that reads for objects whose own context has ended: one of the same stores, which lives as long as one
/// of the objects.
///
///     let author = try ModelContext(container).fetch(FetchDescriptor<Author>())[0]
///     author.books    // The context of the fetch has ended, but the books are still in the store.
///
/// The objects that it reads refer to each other, and never to those of the ended context, so that they retain none of
/// them.
// @unchecked Sendable: a lock guards the context, which is used where the objects are.
final class ContextSuccession: @unchecked Sendable {
    private let core: ContainerCore
    private let lock = RecursiveLock()
    private var successor: ModelContext?

    init(_ core: ContainerCore) { self.core = core }

    var context: ModelContext {
        lock.withLock {
            if let successor { return successor }
            let made = ModelContext(core, home: .anywhere)
            successor = made
            return made
        }
    }
}
