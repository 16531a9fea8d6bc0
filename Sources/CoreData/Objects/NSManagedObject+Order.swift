import MartletStore

extension NSManagedObject {
    /// Registers the order of a list with the undo manager, before an object is removed by a change elsewhere.
    ///
    /// Undoing that change adds the object at the end of the list. The order is registered before the change, so that
    /// the undo manager restores it after the object is back.
    ///
    /// - Parameter relationship: The relationship with the list; nothing is registered unless it is ordered.
    final func registerOrder(_ relationship: RelationshipForm?) {
        guard let relationship, relationship.isOrdered, let context, context.registersUndo else { return }
        let order = list(relationship).all
        context.registerUndo(self) { $0.restoreOrder(relationship, order) }
    }

    /// Sorts a list as it was before. Objects that were not in it come last.
    private func restoreOrder(_ relationship: RelationshipForm, _ order: [NSManagedObject]) {
        registerOrder(relationship)
        let places = Dictionary(
            zip(order.map(ObjectIdentifier.init), order.indices), uniquingKeysWith: { first, _ in first })
        let old = list(relationship).all
        ListWork.visit(old.count)
        let new = old.enumerated()
            .sorted {
                (places[ObjectIdentifier($0.element)] ?? Int.max, $0.offset)
                    < (places[ObjectIdentifier($1.element)] ?? Int.max, $1.offset)
            }
            .map(\.element)
        guard !old.elementsEqual(new, by: ===) else { return }
        changing(relationship) {
            recordChange(of: relationship)
            slots[relationship.index] = .list(RelatedObjects(new))
        }
        context?.touched(self)
    }
}
