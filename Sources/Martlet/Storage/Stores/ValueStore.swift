import Combine
import Foundation

/// Values by key that views follow: those of a `UserDefaults`, or those of a scene.
///
/// Any thread may read and write. A change, however it came about, reaches the scenes that follow its key as a write
/// of their own (laws C1, C2). What the lock guards never calls out: scenes are told when it has been released.
// @unchecked Sendable: a lock guards what changes.
class ValueStore: @unchecked Sendable {
    /// A change that scenes have yet to be told of, and objects.
    struct Notice {
        fileprivate let reading: StoredReading
        fileprivate let slots: [StoredSlot]
        fileprivate let listeners: [StoredListener]

        /// Tells them, but for the objects that have been told before.
        func deliver(transaction: Transaction = Transaction(), except told: [StoredListener] = []) {
            for slot in slots { slot.receive(reading, transaction: transaction) }
            if listeners.isEmpty { return }
            // It may have been a view's body that found out.
            SceneGraph.outsideOfEvaluation {
                for listener in listeners where !told.contains(where: { $0 === listener }) { listener.announce() }
            }
        }
    }

    let lock = RecursiveLock()
    /// What brings the values to a file; nil where they are kept in memory alone.
    private(set) var saver: StoreSaver?
    // Guarded by the lock.
    private var followed: [String: StoredValue?] = [:]
    private var slots: [String: [Weak<StoredSlot>]] = [:]
    private var listeners: [String: [Weak<StoredListener>]] = [:]
    private var version = 0
    /// The number of keys at which those that nothing follows any more are removed.
    private var sweepCount = 64

    /// What is stored for a key now; nil if nothing is.
    func read(_ key: String) -> StoredValue? { fatalError("ValueStore is abstract.") }

    /// Sets what is stored, and nothing else. Called with the lock held.
    func put(_ value: StoredValue?, for key: String) { fatalError("ValueStore is abstract.") }

    /// Whether values may be written without a word to the store.
    var mayChangeUnseen: Bool { false }

    /// What is to be done when a scene begins to follow a key.
    func beginFollowing() {}

    /// Tells whoever wants to know beside the scenes.
    func announce() {}

    /// Keeps the values in a file from here on.
    func attach(_ saver: StoreSaver) { lock.withLock { self.saver = saver } }

    /// Keeps the values in memory alone from here on.
    func detachSaver() { lock.withLock { saver = nil } }

    // MARK: - Writing

    /// Stores what `change` makes of the value for a key, as one step. An equal value changes nothing (law B6).
    func write(_ key: String, transaction: Transaction, _ change: (StoredValue?) -> StoredValue?) {
        let told = listeners(before: key, change)
        let (notice, isChanged, saver) = announcing(to: told) {
            lock.withLock { () -> (Notice?, Bool, StoreSaver?) in
                let old = read(key)
                let new = change(old)
                guard new != old else { return (nil, false, nil) }
                put(new, for: key)
                self.saver?.note(new, for: key)
                return (takeNotice(of: key), true, self.saver)
            }
        }
        guard isChanged else { return }
        notice?.deliver(transaction: transaction, except: told)
        announce()
        saver?.saveIfLate()
    }

    /// Carries out a write that somebody else makes, and tells of it.
    func noting<Result>(_ value: StoredValue?, for key: String, _ write: () -> Result) -> Result {
        let told = listeners(before: key) { _ in value }
        let (result, notice, saver) = announcing(to: told) {
            lock.withLock { () -> (Result, Notice?, StoreSaver?) in
                let result = write()
                self.saver?.note(value, for: key)
                return (result, takeNotice(of: key), self.saver)
            }
        }
        notice?.deliver(except: told)
        announce()
        saver?.saveIfLate()
        return result
    }

    /// The objects that are to announce a change before it is made: none if nothing will change.
    private func listeners(before key: String, _ change: (StoredValue?) -> StoredValue?) -> [StoredListener] {
        lock.withLock {
            guard let listeners = listeners[key] else { return [] }
            let old = read(key)
            return change(old) == old ? [] : listeners.compactMap(\.object)
        }
    }

    /// Makes a change that objects have announced before.
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

    /// Lets a scene follow a key, from the value that it has now.
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

    /// Lets an object announce the changes of a key, for as long as somebody holds its listener.
    func listen(to key: String, _ listener: StoredListener) {
        beginFollowing()
        let notice = lock.withLock { () -> Notice? in
            let notice = mayChangeUnseen ? takeNotice(of: key) : nil
            removeUnusedIfMany()
            if followed[key] == nil { followed[key] = .some(read(key)) }
            var known = listeners[key] ?? []
            // Now and then, so that neither those that have ended pile up nor each new one goes through all.
            if known.count & (known.count - 1) == 0 { known = Self.living(known) ?? [] }
            known.append(Weak(listener))
            listeners[key] = known
            return notice
        }
        notice?.deliver()
    }

    /// Forgets the keys that no scene and no object follows any more, now and then. Called with the lock held.
    private func removeUnusedIfMany() {
        guard followed.count >= sweepCount else { return }
        slots = slots.compactMapValues { Self.living($0) }
        listeners = listeners.compactMapValues { Self.living($0) }
        followed = followed.filter { slots[$0.key] != nil || listeners[$0.key] != nil }
        sweepCount = max(64, followed.count * 2)
    }

    /// Those of a list that live; nil if none do.
    private static func living<Object>(_ list: [Weak<Object>]?) -> [Weak<Object>]? {
        let living = list?.filter { $0.object != nil } ?? []
        return living.isEmpty ? nil : living
    }

    /// What has changed for a key since scenes were last told. Called with the lock held.
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

    /// Looks for changes that nobody has told of, in the keys that are followed.
    func poll() {
        let notices = lock.withLock { followed.keys.compactMap { takeNotice(of: $0) } }
        for notice in notices { notice.deliver() }
    }

    /// Takes over what was changed elsewhere; `changes` says what, with the lock held. It is one step with that: who
    /// compares memory and file sees both as they were, or both as they are then.
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
