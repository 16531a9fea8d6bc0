import MartletStore

extension _ModelRecord {
    private func relationship(_ property: PropertyPlan) -> RelationshipPlan {
        // Only relationships have accesses of this class.
        unsafeDowncast(property, to: RelationshipPlan.self)
    }

    // MARK: - To one

    /// The object that a relationship refers to.
    ///
    /// An object that is deleted, and not saved yet, reads as nil, unless this link denies its deletion.
    final func target(_ property: PropertyPlan) -> (any PersistentModel)? {
        if case .missing = slots[property.index] { load() }
        switch slots[property.index] {
        case .object(let object):
            let isDeleted =
                object.record.state == .deleted && state != .deleted && !relationship(property).deniesDeletion
            return isDeleted || object.record.state == .gone ? nil : object
        case .raw(.integer(let key)):
            let relationship = relationship(property)
            guard
                let object = readingContext?.object(relationship.destination, key)
                    ?? (relationship.deniesDeletion ? context?.deletedObject(relationship.destination, key) : nil)
            else { return nil }
            slots[property.index] = .object(object)
            return object
        default: return nil
        }
    }

    final func setTarget(_ property: PropertyPlan, to new: (any PersistentModel)?) {
        let relationship = relationship(property)
        let old = target(property)
        guard old?.record !== new?.record || refersToDeleted(property) else { return }
        willChange(property)
        slots[property.index] = new.map { .object($0.record.object ?? $0) } ?? .raw(.null)
        if let new {
            adopt(new)
            recordPending(relationship, to: new.record)
        }
        guard let inverse = relationship.inverse, let object else { return }
        old?.record.unlink(inverse, object)
        new?.record.link(inverse, object)
    }

    /// Registers this object for lists of a relationship that are read later.
    final func recordPending(_ property: RelationshipPlan, to target: _ModelRecord) {
        guard property.inverse?.isToMany == true else { return }
        context?.pendingLinks.add(self, property, to: target.key)
    }

    /// Registers this object, by all to-one relationships, for lists that are read later.
    final func recordPendingLinks() {
        for property in plan.relationships where dirty.contains(property.index) {
            if case .object(let other) = slots[property.index] { recordPending(property, to: other.record) }
        }
    }

    /// Whether a relationship refers to an object that is deleted, which reads as nil.
    private func refersToDeleted(_ property: PropertyPlan) -> Bool {
        switch slots[property.index] {
        case .object(let object): object.record.state == .deleted || object.record.state == .gone
        case .raw(let key): !key.isNull
        default: false
        }
    }

    /// Whether a relationship refers to an object, deleted or not, without reading that object.
    final func refers(_ property: PropertyPlan, to other: _ModelRecord) -> Bool {
        if case .missing = slots[property.index] { load() }
        switch slots[property.index] {
        case .object(let object): return object.record === other
        case .raw(.integer(let key)): return key == other.key
        default: return false
        }
    }

    // MARK: - To many

    /// The objects that a relationship refers to, read from the store if need be.
    final func list(_ property: PropertyPlan) -> ModelList {
        if case .list(let list) = slots[property.index] { return list }
        let relationship = relationship(property)
        let list = property.access.makeList()
        if state == .saved || state == .deleted, let readingContext {
            do {
                try readingContext.fill(list, of: self, relationship)
                list.prepareToLend()
                if relationship.join != nil { joined[property.index] = Set(list.all.map { $0.record.key }) }
            } catch {
                // The list stays unread, so that a later reading asks the store again.
                report(error, reading: property)
                return list
            }
        }
        slots[property.index] = .list(list)
        return list
    }

    final func setList(_ property: PropertyPlan, to new: [any PersistentModel]) {
        checkList(property)
        let list = list(property)
        let old = list.all
        ListWork.visit(old.count + new.count)
        let kept = Set(new.map { $0.record.id })
        for model in old where !kept.contains(model.record.id) { drop(model, from: property, list) }
        for model in new where !list.contains(model.record.id) { insert(model, into: property, list) }
        // The store keeps no order, so that one is not a change to save.
        list.reorder(as: new)
    }

    private func drop(_ model: any PersistentModel, from property: PropertyPlan, _ list: ModelList) {
        willChange(property)
        list.remove(model.record.id)
        if let inverse = relationship(property).inverse, let object { model.record.unlink(inverse, object) }
    }

    final func insert(_ model: any PersistentModel, into property: PropertyPlan, _ list: ModelList) {
        willChange(property)
        list.add(model)
        adopt(model)
        if let inverse = relationship(property).inverse, let object { model.record.link(inverse, object) }
    }

    // MARK: - The other side

    /// Sets a relationship to an object that now refers to this one.
    final func link(_ property: RelationshipPlan, _ model: any PersistentModel) {
        if property.isToMany {
            if let list = loadedList(property) {
                guard !list.contains(model.record.id) else { return }
                changing(property) {
                    willChange(property)
                    list.add(model)
                }
            } else {
                changing(property) { willChange(property) }
            }
        } else {
            let old = target(property)
            guard !refers(property, to: model.record) else { return }
            if let old { registerReturn(to: old, of: property) }
            changing(property) {
                willChange(property)
                slots[property.index] = .object(model.record.object ?? model)
            }
            recordPending(property, to: model.record)
            if let old, let inverse = property.inverse, let object { old.record.unlink(inverse, object) }
        }
    }

    /// Registers undoing the move of this object away from another: undoing the change of a list that it moved to would leave
    /// it with none.
    private func registerReturn(to old: (any PersistentModel)?, of property: RelationshipPlan) {
        guard let object else { return }
        context?.registerUndo(object) { _, object in
            let record = object.record
            record.registerReturn(to: record.target(property), of: property)
            record.changing(property) { record.setTarget(property, to: old) }
        }
    }

    /// Removes an object from a relationship after the object has removed this one.
    final func unlink(_ property: RelationshipPlan, _ model: any PersistentModel) {
        if property.isToMany {
            checkList(property)
            if let list = loadedList(property) {
                guard list.contains(model.record.id) else { return }
                changing(property) {
                    willChange(property)
                    list.remove(model.record.id)
                }
            } else {
                changing(property) { willChange(property) }
            }
        } else if refers(property, to: model.record) {
            changing(property) {
                willChange(property)
                slots[property.index] = .raw(.null)
            }
        }
    }

    /// Returns the list, if it has been read, or has to be: a list that is read later combines the store's objects with
    /// unsaved changes.
    private func loadedList(_ property: RelationshipPlan) -> ModelList? {
        if case .list(let list) = slots[property.index] { return list }
        return property.join != nil || state == .detached || state == .inserted ? list(property) : nil
    }

    /// Brings an object into the context, or follows it into its own.
    private func adopt(_ model: any PersistentModel) {
        let other = model.record
        if let context, other.state == .detached {
            context.insertAny(model)
        } else if state == .detached, let context = other.context, let object {
            context.insertAny(object)
        }
    }

    /// Updates the inverse relationships of an object that was created with relationships, and inserts their objects in
    /// its context.
    final func linkAll() {
        guard let object else { return }
        for property in plan.relationships {
            checkList(property)
            let others: [any PersistentModel]
            switch slots[property.index] {
            case .object(let other):
                others = [other]
                recordPending(property, to: other.record)
            case .list(let list): others = list.all
            default: continue
            }
            for other in others {
                if other.record.state == .detached { context?.insertAny(other) }
                if let inverse = property.inverse { other.record.link(inverse, object) }
            }
        }
    }

    /// Lets go of the objects that relationships have been read of, so that none keeps another alive.
    final func forgetObjects() {
        // A relationship that was never read has no targets in memory.
        guard !isOnPage else { return }
        for property in plan.relationships { slots[property.index] = .missing }
    }
}
