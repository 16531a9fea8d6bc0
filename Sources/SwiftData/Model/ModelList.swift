import MartletStore

/// The objects of a relationship.
class ModelList {
    var all: [any PersistentModel] { [] }
    /// Whether the list was lent and perhaps has replaced objects.
    var isUnchecked: Bool { false }
    func add(_ model: any PersistentModel) {}
    func remove(_ id: PersistentIdentifier) {}
    func contains(_ id: PersistentIdentifier) -> Bool { false }
    /// Brings the objects into the order in which another list has them.
    func reorder(as models: [any PersistentModel]) {}
    /// Puts an object where another was; nowhere if it is in the list already.
    func replace(_ key: Int64, by model: any PersistentModel) {}
    /// Creates the array for changes in place, if the list is long: after its objects have been read, when they are in
    /// the processor's cache.
    func prepareToLend() {}
}

/// The objects of a relationship, with their type: in the order of insertion.
///
/// *Removal.* Removing an object from the middle removes it from ``keys`` and leaves it in the array until the array is
/// read: deleting the children of an object one by one would search and move the array each time.
///
/// *Changes in place.* `parts.append(part)` changes an array that ``lend()`` returns. The list has a second array with
/// the same objects for that, which nothing else refers to, so that an append copies nothing. The changes are
/// determined when the array is returned. Comparing all objects each time would make a loop of appends quadratic. So an
/// array whose first, middle and last objects are the same, with others behind them, counts as appended to, and
/// ``UncheckedLists`` has the rest compared before anything depends on it.
final class TypedList<Model: PersistentModel>: ModelList {
    private var stored: [Model] = []
    private(set) var keys: Set<Int64> = []
    /// The keys of objects that are still in the array.
    private var removed: Set<Int64> = []
    /// The array to change in place, with the same objects; nil if there is none, or it has been changed.
    private var lendable: [Model]?
    private var isUncheckedList = false

    init(_ models: [Model]) {
        for model in models where keys.insert(model.record.key).inserted { stored.append(model.knownInstance) }
    }

    var models: [Model] {
        if !removed.isEmpty { compact() }
        return stored
    }

    override var all: [any PersistentModel] { models }

    private func compact() {
        ListWork.visit(stored.count)
        stored.removeAll { removed.contains($0.record.key) }
        removed = []
        if stored.count == keys.count { return }
        // An upsert has given an instance the record, and so the key, of another object after it was removed.
        var seen: Set<Int64> = []
        stored = stored.compactMap { model in
            let key = model.record.key
            return keys.contains(key) && seen.insert(key).inserted ? model.knownInstance : nil
        }
    }

    override func add(_ model: any PersistentModel) {
        guard let model = model as? Model, !keys.contains(model.record.key) else { return }
        // Before the key is inserted: the array and the keys are compared by their counts.
        if !removed.isEmpty, removed.contains(model.record.key) { compact() }
        keys.insert(model.record.key)
        let instance = model.knownInstance
        stored.append(instance)
        lendable?.append(instance)
    }

    override func remove(_ id: PersistentIdentifier) {
        guard keys.remove(id.key) != nil else { return }
        lendable = nil
        // Objects are most often removed from the end.
        if stored.last?.record.key == id.key { stored.removeLast() } else { removed.insert(id.key) }
    }

    override func contains(_ id: PersistentIdentifier) -> Bool { keys.contains(id.key) }

    /// Removes several objects in one pass.
    func remove(_ models: [Model]) {
        lendable = nil
        for model in models where keys.remove(model.record.key) != nil { removed.insert(model.record.key) }
    }

    override func reorder(as models: [any PersistentModel]) {
        let current = self.models
        ListWork.visit(current.count)
        guard models.count == current.count, !models.elementsEqual(current, by: { $0.record === $1.record })
        else { return }
        let ordered = models.compactMap { $0 as? Model }
        guard Set(ordered.map(\.record.key)) == keys else { return }
        lendable = nil
        stored = ordered.map(\.knownInstance)
    }

    override func replace(_ key: Int64, by model: any PersistentModel) {
        ListWork.visit(stored.count)
        guard keys.contains(key), let place = models.firstIndex(where: { $0.record.key == key }),
            let model = model as? Model
        else { return }
        keys.remove(key)
        lendable = nil
        if keys.insert(model.record.key).inserted {
            stored[place] = model.knownInstance
        } else {
            stored.remove(at: place)
        }
    }

    // MARK: - Changes in place

    override var isUnchecked: Bool { isUncheckedList }

    /// An array to change in place, which is to be given back by ``_ModelRecord/append(_:_:)`` or by setting the list.
    ///
    /// Complexity: constant, except for the first time after something other than an append.
    func lend() -> [Model] {
        lendable.take() ?? copied()
    }

    override func prepareToLend() {
        if stored.count > 500, lendable == nil { lendable = copied() }
    }

    private func copied() -> [Model] {
        ListWork.visit(keys.count)
        return models.map { $0 }
    }

    /// Returns the objects after those of the list, if a lent array seems to be the list with others appended.
    func appended(_ new: [Model]) -> ArraySlice<Model>? {
        let count = models.count
        guard new.count > count else { return nil }
        guard count == 0 || [0, count / 2, count - 1].allSatisfy({ new[$0] === stored[$0] }) else { return nil }
        let tail = new[count...]
        return tail.allSatisfy { !keys.contains($0.record.key) } ? tail : nil
    }

    /// Keeps a lent array, whose new objects have been added to the list, for the next change in place.
    func keep(_ lent: [Model]) {
        guard lent.count == stored.count, removed.isEmpty, lent.last === stored.last else { return }
        lendable = lent
        isUncheckedList = true
    }

    /// Returns the lent objects, if they differ from those of the list.
    func replaced() -> [Model]? {
        isUncheckedList = false
        guard let lendable, ListChange<Model>.commonPrefix(lendable, stored) < stored.count else { return nil }
        self.lendable = nil
        return lendable
    }
}
