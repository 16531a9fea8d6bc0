import MartletBase
import MartletStore

/// The saves of a container's contexts and of other programs, of which the observers of its history are notified.
// @unchecked Sendable: a lock guards the mutable state.
final class HistoryWatch: @unchecked Sendable {
    private struct Entry {
        weak var observer: HistoryObserver?
    }

    private struct State {
        var entries: [Entry] = []
        /// The version of each store, by changes of other programs, that contexts of the container have seen.
        var versions: [ObjectIdentifier: Int64] = [:]
    }

    private let state = HandedMutex(State())

    /// Records the present versions of the stores.
    func begin(_ stores: [Store]) {
        let versions = stores.map { (ObjectIdentifier($0), $0.foreignVersion) }
        state.withLock { $0.versions = Dictionary(versions) { first, _ in first } }
    }

    func add(_ observer: HistoryObserver) {
        state.withLock { state in
            state.entries.removeAll { $0.observer == nil }
            state.entries.append(Entry(observer: observer))
        }
    }

    private var observers: [HistoryObserver] { state.withLock { $0.entries.compactMap(\.observer) } }

    /// Says that a context of the container has saved.
    func saved() { for observer in observers { observer.look() } }

    /// Records the version of a store that a context has asked for.
    ///
    /// - Returns: Whether another program has saved since the last version that is known.
    func sawVersion(_ version: Int64, of store: Store) -> Bool {
        let last = state.withLock { $0.versions.updateValue(version, forKey: ObjectIdentifier(store)) }
        guard let last, last != version else { return false }
        saved()
        return true
    }
}
