import Foundation
import MartletBase

/// The stored values of a test host, in memory: they cover those of the process.
// @unchecked Sendable: the lock of the base class guards the mutable state.
final class OwnStoredValues: ValueStore, @unchecked Sendable {
    /// The value that code sees for a key.
    enum Entry {
        case stored(StoredValue)
        /// Nothing is stored here, although the process may have a value.
        case removed
        /// The process decides.
        case absent
    }

    // Guarded by the lock.
    private var values: [String: StoredValue?] = [:]
    private var registered: [String: StoredValue] = [:]
    private var coversAll = false

    func entry(_ key: String) -> Entry {
        lock.withLock {
            switch values[key] {
            case .some(let value?): .stored(value)
            case let value: registered[key].map { .stored($0) } ?? (value != nil || coversAll ? .removed : .absent)
            }
        }
    }

    override func read(_ key: String) -> StoredValue? {
        let standard = DefaultsStores.standard
        if let argument = standard.argument(for: key) { return argument }
        return switch entry(key) {
        case .stored(let value): value
        case .removed: standard.registered(key)
        case .absent: standard.read(key)
        }
    }

    override func put(_ value: StoredValue?, for key: String) {
        values[key] = .some(value)
        // A value that the test itself stores is there for its later hosts, too.
        guard let seeds = ProcessValues.place?.seeds else { return }
        let store = DefaultsStores.own(in: seeds)
        if store !== self { store.lock.withLock { store.values[key] = .some(value) } }
    }

    override func announce() {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
    }

    /// Makes the values those of another store, or of the process, before anything reads them.
    func begin(with values: [String: StoredValue?]) { lock.withLock { self.values = values } }

    /// The values that are stored here, removals included.
    var all: [String: StoredValue?] { lock.withLock { values } }

    func register(_ defaults: [String: Any]) {
        let new = defaults.compactMapValues { StoredValue($0) }
        lock.withLock { registered.merge(new) { $1 } }
        poll()
    }

    /// Removes a stored value.
    func remove(_ key: String) {
        write(key, transaction: Transaction()) { _ in nil }
        // Where nothing was to be seen before, nothing has been written.
        lock.withLock { put(nil, for: key) }
    }

    /// Replaces all values.
    func replace(by new: [String: StoredValue]) {
        let keys = lock.withLock { () -> [String] in
            coversAll = true
            return Array(values.keys) + new.keys
        }
        for key in Set(keys) {
            if let value = new[key] { write(key, transaction: Transaction()) { _ in value } } else { remove(key) }
        }
        poll()
    }

    /// Returns what a dictionary of the process's values looks like here.
    func covering(_ process: [String: Any], stored isStored: (String) -> Bool) -> [String: Any] {
        let (values, registered, coversAll) = lock.withLock { (self.values, self.registered, self.coversAll) }
        var result = process.filter { !(isStored($0.key) && (coversAll || values[$0.key] != nil)) }
        for (key, value) in registered where result[key] == nil { result[key] = value.propertyList }
        for (key, value) in values { if let value { result[key] = value.propertyList } }
        return result
    }
}
