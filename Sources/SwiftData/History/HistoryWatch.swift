import MartletBase
import MartletStore

/// The observers of a container's history, which hear of each save that has changed a store.
// @unchecked Sendable: a lock guards the mutable state.
final class HistoryWatch: @unchecked Sendable {
    private struct Entry {
        weak var observer: HistoryObserver?
    }

    private struct State {
        var entries: [Entry] = []
        /// The version of each store, by changes of other programs, that the observers know.
        var versions: [ObjectIdentifier: Int64] = [:]
    }

    private let state = HandedMutex(State())

    func add(_ observer: HistoryObserver, _ stores: [Store]) {
        let versions = stores.map { (ObjectIdentifier($0), $0.foreignVersion) }
        state.withLock { state in
            state.entries.removeAll { $0.observer == nil }
            if state.entries.isEmpty { state.versions = Dictionary(versions) { first, _ in first } }
            state.entries.append(Entry(observer: observer))
        }
    }

    private var observers: [HistoryObserver] { state.withLock { $0.entries.compactMap(\.observer) } }

    /// Says that a context of the container has saved.
    func saved() { for observer in observers { observer.look() } }

    /// Says that a context has asked a store for its version, so that saves of other programs are seen.
    func sawVersion(_ version: Int64, of store: Store) {
        let isNew = state.withLock { state in
            guard !state.entries.isEmpty else { return false }
            return state.versions.updateValue(version, forKey: ObjectIdentifier(store)) != version
        }
        if isNew { saved() }
    }
}
