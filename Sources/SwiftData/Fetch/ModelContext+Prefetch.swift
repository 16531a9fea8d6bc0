import Foundation
import MartletStore

extension ModelContext {
    /// Reads the objects of relationships of all models at once.
    ///
    /// One query for a relationship; two for a many-to-many relationship.
    func prefetch<T: PersistentModel>(_ keyPaths: [PartialKeyPath<T>], of models: [T]) throws {
        let plan = EntityPlan.of(T.self)
        for keyPath in keyPaths {
            guard let property = plan.propertyByKeyPath[keyPath] as? RelationshipPlan else { continue }
            if !property.isToMany {
                let keys = Set(models.compactMap { try? $0.record.stored(property).integer })
                let objects = try rows(of: property.destination, where: "\"$id\" IN \(Self.keyList)", [Self.text(keys)])
                withExtendedLifetime(objects) {
                    for model in models { _ = model.record.target(property) }
                }
            } else if hasChanges {
                // Each list then combines the store's objects with unsaved changes.
                for model in models { _ = model.record.list(property) }
            } else {
                try prefetchLists(property, of: models.map(\.record))
            }
        }
    }

    /// The keys of a JSON array, which is one argument however many there are.
    private static let keyList = "(SELECT value FROM json_each(?))"
    private static func text(_ keys: some Sequence<Int64>) -> SQLValue {
        .text("[\(keys.map(String.init).joined(separator: ","))]")
    }

    private func prefetchLists(_ property: RelationshipPlan, of records: [_ModelRecord]) throws {
        var lists: [Int64: (record: _ModelRecord, list: ModelList)] = [:]
        for record in records where record.state == .saved {
            if case .list = record.slots[property.index] { continue }
            lists[record.key] = (record, property.access.makeList())
        }
        guard !lists.isEmpty, let destination = property.destination else { return }
        let keys = Self.text(lists.keys)
        if let join = property.join {
            let table = quoted(join.table)
            let objects = try rows(
                of: destination,
                where: "\"$id\" IN (SELECT \(join.other) FROM \(table) WHERE \(join.own) IN \(Self.keyList))", [keys])
            let known = Dictionary(objects.map { ($0.record.key, $0) }) { first, _ in first }
            let pairs = try core.store(of: property.destination).read { database in
                try database.rows(
                    "SELECT \(join.own), \(join.other) FROM \(table) WHERE \(join.own) IN \(Self.keyList) "
                        + "ORDER BY \(join.other)", [keys])
            }
            for pair in pairs {
                guard let own = pair[0].integer, let other = pair[1].integer, let object = known[other],
                    object.record.state == .saved
                else { continue }
                lists[own]?.list.add(object)
            }
        } else if let inverse = property.inverse {
            let objects = try rows(of: destination, where: "\(quoted(inverse.column)) IN \(Self.keyList)", [keys])
            for object in objects where object.record.state == .saved {
                guard let own = try object.record.stored(inverse).integer else { continue }
                lists[own]?.list.add(object)
            }
        }
        for (record, list) in lists.values {
            if property.join != nil { record.joined[property.index] = Set(list.all.map { $0.record.key }) }
            list.prepareToLend()
            record.slots[property.index] = .list(list)
        }
    }
}
