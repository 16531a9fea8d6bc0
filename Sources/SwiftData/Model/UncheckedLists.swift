/// The lists of a context that were changed in place, and of which only the appended objects have been checked.
///
/// Code may replace an object and append another in one change:
///
///     func change(_ parts: inout [Part]) {
///         parts[1] = other
///         parts.append(part)
///     }
///     change(&machine.parts)
///
/// The replaced object no longer has the machine as its owner. Code that reads or saves that link calls ``check()``
/// first, which compares the lists with their previous state.
final class UncheckedLists {
    private var lists: [(record: _ModelRecord, property: PropertyPlan)] = []

    var isEmpty: Bool { lists.isEmpty }

    func add(_ record: _ModelRecord, _ property: PropertyPlan) { lists.append((record, property)) }

    func check() {
        // Applying a difference reads relationships, which ends here again.
        let all = lists
        lists = []
        for (record, property) in all { record.checkList(property) }
    }
}

extension _ModelRecord {
    /// Applies replacements in a list that was changed in place.
    final func checkList(_ property: PropertyPlan) {
        guard case .list(let list) = slots[property.index], list.isUnchecked else { return }
        property.access.check(list, of: self, property)
    }

    /// Applies replacements in lists of the context that were changed in place.
    final func checkLists() {
        if let registry, !registry.uncheckedLists.isEmpty { registry.uncheckedLists.check() }
    }

    /// Appends the objects that a lent array has after those of the list.
    ///
    /// - Returns: false if the array differs otherwise; then nothing has been changed.
    final func append<Model: PersistentModel>(_ property: PropertyPlan, _ lent: [Model]) -> Bool {
        guard let list = list(property) as? TypedList<Model>, let new = list.appended(lent) else { return false }
        for model in new where !list.contains(model.record.id) { insert(model, into: property, list) }
        let wasUnchecked = list.isUnchecked
        list.keep(lent)
        // An object without a context has its lists compared when it comes into one.
        if list.isUnchecked, !wasUnchecked, let registry { registry.uncheckedLists.add(self, property) }
        return true
    }
}
