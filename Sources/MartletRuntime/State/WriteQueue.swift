import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The writes that wait for the next update of a scene, in the order of their transactions.
///
/// Any thread may queue a write. The host is asked once for an update, however many writes follow (law B7): requests
/// are coalesced only here, so that hosts need not do it.
// @unchecked Sendable: a lock guards the mutable state.
package final class WriteQueue: @unchecked Sendable {
    struct Group {
        let number: Int
        let transaction: Transaction
        /// Most groups have one location: it needs no memory of its own.
        let first: QueuedWrite
        var more: [QueuedWrite] = []

        /// Calls `body` with each location, in the order of the writes.
        // Unsafe pointers: the caller owns the group, and retains its references.
        @inline(__always)
        static func forEach(in group: UnsafePointer<Group>, _ body: (QueuedWrite) -> Void) {
            Borrowed(group.pointee.first).with(body)
            if group.pointee.more.isEmpty { return }
            for location in group.pointee.more { body(location) }
        }
    }

    private struct Entries {
        var groups: [Group] = []
        var lastNumber = 0
        var isRequested = false
        var isClosed = false
        // Borrowed: a scene retains its host, and removes it here before it releases it (`remove(_:instead:)`). A weak
        // reference would make every other reference slow to count.
        private var hostReference: BorrowedHost?
        var host: (any SceneHost)? {
            get { hostReference?.host }
            set { hostReference = newValue.map { BorrowedHost(host: $0) } }
        }
        /// The number of announced changes that may happen without a notification.
        var expected = 0
    }

    private let lock = RecursiveLock()
    /// The thread on which an update runs now, and 0 between updates. A thread only compares it with itself, so that no
    /// lock is needed.
    private let updater = Atomic<UInt>(0)
    /// Whether a write has been queued since an update last dequeued. Written with the lock held.
    private let hasWaiting = Atomic<Bool>(false)
    // @exclusivity(unchecked): guarded by the lock, or confined to the updating thread, as noted for each.
    @exclusivity(unchecked) private var entries = Entries()
    /// Whether writes wait that the running update has itself caused: from an action, or from a body. Confined to the
    /// thread that updates.
    @exclusivity(unchecked) private(set) var hasOwnWrites = false
    /// The source locations of writes, while they are traced. Guarded by the lock.
    @exclusivity(unchecked) var captures = Captures()
    /// The groups that the running update applies; empty between updates, when its memory is kept for the next groups.
    /// Confined to the updating thread.
    @exclusivity(unchecked) private var underWay: [Group] = []
    /// A record of writes that change nothing, while recording. Guarded by the lock.
    @exclusivity(unchecked) var droppedWrites: DroppedWrites?

    /// Says which host to ask for updates. The caller holds it until it takes it out.
    func ask(_ host: any SceneHost) { lock.withLock { entries.host = host } }

    /// Takes a host out that is about to go, and asks another from now on.
    func remove(_ host: any SceneHost, instead other: (any SceneHost)?) {
        lock.withLock { if entries.host === host { entries.host = other } }
    }

    /// Runs `body` with the lock held that guards every location of the scene.
    func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    /// Acquires the lock, for code that is not specialized for the type of its result: a closure would cost more than
    /// the lock.
    func lockLocations() { lock.lock() }

    func unlockLocations() { lock.unlock() }

    /// Queues a location whose value has changed. Called with the lock held.
    ///
    /// `entered` is the number of the group in which the location was last queued; a second write in the same group
    /// adds nothing, so that the queue does not grow with the number of writes. A write that is `forLater` does not
    /// prolong the running update.
    func enqueue(
        _ location: QueuedWrite,
        transaction: Transaction,
        entered: inout Int,
        forLater: Bool = false
    ) {
        guard !entries.isClosed else { return }
        if !forLater, updater.load(ordering: .relaxed) == Self.thread { hasOwnWrites = true }
        hasWaiting.store(true, ordering: .relaxed)
        if let last = entries.groups.indices.last, entries.groups[last].transaction.isSame(as: transaction) {
            if entered == entries.groups[last].number { return }
            entries.groups[last].more.append(location)
        } else if entries.groups.count >= Self.groupLimit {
            enterLastGroup(location, transaction: transaction)
        } else {
            entries.lastNumber += 1
            // The update that applies the group reports its end.
            for completion in transaction.completions { completion.begin() }
            entries.groups.append(Group(number: entries.lastNumber, transaction: transaction, first: location))
        }
        entered = entries.lastNumber
    }

    /// The maximum number of transactions that wait for one update. If writes come faster than updates, the queue, and
    /// so the update, would otherwise grow longer and longer, and the main loop would have no turn between.
    static let groupLimit = 1_024

    /// Enters a location in the last group, where there are too many for one of its own: the group's writes animate with the
    /// latest transaction, and the completions of the earlier ones are kept.
    @inline(never)
    private func enterLastGroup(_ location: QueuedWrite, transaction: Transaction) {
        let last = entries.groups.count - 1
        let group = entries.groups[last]
        var merged = transaction
        let known = group.transaction.completions
        let new = transaction.completions.filter { completion in !known.contains { $0 === completion } }
        for completion in new { completion.begin() }
        if !known.isEmpty { merged.completions = known + new }
        entries.groups[last] = Group(
            number: group.number, transaction: merged, first: group.first, more: group.more)
        // A location is applied once, wherever it was queued first.
        if group.first !== location, !group.more.contains(where: { $0 === location }) {
            entries.groups[last].more.append(location)
        }
    }

    /// Queues a single write without a transaction, and requests an update.
    func enter(_ write: QueuedWrite) {
        var entered = 0
        let host = lock.withLock {
            enqueue(write, transaction: Transaction(), entered: &entered)
            return takeRequest()
        }
        host?.requestUpdate()
    }

    /// Dequeues the pending writes, as one snapshot, for the update that runs on this thread: later writes of the
    /// thread belong to the update itself.
    func take() {
        lock.withLock {
            updater.store(Self.thread, ordering: .relaxed)
            swap(&entries.groups, &underWay)
            entries.isRequested = false
            hasOwnWrites = false
            captures.advance()
            hasWaiting.store(false, ordering: .relaxed)
            let isOnly = underWay.count == 1
            forEachTaken { group in Group.forEach(in: group) { $0.stage(isOnly: isOnly) } }
        }
    }

    /// Calls `body` with each group of the update, in the order of the transactions.
    // Unsafe pointers: the groups are in the queue, where they are not changed before they are removed; a copy would
    // count all their references.
    @inline(__always)
    func forEachTaken(_ body: (UnsafePointer<Group>) -> Void) {
        // As one that may change them: only to read them, they would be counted.
        underWay.withUnsafeMutableBufferPointer { groups in
            for index in groups.indices { body(UnsafePointer(groups.baseAddress.unsafelyUnwrapped + index)) }
        }
    }

    /// Whether nothing was taken.
    var isTakenEmpty: Bool { underWay.isEmpty }

    /// Removes the dequeued groups after they have been applied. Most updates apply one group: its memory is kept for
    /// others.
    func forgetTaken() {
        if underWay.capacity > Self.keptCapacity { underWay = [] }
        while !underWay.isEmpty { underWay.removeLast() }
    }

    private static let keptCapacity = 8

    /// The thread that asks, as a number.
    static var thread: UInt {
        #if canImport(Glibc)
        UInt(pthread_self())
        #else
        UInt(bitPattern: pthread_self())
        #endif
    }

    /// Says that the update is over. Writes that other threads have entered meanwhile wait for the next one.
    func endUpdate() {
        updater.store(0, ordering: .relaxed)
        // A write that is queued after this requests an update as well.
        if hasWaiting.load(ordering: .relaxed) { requestUpdate() }
    }

    /// Asks the host for an update, unless it has been asked since the last one.
    package func requestUpdate() { lock.withLock { takeRequest() }?.requestUpdate() }

    /// Returns the host, if it has to be asked for an update: after the lock, which is held now, has been released.
    func takeRequest() -> (any SceneHost)? {
        guard !entries.isRequested, !entries.isClosed else { return nil }
        entries.isRequested = true
        return entries.host
    }

    var isEmpty: Bool { lock.withLock { entries.groups.isEmpty } }

    /// Records an announced change, which may happen without a notification.
    func expect() { lock.withLock { entries.expected += 1 } }

    /// Records that an announced change has happened.
    func expectNoMore() { lock.withLock { entries.expected -= 1 } }

    /// Whether an announced change may still happen without a notification.
    var isExpecting: Bool { lock.withLock { entries.expected > 0 } }

    /// The pending writes, for diagnostics.
    var locations: [QueuedWrite] {
        lock.withLock { entries.groups.flatMap { [$0.first] + $0.more } }
    }

    /// Takes no more writes: the scene has ended.
    func close() {
        // Waiting writes are released when the lock has been: the end of a user's value may run any code.
        var groups: [Group] = []
        lock.withLock {
            entries.isClosed = true
            swap(&entries.groups, &groups)
            entries.host = nil
        }
    }
}
