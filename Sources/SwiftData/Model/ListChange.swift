import Foundation

/// The difference between the value of a list and a new one that has the remaining objects in the same order, as after
/// `append`, `remove(at:)`, `removeAll(where:)`.
///
/// It is found by comparing references, without a set of all objects: a loop that appends objects one by one would make that
/// set each time.
struct ListChange<Model: PersistentModel> {
    let removed: [Model]
    let added: ArraySlice<Model>

    /// - Returns: nil where the order of objects differs.
    init?(_ list: TypedList<Model>, to new: [Model]) {
        var removed: [Model] = []
        var index = 0
        for model in list.models {
            if index < new.count, new[index].record === model.record { index += 1 } else { removed.append(model) }
        }
        added = new[index...]
        // One that was there already has another place now.
        guard added.allSatisfy({ !list.keys.contains($0.record.key) }) else { return nil }
        self.removed = removed
    }
}

extension _ModelRecord {
    /// Changes a list to a new value that keeps the order of its objects.
    ///
    /// - Returns: false where the order differs, whereupon nothing has changed.
    final func setInOrder<Model: PersistentModel>(_ property: PropertyPlan, to new: [Model]) -> Bool {
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
