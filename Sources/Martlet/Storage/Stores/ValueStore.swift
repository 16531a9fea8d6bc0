import Combine
import Foundation

/// Values by key that views read: those of a `UserDefaults`, or those of a scene.
///
/// Any thread may read and write. Every change, whatever its source, reaches the scenes that use its key as a write of
/// their own (laws C1, C2). No other code is called while the lock is held: scenes are notified after it has been
/// released.
// @unchecked Sendable: a lock guards the mutable state.
class ValueStore: @unchecked Sendable {
    /// A change of which scenes and objects have not been notified yet.
    struct Notice {
        fileprivate let reading: StoredReading
        fileprivate let slots: [StoredSlot]
        fileprivate let listeners: [StoredListener]

        /// Notifies the scenes and objects, except for objects that were notified before.
        func deliver(transaction: Transaction = Transaction(), except reported: [StoredListener] = []) {
            for slot in slots { slot.receive(reading, transaction: transaction) }
            if listeners.isEmpty { return }
            // The body of a view may have detected the change.
            SceneGraph.outsideOfEvaluation {
                for listener in listeners where !reported.contains(where: { $0 === listener }) { listener.announce() }
            }
        }
    }

    let lock = RecursiveLock()
    /// Saves the values to a file; nil if they are in memory only.
    private(set) var saver: StoreSaver?
    // Guarded by the lock.
    private var followed: [String: StoredValue?] = [:]
    private var slots: [String: [Weak<StoredSlot>]] = [:]
    private var listeners: [String: [Weak<StoredListener>]] = [:]
    private var version = 0
    /// The number of keys at which unused keys are removed.
    private var sweepCount = 64

    /// The value that is stored for a key now; nil if there is none.
    func read(_ key: String) -> StoredValue? { fatalError("ValueStore is abstract.") }

    /// Stores a value without notifying anything. Called with the lock held.
    func put(_ value: StoredValue?, for key: String) { fatalError("ValueStore is abstract.") }

    /// Whether values may be written without notifying the store.
    var mayChangeUnseen: Bool { false }

    /// Called when a scene begins to use a key.
    func beginFollowing() {}

    /// Notifies observers other than scenes.
    func announce() {}

    /// Saves the values to a file from now on.
    func attach(_ saver: StoreSaver) { lock.withLock { self.saver = saver } }

    /// Keeps the values only in memory from now on.
    func detachSaver() { lock.withLock { saver = nil } }

    // MARK: - Writing

    /// Replaces the value for a key by the result of `change`, atomically. An equal value changes nothing (law B6).
    func write(_ key: String, transaction: Transaction, _ change: (StoredValue?) -> StoredValue?) {
        let reported = listeners(before: key, change)
        let (notice, isChanged, saver) = announcing(to: reported) {
            lock.withLock { () -> (Notice?, Bool, StoreSaver?) in
                let old = read(key)
                let new = change(old)
                guard new != old else { return (nil, false, nil) }
                put(new, for: key)
                self.saver?.record(new, for: key)
                return (takeNotice(of: key), true, self.saver)
            }
        }
        guard isChanged else { return }
        notice?.deliver(transaction: transaction, except: reported)
        announce()
        saver?.saveIfLate()
    }

    /// Performs a write by other code, and notifies scenes and objects of it.
    func noting<Result>(_ value: StoredValue?, for key: String, _ write: () -> Result) -> Result {
        let reported = listeners(before: key) { _ in value }
        let (result, notice, saver) = announcing(to: reported) {
            lock.withLock { () -> (Result, Notice?, StoreSaver?) in
                let result = write()
                self.saver?.record(value, for: key)
                return (result, takeNotice(of: key), self.saver)
            }
        }
        notice?.deliver(except: reported)
        announce()
        saver?.saveIfLate()
        return result
    }

    /// The objects that have to announce a change before it is made: none if the value stays equal.
    private func listeners(before key: String, _ change: (StoredValue?) -> StoredValue?) -> [StoredListener] {
        lock.withLock {
            guard let listeners = listeners[key] else { return [] }
            let old = read(key)
            return change(old) == old ? [] : listeners.compactMap(\.object)
        }
    }

    /// Makes a change after the objects have announced it.
    private func announcing<Result>(to listeners: [StoredListener], _ change: () -> Result) -> Result {
        if listeners.isEmpty { return change() }
        var result: Result?
        PropertyChange.perform {
            for listener in listeners { listener.announce() }
        } making: {
            result = change()
        }
        return result.unsafelyUnwrapped
    }

    // MARK: - Following

    /// Registers a scene for a key, beginning with its current value.
    func follow(_ key: String, _ make: (StoredReading) -> StoredSlot) -> StoredSlot {
        beginFollowing()
        let (slot, notice) = lock.withLock { () -> (StoredSlot, Notice?) in
            let notice = mayChangeUnseen ? takeNotice(of: key) : nil
            removeUnusedIfMany()
            let value = followed[key] ?? read(key)
            followed[key] = .some(value)
            let slot = make(StoredReading(value: value, version: version))
            slots[key, default: []].append(Weak(slot))
            return (slot, notice)
        }
        notice?.deliver()
        return slot
    }

    /// Registers an object that announces the changes of a key as long as its listener is retained.
    func listen(to key: String, _ listener: StoredListener) {
        beginFollowing()
        let notice = lock.withLock { () -> Notice? in
            let notice = mayChangeUnseen ? takeNotice(of: key) : nil
            removeUnusedIfMany()
            if followed[key] == nil { followed[key] = .some(read(key)) }
            var known = listeners[key] ?? []
            // Not at each call: removing ended listeners visits all of them.
            if known.count & (known.count - 1) == 0 { known = Self.living(known) ?? [] }
            known.append(Weak(listener))
            listeners[key] = known
            return notice
        }
        notice?.deliver()
    }

    /// Removes the keys that no scene and no object uses, if their number has grown enough. Called with the lock held.
    private func removeUnusedIfMany() {
        guard followed.count >= sweepCount else { return }
        slots = slots.compactMapValues { Self.living($0) }
        listeners = listeners.compactMapValues { Self.living($0) }
        followed = followed.filter { slots[$0.key] != nil || listeners[$0.key] != nil }
        sweepCount = max(64, followed.count * 2)
    }

    /// The living objects of a list; nil if there are none.
    private static func living<Object>(_ list: [Weak<Object>]?) -> [Weak<Object>]? {
        let living = list?.filter { $0.object != nil } ?? []
        return living.isEmpty ? nil : living
    }

    /// Returns the change of a key since scenes were last notified. Called with the lock held.
    func takeNotice(of key: String) -> Notice? {
        guard let last = followed[key] else { return nil }
        let now = read(key)
        guard now != last else { return nil }
        followed[key] = .some(now)
        version += 1
        slots[key] = Self.living(slots[key])
        listeners[key] = Self.living(listeners[key])
        if slots[key] == nil, listeners[key] == nil {
            followed[key] = nil
            return nil
        }
        return Notice(
            reading: StoredReading(value: now, version: version),
            slots: slots[key]?.compactMap(\.object) ?? [], listeners: listeners[key]?.compactMap(\.object) ?? [])
    }

    /// Checks the keys in use for unreported changes.
    func poll() {
        let notices = lock.withLock { followed.keys.compactMap { takeNotice(of: $0) } }
        for notice in notices { notice.deliver() }
    }

    /// Applies external changes. `changes` computes them with the lock held, in one step with their application: a
    /// concurrent comparison of memory and file sees both before the change, or both after it.
    func take(_ changes: () -> [String: StoredValue?]) {
        let notices = lock.withLock { () -> [Notice?] in
            changes().map { key, value in
                put(value, for: key)
                return takeNotice(of: key)
            }
        }
        for notice in notices { notice?.deliver() }
        if !notices.isEmpty { announce() }
    }
}
