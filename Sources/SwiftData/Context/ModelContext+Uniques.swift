import Foundation
import MartletStore

/// Unique values of a class, and an object's values of them.
private struct UniqueKey: Hashable {
    let entity: String
    let unique: Int
    let values: [SQLValue]
}

extension EntityPlan {
    /// Returns the class that declares the unique value with an index: the first one that has it.
    fileprivate func owner(ofUnique index: Int) -> EntityPlan {
        guard let superplan, index < superplan.uniques.count else { return self }
        return superplan.owner(ofUnique: index)
    }
}

extension ModelContext {
    /// Ensures that each unique value belongs to one object, before anything is written.
    ///
    /// An inserted object with the unique values of another is merged into it: the other gets its values and links, and
    /// both instances share one record from then on. A changed object with the unique values of another is an error. An
    /// object that is deleted, or changes its value in the same save, causes no conflict.
    func resolveUniques() throws {
        let models = (changedModelsArray + insertedModelsArray).filter { !$0.record.plan.uniques.isEmpty }
        guard !models.isEmpty else { return }
        try quietly {
            var seen: [UniqueKey: any PersistentModel] = [:]
            for case var model in models where model.record.state == .inserted || model.record.state == .saved {
                // With the values of a new one, an object may be like a third.
                while let other = try other(like: model, &seen) {
                    merge(model, into: other)
                    model = other
                }
            }
        }
    }

    /// Another object with unique values of an object; nil if there is none.
    private func other(
        like model: any PersistentModel, _ seen: inout [UniqueKey: any PersistentModel]
    ) throws -> (any PersistentModel)? {
        let record = model.record
        for (index, unique) in record.plan.uniques.enumerated() {
            guard record.state == .inserted || unique.contains(where: { record.dirty.contains($0.index) }) else {
                continue
            }
            let values = try unique.map { try record.stored($0) }
            guard !values.contains(where: \.isNull) else { continue }
            let owner = record.plan.owner(ofUnique: index)
            let key = UniqueKey(entity: owner.name, unique: index, values: values)
            if let other = try seen[key] ?? stored(like: record, of: owner, unique, values), other.record !== record {
                // An object of another class can't be the one that is there.
                guard record.state == .inserted, other.record.plan === record.plan else {
                    conflict = record.id
                    throw conflict(record, unique, values)
                }
                return other
            }
            seen[key] = model
        }
        return nil
    }

    /// The object of the store with unique values, if it keeps them.
    private func stored(
        like record: _ModelRecord, of plan: EntityPlan, _ unique: [PropertyPlan], _ values: [SQLValue]
    ) throws -> (any PersistentModel)? {
        let test = unique.map { quoted($0.column) + $0.kind.collation + " = ?" }.joined(separator: " AND ")
        let found = try rows(of: plan, where: test, values)
        return try found.first { other in
            let kept = try unique.map { try other.record.stored($0) }
            return other.record.state == .saved && other.record !== record && kept == values
        }
    }

    /// Saves all objects except changed ones whose unique values are those of others, so that one text field does not
    /// prevent the rest of an app from being saved.
    ///
    /// - Throws: the first conflict, after the rest has been saved; otherwise the errors of ``save()``.
    func saveValidObjects() throws {
        var heldBack: [PersistentIdentifier: any PersistentModel] = [:]
        var first: (any Error)?
        defer {
            changed.merge(heldBack) { changed, _ in changed }
            for model in heldBack.values { model.record.recordPendingLinks() }
        }
        while true {
            conflict = nil
            do {
                try save()
                break
            } catch {
                first = first ?? error
                guard let conflict, let model = changed.removeValue(forKey: conflict) else { throw error }
                heldBack[conflict] = model
            }
        }
        if let first { throw first }
    }

    private func conflict(_ record: _ModelRecord, _ unique: [PropertyPlan], _ values: [SQLValue]) -> SwiftDataError {
        let names = unique.map { "\(record.plan.name).\($0.name)" }.joined(separator: ", ")
        let text = zip(unique, values).map { property, value in
            property.coder?.decode(value).map { "\($0)" } ?? "\(value)"
        }
        return SwiftDataError(
            .notSaved,
            "An object can't be saved: another one has the same \(names), which is unique "
                + "(\(text.joined(separator: ", "))).")
    }

    /// Merges a new object into an existing one.
    private func merge(_ model: any PersistentModel, into other: any PersistentModel) {
        let (new, record) = (model.record, other.record)
        inserted[new.id] = nil
        let plan = new.plan
        for property in plan.columns where !(property is RelationshipPlan) {
            if let value = try? new.stored(property), let old = try? record.stored(property), value == old { continue }
            record.changing(property) {
                record.willChange(property)
                record.slots[property.index] = new.slots[property.index]
            }
        }
        for property in plan.relationships {
            if property.isToMany {
                let models = new.list(property).all
                new.setList(property, to: [])
                let all = record.list(property).all
                record.changing(property) { record.setList(property, to: all + models) }
            } else if let target = new.target(property) {
                new.setTarget(property, to: nil)
                record.changing(property) { record.setTarget(property, to: target) }
            }
        }
        replaceInLists(new, by: other)
        touch(plan, new.id)
        // The instance's observers are registered with the record that it had.
        for property in plan.properties { new.willChangeForObservers(property) }
        new.leave()
        new.state = .detached
        // Others have been merged into this one before.
        for instance in new.instances { instance.share(record) }
        for property in plan.properties { new.didChangeForObservers(property, model) }
        recordChange(of: record)
    }

    /// Replaces a new object by another in lists without an inverse.
    private func replaceInLists(_ new: _ModelRecord, by other: any PersistentModel) {
        for relationship in core.schema.oneWay(to: new.plan) where relationship.property.isToMany {
            for owner in knownModels(of: relationship.owner) {
                guard case .list(let list) = owner.record.slots[relationship.property.index], list.contains(new.id)
                else { continue }
                owner.record.changing(relationship.property) { list.replace(new.key, by: other) }
            }
        }
    }
}
