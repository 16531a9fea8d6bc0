import Dispatch
import Foundation

/// The values of a `UserDefaults`, whose own memory is the source of truth (law J1).
// @unchecked Sendable: the lock of the base class guards the mutable state.
final class DefaultsStore: ValueStore, @unchecked Sendable {
    /// The suite; nil for the app's own values.
    let suite: String?
    /// The object that is read and written: `UserDefaults.standard`, one of our own for a suite, or the app's.
    private(set) var defaults: UserDefaults!
    /// The object of `defaults`, if it reports the writes that are made through it.
    private var observed: ObservedDefaults?
    /// The texts that the program was started with, which take precedence over stored values.
    private var arguments: [String: String] = [:]
    // Guarded by the lock.
    private var issues: [String] = []
    private var timer: (any DispatchSourceTimer)?

    init(suite: String?) { self.suite = suite }

    /// Sets the object for reads and writes. Called once, before the store is used.
    // Unsafe pointers: the cast is valid because `observe` has just replaced the object's class by `ObservedDefaults`.
    func use(_ defaults: UserDefaults) {
        self.defaults = defaults
        arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain).compactMapValues { $0 as? String }
        if ObservedDefaults.observe(defaults, for: self) {
            observed = unsafeDowncast(defaults, to: ObservedDefaults.self)
        }
    }

    /// Whether values may be written through objects that report no changes.
    override var mayChangeUnseen: Bool { suite != nil || observed == nil }

    override func read(_ key: String) -> StoredValue? {
        if let argument = argument(for: key) { return argument }
        // The value of the process, also where a test host has one of its own.
        let value = observed.map { $0.processObject(forKey: key) } ?? defaults.object(forKey: key)
        return value.flatMap { StoredValue($0) }
    }

    /// The text that the program was started with for a key.
    func argument(for key: String) -> StoredValue? {
        if arguments.isEmpty { return nil }
        return arguments[key].map { .argument($0) }
    }

    /// The value that is registered for a key, in case none is stored.
    func registered(_ key: String) -> StoredValue? {
        defaults.volatileDomain(forName: UserDefaults.registrationDomain)[key].flatMap { StoredValue($0) }
    }

    /// Whether writes through the object are reported.
    var isObserved: Bool { observed != nil }

    override func put(_ value: StoredValue?, for key: String) {
        if let observed {
            observed.setQuietly(value, forKey: key)
        } else if let value {
            defaults.set(value.propertyList, forKey: key)
        } else {
            defaults.removeObject(forKey: key)
        }
    }

    override func announce() {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    }

    func synchronize() -> Bool {
        if mayChangeUnseen { compare() }
        return saver?.save(evenIfUnchanged: true) ?? true
    }

    // MARK: - The file

    /// Saves the values to the file that Foundation reads when the program starts. Must be called before Foundation
    /// reads it.
    func keep(in file: StoredFile) {
        let saver = StoreSaver(store: self, file: file, followsOtherProcesses: true)
        let loaded = saver.load()
        if let issue = loaded.issue { lock.withLock { issues.append(issue) } }
        attach(saver)
        saver.beginWatching()
    }

    /// Returns the issues that have not been reported, and clears them.
    func takeIssues() -> [String] {
        lock.withLock {
            defer { issues = [] }
            return issues
        }
    }

    // MARK: - What nobody tells of

    override func beginFollowing() {
        guard mayChangeUnseen else { return }
        lock.withLock {
            guard timer == nil else { return }
            let timer = DispatchSource.makeTimerSource(queue: StoreSaver.queue)
            timer.schedule(
                deadline: .now() + .milliseconds(500), repeating: .milliseconds(500), leeway: .milliseconds(250))
            timer.setEventHandler { [weak self] in self?.compare() }
            timer.resume()
            self.timer = timer
        }
    }

    /// The values that are stored under the store's name, without launch arguments and registered defaults.
    var domain: [String: StoredValue]? {
        let name = suite ?? DefaultsStores.appDomain
        let domain = observed.map { $0.processDomain(forName: name) } ?? defaults.persistentDomain(forName: name)
        return domain?.compactMapValues { StoredValue($0) }
    }

    /// Synchronizes memory and file if the app used Foundation's memory before the store was created.
    func reconcile() {
        lock.withLock {
            guard let saver else { return }
            let memory = domain ?? [:]
            for (key, value) in saver.missing(in: memory) { put(value, for: key) }
            saver.recordDifferences(in: memory, withRemovals: false)
        }
    }

    /// Finds unreported writes, publishes them to the scenes, and saves them.
    func compare() {
        lock.withLock {
            guard let saver, let domain else { return }
            saver.recordDifferences(in: domain)
        }
        poll()
    }
}
