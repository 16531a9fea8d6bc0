import Foundation
import MartletABI
import Synchronization

/// A `UserDefaults` that tells its store of changes.
///
/// Foundation's tells nobody, and there is one object that all code shares as `UserDefaults.standard`. So that object
/// is made an instance of this class while it lives: a class without stored properties of its own, whose instances lie
/// in memory exactly as its superclass's do. See Documentation/decisions/0010-stored-values.md.
final class ObservedDefaults: UserDefaults {
    /// Lets the object tell a store of its changes. False where that can't be: it is of another class.
    static func observe(_ defaults: UserDefaults, for store: DefaultsStore) -> Bool {
        stores.withLock { stores in
            if type(of: defaults) == ObservedDefaults.self { return true }
            // Before it is one: what it is told of it passes on at once.
            let before = stores.updateValue(store, forKey: ObjectIdentifier(defaults))
            if ObjectClass.exchange(defaults, of: UserDefaults.self, for: ObservedDefaults.self) { return true }
            stores[ObjectIdentifier(defaults)] = before
            return false
        }
    }

    /// The store that an observed object tells of its changes.
    static func store(of defaults: UserDefaults) -> DefaultsStore? {
        stores.withLock { $0[ObjectIdentifier(defaults)] }
    }

    private static let stores = Mutex<[ObjectIdentifier: DefaultsStore]>([:])

    // Unsafe pointers: classes are addresses of metadata, whose size field is where the ABI has it: where the sizes
    // differ, the class is not exchanged.
    private var store: DefaultsStore? { Self.store(of: self) }

    deinit { _ = Self.stores.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) } }

    // The setters of the other types end here.
    override func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        guard let store else { return super.set(value, forKey: defaultName) }
        guard let stored = StoredValue(value) else {
            // Foundation says what is wrong with it.
            return super.set(value, forKey: defaultName)
        }
        store.noting(stored, for: defaultName) { super.set(value, forKey: defaultName) }
    }

    // What Foundation stores for other URLs than those of files can't be read back.
    override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        set(url.stored.propertyList as Any?, forKey: defaultName)
    }

    override func url(forKey defaultName: String) -> URL? {
        object(forKey: defaultName).flatMap { StoredValue($0) }.flatMap { URL.decode($0) }
    }

    override func removeObject(forKey defaultName: String) {
        guard let store else { return super.removeObject(forKey: defaultName) }
        store.noting(nil, for: defaultName) { super.removeObject(forKey: defaultName) }
    }

    override func register(defaults registrationDictionary: [String: Any]) {
        super.register(defaults: registrationDictionary)
        // Registered values are seen through all objects.
        DefaultsStores.pollAll()
    }

    override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        super.setPersistentDomain(domain, forName: domainName)
        DefaultsStores.compareAll()
    }

    override func removePersistentDomain(forName domainName: String) {
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

    /// Saves what waits and takes over what other processes have saved. Foundation would write the file in place.
    @discardableResult
    override func synchronize() -> Bool { store?.synchronize() ?? super.synchronize() }

    /// Stores a value without telling the store.
    func setQuietly(_ value: StoredValue?, forKey key: String) {
        if let value {
            super.set(value.propertyList, forKey: key)
        } else {
            super.removeObject(forKey: key)
        }
    }
}
