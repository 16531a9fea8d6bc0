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
    /// The order of linked objects, by the time of linking. May have objects that are no longer linked.
    private var orders: [Side: [Int]] = [:]
    /// The linked objects of each link.
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

    /// The object, and all that cascades reach from it.
    func cascade(_ number: Int, _ schema: RandomSchema) -> Set<Int> {
        var found: Set<Int> = [number]
        var next = [number]
        while let number = next.popLast() {
            for property in schema.properties(of: objects[number]!.entity)
            where property.end.rule == .cascadeDeleteRule {
                for other in others(number, property) where found.insert(other).inserted { next.append(other) }
            }
        }
        return found
    }

    /// Whether a rule forbids deleting objects. Objects that were never saved may go.
    func denies(_ numbers: Set<Int>, _ saved: ManagedWorld, _ schema: RandomSchema) -> Bool {
        numbers.contains { number in
            saved.objects[number] != nil
                && schema.properties(of: objects[number]!.entity).contains { property in
                    property.end.rule == .denyDeleteRule && !others(number, property).subtracting(numbers).isEmpty
                }
        }
    }

    mutating func delete(_ numbers: Set<Int>) {
        for number in numbers { objects[number] = nil }
        for index in pairs.indices {
            pairs[index] = pairs[index].filter { !numbers.contains($0.from) && !numbers.contains($0.to) }
        }
    }

    /// The world after new objects with the codes of others have become those.
    func merged(_ saved: ManagedWorld, _ schema: RandomSchema) -> ManagedWorld {
        guard schema.merges else { return self }
        var result = self
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
