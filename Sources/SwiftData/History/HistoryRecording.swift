import Foundation
import MartletStore

/// The parts of a save's history that ``SavedChange`` does not have: the values of deleted objects that are preserved, and
/// the objects whose rows change only in tables of pairs, or because an object that they refer to is deleted.
struct HistoryRecording {
    private struct Place: Hashable {
        let entity: String
        let key: Int64
    }

    /// The preserved values, by the indices of the deletions.
    private var tombstones: [Int: [(name: String, value: SQLValue)]] = [:]
    /// The changed properties, by their indices.
    private var touched: [Place: Set<Int>] = [:]
    private var order: [(plan: EntityPlan, key: Int64)] = []

    /// The objects of which a property was recorded.
    var touchedObjects: [(plan: EntityPlan, key: Int64)] { order }

    /// Records the values of the deletion with an index.
    mutating func preserve(_ values: ArraySlice<SQLValue>, of plan: EntityPlan, deletion: Int) {
        tombstones[deletion] = zip(plan.preserved, values).map { ($0.name, $1) }
    }

    /// Records that a property of an object has changed.
    mutating func touch(_ property: PropertyPlan, of plan: EntityPlan, _ key: Int64) {
        let place = Place(entity: plan.name, key: key)
        if touched[place] == nil { order.append((plan, key)) }
        touched[place, default: []].insert(property.index)
    }

    /// Records that properties of objects have changed.
    mutating func touch(_ property: PropertyPlan, of plan: EntityPlan, _ rows: [[SQLValue]]) {
        for row in rows { if let key = row[0].integer { touch(property, of: plan, key) } }
    }

    /// Returns the changes of a save, packed: deletions, changes and insertions, as they are written; nil without any.
    ///
    /// An inserted or deleted object has no change beside.
    func packed(_ change: SavedChange, _ schema: Schema) -> Data? {
        var packed = PackedChanges()
        packed.reserve(change.deleted.count + change.updated.count + change.inserted.count)
        var done: Set<Place> = []
        for (index, id) in change.deleted.enumerated() {
            packed.delete(id.entityName, id.key, tombstones[index] ?? [])
        }
        if !touched.isEmpty {
            done.formUnion(change.deleted.map { Place(entity: $0.entityName, key: $0.key) })
            done.formUnion(change.inserted.map { Place(entity: $0.entity, key: $0.key) })
        }
        var plan: EntityPlan?
        for update in change.updated {
            if plan?.name != update.entity { plan = schema.plans.first { $0.name == update.entity } }
            guard let plan else { continue }
            var properties = Set(update.values.keys)
            if !touched.isEmpty {
                let place = Place(entity: update.entity, key: update.key)
                properties.formUnion(touched[place] ?? [])
                done.insert(place)
            }
            packed.update(update.entity, update.key, names(properties, plan))
        }
        for (plan, key) in order {
            let place = Place(entity: plan.name, key: key)
            guard done.insert(place).inserted else { continue }
            packed.update(plan.name, key, names(touched[place] ?? [], plan))
        }
        for insertion in change.inserted { packed.insert(insertion.entity, insertion.key) }
        return packed.isEmpty ? nil : packed.data
    }

    private func names(_ properties: Set<Int>, _ plan: EntityPlan) -> [String] {
        properties.sorted().map { plan.properties[$0].name }
    }
}
