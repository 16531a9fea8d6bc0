import Foundation
import MartletStore

/// A deleted object, and the objects that it was linked with: all that its return needs.
struct Deletion {
    /// An object at the other side of a relationship.
    struct Link {
        let property: RelationshipPlan
        let other: any PersistentModel
        /// Whether the other object's column, if the link has one there, was as the store has it.
        var isStored = false
    }

    let record: _ModelRecord
    /// Whether the object had not been saved.
    let wasInserted: Bool
    /// The relationships of the object itself.
    var links: [Link] = []
    /// The links of other objects to the object, by relationships without an inverse.
    var referrers: [Link] = []

    /// The deletion of an object, by the relationships that it has now.
    init(of record: _ModelRecord, wasInserted: Bool) {
        self.record = record
        self.wasInserted = wasInserted
        for property in record.plan.relationships {
            let others = property.isToMany ? record.list(property).all : record.target(property).map { [$0] } ?? []
            links += others.map { other in
                let isStored = property.inverse.map { !other.record.dirty.contains($0.index) } ?? false
                return Link(property: property, other: other, isStored: isStored)
            }
        }
    }
}

extension ModelContext {
    /// Deletes an object, which the next save removes from the store, and applies the delete rules of its
    /// relationships.
    public func delete<T: PersistentModel>(_ model: T) {
        // Deleted on purpose, so that it doesn't return when others move it away from the object that took it along.
        cascaded[model.record.id] = nil
        completions.removeAll { $0.record === model.record }
        deleteAny(model)
    }

    /// Deletes an object that a cascade has reached.
    func deleteByCascade(_ model: any PersistentModel, _ property: RelationshipPlan, of owner: _ModelRecord) {
        let record = model.record
        // An object that was moved here to its owner has no link in the store that others could change. This is decided
        // first: objects that own each other cut the link while they are deleted.
        let mayReturn =
            record.state == .saved
            && property.inverse.map { inverse in
                !inverse.isToMany
                    && (!record.dirty.contains(inverse.index) || record.baseline[inverse.index] == .integer(owner.key))
            } ?? false
        guard let deletion = deleteAny(model) else { return }
        if isCompletingDeletions { completions.append(deletion) }
        if mayReturn { cascaded[record.id] = deletion }
    }

    /// - Parameter cascades: False where the undo manager takes an insertion back, or repeats a deletion: the objects that
    ///   existed before stay, and each one that a cascade has reached is registered itself.
    @discardableResult
    func deleteAny(_ model: any PersistentModel, cascades: Bool = true) -> Deletion? {
        uncheckedLists.check()
        let record = model.record
        let model = record.object ?? model
        guard record.context === self, record.state == .inserted || record.state == .saved else { return nil }
        // Code that still has the object reads its last values.
        record.load()
        var deletion = Deletion(of: record, wasInserted: record.state == .inserted)
        deletion.referrers = referrers(of: record)
        registerUndo(model) { [deletion] context, _ in context.restore(deletion) }
        if deletion.wasInserted {
            inserted[record.id] = nil
            record.state = .detached
        } else {
            deleted[record.id] = model
            changed[record.id] = nil
            record.state = .deleted
        }
        touch(record.plan, record.id)
        for link in deletion.links {
            // A stored object that may not be deleted keeps the links that forbid it, until they are cut.
            if link.property.deleteRule == .deny, !deletion.wasInserted { continue }
            if let inverse = link.property.inverse { link.other.record.unlink(inverse, model) }
            guard cascades, link.property.deleteRule == .cascade else { continue }
            deleteByCascade(link.other, link.property, of: record)
        }
        for link in deletion.referrers { link.other.record.unlink(link.property, model) }
        if record.state == .detached { record.leave() }
        scheduleSave()
        return deletion
    }

    /// Takes a deletion back, with the links that it has cut.
    func restore(_ deletion: Deletion) {
        let record = deletion.record
        guard let model = record.object else { return }
        guard record.state == .deleted, record.context === self else {
            // It was never saved, or its deletion was: it is a new object of the store.
            insertAny(model)
            return link(deletion, model)
        }
        deleted[record.id] = nil
        cascaded[record.id] = nil
        completions.removeAll { $0.record === record }
        record.state = .saved
        if !record.dirty.isEmpty { changed[record.id] = model }
        registerUndo(model) { $0.deleteAny($1, cascades: false) }
        link(deletion, model)
        addToListsReadMeanwhile(model)
        recordChange(of: record)
    }

    /// Adds an object that returns to the lists without an inverse that were read while it was deleted. Its deletion knew
    /// nothing of them.
    private func addToListsReadMeanwhile(_ model: any PersistentModel) {
        let record = model.record
        for relationship in core.schema.oneWay(to: record.plan) {
            let (owner, property) = (relationship.owner, relationship.property)
            guard let join = property.join, !knownObjects(of: owner).isEmpty else { continue }
            let found = try? core.store(of: owner).read { database in
                try database.rows(
                    "SELECT \(join.own) FROM \(quoted(join.table)) WHERE \(join.other) = ?", [.integer(record.key)])
            }
            for key in (found ?? []).compactMap(\.[0].integer) {
                guard let other = knownObject(owner, key)?.record, !other.isOnPage,
                    case .list(let list) = other.slots[property.index],
                    other.joined[property.index]?.contains(record.key) == false
                else { continue }
                other.changing(property) { list.add(model) }
                other.joined[property.index]?.insert(record.key)
            }
        }
    }

    private func link(_ deletion: Deletion, _ model: any PersistentModel) {
        func isThere(_ other: any PersistentModel) -> Bool {
            other.record.context === self && (other.record.state == .saved || other.record.state == .inserted)
        }
        for link in deletion.links {
            guard let inverse = link.property.inverse else { continue }
            let other = link.other.record
            guard isThere(link.other) || (inverse.deleteRule == .deny && other.state == .deleted) else { continue }
            other.link(inverse, model)
            // The deletion of the other one, by a cascade, has cut this side too.
            deletion.record.link(link.property, link.other)
        }
        for link in deletion.referrers where isThere(link.other) { link.other.record.link(link.property, model) }
    }

    /// Returns the known objects with a link to an object by a relationship without an inverse.
    private func referrers(of record: _ModelRecord) -> [Deletion.Link] {
        var found: [Deletion.Link] = []
        for relationship in core.schema.oneWay(to: record.plan) {
            let property = relationship.property
            for other in knownModels(of: relationship.owner) where other.record !== record {
                guard other.record.state == .saved || other.record.state == .inserted, !other.record.isOnPage
                else { continue }
                let leads: Bool
                if property.isToMany {
                    guard case .list(let list) = other.record.slots[property.index] else { continue }
                    leads = list.contains(record.id)
                } else {
                    if case .missing = other.record.slots[property.index] { continue }
                    leads = other.record.refers(property, to: record)
                }
                if leads { found.append(Deletion.Link(property: property, other: other)) }
            }
        }
        return found
    }
}
