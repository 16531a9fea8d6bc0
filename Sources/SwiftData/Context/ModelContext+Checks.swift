import Foundation
import MartletStore

extension ModelContext {
    /// Throws if an object lacks an object that it needs.
    func checkRequired() throws {
        for models in [inserted, changed] {
            for model in models.values {
                for property in model.record.plan.required where model.record.lacks(property) {
                    throw missing(property, key: model.record.key)
                }
            }
        }
        for model in deleted.values {
            let record = model.record
            for relationship in core.schema.oneWay(to: record.plan) where relationship.property.isRequired {
                try checkRequired(relationship, deleted: record)
            }
        }
    }

    /// Throws if an object of the store needs a deleted one, whether it has been read or not.
    private func checkRequired(_ relationship: Schema.OneWayRelationship, deleted record: _ModelRecord) throws {
        let (owner, property) = (relationship.owner, relationship.property)
        let found = try core.store(of: owner).read { database in
            try database.rows(
                "SELECT \"$id\" FROM \(owner.table) WHERE \(quoted(property.column)) = ?", [.integer(record.key)])
        }
        for key in found.compactMap(\.[0].integer) {
            let id = identifier(owner, key)
            if deleted[id] != nil { continue }
            if let changed = changed[id], changed.record.dirty.contains(property.index) { continue }
            throw missing(property, key: key)
        }
    }

    private func missing(_ property: RelationshipPlan, key: Int64) -> SwiftDataError {
        SwiftDataError(
            .notSaved,
            "The object \(key) of \(property.entity) can't be saved: its \(property.name) is not optional, and there is "
                + "no \(property.destination.name), or it was deleted. Give it another one, delete it too "
                + "(deleteRule: .cascade), or make the property optional.")
    }
}

extension _ModelRecord {
    /// Whether a changed or inserted relationship has no target. Reads no object.
    fileprivate final func lacks(_ property: RelationshipPlan) -> Bool {
        guard state == .inserted || dirty.contains(property.index) else { return false }
        switch slots[property.index] {
        case .object(let other): return other.record.state == .deleted || other.record.state == .gone
        case .raw(let key): return key.isNull
        default: return false
        }
    }
}
