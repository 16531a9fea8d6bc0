import Foundation
import MartletBase
import MartletStore

extension ModelContext {
    /// Returns the objects that a descriptor asks for.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        takeOver()
        try askCustomStore(descriptor)
        return try quietly {
            let fetch = try Fetch(descriptor, in: self)
            let models = try fetch.models()
            if !descriptor.relationshipKeyPathsForPrefetching.isEmpty {
                try prefetch(descriptor.relationshipKeyPathsForPrefetching, of: models)
            }
            return models
        }
    }

    /// Returns the objects that a descriptor asks for, of which a part is read at a time.
    ///
    /// - Parameter batchSize: How many are read at a time, about.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(try fetchIdentifiers(descriptor), in: self)
    }

    /// Returns the number of objects that match a descriptor.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        takeOver()
        if let count = try customCount(descriptor) { return count }
        try askCustomStore(descriptor)
        return try quietly { try Fetch(descriptor, in: self).count() }
    }

    /// Returns the identifiers of the objects that a descriptor asks for.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        takeOver()
        try askCustomStore(descriptor)
        return try quietly { try Fetch(descriptor, in: self).identifiers() }
    }

    /// Returns the identifiers of the objects that a descriptor asks for.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> [PersistentIdentifier] {
        try fetchIdentifiers(descriptor)
    }

    /// Calls a closure with each object that matches a descriptor.
    ///
    /// - Parameters:
    ///   - descriptor: The description of the fetch.
    ///   - batchSize: The number of objects in memory at a time, if the closure retains none.
    ///   - allowEscapingMutations: Whether the closure may change objects that are not saved before the next batch.
    ///   - block: The closure.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws {
        let identifiers = try fetchIdentifiers(descriptor)
        let custom = core.custom(of: EntityPlan.of(T.self))
        func number(_ id: PersistentIdentifier) -> Int64 { custom?.identifiers.number(id) ?? id.key }
        for start in stride(from: 0, to: identifiers.count, by: max(1, batchSize)) {
            let batch = identifiers[start..<min(start + max(1, batchSize), identifiers.count)]
            let plan = EntityPlan.of(T.self)
            let list = batch.map { String(number($0)) }.joined(separator: ",")
            let objects = try rows(of: plan, where: "\"$id\" IN (\(list))")
            // The objects are retained until the batch is done.
            try withExtendedLifetime(objects) {
                for id in batch {
                    if let object = object(plan, number(id)) as? T { try block(object) }
                }
            }
        }
    }

    /// Deletes the objects that satisfy a predicate, or all of a class without one.
    ///
    /// - Parameters:
    ///   - model: The class.
    ///   - predicate: The condition for the objects.
    ///   - includeSubclasses: Whether objects of subclasses are deleted too.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        let plan = EntityPlan.of(T.self)
        let objects = try fetch(FetchDescriptor<T>(predicate: predicate)).filter {
            includeSubclasses || $0.record.plan === plan
        }
        batch = BatchDeletion(objects, where: predicate, includeSubclasses: includeSubclasses, in: self)
        for object in objects { delete(object) }
    }

    func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasQuiet = isQuiet
        isQuiet = true
        defer { isQuiet = wasQuiet }
        return try body()
    }
}

/// A fetch that is being executed: partly in the store, and in memory where the store can't evaluate it, or does not
/// have the unsaved values yet.
struct Fetch<T: PersistentModel> {
    let descriptor: FetchDescriptor<T>
    let context: ModelContext
    let plan: EntityPlan
    let translation: PredicateTranslation
    private let order: String?

    init(_ descriptor: FetchDescriptor<T>, in context: ModelContext) throws {
        self.descriptor = descriptor
        self.context = context
        plan = EntityPlan.of(T.self)
        _ = try context.core.store(of: plan)
        translation = PredicateTranslation(descriptor.predicate, of: plan, in: context.core.schema)
        order = Self.order(descriptor.sortBy, plan)
    }

    /// The order as SQL has it; nil if it is by something that the store does not know.
    static func order(_ descriptors: [SortDescriptor<T>], _ plan: EntityPlan) -> String? {
        var terms: [String] = []
        for descriptor in descriptors {
            guard let keyPath = descriptor.keyPath else { return nil }
            let textOrder = TextOrder(of: keyPath)
            guard
                let property = textOrder == nil
                    ? plan.propertyByKeyPath[keyPath] : plan.textByOrderedKeyPath[keyPath],
                property.hasColumn, let coder = property.coder, !coder.isRaw, coder.kind != .coded, coder.kind != .url,
                coder.kind != .bool
            else { return nil }
            terms.append(
                "t0.\(quoted(property.column))\(textOrder?.collation ?? property.kind.collation)"
                    + (descriptor.order == .reverse ? " DESC" : ""))
        }
        return (terms + ["t0.\"$id\""]).joined(separator: ", ")
    }

    /// The unsaved changes that may affect the result: none, those of the class itself, or those of any class.
    private enum Pending { case nothing, own, everything }

    private var pending: Pending {
        guard descriptor.includePendingChanges, context.hasChanges else { return .nothing }
        var result = Pending.nothing
        for models in [context.inserted, context.changed, context.deleted] {
            for model in models.values {
                let changed = model.record.plan
                if translation.others.contains(where: { changed.isKind(of: $0) }) { return .everything }
                if changed.isKind(of: plan) { result = .own }
            }
        }
        // A condition on an object's list also depends on other objects of the same class.
        return result == .own && translation.isRecursive ? .everything : result
    }

    private var limit: String {
        guard descriptor.fetchLimit != nil || descriptor.fetchOffset != nil else { return "" }
        let offset = max(0, descriptor.fetchOffset ?? 0)
        return " LIMIT \(descriptor.fetchLimit.map { $0 <= 0 ? -1 : $0 } ?? -1) OFFSET \(offset)"
    }

    private var needsMemory: Bool { !translation.isComplete || order == nil || pending != .nothing }

    func models() throws -> [T] {
        if !needsMemory, let order {
            return try context.rows(
                of: plan, where: translation.sql, translation.arguments, order: order, limit: limit
            ) {
                // Of the plan's class, which is T.
                unsafeDowncast($0, to: T.self)
            }
        }
        return try context.evaluating { cut(try sorted(candidates())) }
    }

    /// All objects that count, in no order.
    private func candidates() throws -> [T] {
        let pending = pending
        let found: [any PersistentModel]
        if pending == .everything {
            found = try context.rows(of: plan, where: "")
        } else {
            found = try context.rows(of: plan, where: translation.sql, translation.arguments)
        }
        var models: [T] = []
        models.reserveCapacity(found.count)
        for case let model as T in found {
            if descriptor.includePendingChanges {
                if model.record.state != .saved { continue }
                if pending == .own, context.changed[model.record.id] != nil { continue }
            }
            if translation.isComplete, pending != .everything {
                models.append(model)
            } else if holds(model) {
                models.append(model)
            }
        }
        guard pending != .nothing else { return models }
        let more = pending == .own ? [context.inserted, context.changed] : [context.inserted]
        for model in more.joined() {
            if let model = model.value as? T, holds(model) { models.append(model) }
        }
        return models
    }

    /// Whether the predicate holds for an object. If evaluating it would unwrap nil, it does not.
    func holds(_ model: T) -> Bool {
        guard let predicate = descriptor.predicate else { return true }
        return (try? predicate.evaluate(model)) ?? false
    }

    private func sorted(_ models: [T]) -> [T] {
        models.sorted { comesBefore($0, $1) }
    }

    /// Whether one object comes before another.
    func comesBefore(_ a: T, _ b: T) -> Bool {
        for descriptor in descriptor.sortBy {
            switch descriptor.compare(a, b) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return a.record.key < b.record.key
    }

    private func cut(_ models: [T]) -> [T] {
        var models = models[...]
        if let offset = descriptor.fetchOffset, offset > 0 { models = models.dropFirst(offset) }
        if let limit = descriptor.fetchLimit, limit > 0 { models = models.prefix(limit) }
        return Array(models)
    }

    func count() throws -> Int {
        if needsMemory && !(translation.isComplete && pending == .nothing) { return try models().count }
        let sql = "SELECT COUNT(*) FROM (SELECT 1 FROM \(plan.table) AS t0\(condition)\(limit))"
        let rows = try context.core.store(of: plan).read { try $0.rows(sql, translation.arguments) }
        return Int(rows.first?[0].integer ?? 0)
    }

    private var condition: String {
        let condition = context.core.schema.condition(translation.sql, of: plan)
        return condition.isEmpty ? "" : " WHERE \(condition)"
    }

    func identifiers() throws -> [PersistentIdentifier] {
        guard !needsMemory, let order else { return try models().map { $0.record.publicID } }
        let store = try context.core.store(of: plan)
        let family = context.core.schema.family(of: plan)
        let name = family == nil ? "" : ", \(EntityFamily.quotedColumn)"
        let rows = try store.read {
            try $0.rows(
                "SELECT \"$id\"\(name) FROM \(plan.table) AS t0\(condition) ORDER BY \(order)\(limit)",
                translation.arguments)
        }
        return rows.compactMap { row in
            row[0].integer.map {
                let member = family?.member(row[1]) ?? plan
                return store.custom?.identifiers.permanent(member.name, $0)
                    ?? PersistentIdentifier(entityName: member.name, key: $0, storeIdentifier: store.identifier)
            }
        }
    }
}
