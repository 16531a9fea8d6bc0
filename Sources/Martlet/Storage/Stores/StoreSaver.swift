import Dispatch
import Foundation
import Synchronization

/// Brings what changes in a store to its file: at once, and then as often as `interval` allows.
///
/// A value is in the file before 100 ms have passed since its write returned, unless the machine does not get around
/// to it (law J3): a save waits for no disk, and where saves fall behind, whoever writes on saves first.
// @unchecked Sendable: locks guard what changes, as said beside it.
final class StoreSaver: @unchecked Sendable {
    /// The least time from one save to the next, in nanoseconds.
    static let interval: UInt64 = 10_000_000
    /// How long a change may wait, in nanoseconds, before the next write carries out the save itself.
    private static let patience: UInt64 = 30_000_000
    /// The time from a save until the disk is to have it: less would only have it written more often.
    private static let keepingDelay = DispatchTimeInterval.milliseconds(200)
    /// Where files are read and written.
    static let queue = DispatchQueue(label: "martlet.storage", qos: .userInitiated)
    /// Where the disk is waited for.
    private static let keepingQueue = DispatchQueue(label: "martlet.storage.keeping", qos: .utility)

    private weak var store: ValueStore?
    private let file: StoredFile
    /// Whether what other processes save is taken over.
    private let followsOthers: Bool
    /// Held for the whole of a save. Taken before the store's lock.
    private let saving = RecursiveLock()
    // Guarded by `saving`.
    private var watch: FolderWatch?
    private var reported: Set<String> = []
    // Guarded by the store's lock.
    private var pending: [String: StoredValue?] = [:]
    private var base: [String: StoredValue] = [:]
    /// When the oldest change was made that a save is under way for; 0 if none is.
    private let oldestChange = Atomic<UInt64>(0)
    private let isKeepingDue = Atomic<Bool>(false)

    init(store: ValueStore, file: StoredFile, followsOthers: Bool) {
        self.store = store
        self.file = file
        self.followsOthers = followsOthers
        Self.all.withLock { $0.append(Weak(self)) }
        _ = Self.flushesAtExit
    }

    var path: String { file.path }

    // MARK: - Starting

    /// Reads the file: what it holds, and what is wrong with it.
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

    /// Begins to follow what other processes save.
    func beginWatching() {
        saving.withLock {
            guard followsOthers, watch == nil else { return }
            watch = FolderWatch(folder: file.folder, file: file.name, queue: Self.queue) { [weak self] in
                self?.save(evenIfUnchanged: true)
            }
        }
    }

    // MARK: - Saving

    /// Notes a change that is to be saved. Called with the store's lock held.
    func note(_ value: StoredValue?, for key: String) {
        pending[key] = .some(value)
        guard oldestChange.load(ordering: .relaxed) == 0 else { return }
        oldestChange.store(martlet_nanoseconds(), ordering: .relaxed)
        // The store lives until its values are saved.
        let save = { @Sendable [self, store] in
            self.save()
            _ = store
        }
        // Files are written in real time, also where a test moves the time of views.
        let due = lastSaveNanoseconds.load(ordering: .relaxed) + Self.interval
        let now = martlet_nanoseconds()
        if due <= now {
            Self.queue.async(execute: save)
        } else {
            Self.queue.asyncAfter(deadline: .now() + .nanoseconds(Int(due - now)), execute: save)
        }
    }

    /// Saves now if changes have waited for too long: the queue does not get its turn, and the writer is not to run
    /// away from it. Called without the store's lock.
    func saveIfLate() {
        let oldest = oldestChange.load(ordering: .relaxed)
        guard oldest != 0, martlet_nanoseconds() > oldest + Self.patience else { return }
        save()
    }

    /// When the values were last saved; may be a little old.
    private let lastSaveNanoseconds = Atomic<UInt64>(0)

    /// Saves what waits, and takes over what others have saved. Returns when that is done; true if it went well.
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
                // It is tried again with the next change, and at the end.
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

    /// Takes over what differs in the file from what it held before, but for what was changed here.
    private func absorb(_ values: [String: StoredValue], after changes: [String: StoredValue?], in store: ValueStore) {
        store.take {
            defer { base = values }
            if values == base || !followsOthers { return [:] }
            var foreign: [String: StoredValue?] = [:]
            for (key, value) in values where base[key] != value { foreign[key] = .some(value) }
            for key in base.keys where values[key] == nil { foreign[key] = .some(nil) }
            return foreign.filter { changes[$0.key] == nil && pending[$0.key] == nil }
        }
    }

    /// Notes what differs in memory from the file. Called with the store's lock held.
    func noteDifferences(in values: [String: StoredValue], withRemovals: Bool = true) {
        for (key, value) in values where base[key] != value && pending[key] == nil { note(value, for: key) }
        guard withRemovals else { return }
        for key in base.keys where values[key] == nil && pending[key] == nil { note(nil, for: key) }
    }

    /// What the file holds and `values` do not. Called with the store's lock held.
    func missing(in values: [String: StoredValue]) -> [String: StoredValue] {
        base.filter { values[$0.key] == nil }
    }

    /// Removes the file, and saves no more of what waits.
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

    /// Saves what waits in every store. Returns when it is in the files.
    static func saveAll() {
        let savers = all.withLock { all in
            all.removeAll { $0.object == nil }
            return all.compactMap(\.object)
        }
        for saver in savers where saver.save() && saver.isKeepingDue.load(ordering: .relaxed) { _ = saver.file.keep() }
    }
}
