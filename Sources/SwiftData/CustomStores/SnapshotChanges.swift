import Foundation
import MartletStore

/// Applies the snapshots of a request to a context of the library's store.
final class SnapshotChanges {
    private let context: ModelContext
    /// The objects that the request names, which the context does not keep.
    private var objects: [any PersistentModel] = []

    init(_ context: ModelContext) { self.context = context }

    /// Applies a request.
    ///
    /// - Returns: the inserted objects.
    func apply(_ request: DataStoreSaveChangesRequest<DefaultSnapshot>) throws -> [any PersistentModel] {
        var inserted: [any PersistentModel] = []
        for snapshot in request.inserted {
            let plan = try plan(snapshot)
            let record = plan.makeRecord(snapshot.persistentIdentifier.key)
            record.state = .detached
            try setValues(snapshot, record)
            inserted.append(plan.makeObject(record))
        }
        objects = inserted
        for object in inserted { context.insertAny(object) }
        var updated: [(_ModelRecord, DefaultSnapshot)] = []
        for snapshot in request.updated {
            guard let object = context.object(try plan(snapshot), snapshot.persistentIdentifier.key) else {
                throw SwiftDataError(.notSaved, "The store has no object \(snapshot.persistentIdentifier.key).")
            }
            objects.append(object)
            try setValues(snapshot, object.record)
            updated.append((object.record, snapshot))
        }
        for (object, snapshot) in zip(inserted, request.inserted) { try setLinks(snapshot, object.record) }
        for (record, snapshot) in updated { try setLinks(snapshot, record) }
        for snapshot in request.deleted {
            guard let object = context.object(try plan(snapshot), snapshot.persistentIdentifier.key) else { continue }
            objects.append(object)
            context.deleteAny(object, cascades: false)
        }
        return inserted
    }

    private func plan(_ snapshot: DefaultSnapshot) throws -> EntityPlan {
        let name = snapshot.persistentIdentifier.entityName
        if let plan = context.core.schema.plans.first(where: { $0.name == name }) { return plan }
        throw SwiftDataError(.unknownModel, "\(name) is no class of the store.")
    }

    private func setValues(_ snapshot: DefaultSnapshot, _ record: _ModelRecord) throws {
        for property in record.plan.columns where !(property is RelationshipPlan) {
            let value: SQLValue
            if let given = snapshot.values[property.name] {
                guard let column = given.column(property.kind) else {
                    throw SwiftDataError(
                        .notSaved,
                        "A snapshot has a value of \(record.plan.name).\(property.name) that is no "
                            + "\(property.storedType ?? "value").")
                }
                value = column
            } else if record.state == .detached {
                value = property.stand ?? .null
            } else {
                continue
            }
            if record.state == .saved {
                guard try record.stored(property) != value else { continue }
                record.willChange(property)
            }
            record.slots[property.index] = .raw(value)
        }
        guard record.state == .detached else { return }
        for property in record.plan.relationships {
            record.slots[property.index] = property.isToMany ? .list(property.access.makeList()) : .raw(.null)
        }
    }

    private func setLinks(_ snapshot: DefaultSnapshot, _ record: _ModelRecord) throws {
        for property in record.plan.relationships {
            switch snapshot.values[property.name] {
            case .object(let id): record.setTarget(property, to: id.flatMap { object($0, property) })
            case .column(.null): record.setTarget(property, to: nil)
            case .objects(let ids): record.setList(property, to: ids.compactMap { object($0, property) })
            default: break
            }
        }
    }

    private func object(_ id: PersistentIdentifier, _ property: RelationshipPlan) -> (any PersistentModel)? {
        let found = context.object(property.destination, id.key)
        if let found { objects.append(found) }
        return found
    }
}
