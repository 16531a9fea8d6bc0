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
        do {
            _ = try store.write { database in
                let cache = CustomStoreCache(custom: custom, schema: core.schema, database: database)
                return try cache.enter(
                    answer.snapshots, complete: answer.isComplete ? EntityPlan.of(T.self) : nil)
            } committed: { change in
                // This context too has objects that the store may have changed.
                if !change.isEmpty { core.post(change, from: nil) }
            }
        } catch let error as StoreError {
            throw SwiftDataError(
                .loadIssue, "The answer of the store '\(custom.name)' is not valid: \(error.description)")
        }
        core.wakeOthers(than: inbox)
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
