/// An observer of changes of objects, which keeps a result for a view.
package protocol ResultWatcher<ID>: AnyObject {
    /// The identity of an object.
    associatedtype ID

    /// Called after an object of the class has been inserted, changed or deleted.
    func touched(_ id: ID)
    /// An object of another kind that the question looks at has been.
    func invalidated()
}

/// The watchers of a context, by the kinds of objects that they look at.
package struct ResultWatchers<Kind: AnyObject, ID> {
    private struct Entry {
        weak var watcher: (any ResultWatcher<ID>)?
        let isOwn: Bool
    }

    private var entries: [ObjectIdentifier: [Entry]] = [:]

    package init() {}

    package mutating func add(_ watcher: any ResultWatcher<ID>, own: Kind, others: [Kind]) {
        remove(watcher)
        entries[ObjectIdentifier(own), default: []].append(Entry(watcher: watcher, isOwn: true))
        for kind in others where kind !== own {
            entries[ObjectIdentifier(kind), default: []].append(Entry(watcher: watcher, isOwn: false))
        }
    }

    package mutating func remove(_ watcher: any ResultWatcher<ID>) {
        for kind in entries.keys { entries[kind]?.removeAll { $0.watcher == nil || $0.watcher === watcher } }
    }

    /// Notifies the watchers of a change of one object.
    package func touch(_ kind: Kind, _ id: ID) {
        guard let entries = entries[ObjectIdentifier(kind)] else { return }
        for entry in entries {
            if entry.isOwn { entry.watcher?.touched(id) } else { entry.watcher?.invalidated() }
        }
    }

    /// Notifies all watchers that many objects may have changed.
    package func invalidateAll() {
        for entry in entries.values.joined() { entry.watcher?.invalidated() }
    }
}
