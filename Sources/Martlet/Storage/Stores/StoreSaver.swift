import Dispatch
import Foundation
import Synchronization

/// Saves the changes of a store to its file: the first one immediately, further ones at most once per `interval`.
///
/// A value is in the file at most 100 ms after its write has returned, unless the machine is too busy (law J3): a save
/// does not wait for the disk, and if saves are late, the next write performs the save itself.
// @unchecked Sendable: locks guard the mutable state, as noted beside it.
final class StoreSaver: @unchecked Sendable {
    /// The minimum time between two saves, in nanoseconds.
    static let interval: UInt64 = 10_000_000
    /// The maximum age of an unsaved change, in nanoseconds, before the next write performs the save itself.
    private static let timeout: UInt64 = 30_000_000
    /// The delay between a save and its flush to the disk: a shorter one would only flush more often.
    private static let keepingDelay = DispatchTimeInterval.milliseconds(200)
    /// The queue that reads and writes files.
    static let queue = DispatchQueue(label: "martlet.storage", qos: .userInitiated)
    /// The queue that waits for the disk.
    private static let keepingQueue = DispatchQueue(label: "martlet.storage.keeping", qos: .utility)

    private weak var store: ValueStore?
    private let file: StoredFile
    /// Whether changes that other processes save are applied.
    private let followsOtherProcesses: Bool
    /// Held during the whole of a save. Acquired before the store's lock.
    private let saving = RecursiveLock()
    // Guarded by `saving`.
    private var watch: FolderWatch?
    private var reported: Set<String> = []
    // Guarded by the store's lock.
    private var pending: [String: StoredValue?] = [:]
    private var base: [String: StoredValue] = [:]
    /// The time of the oldest change with a scheduled save; 0 if no save is scheduled.
    private let oldestChange = Atomic<UInt64>(0)
    private let isKeepingDue = Atomic<Bool>(false)

    init(store: ValueStore, file: StoredFile, followsOtherProcesses: Bool) {
        self.store = store
        self.file = file
        self.followsOtherProcesses = followsOtherProcesses
        Self.all.withLock { $0.append(Weak(self)) }
        _ = Self.flushesAtExit
    }

    var path: String { file.path }

    // MARK: - Starting

    /// Reads the file. Returns its values and a description of its damage, if any.
    func load() -> (values: [String: StoredValue], issue: String?) {
        saving.withLock {
            do {
                switch try file.load() {
                case .values(let values):
                    store?.lock.withLock { base = values }
                    return (values, nil)
                case .missing: return ([:], nil)
                case .damaged(let place, let kept):
                    store?.lock.withLock { base = kept ?? [:] }
                    return (kept ?? [:], Self.damageIssue(file.path, place, hasKept: kept != nil))
                }
            } catch {
                return ([:], "Stored values were not read: \(error).")
            }
        }
    }

    /// Begins to observe the changes that other processes save.
    func beginWatching() {
        saving.withLock {
            guard followsOtherProcesses, watch == nil else { return }
            watch = FolderWatch(folder: file.folder, file: file.name, queue: Self.queue) { [weak self] in
                self?.save(evenIfUnchanged: true)
            }
        }
    }

    // MARK: - Saving

    /// Records a change and schedules its save. Called with the store's lock held.
    func record(_ value: StoredValue?, for key: String) {
        pending[key] = .some(value)
        guard oldestChange.load(ordering: .relaxed) == 0 else { return }
        oldestChange.store(martlet_nanoseconds(), ordering: .relaxed)
        // The store lives until its values are saved.
        let save = { @Sendable [self, store] in
            self.save()
            _ = store
        }
        // Files are written in real time, even if a test controls the time of views.
        let due = lastSaveNanoseconds.load(ordering: .relaxed) + Self.interval
        let now = martlet_nanoseconds()
        if due <= now {
            Self.queue.async(execute: save)
        } else {
            Self.queue.asyncAfter(deadline: .now() + .nanoseconds(Int(due - now)), execute: save)
        }
    }

    /// Saves now if changes have been pending for too long: then the queue gets no processor time, and the writer must
    /// not outrun it. Called without the store's lock.
    func saveIfLate() {
        let oldest = oldestChange.load(ordering: .relaxed)
        guard oldest != 0, martlet_nanoseconds() > oldest + Self.timeout else { return }
        save()
    }

    /// The time of the last save; may be slightly out of date.
    private let lastSaveNanoseconds = Atomic<UInt64>(0)

    /// Saves pending changes, and applies those that other processes have saved. Returns when that is done; true on
    /// success.
    @discardableResult
    func save(evenIfUnchanged: Bool = false) -> Bool {
        guard let store else { return true }
        return saving.withLock {
            let changes = store.lock.withLock { () -> [String: StoredValue?] in
                oldestChange.store(0, ordering: .relaxed)
                defer { pending = [:] }
                return pending
            }
            if changes.isEmpty, !evenIfUnchanged { return true }
            lastSaveNanoseconds.store(martlet_nanoseconds(), ordering: .relaxed)
            let fallback = store.lock.withLock { base }
            do {
                if changes.isEmpty, case .missing = try file.load() { return true }
                let result = try file.merge(changes, fallback: fallback)
                if let place = result.damagedMovedTo { report(Self.damageIssue(file.path, place, hasKept: false)) }
                absorb(result.values, after: changes, in: store)
                if !changes.isEmpty { scheduleKeeping() }
                beginWatching()
                return true
            } catch {
                // The next change retries, and so does the end of the program.
                store.lock.withLock { pending.merge(changes) { newer, _ in newer } }
                report("Stored values were not saved: \(error).")
                return false
            }
        }
    }

    private func scheduleKeeping() {
        guard isKeepingDue.exchange(true, ordering: .relaxed) == false else { return }
        Self.keepingQueue.asyncAfter(deadline: .now() + Self.keepingDelay) { [self] in
            isKeepingDue.store(false, ordering: .relaxed)
            if !file.keep() { scheduleKeeping() }
        }
    }

    /// Applies the values in the file that differ from its previous content, except for those that were changed here.
    private func absorb(_ values: [String: StoredValue], after changes: [String: StoredValue?], in store: ValueStore) {
        store.take {
            defer { base = values }
            if values == base || !followsOtherProcesses { return [:] }
            var foreign: [String: StoredValue?] = [:]
            for (key, value) in values where base[key] != value { foreign[key] = .some(value) }
            for key in base.keys where values[key] == nil { foreign[key] = .some(nil) }
            return foreign.filter { changes[$0.key] == nil && pending[$0.key] == nil }
        }
    }

    /// Records the differences between memory and file as changes. Called with the store's lock held.
    func recordDifferences(in values: [String: StoredValue], withRemovals: Bool = true) {
        for (key, value) in values where base[key] != value && pending[key] == nil { record(value, for: key) }
        guard withRemovals else { return }
        for key in base.keys where values[key] == nil && pending[key] == nil { record(nil, for: key) }
    }

    /// The values of the file that are missing in `values`. Called with the store's lock held.
    func missing(in values: [String: StoredValue]) -> [String: StoredValue] {
        base.filter { values[$0.key] == nil }
    }

    /// Removes the file, and discards pending changes.
    func discard() {
        saving.withLock {
            store?.lock.withLock {
                pending = [:]
                base = [:]
            }
            file.remove()
        }
    }

    private static func damageIssue(_ path: String, _ place: String, hasKept: Bool) -> String {
        "\(path), a file of stored values, is damaged. It was moved to \(place), and the values start from "
            + (hasKept ? "an earlier state of it." : "their defaults where they are not known.")
    }

    private func report(_ message: String) {
        if reported.insert(message).inserted { Diagnostics.reportDetached(RuntimeIssue(message: message)) }
    }

    // MARK: - The end

    private static let all = Mutex<[Weak<StoreSaver>]>([])
    private static let flushesAtExit: Void = {
        atexit { StoreSaver.saveAll() }
    }()

    /// Saves pending changes of every store, and returns when they are in the files.
    static func saveAll() {
        let savers = all.withLock { all in
            all.removeAll { $0.object == nil }
            return all.compactMap(\.object)
        }
        for saver in savers where saver.save() && saver.isKeepingDue.load(ordering: .relaxed) { _ = saver.file.keep() }
    }
}
