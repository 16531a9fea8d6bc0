import Foundation
import Synchronization

/// The stores of the process: one for the app's own values, one for each suite in use.
package enum DefaultsStores {
    private struct Stores {
        var standard: DefaultsStore?
        var suites: [String: DefaultsStore] = [:]
        /// The stores of objects that are neither the standard object nor a suite's.
        var others: [ObjectIdentifier: DefaultsStore] = [:]
        /// Nil until one of the two modes is chosen.
        var savesToDisk: Bool?

        var all: [DefaultsStore] { (standard.map { [$0] } ?? []) + suites.values + others.values }
    }

    private static let stores = Mutex(Stores())
    // Creating a store calls Foundation, which may call back.
    private static let making = RecursiveLock()

    // MARK: - Which store

    /// The store of a `UserDefaults`, or of the standard one for nil.
    static func store(of defaults: UserDefaults?) -> ValueStore {
        if let defaults {
            if let store = ObservedDefaults.store(of: defaults) { return own(for: store) ?? store }
            if defaults !== UserDefaults.standard { return storeOfOther(defaults) }
        }
        let standard = standard
        return own(for: standard) ?? standard
    }

    // MARK: - Values of a test host

    /// The store of the running test host that covers a store of the process; nil if there is none.
    ///
    /// Stores of suites are those of the process everywhere: objects for suites that the app creates do not report
    /// what is written and read by them.
    static func own(for store: DefaultsStore) -> OwnStoredValues? {
        ProcessValues.place.flatMap { own(for: store, in: $0) }
    }

    static func own(for store: DefaultsStore, in place: ProcessValues.Place) -> OwnStoredValues? {
        guard store.suite == nil, store.isObserved, store === stores.withLock({ $0.standard }) else { return nil }
        return own(in: place.values)
    }

    static func own(in values: ProcessValues) -> OwnStoredValues { values.object { OwnStoredValues() } }

    /// Makes the stored values of a set those that another one has now.
    package static func begin(_ values: ProcessValues, with seeds: ProcessValues) {
        own(in: values).begin(with: own(in: seeds).all)
    }

    /// Moves the values that the process has stored to the sets of a test.
    package static func moveProcessValues(to values: ProcessValues, seeds: ProcessValues?) {
        let standard = standard
        guard let domain = standard.domain, standard.isObserved else { return }
        for values in [values, seeds] {
            if let values { own(in: values).begin(with: domain.mapValues { .some($0) }) }
        }
        for key in domain.keys { standard.lock.withLock { standard.put(nil, for: key) } }
    }

    static var standard: DefaultsStore {
        if let store = stores.withLock({ $0.standard }) { return store }
        return making.withLock {
            if let store = stores.withLock({ $0.standard }) { return store }
            let file = StoredFile(path: path(of: appDomain))
            let store = make(suite: nil, file: file) { .standard }
            stores.withLock { $0.standard = store }
            return store
        }
    }

    private static func storeOfOther(_ defaults: UserDefaults) -> DefaultsStore {
        making.withLock {
            if let store = ObservedDefaults.store(of: defaults) { return store }
            guard type(of: defaults) == UserDefaults.self, case .known(let suite) = suite(of: defaults) else {
                // The app's own subclass decides how its values are stored.
                return stores.withLock { stores in
                    if let store = stores.others[ObjectIdentifier(defaults)] { return store }
                    let store = DefaultsStore(suite: nil)
                    store.use(defaults)
                    stores.others[ObjectIdentifier(defaults)] = store
                    return store
                }
            }
            let store = suite.map { self.suite($0) } ?? standard
            _ = ObservedDefaults.observe(defaults, for: store)
            return store
        }
    }

    private static func suite(_ name: String) -> DefaultsStore {
        if let store = stores.withLock({ $0.suites[name] }) { return store }
        let store = make(suite: name, file: StoredFile(path: path(of: name))) {
            UserDefaults(suiteName: name) ?? .standard
        }
        stores.withLock { $0.suites[name] = store }
        return store
    }

    private static func make(suite: String?, file: StoredFile, _ defaults: () -> UserDefaults) -> DefaultsStore {
        let savesToDisk = stores.withLock { $0.savesToDisk ?? true }
        let store = DefaultsStore(suite: suite)
        // Must come before Foundation reads the file, because it treats a damaged file as an empty one.
        if savesToDisk { store.keep(in: file) }
        store.use(defaults())
        store.reconcile()
        return store
    }

    private enum Suite {
        case known(String?)
        case unknown
    }

    /// The suite of an object, which Foundation has no public property for.
    private static func suite(of defaults: UserDefaults) -> Suite {
        for field in Mirror(reflecting: defaults).children where field.label == "suite" {
            if let name = field.value as? String { return .known(name == appDomain ? nil : name) }
            return field.value is String? ? .known(nil) : .unknown
        }
        return .unknown
    }

    // MARK: - Files

    /// The name under which the app's own values are stored: its bundle's identifier, or the executable's name.
    package static var appDomain: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    /// The file that Foundation reads for a domain.
    private static func path(of domain: String) -> String {
        domain.hasPrefix("/") ? domain + ".plist" : "\(folder("XDG_CONFIG_HOME", or: ".config"))/\(domain).plist"
    }

    /// The folder for the stored values of the app's scenes.
    package static var sceneFolder: String {
        "\(folder("XDG_STATE_HOME", or: ".local/state"))/\(appDomain)/scenes"
    }

    /// A folder of the XDG convention. A value that is not an absolute path counts as not set.
    private static func folder(_ variable: String, or place: String) -> String {
        if let folder = ProcessVariable.value(variable), folder.hasPrefix("/") { return folder }
        return "\(ProcessVariable.value("HOME") ?? NSHomeDirectory())/\(place)"
    }

    // MARK: - All of them

    /// Makes `UserDefaults.standard` report its changes, and saves them. Called at the start of an app.
    package static func install() {
        stores.withLock { $0.savesToDisk = true }
        for issue in standard.takeIssues() { Diagnostics.reportDetached(RuntimeIssue(message: issue)) }
    }

    /// Makes `UserDefaults.standard` report what is read and written by it.
    package static func watchStandard() { _ = standard }

    /// Keeps values in memory and touches no file, unless saving was chosen before. For test processes.
    package static func keepInMemory() {
        let all = stores.withLock { stores -> [DefaultsStore]? in
            guard stores.savesToDisk == nil else { return nil }
            stores.savesToDisk = false
            return stores.all
        }
        guard let all else { return }
        for store in all { store.detachSaver() }
        watchStandard()
    }

    /// Saves pending changes, and returns when they are in the files.
    package static func save() { StoreSaver.saveAll() }

    static func pollAll() {
        for store in stores.withLock({ $0.all }) { store.poll() }
    }

    static func compareAll() {
        for store in stores.withLock({ $0.all }) { store.compare() }
    }
}
