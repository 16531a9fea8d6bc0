import Foundation
import MartletStore

/// Carries requests out in a store, past the context that they are given to.
struct BatchWork {
    private let context: NSManagedObjectContext
    private let store: ObjectStore
    private let form: ModelForm

    init(_ context: NSManagedObjectContext) throws {
        guard let coordinator = context.persistentStoreCoordinator, let store = coordinator.objectStore else {
            throw CoreDataError.make(.invalidStore, "The context has no store. Load a store first.")
        }
        if store.isReadOnly {
            throw CoreDataError.make(.notSaved, "The store \(store.file.path) was opened for reading alone.")
        }
        self.context = context
        self.store = store
        form = coordinator.managedObjectModel.form
    }

    /// A context of its own, which knows of nothing that has not been saved.
    private func ownContext() -> NSManagedObjectContext {
        let own = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        own.persistentStoreCoordinator = context.persistentStoreCoordinator
        own.mergePolicy = context.mergePolicy
        return own
    }

    private func entity(_ name: String) throws -> EntityForm {
        if let found = form.entity(name) { return found }
        throw CoreDataError.make(
            .invalidRequest,
            "The model has no entity named \(name), but: \(form.entities.map(\.name).sorted().joined(separator: ", "))."
        )
    }

    private func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
        do { return try store.file.write(body) } catch let error as StoreError {
            throw CoreDataError.make(.notSaved, error.description)
        }
    }

    // MARK: - Which objects

    /// The objects in the store that a request asks for.
    func objects(of request: NSFetchRequest<any NSFetchRequestResult>) throws -> [NSManagedObjectID] {
        var plan = try context.plan(of: request)
        plan.includesPendingChanges = false
        let (rows, isExact) = try store.fetch(plan, limited: true)
        if isExact {
            return rows.map {
                NSManagedObjectID(
                    plan.form.kind(of: $0), key: $0[0].integer ?? 0, store: store.identifier, isSaved: true)
            }
        }
        let own = ownContext()
        return try own.queue.now { try own.objects(plan).map(\.objectID) }
    }

    // MARK: - Deleting

    /// Deletes objects, and applies the delete rules of their relationships.
    ///
    /// - Returns: All deleted objects.
    func delete(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID] {
        try write { database in
            var waiting = Dictionary(grouping: ids) { ObjectIdentifier($0.form) }.values.map {
                ($0[0].form, $0.map(\.key))
            }
            var gone: [Int64: NSManagedObjectID] = [:]
            var denied: [(RelationshipForm, [Int64])] = []
            while let (form, keys) = waiting.popLast() {
                let new = keys.filter { gone[$0] == nil }
                if new.isEmpty { continue }
                for key in new {
                    gone[key] = NSManagedObjectID(form, key: key, store: store.identifier, isSaved: true)
                }
                for relationship in form.relationships {
                    switch relationship.deleteRule {
                    case .cascadeDeleteRule:
                        for (kind, others) in try targets(of: relationship, new, database) {
                            waiting.append((kind, others))
                        }
                    case .denyDeleteRule: denied.append((relationship, new))
                    default: break
                    }
                }
            }
            for (relationship, keys) in denied {
                let left = try targets(of: relationship, keys, database).flatMap(\.1).filter { gone[$0] == nil }.count
                guard left > 0 else { continue }
                throw CoreDataError.make(
                    .deniedDelete,
                    "Objects of \(relationship.entity.name) can't be deleted: their \(relationship.name) still has "
                        + "\(left) of \(relationship.destination.name).")
            }
            let forms = Dictionary(grouping: gone.values) { ObjectIdentifier($0.form) }.values
            for ids in forms { try unlink(ids[0].form, ids.map(\.key), database) }
            for ids in forms {
                try database.run(
                    "DELETE FROM \(ids[0].form.table) WHERE \"$id\" IN \(Self.list)", [list(ids.map(\.key))])
            }
            return gone.values.sorted { $0.key < $1.key }
        }
    }

    private static let list = "(SELECT value FROM json_each(?))"
    private func list(_ keys: [Int64]) -> SQLValue { .text("[" + keys.map(String.init).joined(separator: ",") + "]") }

    /// Returns the targets of a relationship of objects, by their entities.
    private func targets(
        of relationship: RelationshipForm, _ keys: [Int64], _ database: Database
    ) throws -> [(EntityForm, [Int64])] {
        let destination: EntityForm = relationship.destination
        let condition: String
        if let join = relationship.join {
            condition = "\"$id\" IN (SELECT \(join.other) FROM \(join.table) WHERE \(join.own) IN \(Self.list))"
        } else if relationship.hasColumn {
            condition =
                "\"$id\" IN (SELECT \(relationship.column) FROM \(relationship.entity.table) WHERE \"$id\" IN \(Self.list))"
        } else if let inverse = relationship.inverse {
            condition = "\(inverse.column) IN \(Self.list)"
        } else {
            return []
        }
        let kind = destination.isShared ? ", \(EntityForm.kindColumn)" : ""
        let rows = try database.rows("SELECT \"$id\"\(kind) FROM \(destination.table) WHERE \(condition)", [list(keys)])
        return Dictionary(grouping: rows) { ObjectIdentifier(destination.kind(of: $0)) }.values.map { rows in
            (destination.kind(of: rows[0]), rows.compactMap { $0[0].integer })
        }
    }

    /// Removes all links in the store to objects that are being deleted.
    private func unlink(_ form: EntityForm, _ keys: [Int64], _ database: Database) throws {
        for relationship in form.relationships {
            if let join = relationship.join {
                try database.run("DELETE FROM \(join.table) WHERE \(join.own) IN \(Self.list)", [list(keys)])
            } else if let inverse = relationship.inverse, inverse.hasColumn {
                try database.run(
                    "UPDATE \(inverse.entity.table) SET \(inverse.column) = NULL, \"$version\" = \"$version\" + 1 "
                        + "WHERE \(inverse.column) IN \(Self.list)", [list(keys)])
            }
        }
    }

    // MARK: - Changing

    func update(_ ids: [NSManagedObjectID], of name: String, _ values: [AnyHashable: Any]) throws {
        let form = try entity(name)
        var changes: [(column: String, value: SQLValue)] = []
        for (key, value) in values {
            let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name ?? "\(key)"
            guard let property = form.property(name), property.hasColumn else {
                throw CoreDataError.make(
                    .invalidRequest, "\(form.name) has no stored property named \(name): nothing was changed.")
            }
            let stored: SQLValue?
            if let attribute = property as? AttributeForm {
                stored = attribute.stored(value)
            } else {
                stored =
                    ((value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID).map { .integer($0.key) }
                    ?? (value is NSNull ? .null : nil)
            }
            guard let stored else {
                throw CoreDataError.make(
                    .invalidRequest, "\(form.name).\(name) can't be \(value): nothing was changed.")
            }
            changes.append((property.column, stored))
        }
        if changes.isEmpty || ids.isEmpty { return }
        let assignments = changes.map { "\($0.column) = ?" }.joined(separator: ", ")
        try write { database in
            try database.run(
                "UPDATE \(form.table) SET \(assignments), \"$version\" = \"$version\" + 1 WHERE \"$id\" IN \(Self.list)",
                changes.map(\.value) + [list(ids.map(\.key))])
        }
    }

    // MARK: - Inserting

    /// Inserts objects in batches, so that the memory does not depend on their number.
    ///
    /// - Parameters:
    ///   - name: The entity.
    ///   - fill: Sets the values of an object; returns true if there are no more objects.
    ///   - rows: The values of objects that are known in advance.
    func insert(
        of name: String, _ fill: (NSManagedObject) -> Bool, rows: () -> [[String: Any]]
    ) throws -> [NSManagedObjectID] {
        let form = try entity(name)
        let own = ownContext()
        return try own.queue.now {
            var ids: [NSManagedObjectID] = []
            func save() throws {
                let new = own.ordered(own.inserted)
                try own.save()
                // A new object that was merged with an existing one is not an insertion.
                ids += new.filter { $0.state == .saved }.map(\.objectID)
                own.reset()
            }
            func make() -> NSManagedObject {
                let entity = form.description
                return entity.objectClass.init(entity: entity, insertInto: own)
            }
            for values in rows() {
                let object = make()
                for (key, value) in values { object.setValue(value, forKey: key) }
                if own.inserted.count >= Self.limit { try save() }
            }
            while true {
                let object = make()
                if fill(object) {
                    own.delete(object)
                    break
                }
                if own.inserted.count >= Self.limit { try save() }
            }
            try save()
            return ids
        }
    }

    /// The number of objects in one save.
    private static var limit: Int { 2_000 }
}

extension NSManagedObjectContext {
    /// Executes a request in the store. Unsaved changes are ignored.
    ///
    /// - Returns: The result: an ``NSBatchDeleteResult``, ``NSBatchUpdateResult`` or ``NSBatchInsertResult``.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        let result = try request.apply(in: BatchWork(self))
        persistentStoreCoordinator?.announceChange()
        return result
    }
}

extension NSPersistentStoreCoordinator {
    /// Carries a request out in the store.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }
}
