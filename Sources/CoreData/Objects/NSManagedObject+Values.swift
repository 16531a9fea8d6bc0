import Foundation
import Martlet
import MartletRuntime
import MartletStore

extension NSManagedObject {
    /// The property with a key; an issue is reported if there is none.
    final func property(_ key: String) -> PropertyForm? {
        guard form != nil else {
            KeyProbe.current?.record(key)
            return nil
        }
        if let found = form.property(key) { return found }
        Diagnostics.reportDetached(
            RuntimeIssue(message: "\(form.name) has no property named \(key): it was neither read nor written."))
        return nil
    }

    /// Returns the value of a property as code sees it.
    final func visible(_ property: PropertyForm, _ slot: Slot) -> Any? {
        switch slot {
        case .missing: return nil
        case .stored(let value):
            if let attribute = property as? AttributeForm { return attribute.object(value) }
            guard let relationship = property as? RelationshipForm, let key = value.integer else { return nil }
            return context?.object(relationship.destination, key)
        case .object(let object): return object
        case .list(let list): return list.collection(isOrdered: (property as? RelationshipForm)?.isOrdered ?? false)
        }
    }

    /// The value of a property, read from the store if need be.
    final func read(_ property: PropertyForm) -> Slot {
        readIfNeeded()
        if let relationship = property as? RelationshipForm {
            return relationship.isToMany ? .list(list(relationship)) : .object(target(relationship))
        }
        if case .missing = slots[property.index] { load() }
        return slots[property.index]
    }

    /// Reads the object from the store, if that has not been done.
    final func readIfNeeded() {
        guard isUnread else { return }
        load()
        isUnread = false
        awakeFromFetch()
    }

    /// Reads missing values from the store.
    final func load() {
        guard state == .saved || state == .deleted, let context, isMissingColumns else { return }
        context.load(self)
    }

    private var isMissingColumns: Bool {
        form.columns.contains { if case .missing = slots[$0.index] { true } else { false } }
    }

    /// Sets the values from a stored row: its number, its version, its values.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - read: The entity of the request: the object's own, or an ancestor of it.
    final func take(_ row: [SQLValue], as read: EntityForm) {
        version = row[1].integer ?? 1
        for (offset, property) in read.columns.enumerated() where !dirty.contains(property.index) {
            slots[property.index] = .stored(row[2 + offset])
        }
        for attribute in form.attributes where !attribute.hasColumn {
            if case .missing = slots[attribute.index] { slots[attribute.index] = .stored(attribute.initial) }
        }
    }

    /// The value of a property as a store is to have it.
    final func stored(_ property: PropertyForm) -> SQLValue {
        if case .missing = slots[property.index] { load() }
        switch slots[property.index] {
        case .missing, .list: return .null
        case .stored(let value): return value
        case .object(let object):
            guard let object, object.state != .gone, object.state != .deleted else { return .null }
            return .integer(object.objectID.key)
        }
    }

    // MARK: - Writing

    final func write(_ value: Any?, to property: PropertyForm) {
        if let attribute = property as? AttributeForm {
            guard let stored = attribute.stored(value) else { return refuse(value, property) }
            return write(stored, to: attribute)
        }
        guard let relationship = property as? RelationshipForm else { return }
        if relationship.isToMany {
            guard let objects = RelatedObjects.objects(of: value) else { return refuse(value, property) }
            setList(relationship, objects)
        } else {
            let target = AttributeValues.unwrapped(value)
            guard target == nil || target is NSNull || target is NSManagedObject else { return refuse(value, property) }
            setTarget(relationship, target as? NSManagedObject)
        }
    }

    final func write(_ stored: SQLValue, to attribute: AttributeForm) {
        _ = read(attribute)
        if case .stored(let old) = slots[attribute.index] {
            if attribute.isSame(old, stored) { return }
            context?.registerUndo(self) { $0.write(old, to: attribute) }
        }
        changing(attribute) {
            recordChange(of: attribute)
            slots[attribute.index] = .stored(stored)
        }
        context?.touched(self)
    }

    final func refuse(_ value: Any?, _ property: PropertyForm) {
        Diagnostics.reportDetached(
            RuntimeIssue(
                message:
                    "\(form.name).\(property.name) can't be \(value.map { "\($0)" } ?? "nil"), which is of another "
                    + "type or too large: it was not changed."))
    }

    /// Records that a property is about to differ from the stored value.
    final func recordChange(of property: PropertyForm) {
        guard let context else { return }
        // This includes deleted objects: deleting objects that refer to each other changes objects that are already
        // deleted.
        if state == .saved || state == .deleted, !dirty.contains(property.index) {
            if case .missing = slots[property.index] { load() }
            if case .list(let list) = slots[property.index] {
                baseline[property.index] = .list(RelatedObjects(list.all))
            } else {
                baseline[property.index] = slots[property.index]
            }
            dirty.insert(property.index)
        }
        context.recordChange(of: self)
    }

    // MARK: - Checks

    final func validate() throws {
        if entity.isAbstract {
            throw CoreDataError.make(
                .abstractEntity, "\(form.name) is abstract: only objects of its subentities can be saved.", self,
                "entity")
        }
        for property in form.properties {
            if property is AttributeForm {
                guard !property.isOptional, stored(property).isNull else { continue }
            } else if let relationship = property as? RelationshipForm {
                if relationship.isToMany {
                    let least = relationship.isOptional ? 0 : max(1, relationship.description.minCount)
                    let most = relationship.description.maxCount
                    guard least > 0 || most > 1 else { continue }
                    let count = list(relationship).all.filter { $0.state != .deleted }.count
                    if most > 1, count > most {
                        throw CoreDataError.make(
                            .tooMany, "\(form.name).\(property.name) may have \(most) objects, and has \(count).", self,
                            property.name)
                    }
                    guard count < least else { continue }
                } else {
                    guard !property.isOptional, stored(property).isNull else { continue }
                }
            }
            throw CoreDataError.make(
                .missingValue, "\(form.name).\(property.name) has no value, and is not optional.", self, property.name)
        }
    }

    final func validateRelationshipsForDelete() throws {
        for relationship in form.relationships where relationship.deleteRule == .denyDeleteRule {
            // A row that was read after the deletion may have replaced an object by its key.
            let left = relationship.isToMany ? list(relationship).all : target(relationship).map { [$0] } ?? []
            let count = left.filter { $0.state == .saved || $0.state == .inserted }.count
            guard count > 0 else { continue }
            throw CoreDataError.make(
                .deniedDelete,
                "An object of \(form.name) can't be deleted: its \(relationship.name) still has \(count) of "
                    + "\(relationship.destination.name).", self, relationship.name)
        }
    }
}
