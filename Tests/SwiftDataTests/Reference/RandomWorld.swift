import SwiftData

/// The documented rules for the objects of a random schema, on plain values.
struct RandomWorld: Equatable {
    struct Object: Equatable {
        let type: Int
        var value = 0
        var code: Int?
    }

    struct Pair: Hashable {
        let from: Int
        let to: Int
    }

    var objects: [Int: Object] = [:]
    /// The classes of stored objects that are deleted, and not saved yet. A rule may deny that.
    private(set) var deleted: [Int: Int] = [:]
    /// The linked objects of each link: those of deleted objects too, as long as they deny the deletion.
    private(set) var pairs: [Set<Pair>]

    init(_ schema: RandomSchema) { pairs = Array(repeating: [], count: schema.links.count) }

    func others(_ number: Int, _ property: RandomSchema.Property) -> Set<Int> {
        property.isForward
            ? Set(pairs[property.link].filter { $0.from == number }.map(\.to))
            : Set(pairs[property.link].filter { $0.to == number }.map(\.from))
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
    }

    mutating func unlink(_ number: Int, _ property: RandomSchema.Property, _ other: Int) {
        pairs[property.link].remove(
            property.isForward ? Pair(from: number, to: other) : Pair(from: other, to: number))
    }

    /// Deletes an object, and what a cascade reaches from it.
    ///
    /// - Parameter saved: The world of the store: an object that it doesn't have may go in spite of its rules.
    mutating func delete(_ number: Int, _ saved: RandomWorld, _ schema: RandomSchema) {
        guard let object = objects.removeValue(forKey: number) else { return }
        let isStored = saved.objects[number] != nil
        if isStored { deleted[number] = object.type }
        let all = schema.properties(of: object.type).map { ($0, others(number, $0)) }
        for (index, link) in schema.links.enumerated() where link.to == object.type && link.backward == nil {
            pairs[index] = pairs[index].filter { $0.to != number || objects[$0.from] == nil }
        }
        for (property, others) in all {
            if property.end.rule == .deny, isStored { continue }
            for other in others { unlink(number, property, other) }
            guard property.end.rule == .cascade else { continue }
            for other in others { delete(other, saved, schema) }
        }
    }

    /// Whether a rule denies one of the deletions.
    func isDenied(_ schema: RandomSchema) -> Bool {
        deleted.contains { number, type in
            schema.properties(of: type).contains { property in
                property.end.rule == .deny && others(number, property).contains { objects[$0] != nil }
            }
        }
    }

    /// The world after a save; nil if the save throws.
    func afterSave(_ saved: RandomWorld, _ schema: RandomSchema) -> RandomWorld? {
        if isDenied(schema) { return nil }
        var result = self
        if schema.isUnique {
            let all = objects.filter { $0.value.type == schema.classes - 1 && $0.value.code != nil }
            let known = all.filter { saved.objects[$0.key] != nil }
            for (number, object) in known where object.code != saved.objects[number]!.code {
                if known.contains(where: { $0.key != number && $0.value.code == object.code }) { return nil }
            }
            var holders: [Int: Int] = [:]
            for (number, object) in known { holders[object.code!] = number }
            for (number, object) in all.sorted(by: { $0.key < $1.key }) where saved.objects[number] == nil {
                if let holder = holders[object.code!] { result.merge(number, into: holder, schema) }
                holders[object.code!] = number
            }
        }
        result.deleted = [:]
        for index in pairs.indices {
            result.pairs[index] = result.pairs[index].filter {
                result.objects[$0.from] != nil && result.objects[$0.to] != nil
            }
        }
        return result.isComplete(schema) ? result : nil
    }

    /// Has a new object become another one, which then has its values, and the links of both.
    private mutating func merge(_ new: Int, into old: Int, _ schema: RandomSchema) {
        for property in schema.properties(of: objects[new]!.type) where !property.end.isToMany {
            guard !others(new, property).isEmpty else { continue }
            for other in others(old, property) { unlink(old, property, other) }
        }
        objects[old] = nil
        for index in pairs.indices {
            pairs[index] = Set(
                pairs[index].map { Pair(from: $0.from == old ? new : $0.from, to: $0.to == old ? new : $0.to) })
        }
    }

    /// Whether each object has those that it requires.
    private func isComplete(_ schema: RandomSchema) -> Bool {
        objects.allSatisfy { number, object in
            schema.properties(of: object.type).allSatisfy { !$0.end.isRequired || !others(number, $0).isEmpty }
        }
    }
}
