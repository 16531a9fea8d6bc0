import CoreData
import Foundation

/// Steps of child contexts, and of ordered relationships.
extension ManagedRun {
    /// Continues in a new child of the active context, which reads that context's unsaved changes.
    func openChild() throws {
        // Which objects of a denied deletion a child has is said nowhere.
        guard child == nil, world.deleted.isEmpty else { return }
        let made = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        made.parent = contexts[active]
        child = made
        stored = saved
        saved = world
        known = [:]
        forgetUndo()
    }

    /// Brings the child's changes to its parent, and to no store.
    func saveChild() throws {
        let isDenied = world.isDenied(schema)
        let isValid = world.incomplete(schema).isEmpty && !isDenied
        // A child's save checks what the child has changed, and no object that was not read.
        let maySave = !isDenied && world.incomplete(schema, oneWay: false).isSubset(of: saved.incomplete(schema))
        do {
            // The parent's undo manager registers the changes that the child brings.
            try grouped { try context.save() }
            guard maySave else { throw Mismatch(text: "a child's save had to throw, and did not") }
            world = world.withoutDeleted()
            saved = world
        } catch let mismatch as Mismatch { throw mismatch } catch {
            if isValid { throw Mismatch(text: "a child's save threw \(error)") }
            context.rollback()
            world = saved
            known = [:]
        }
        forgetUndo()
        try look()
        try compareParent()
    }

    /// Continues in the parent; unsaved changes of the child are lost.
    func leaveChild() throws {
        guard child != nil, let stored else { return }
        child = nil
        world = saved
        saved = stored
        self.stored = nil
        known = [:]
        forgetUndo()
        try compareParent()
    }

    private func compareParent() throws { try compare(contexts[active], child == nil ? world : saved, "the parent") }

    /// Moves an object of an ordered list to another place.
    func move(_ step: ManagedStep) throws {
        guard let (number, property, _) = pickLink(step, many: true), property.end.isOrdered else { return }
        var order = world.list(number, property)
        guard order.count > 1, order.allSatisfy({ world.objects[$0] != nil }) else { return }
        let moved = order.remove(at: step.b % order.count)
        order.insert(moved, at: step.c % (order.count + 1))
        try change { [order] world in
            let objects = try order.map { try object($0) }
            try object(number)._edit(property.name) { set in
                set.removeAllObjects()
                set.addObjects(from: objects)
            }
            world.setOrder(number, property, order)
        }
    }
}
