import Foundation

extension ModelContext {
    /// Takes back every change since the last save.
    public func rollback() {
        uncheckedLists.check()
        let changes = changedModelsArray
        let gone = insertedModelsArray
        let returning = deletedModelsArray
        pendingLinks.removeAll()
        inserted = [:]
        changed = [:]
        deleted = [:]
        cascaded = [:]
        completions = []
        batch = nil
        mayLackDeletions = false
        let wasQuiet = isQuiet
        isQuiet = true
        defer { isQuiet = wasQuiet }
        for model in gone {
            let record = model.record
            record.state = .detached
            record.leave()
            touch(record.plan, record.id)
        }
        // All of them first: the targets of an object's relationships depend on the states of other objects.
        for model in changes + returning { model.record.state = .saved }
        for model in changes + returning {
            let record = model.record
            for (index, old) in record.baseline {
                let property = record.plan.properties[index]
                record.changing(property) { record.slots[index] = .raw(old) }
            }
            record.agree()
        }
        forgetLists()
        for model in changes + returning { touch(model.record.plan, model.record.id) }
    }

    /// Forgets all lists, so that their next reading asks the store: any of them may have been read, or completed, while
    /// there were changes.
    private func forgetLists() {
        for plan in core.schema.plans {
            let properties = plan.relationships.filter(\.isToMany)
            if properties.isEmpty { continue }
            let objects = knownModels(exactly: plan)
            for object in objects where object.record.state == .saved && !object.record.isOnPage {
                let record = object.record
                for property in properties {
                    guard case .list = record.slots[property.index] else { continue }
                    record.changing(property) { record.slots[property.index] = .missing }
                }
                record.forgetJoined()
            }
        }
    }
}
