import Foundation
import MartletStore

/// Ensures that the objects of a save have different unique values: two equal objects are merged, or the save throws,
/// by the merge policy.
struct ConstraintResolution {
    private struct Key: Hashable {
        let index: String
        let values: [SQLValue]
    }

    private let context: NSManagedObjectContext
    private let store: ObjectStore

    init(_ context: NSManagedObjectContext, _ store: ObjectStore) {
        self.context = context
        self.store = store
    }

    func run() throws {
        let objects = (context.ordered(context.changed) + context.ordered(context.inserted))
            .filter { !$0.form.constraints.isEmpty }
        guard !objects.isEmpty else { return }
        try context.quietly {
            var seen: [Key: NSManagedObject] = [:]
            for object in objects {
                for constraint in object.form.constraints where isInQuestion(constraint, object) {
                    guard let values = constraint.values(of: object) else { continue }
                    let key = Key(index: constraint.index(of: object.form), values: values)
                    if let other = try seen[key] ?? stored(like: object, constraint, values) {
                        try resolve(object, other, constraint)
                    }
                    if object.state == .gone { break }
                    if let now = constraint.values(of: object) { seen[Key(index: key.index, values: now)] = object }
                }
            }
        }
    }

    private func isInQuestion(_ constraint: UniquenessConstraint, _ object: NSManagedObject) -> Bool {
        object.state == .inserted
            || object.state == .saved && constraint.properties.contains { object.dirty.contains($0.index) }
    }

    /// Another object of the store with the same values, if it still has them.
    private func stored(
        like object: NSManagedObject, _ constraint: UniquenessConstraint, _ values: [SQLValue]
    ) throws -> NSManagedObject? {
        let form: EntityForm = object.form
        let conditions = constraint.properties.map { "\($0.column) = ?" }.joined(separator: " AND ")
        let rows = try store.file.read {
            try $0.rows(
                "SELECT \(form.root.selection) FROM \(form.table) WHERE \(conditions) AND \"$id\" <> ?",
                values + [.integer(object.objectID.key)])
        }
        return rows.lazy.map { context.object(form.root, row: $0) }
            .first { $0.state == .saved && constraint.values(of: $0) == values }
    }

    private func resolve(
        _ object: NSManagedObject, _ other: NSManagedObject, _ constraint: UniquenessConstraint
    ) throws {
        let precedes: Bool
        switch context.policy {
        case .error:
            let values = constraint.properties.map { "\(object.visible($0, object.slots[$0.index]) ?? "nil")" }
            throw CoreDataError.make(
                .constraint,
                "Two objects of \(object.form.name) have the same \(constraint.names) (\(values.joined(separator: ", "))): "
                    + "nothing was saved. A mergePolicy of the context says which of them goes first.",
                object, constraint.properties[0].name)
        case .objectByProperty, .overwrite: precedes = true
        case .storeByProperty, .rollback: precedes = false
        }
        if object.state == .inserted {
            if precedes { other.takeValues(ofNew: object, all: context.policy == .overwrite) }
            other.takeRelationships(of: object, first: precedes)
            context.discard(object)
        } else if precedes {
            object.takeRelationships(of: other, first: false)
            if other.state == .inserted { context.discard(other) } else { context.delete(other) }
        } else {
            for property in constraint.properties { object.takeBack(property) }
        }
    }
}

extension NSManagedObject {
    /// Takes the values that have been set of a new object that turned out to be the same.
    fileprivate func takeValues(ofNew object: NSManagedObject, all: Bool) {
        for case let attribute as AttributeForm in object.form.properties {
            guard form.property(attribute.name) === attribute else { continue }
            let value = object.stored(attribute)
            if all || value != attribute.initial { write(value, to: attribute) }
        }
    }

    /// Moves the relationships of another object to this one, in both directions.
    ///
    /// - Parameters:
    ///   - object: An object that is merged into this one.
    ///   - first: Whether the targets of `object` take precedence over those of this object.
    fileprivate func takeRelationships(of object: NSManagedObject, first: Bool) {
        // The objects may refer to each other.
        func this(_ other: NSManagedObject) -> NSManagedObject { other === object ? self : other }
        for relationship in object.form.relationships where form.property(relationship.name) === relationship {
            if relationship.isToMany {
                let old = list(relationship).all
                let new = RelatedObjects((old + object.list(relationship).all).map(this)).all
                if !new.elementsEqual(old, by: ===) { setList(relationship, new) }
            } else {
                let (own, other) = (target(relationship), object.target(relationship))
                let new = first ? other ?? own : own ?? other
                if let new, this(new) !== own { setTarget(relationship, this(new)) }
            }
        }
        for relationship in object.form.referrers { replace(object, in: relationship) }
    }

    /// Replaces another object by this one in relationships of known objects that have no inverse.
    private func replace(_ object: NSManagedObject, in relationship: RelationshipForm) {
        for owner in context?.known.all ?? [] where owner !== object && owner.form.isKind(of: relationship.entity) {
            guard owner.state == .saved || owner.state == .inserted else { continue }
            if case .missing = owner.slots[relationship.index] { continue }
            if relationship.isToMany {
                let list = owner.list(relationship)
                guard list.contains(object) else { continue }
                owner.setList(relationship, RelatedObjects(list.all.map { $0 === object ? self : $0 }).all)
            } else if owner.leads(relationship, to: object) {
                owner.setTarget(relationship, self)
            }
        }
    }

    /// Undoes the change of a property since the last save.
    fileprivate func takeBack(_ property: PropertyForm) {
        guard dirty.remove(property.index) != nil else { return }
        changing(property) { slots[property.index] = baseline.removeValue(forKey: property.index) ?? .missing }
        if dirty.isEmpty { context?.changed[objectID] = nil }
        context?.touched(self)
    }
}

extension NSManagedObjectContext {
    /// Removes a new object that has been merged with another.
    fileprivate func discard(_ object: NSManagedObject) {
        for relationship in object.form.relationships {
            if relationship.isToMany { object.setList(relationship, []) } else { object.setTarget(relationship, nil) }
        }
        object.announce()
        inserted[object.objectID] = nil
        object.state = .gone
        touched(object)
        known.remove(object.objectID)
        object.context = nil
    }
}
