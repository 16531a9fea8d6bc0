import CoreData
import Foundation

/// Entities and relationships of any kinds between them.
struct RandomSchema: CustomStringConvertible {
    /// One side of a link.
    struct End {
        var isToMany: Bool
        var isOrdered = false
        var isRequired = false
        var rule = NSDeleteRule.nullifyDeleteRule
    }

    /// A relationship of an entity, and its inverse if it has one.
    struct Link {
        var from: Int
        var to: Int
        var forward: End
        var backward: End?
    }

    /// A property of an entity: a link, seen from one of its sides.
    struct Property {
        let link: Int
        let isForward: Bool
        let end: End
        /// The entity at the other side.
        let destination: Int
        let hasInverse: Bool
        var name: String { isForward ? "f\(link)" : "b\(link)" }
    }

    let entities: Int
    let links: [Link]
    /// Whether no two objects of the last entity have the same code.
    let isUnique: Bool
    /// Whether a new object with the code of another becomes that one, by the merge policy; otherwise the save throws.
    let merges: Bool

    init(seed: UInt64) {
        var random = RandomNumbers(seed: seed &+ 77)
        let count = 1 + random.next(3)
        entities = count
        isUnique = random.next(3) != 0
        merges = isUnique && random.next(2) == 0
        func rule(_ random: inout RandomNumbers) -> NSDeleteRule {
            switch random.next(6) {
            case 0, 1: .cascadeDeleteRule
            case 2: .denyDeleteRule
            // In some schemas, so that the seeds of the others mean what they meant before.
            case 3 where seed % 5 == 2: .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        }
        var ordering = RandomNumbers(seed: seed &+ 991)
        // No rule says in which order a merged object has the objects of both.
        let mayOrder = !merges
        links = (0..<(1 + random.next(4))).map { _ in
            var link = Link(
                from: random.next(count), to: random.next(count), forward: End(isToMany: random.next(2) == 0))
            link.forward.rule = rule(&random)
            link.forward.isRequired = !link.forward.isToMany && random.next(6) == 0
            if random.next(4) != 0 {
                var end = End(isToMany: random.next(2) == 0)
                end.rule = rule(&random)
                link.backward = end
            }
            link.forward.isOrdered = link.forward.isToMany && mayOrder && ordering.next(2) == 0
            if link.backward?.isToMany == true { link.backward?.isOrdered = mayOrder && ordering.next(2) == 0 }
            return link
        }
    }

    func properties(of entity: Int) -> [Property] {
        links.enumerated().flatMap { index, link in
            var found: [Property] = []
            if link.from == entity {
                found.append(
                    Property(
                        link: index, isForward: true, end: link.forward, destination: link.to,
                        hasInverse: link.backward != nil))
            }
            if link.to == entity, let end = link.backward {
                found.append(
                    Property(link: index, isForward: false, end: end, destination: link.from, hasInverse: true))
            }
            return found
        }
    }

    var description: String {
        let all = links.enumerated().map { index, link in
            func text(_ end: End) -> String {
                "\(end.isOrdered ? "ordered" : end.isToMany ? "many" : end.isRequired ? "required" : "one") \(["noAction", "nullify", "cascade", "deny"][Int(end.rule.rawValue)])"
            }
            return "f\(index): \(link.from) -> \(link.to) \(text(link.forward))"
                + (link.backward.map { ", b\(index): \(text($0))" } ?? "")
        }
        return all.joined(separator: "; ")
            + (isUnique ? "; unique code of \(entities - 1)\(merges ? ", merged" : "")" : "")
    }

    func model() -> NSManagedObjectModel {
        let made = (0..<entities).map { index in
            let entity = NSEntityDescription()
            entity.name = "E\(index)"
            entity.properties = ["number", "value", "code"].map { name in
                let attribute = NSAttributeDescription()
                attribute.name = name
                attribute.attributeType = .integer64AttributeType
                attribute.isOptional = name == "code"
                if name != "code" { attribute.defaultValue = 0 }
                return attribute
            }
            return entity
        }
        if isUnique { made[entities - 1].uniquenessConstraints = [["code"]] }
        for (index, link) in links.enumerated() {
            func add(_ end: End, _ name: String, _ from: Int, _ to: Int) -> NSRelationshipDescription {
                let relationship = NSRelationshipDescription()
                relationship.name = name
                relationship.destinationEntity = made[to]
                relationship.isOrdered = end.isOrdered
                relationship.maxCount = end.isToMany ? 0 : 1
                relationship.isOptional = !end.isRequired
                relationship.deleteRule = end.rule
                made[from].properties.append(relationship)
                return relationship
            }
            let forward = add(link.forward, "f\(index)", link.from, link.to)
            guard let end = link.backward else { continue }
            let backward = add(end, "b\(index)", link.to, link.from)
            forward.inverseRelationship = backward
            backward.inverseRelationship = forward
        }
        let model = NSManagedObjectModel()
        model.entities = made
        return model
    }
}
