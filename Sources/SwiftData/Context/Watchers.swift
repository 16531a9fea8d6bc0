import Foundation

/// Who is to hear of changes of objects: what keeps the result of a query.
protocol ContextWatcher: AnyObject {
    /// An object of the query's own class has been inserted, changed or deleted.
    func touched(_ id: PersistentIdentifier)
    /// An object of another class that the predicate looks at has been.
    func invalidated()
}

/// The watchers of a context, by the classes that they look at.
struct Watchers {
    private struct Entry {
        weak var watcher: (any ContextWatcher)?
        let isOwn: Bool
    }

    private var entries: [ObjectIdentifier: [Entry]] = [:]

    mutating func add(_ watcher: any ContextWatcher, own: EntityPlan, others: [EntityPlan]) {
        remove(watcher)
        entries[ObjectIdentifier(own), default: []].append(Entry(watcher: watcher, isOwn: true))
        for plan in others where plan !== own {
            entries[ObjectIdentifier(plan), default: []].append(Entry(watcher: watcher, isOwn: false))
        }
    }

    mutating func remove(_ watcher: any ContextWatcher) {
        for plan in entries.keys { entries[plan]?.removeAll { $0.watcher == nil || $0.watcher === watcher } }
    }

    func touch(_ plan: EntityPlan, _ id: PersistentIdentifier) {
        guard let entries = entries[ObjectIdentifier(plan)] else { return }
        for entry in entries {
            if entry.isOwn { entry.watcher?.touched(id) } else { entry.watcher?.invalidated() }
        }
    }

    func invalidateAll() {
        for entry in entries.values.joined() { entry.watcher?.invalidated() }
    }
}
