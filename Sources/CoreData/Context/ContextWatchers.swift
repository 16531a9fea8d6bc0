import Foundation

/// Who is to hear of changes of objects: what keeps the result of a request.
protocol ContextWatcher: AnyObject {
    /// An object of the request's entity has been inserted, changed or deleted.
    func touched(_ id: NSManagedObjectID)
    /// An object of another entity that the request looks at has been.
    func invalidated()
}

/// The watchers of a context, by the entities that they look at.
struct ContextWatchers {
    private struct Entry {
        weak var watcher: (any ContextWatcher)?
        let isOwn: Bool
    }

    private var entries: [ObjectIdentifier: [Entry]] = [:]

    mutating func add(_ watcher: any ContextWatcher, own: EntityForm, others: [EntityForm]) {
        remove(watcher)
        entries[ObjectIdentifier(own), default: []].append(Entry(watcher: watcher, isOwn: true))
        for form in others where form !== own {
            entries[ObjectIdentifier(form), default: []].append(Entry(watcher: watcher, isOwn: false))
        }
    }

    mutating func remove(_ watcher: any ContextWatcher) {
        for form in entries.keys { entries[form]?.removeAll { $0.watcher == nil || $0.watcher === watcher } }
    }

    func touch(_ id: NSManagedObjectID) {
        guard let entries = entries[ObjectIdentifier(id.form)] else { return }
        for entry in entries {
            if entry.isOwn { entry.watcher?.touched(id) } else { entry.watcher?.invalidated() }
        }
    }

    func invalidateAll() {
        for entry in entries.values.joined() { entry.watcher?.invalidated() }
    }
}
