import MartletStore

extension ModelContext {
    /// The identity of the context, as stores see it, and the author of its changes.
    public var editingState: EditingState { EditingState(id: stateID, author: author) }

    /// Reads the objects of custom stores that have not been read yet: relationships, delete rules and unique values
    /// depend on all of them.
    func loadCustomStores() throws {
        guard core.hasCustomStores else { return }
        for store in core.stores {
            guard let custom = store.custom else { continue }
            try custom.locked {
                guard !custom.isLoaded else { return }
                for plan in store.plans where (try? core.store(of: plan)) === store {
                    try load(plan.type, custom, store)
                }
                custom.isLoaded = true
            }
        }
    }

    private func load<T: PersistentModel>(_ type: T.Type, _ custom: CustomStore, _ store: Store) throws {
        try ask(FetchDescriptor<T>(), custom, store)
    }

    /// Asks the custom store of a class, if it has one, for the objects of a fetch, before the fetch reads the cache.
    func askCustomStore<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws {
        guard core.hasCustomStores else { return }
        let store = try core.store(of: EntityPlan.of(T.self))
        let wasLoaded = store.custom?.isLoaded ?? true
        try loadCustomStores()
        if let custom = store.custom, wasLoaded {
            try custom.locked { try ask(descriptor, custom, store) }
        }
        takeOver()
    }

    private func ask<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, _ custom: CustomStore, _ store: Store
    ) throws {
        let answer = try custom.fetch(descriptor, editingState, core.schema)
        try enter(answer, of: EntityPlan.of(T.self), custom, store)
    }

    private func enter(
        _ answer: CustomStore.Answer, of plan: EntityPlan, _ custom: CustomStore, _ store: Store
    ) throws {
        var isChanged = false
        do {
            _ = try store.write { database in
                let cache = CustomStoreCache(custom: custom, schema: core.schema, database: database)
                return try cache.enter(answer.snapshots, complete: answer.isComplete ? plan : nil)
            } committed: { change in
                // This context too has objects that the store may have changed.
                isChanged = !change.isEmpty
                if isChanged { core.post(change, from: nil) }
            }
        } catch let error as StoreError {
            throw SwiftDataError(
                .loadIssue, "The answer of the store '\(custom.name)' is not valid: \(error.description)")
        }
        core.wakeOthers(than: inbox)
        if isChanged, custom.isLoaded { core.historyWatch.saved() }
    }
}

extension ModelContext {
    /// Asks the custom store of a class for a number of objects: nil if the class has none, if unsaved changes or a limit
    /// count, or if the store leaves the predicate to the context.
    func customCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int? {
        guard let custom = core.custom(of: EntityPlan.of(T.self)), descriptor.fetchLimit == nil,
            (descriptor.fetchOffset ?? 0) == 0, !descriptor.includePendingChanges || !hasChanges
        else { return nil }
        return try custom.count(descriptor, editingState)
    }

    /// Reads an object that a custom store has got since all were read: from the store's memory, or by a fetch.
    func findInCustomStore(_ id: PersistentIdentifier, _ plan: EntityPlan) throws {
        guard let store = try? core.store(of: plan), let custom = store.custom,
            !custom.identifiers.isStored(custom.identifiers.number(id)), !id.isTemporary
        else { return }
        try custom.locked {
            let found = try custom.cached([id], editingState, core.schema)
            if found.isEmpty {
                try load(plan.type, custom, store)
            } else {
                try enter(CustomStore.Answer(snapshots: found, isComplete: false), of: plan, custom, store)
            }
        }
        takeOver()
    }
}

/// A deletion by a predicate, which a custom store can execute itself.
struct BatchDeletion {
    /// The objects that it has deleted in the context.
    let identifiers: Set<PersistentIdentifier>
    let custom: CustomStore
    /// Sends the request to the store.
    let execute: () throws -> Void

    /// - Returns: nil if the store of the class has no batches, or unsaved changes make its objects others than the
    ///   context's.
    init?<T: PersistentModel>(
        _ objects: [T], where predicate: Predicate<T>?, includeSubclasses: Bool, in context: ModelContext
    ) {
        guard let custom = context.core.custom(of: EntityPlan.of(T.self)), custom.deletesBatches,
            !context.hasChanges
        else { return nil }
        identifiers = Set(objects.map(\.record.id))
        self.custom = custom
        let state = context.editingState
        execute = {
            try custom.delete(
                DataStoreBatchDeleteRequest(
                    editingState: state, predicate: predicate, includeSubclasses: includeSubclasses))
        }
    }
}

extension SavePlan {
    /// Runs a closure while no other context uses the custom stores of the save.
    func holdingCustomStores<Result>(_ body: () throws -> Result) rethrows -> Result {
        let locks = context.core.hasCustomStores ? context.core.stores.compactMap { $0.custom?.lock } : []
        for lock in locks { lock.lock() }
        defer { for lock in locks.reversed() { lock.unlock() } }
        return try body()
    }

    /// Writes a custom store, after its cache was written in a transaction that is still open.
    ///
    /// - Returns: what the store has changed beside.
    func writeCustomStore(
        _ custom: CustomStore, _ written: Written, _ database: Database, inserted: [_ModelRecord],
        changed: [_ModelRecord], deleted: [_ModelRecord]
    ) throws -> SavedChange {
        var updated = changed
        var known = Set((inserted + changed + deleted).map(\.id))
        // Objects of which this save has changed nothing but links, whether the context has read them or not.
        for (plan, key) in written.history.touchedObjects {
            guard let record = context.object(plan, key)?.record, known.insert(record.id).inserted else { continue }
            updated.append(record)
        }
        if inserted.isEmpty, updated.isEmpty, let batch = context.batch, batch.custom === custom,
            Set(deleted.map(\.id)) == batch.identifiers
        {
            try batch.execute()
            for record in deleted { custom.identifiers.remove(record.key) }
            return SavedChange()
        }
        // An earlier attempt may have been saved here, and not in another store.
        let new = inserted.filter { !custom.identifiers.isStored($0.key) }
        updated += inserted.filter { custom.identifiers.isStored($0.key) }
        let gone = deleted.filter { custom.identifiers.isStored($0.key) }
        let snapshots = try custom.save(
            inserted: new, updated: updated, deleted: gone, context.editingState, context.core.schema)
        return try CustomStoreCache(custom: custom, schema: context.core.schema, database: database).enter(snapshots)
    }
}

extension _ModelRecord {
    /// Says which object it is, as apps and stores see it: by the identifier of a custom store once that has given one.
    final var publicID: PersistentIdentifier {
        guard let custom = registry?.custom else { return id }
        return custom.identifiers.permanent(plan.name, key)
    }

    /// Says which object a relationship refers to, as stores see it.
    final func publicID(of property: RelationshipPlan, _ key: Int64) -> PersistentIdentifier? {
        if case .object(let object) = slots[property.index] { return object.record.publicID }
        guard let context = readingContext else { return nil }
        let id = context.identifier(property.destination, key)
        return context.core.custom(of: property.destination)?.identifiers.permanent(id.entityName, key) ?? id
    }
}
