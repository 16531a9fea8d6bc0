import Foundation
import MartletBase
import MartletStore

/// A request in the form in which it is executed.
struct FetchPlan {
    struct SortKey {
        let path: [String]
        let isAscending: Bool
        /// A custom comparison of two values, which is only possible in memory.
        let comparator: Comparator?
        /// The comparison of texts, if it depends on the user's language.
        let textOrder: TextOrder?
        var term: Term { .path(path) }
    }

    let form: EntityForm
    private(set) var predicate: PredicateTree?
    let order: [SortKey]
    var limit = 0
    var offset = 0
    var includesPendingChanges = true
    var includesSubentities = true

    /// Throws if the request names unknown properties, or can't be evaluated in a store.
    init(
        _ form: EntityForm, _ predicate: NSPredicate?, _ descriptors: [NSSortDescriptor]?
    ) throws {
        self.form = form
        self.predicate = try predicate.map { try PredicateTree.of($0) }
        try self.predicate?.check(in: form)
        order = try (descriptors ?? []).map { descriptor in
            guard let path = descriptor.pathOfKeys else {
                throw CoreDataError.make(
                    .invalidRequest, "Objects of \(form.name) can't be sorted by \(descriptor), which is no property.")
            }
            let key = SortKey(
                path: path.split(separator: ".").map(String.init), isAscending: descriptor.ascending,
                comparator: descriptor.ownComparator, textOrder: descriptor.ownTextOrder)
            try key.term.check(in: form, [:])
            return key
        }
    }

    /// The plan without its predicate, for all objects.
    var withoutPredicate: FetchPlan {
        var plan = self
        plan.predicate = nil
        return plan
    }

    /// As SQL has it.
    var question: FetchQuestion { FetchQuestion(self) }

    // MARK: - In memory

    /// Whether it may ask for objects of an entity.
    func includes(_ other: EntityForm) -> Bool { includesSubentities ? other.isKind(of: form) : other === form }

    func holds(for object: NSManagedObject) -> Bool { predicate?.holds(for: object, [:]) ?? true }

    func comesBefore(_ a: NSManagedObject, _ b: NSManagedObject) -> Bool {
        for key in order {
            let result: ComparisonResult
            if let comparator = key.comparator {
                let path = key.path.joined(separator: ".")
                result = comparator(a.value(forKeyPath: path) as Any, b.value(forKeyPath: path) as Any)
            } else {
                result = PredicateValue.order(key.term.value(for: a, [:]), key.term.value(for: b, [:]), key.textOrder)
            }
            if result != .orderedSame { return (result == .orderedAscending) == key.isAscending }
        }
        return a.objectID.key < b.objectID.key
    }
}

extension NSManagedObjectContext {
    /// Returns the results of a request.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let plan = try plan(of: request)
        switch request.resultType {
        case .countResultType: return [NSNumber(value: try count(plan))].compactMap { $0 as? T }
        case .managedObjectIDResultType: return try objects(plan).compactMap { $0.objectID as? T }
        default:
            let found = try objects(plan)
            for path in request.relationshipKeyPathsForPrefetching ?? [] {
                for object in found { _ = object.primitiveValue(forKey: path) }
            }
            return found.compactMap { $0 as? T }
        }
    }

    /// Returns the number of objects that match a request.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try count(try plan(of: request)) }

    func plan<T>(of request: NSFetchRequest<T>) throws -> FetchPlan {
        guard let form = model?.form else {
            throw CoreDataError.make(.invalidStore, "The context has no store. Load a store first.")
        }
        let found =
            request.entity.flatMap(form.entity(of:)) ?? request.entityName.flatMap(form.entity)
            ?? (T.self as? NSManagedObject.Type).flatMap { model?.entity(of: $0) }.flatMap(form.entity(of:))
        guard let entity = found else {
            throw CoreDataError.make(
                .invalidRequest,
                "The model has no entity named \(request.entityName ?? "that the request names"), but: "
                    + form.entities.map(\.name).sorted().joined(separator: ", ") + ".")
        }
        if let type = T.self as? NSManagedObject.Type, type != NSManagedObject.self { entity.description.use(type) }
        var plan = try FetchPlan(entity, request.predicate, request.sortDescriptors)
        plan.limit = max(0, request.fetchLimit)
        plan.offset = max(0, request.fetchOffset)
        plan.includesPendingChanges = request.includesPendingChanges
        plan.includesSubentities = request.includesSubentities
        return plan
    }

    /// Whether anything that has not been saved may make a difference.
    private func hasPending(_ plan: FetchPlan, _ question: FetchQuestion) -> (own: Bool, others: Bool) {
        guard plan.includesPendingChanges, hasChanges else { return (false, false) }
        var (own, others) = (false, false)
        for objects in [inserted, changed, deleted] {
            for id in objects.keys {
                if plan.includes(id.form) { own = true }
                if question.forms.contains(where: { id.form.isKind(of: $0) }) { others = true }
            }
        }
        return (own, others)
    }

    private func count(_ plan: FetchPlan) throws -> Int {
        let pending = hasPending(plan, plan.question)
        if !pending.own, !pending.others, let count = try backing?.count(plan) { return count }
        return try objects(plan).count
    }

    /// Returns the objects of a request: those of the store, with their unsaved changes.
    func objects(_ plan: FetchPlan) throws -> [NSManagedObject] {
        guard let backing else {
            throw CoreDataError.make(.invalidStore, "The context has no store. Load a store first.")
        }
        return try quietly {
            var plan = plan
            let question = plan.question
            let pending = hasPending(plan, question)
            let isAsStored = !pending.own && !pending.others
            // The store alone can't evaluate a predicate that depends on unsaved changes of other objects.
            let asked = pending.others ? plan.withoutPredicate : plan
            let (rows, isExact) = try backing.fetch(asked, limited: isAsStored)
            var found = rows.map { object(plan.form, row: $0) }
            if isAsStored, isExact { return found }
            let (limit, offset) = (plan.limit, plan.offset)
            (plan.limit, plan.offset) = (0, 0)
            if plan.includesPendingChanges {
                let others =
                    ordered(inserted).filter { plan.includes($0.form) }
                    + ordered(changed).filter { plan.includes($0.form) }
                found.removeAll { $0.state != .saved || !$0.dirty.isEmpty }
                found += others
            }
            found = found.filter { plan.holds(for: $0) }.sorted { plan.comesBefore($0, $1) }
            if offset > 0 { found.removeFirst(min(offset, found.count)) }
            return limit > 0 && found.count > limit ? Array(found[..<limit]) : found
        }
    }
}
