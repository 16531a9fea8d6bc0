import CoreData
import Foundation

// Random changes of a tree and its groups, by several processes at the same time. ModelProbe has the same.

private func makeRandomModel() -> NSManagedObjectModel {
    let (node, group) = (NSEntityDescription(), NSEntityDescription())
    (node.name, group.name) = ("Node", "Group")
    func relationship(
        _ name: String, to entity: NSEntityDescription, _ count: Int, _ rule: NSDeleteRule = .nullifyDeleteRule
    ) -> NSRelationshipDescription {
        let made = NSRelationshipDescription()
        made.name = name
        made.destinationEntity = entity
        made.maxCount = count
        made.deleteRule = rule
        return made
    }
    let (parent, children) = (
        relationship("parent", to: node, 1), relationship("children", to: node, 0, .cascadeDeleteRule)
    )
    let (groups, members) = (relationship("groups", to: group, 0), relationship("members", to: node, 0))
    (parent.inverseRelationship, children.inverseRelationship) = (children, parent)
    (groups.inverseRelationship, members.inverseRelationship) = (members, groups)
    node.properties = [
        attribute("number", .integer64AttributeType), attribute("value", .integer64AttributeType), parent, children,
        groups,
    ]
    group.properties = [attribute("number", .integer64AttributeType), members]
    let model = NSManagedObjectModel()
    model.entities = [node, group]
    return model
}

/// `random FILE FIRST SEED COUNT` makes changes in COUNT saves, and says after each what it has changed; new objects have
/// numbers from FIRST on. `random-read FILE` says what the store has.
func runRandom(_ arguments: [String]) throws {
    let container = NSPersistentContainer(name: "Random", managedObjectModel: makeRandomModel())
    container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: arguments[1])
    container.loadPersistentStores { _, error in
        if let error { say("\(error)") }
    }
    let context = container.viewContext
    func all(_ entity: String) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
        return try context.fetch(request)
    }
    func number(_ object: NSManagedObject?) -> Int { object?.value(forKey: "number") as? Int ?? 0 }
    func groups(of node: NSManagedObject) -> Set<NSManagedObject> {
        node.value(forKey: "groups") as? Set<NSManagedObject> ?? []
    }
    if arguments[0] == "random-read" {
        for group in try all("Group") { say("group \(number(group))") }
        for node in try all("Node") {
            say(
                "node \(number(node)) \(node.value(forKey: "value") as? Int ?? 0) "
                    + "\(number(node.value(forKey: "parent") as? NSManagedObject)) "
                    + groups(of: node).map(number).sorted().map(String.init).joined(separator: ","))
        }
        for link in try container.persistentStoreCoordinator.danglingLinks() { say("lost \(link)") }
        return
    }
    var numbers = ProbeNumbers(state: UInt64(arguments[3]) ?? 1)
    var next = Int(arguments[2]) ?? 0
    func insert(_ entity: String) -> NSManagedObject {
        next += 1
        let made = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        made.setValue(next, forKey: "number")
        return made
    }
    func change() throws -> String? {
        let (nodes, groups) = (try all("Node"), try all("Group"))
        let kind = nodes.isEmpty ? 0 : numbers.next(9)
        if kind == 1 || groups.isEmpty {
            _ = insert("Group")
            return "group \(next)"
        }
        let other = nodes.isEmpty ? nil : nodes[numbers.next(nodes.count)]
        if kind == 0 || kind == 2 {
            insert("Node").setValue(other, forKey: "parent")
            return "add \(next) \(number(other))"
        }
        let node = nodes[numbers.next(nodes.count)]
        let group = groups[numbers.next(groups.count)]
        switch kind {
        case 3:
            next += 1
            node.setValue(next, forKey: "value")
            return "value \(number(node)) \(next)"
        case 4, 5:
            let parent = numbers.next(4) == 0 ? nil : other
            if node.value(forKey: "parent") as? NSManagedObject === parent { return nil }
            node.setValue(parent, forKey: "parent")
            return "parent \(number(node)) \(number(parent))"
        case 6, 7:
            let isIn = (node.value(forKey: "groups") as? NSSet)?.contains(group) ?? false
            let set = node.mutableSetValue(forKey: "groups")
            if isIn { set.remove(group) } else { set.add(group) }
            return "\(isIn ? "part" : "join") \(number(node)) \(number(group))"
        default:
            if numbers.next(3) == 0 {
                defer { context.delete(group) }
                return "drop \(number(group))"
            }
            let numbers = nodes.map { number($0) }
            let deleted = number(node)
            context.delete(node)
            context.processPendingChanges()
            // The deletion may have reached others.
            let reached = zip(nodes, numbers).filter { other, _ in
                other !== node && (other.isDeleted || other.managedObjectContext == nil)
            }
            return (["delete \(deleted)"] + reached.map { "\($1)" }).joined(separator: " ")
        }
    }
    for _ in 0..<(Int(arguments[4]) ?? 0) {
        context.refreshAllObjects()
        let changes = try (0...numbers.next(3)).compactMap { _ in try change() }
        do {
            try context.save()
            say(changes.joined(separator: ";"))
        } catch {
            context.rollback()
            say("")
        }
    }
}

struct ProbeNumbers {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
