import MartletStore

/// The difference between the value of a list and a new one that has the remaining objects in the same order, as after
/// `append`, `remove(at:)`, `removeAll(where:)`.
///
/// It is computed by comparing references, without a set of all objects: a loop that appends objects one by one would
/// create that set each time.
struct ListChange<Model: PersistentModel> {
    let removed: [Model]
    let added: ArraySlice<Model>

    /// - Returns: nil where the order of objects differs.
    init?(_ list: TypedList<Model>, to new: [Model]) {
        let old = list.models
        var index = Self.commonPrefix(old, new)
        ListWork.visit(old.count)
        var removed: [Model] = []
        for model in old[index...] {
            if index < new.count, new[index].record === model.record { index += 1 } else { removed.append(model) }
        }
        added = new[index...]
        // One that was there already has another place now.
        guard added.allSatisfy({ !list.keys.contains($0.record.key) }) else { return nil }
        self.removed = removed
    }

    /// The number of references at the start that are the same.
    // Unsafe pointers: the loop visits all objects at each append, and would take 150 ns for an element through the
    // protocol. An array of class references is an array of words.
    static func commonPrefix(_ a: [Model], _ b: [Model]) -> Int {
        guard MemoryLayout<Model>.stride == MemoryLayout<UInt>.stride else { return 0 }
        return a.withUnsafeBytes { a in b.withUnsafeBytes { b in commonWords(a, b) } }
    }
}

private func commonWords(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
    let (a, b) = (a.bindMemory(to: UInt.self), b.bindMemory(to: UInt.self))
    let count = min(a.count, b.count)
    var index = 0
    while index < count, a[index] == b[index] { index += 1 }
    return index
}

extension _ModelRecord {
    /// Changes a list to a new value that keeps the order of its objects.
    ///
    /// - Returns: false where the order differs, whereupon nothing has changed.
    final func setInOrder<Model: PersistentModel>(_ property: PropertyPlan, to new: [Model]) -> Bool {
        checkList(property)
        guard let relationship = property as? RelationshipPlan, let list = list(property) as? TypedList<Model>,
            let change = ListChange(list, to: new)
        else { return false }
        if !change.removed.isEmpty {
            willChange(property)
            list.remove(change.removed)
            if let inverse = relationship.inverse, let object {
                for model in change.removed { model.record.unlink(inverse, object) }
            }
        }
        for model in change.added where !list.contains(model.record.id) { insert(model, into: property, list) }
        return true
    }
}
