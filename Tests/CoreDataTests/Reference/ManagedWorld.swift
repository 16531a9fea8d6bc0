import CoreData

/// The documented rules of managed objects, on plain values: what a context must show, and a store must have.
struct ManagedWorld: Equatable {
    struct Object: Equatable {
        let entity: Int
        var value = 0
        var code: Int?
    }

    struct Pair: Hashable {
        let from: Int
        let to: Int
    }

    /// One side of a link, of one object.
    struct Side: Hashable {
        let number: Int
        let link: Int
        let isForward: Bool
    }

    var objects: [Int: Object] = [:]
    /// The entities of stored objects that are deleted, and not saved yet. A rule may deny that.
    private(set) var deleted: [Int: Int] = [:]
    /// The order of linked objects, by the time of linking. May have objects that are no longer linked.
    private var orders: [Side: [Int]] = [:]
    /// The linked objects of each link: those of deleted objects too, as long as they deny the deletion.
    var pairs: [Set<Pair>]

    init(_ schema: RandomSchema) { pairs = Array(repeating: [], count: schema.links.count) }

    /// The objects that a property of an object leads to.
    func others(_ number: Int, _ property: RandomSchema.Property) -> Set<Int> {
        property.isForward
            ? Set(pairs[property.link].filter { $0.from == number }.map(\.to))
            : Set(pairs[property.link].filter { $0.to == number }.map(\.from))
    }

    /// The objects that an ordered property of an object leads to, in their order.
    func list(_ number: Int, _ property: RandomSchema.Property) -> [Int] {
        let all = others(number, property)
        let side = Side(number: number, link: property.link, isForward: property.isForward)
        return (orders[side] ?? []).filter(all.contains)
    }

    mutating func setOrder(_ number: Int, _ property: RandomSchema.Property, _ order: [Int]) {
        orders[Side(number: number, link: property.link, isForward: property.isForward)] = order
    }

    mutating func link(_ number: Int, _ property: RandomSchema.Property, _ other: Int, _ schema: RandomSchema) {
        let pair = property.isForward ? Pair(from: number, to: other) : Pair(from: other, to: number)
        if pairs[property.link].contains(pair) { return }
        let link = schema.links[property.link]
        if !link.forward.isToMany { pairs[property.link] = pairs[property.link].filter { $0.from != pair.from } }
        if link.backward?.isToMany == false {
            pairs[property.link] = pairs[property.link].filter { $0.to != pair.to }
        }
        pairs[property.link].insert(pair)
        for (side, other) in [
            (Side(number: pair.from, link: property.link, isForward: true), pair.to),
            (Side(number: pair.to, link: property.link, isForward: false), pair.from),
        ] {
            orders[side, default: []].removeAll { $0 == other }
            orders[side, default: []].append(other)
        }
    }

    mutating func unlink(_ number: Int, _ property: RandomSchema.Property, _ other: Int) {
        pairs[property.link].remove(
            property.isForward ? Pair(from: number, to: other) : Pair(from: other, to: number))
    }

    /// Deletes an object, and what cascades reach from it.
    ///
    /// - Parameter saved: The world of the store: an object that it doesn't have may go in spite of its rules.
    mutating func delete(_ number: Int, _ saved: ManagedWorld, _ schema: RandomSchema) {
        guard let object = objects.removeValue(forKey: number) else { return }
        let isStored = saved.objects[number] != nil
        if isStored { deleted[number] = object.entity }
        let all = schema.properties(of: object.entity).map { ($0, others(number, $0)) }
        for (index, link) in schema.links.enumerated() where link.to == object.entity && link.backward == nil {
            pairs[index] = pairs[index].filter { $0.to != number || objects[$0.from] == nil }
        }
        for (property, others) in all {
            if property.end.rule == .denyDeleteRule, isStored { continue }
            for other in others { unlink(number, property, other) }
            guard property.end.rule == .cascadeDeleteRule else { continue }
            for other in others { delete(other, saved, schema) }
        }
    }

    /// Whether a rule denies one of the deletions.
    func isDenied(_ schema: RandomSchema) -> Bool {
        deleted.contains { number, entity in
            schema.properties(of: entity).contains { property in
                property.end.rule == .denyDeleteRule && others(number, property).contains { objects[$0] != nil }
            }
        }
    }

    /// The world without the objects that a save has deleted, and their links.
    func withoutDeleted() -> ManagedWorld {
        var result = self
        result.deleted = [:]
        for index in pairs.indices {
            result.pairs[index] = pairs[index].filter { objects[$0.from] != nil && objects[$0.to] != nil }
        }
        return result
    }

    /// The world after new objects with the codes of others have become those.
    func merged(_ saved: ManagedWorld, _ schema: RandomSchema) -> ManagedWorld {
        guard schema.merges else { return withoutDeleted() }
        var result = withoutDeleted()
        var holders: [Int: Int] = [:]
        let all = objects.filter { $0.value.entity == schema.entities - 1 && $0.value.code != nil }
        for (number, object) in all where saved.objects[number] != nil { holders[object.code!] = number }
        for (number, object) in all.sorted(by: { $0.key < $1.key }) where saved.objects[number] == nil {
            if let holder = holders[object.code!] { result.merge(number, into: holder, schema) }
            holders[object.code!] = number
        }
        return result
    }

    /// Has an object become another one, which then has its values, and links of both.
    private mutating func merge(_ new: Int, into old: Int, _ schema: RandomSchema) {
        if objects[new]!.value == 0 { objects[new]!.value = objects[old]!.value }
        for property in schema.properties(of: objects[new]!.entity) where !property.end.isToMany {
            guard !others(new, property).isEmpty else { continue }
            for other in others(old, property) { unlink(old, property, other) }
        }
        objects[old] = nil
        for index in pairs.indices {
            pairs[index] = Set(
                pairs[index].map { Pair(from: $0.from == old ? new : $0.from, to: $0.to == old ? new : $0.to) })
        }
    }

    /// Whether all can be saved to the store.
    func isValid(_ schema: RandomSchema) -> Bool { incomplete(schema).isEmpty && isDistinct(schema) }

    /// The objects whose required relationships lead to nothing.
    ///
    /// - Parameter oneWay: Whether relationships without an inverse count.
    func incomplete(_ schema: RandomSchema, oneWay: Bool = true) -> Set<Int> {
        Set(
            objects.keys.filter { number in
                schema.properties(of: objects[number]!.entity).contains { property in
                    property.end.isRequired && (oneWay || property.hasInverse) && others(number, property).isEmpty
                }
            })
    }

    /// Whether no two objects have the same unique code.
    func isDistinct(_ schema: RandomSchema) -> Bool {
        guard schema.isUnique else { return true }
        let codes = objects.values.filter { $0.entity == schema.entities - 1 }.compactMap(\.code)
        return Set(codes).count == codes.count
    }
}
