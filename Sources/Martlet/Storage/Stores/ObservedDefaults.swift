import Foundation
import MartletABI
import Synchronization

/// A `UserDefaults` that reports changes to its store.
///
/// Foundation's class reports none, and all code shares one object as `UserDefaults.standard`. So the class of that
/// living object is replaced by this one, which has no stored properties of its own: its instances have the memory
/// layout of its superclass. See Documentation/decisions/0010-stored-values.md.
final class ObservedDefaults: UserDefaults {
    /// Makes the object report its changes to a store. Returns false if that is impossible, because the object is of
    /// another class.
    static func observe(_ defaults: UserDefaults, for store: DefaultsStore) -> Bool {
        stores.withLock { stores in
            if type(of: defaults) == ObservedDefaults.self { return true }
            // Must come before the class is replaced: from then on the object reports its changes immediately.
            let before = stores.updateValue(store, forKey: ObjectIdentifier(defaults))
            if ObjectClass.exchange(defaults, of: UserDefaults.self, for: ObservedDefaults.self) { return true }
            stores[ObjectIdentifier(defaults)] = before
            return false
        }
    }

    /// The store to which an observed object reports its changes.
    static func store(of defaults: UserDefaults) -> DefaultsStore? {
        stores.withLock { $0[ObjectIdentifier(defaults)] }
    }

    private static let stores = Mutex<[ObjectIdentifier: DefaultsStore]>([:])

    // Unsafe pointers: classes are addresses of metadata, whose size field is where the ABI has it. If the sizes
    // differ, the class is not replaced.
    private var store: DefaultsStore? { Self.store(of: self) }

    deinit { _ = Self.stores.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) } }

    /// The values of the running test host, which cover those of the process.
    private var own: OwnStoredValues? {
        // Apps have no test hosts, and need not look for the store.
        guard let place = ProcessValues.place else { return nil }
        return store.flatMap { DefaultsStores.own(for: $0, in: place) }
    }

    // The getters for other types call this one.
    override func object(forKey defaultName: String) -> Any? {
        guard let own else { return super.object(forKey: defaultName) }
        switch own.entry(defaultName) {
        case .stored(let value): return (store?.argument(for: defaultName) ?? value).propertyList
        case .removed: return (store?.argument(for: defaultName) ?? store?.registered(defaultName))?.propertyList
        case .absent: return super.object(forKey: defaultName)
        }
    }

    override func dictionaryRepresentation() -> [String: Any] {
        let process = super.dictionaryRepresentation()
        guard let own else { return process }
        let domain = processDomain(forName: DefaultsStores.appDomain)
        return own.covering(process) { domain?[$0] != nil }
    }

    // The setters for other types call this one.
    override func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        if let own, let stored = StoredValue(value) {
            own.write(defaultName, transaction: Transaction()) { _ in stored }
            // Also an equal value, which later hosts of the test begin with.
            return own.lock.withLock { own.put(stored, for: defaultName) }
        }
        guard let store else { return super.set(value, forKey: defaultName) }
        guard let stored = StoredValue(value) else {
            // Foundation reports the error.
            return super.set(value, forKey: defaultName)
        }
        store.noting(stored, for: defaultName) { super.set(value, forKey: defaultName) }
    }

    // Foundation can't read back the data that it stores for URLs other than those of files.
    override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        set(url.stored.propertyList as Any?, forKey: defaultName)
    }

    override func url(forKey defaultName: String) -> URL? {
        object(forKey: defaultName).flatMap { StoredValue($0) }.flatMap { URL.decode($0) }
    }

    override func removeObject(forKey defaultName: String) {
        if let own { return own.remove(defaultName) }
        guard let store else { return super.removeObject(forKey: defaultName) }
        store.noting(nil, for: defaultName) { super.removeObject(forKey: defaultName) }
    }

    override func register(defaults registrationDictionary: [String: Any]) {
        if let own { return own.register(registrationDictionary) }
        super.register(defaults: registrationDictionary)
        // Registered values are visible through all objects.
        DefaultsStores.pollAll()
    }

    override func persistentDomain(forName domainName: String) -> [String: Any]? {
        let domain = processDomain(forName: domainName)
        guard domainName == DefaultsStores.appDomain, let own else { return domain }
        return own.covering(domain ?? [:]) { _ in true }
    }

    override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        if domainName == DefaultsStores.appDomain, let own {
            return own.replace(by: domain.compactMapValues { StoredValue($0) })
        }
        super.setPersistentDomain(domain, forName: domainName)
        DefaultsStores.compareAll()
    }

    override func removePersistentDomain(forName domainName: String) {
        if domainName == DefaultsStores.appDomain, let own { return own.replace(by: [:]) }
        super.removePersistentDomain(forName: domainName)
        DefaultsStores.compareAll()
    }

    override func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
        super.setVolatileDomain(domain, forName: domainName)
        DefaultsStores.pollAll()
    }

    override func removeVolatileDomain(forName domainName: String) {
        super.removeVolatileDomain(forName: domainName)
        DefaultsStores.pollAll()
    }

    /// Saves pending changes and applies those that other processes have saved. Foundation would write the file in
    /// place.
    @discardableResult
    override func synchronize() -> Bool { own != nil || store?.synchronize() ?? super.synchronize() }

    // MARK: - The process

    /// The value of the process for a key.
    func processObject(forKey key: String) -> Any? { super.object(forKey: key) }

    /// The stored values of the process.
    func processDomain(forName name: String) -> [String: Any]? { super.persistentDomain(forName: name) }

    /// Stores a value without notifying the store.
    func setQuietly(_ value: StoredValue?, forKey key: String) {
        if let value {
            super.set(value.propertyList, forKey: key)
        } else {
            super.removeObject(forKey: key)
        }
    }
}
