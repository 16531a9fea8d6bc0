import CoreData
import Foundation

/// A tree of nodes in a store of Core Data.
public struct ManagedTree: ChangingTree {
    public let container: NSPersistentContainer
    private var context: NSManagedObjectContext { container.viewContext }

    public init(_ file: URL) throws {
        container = NSPersistentContainer(name: "Random", managedObjectModel: Self.makeModel())
        container.persistentStoreDescriptions[0].url = file
        var failure: (any Error)?
        container.loadPersistentStores { _, error in failure = error }
        if let failure { throw failure }
    }

    private static func makeModel() -> NSManagedObjectModel {
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
        func number(_ name: String) -> NSAttributeDescription {
            let made = NSAttributeDescription()
            made.name = name
            made.attributeType = .integer64AttributeType
            made.isOptional = true
            return made
        }
        let (parent, children) = (
            relationship("parent", to: node, 1), relationship("children", to: node, 0, .cascadeDeleteRule)
        )
        let (groups, members) = (relationship("groups", to: group, 0), relationship("members", to: node, 0))
        (parent.inverseRelationship, children.inverseRelationship) = (children, parent)
        (groups.inverseRelationship, members.inverseRelationship) = (members, groups)
        node.properties = [number("number"), number("value"), parent, children, groups]
        group.properties = [number("number"), members]
        let model = NSManagedObjectModel()
        model.entities = [node, group]
        return model
    }

    private func all(_ entity: String) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity)
        request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
        return try context.fetch(request)
    }

    private func insert(_ entity: String, _ number: Int) -> NSManagedObject {
        let made = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        made.setValue(number, forKey: "number")
        return made
    }

    public func nodes() throws -> [NSManagedObject] { try all("Node") }

    public func groups() throws -> [NSManagedObject] { try all("Group") }

    public func number(of object: NSManagedObject) -> Int { object.value(forKey: "number") as? Int ?? 0 }

    public func insertGroup(_ number: Int) { _ = insert("Group", number) }

    public func insertNode(_ number: Int, in parent: NSManagedObject?) {
        insert("Node", number).setValue(parent, forKey: "parent")
    }

    public func value(of node: NSManagedObject) -> Int { node.value(forKey: "value") as? Int ?? 0 }

    public func setValue(_ value: Int, of node: NSManagedObject) { node.setValue(value, forKey: "value") }

    public func parent(of node: NSManagedObject) -> NSManagedObject? {
        node.value(forKey: "parent") as? NSManagedObject
    }

    public func setParent(_ parent: NSManagedObject?, of node: NSManagedObject) {
        node.setValue(parent, forKey: "parent")
    }

    public func groups(of node: NSManagedObject) -> [NSManagedObject] {
        Array(node.value(forKey: "groups") as? Set<NSManagedObject> ?? [])
    }

    public func setIsMember(_ isMember: Bool, _ node: NSManagedObject, of group: NSManagedObject) {
        let set = node.mutableSetValue(forKey: "groups")
        if isMember { set.add(group) } else { set.remove(group) }
    }

    public func delete(_ group: NSManagedObject) { context.delete(group) }

    public func delete(_ node: NSManagedObject, among nodes: [NSManagedObject]) -> [Int] {
        let numbers = nodes.map { number(of: $0) }
        context.delete(node)
        context.processPendingChanges()
        return zip(nodes, numbers).filter { other, _ in
            other !== node && (other.isDeleted || other.managedObjectContext == nil)
        }.map { $1 }
    }

    public func danglingLinks() throws -> [String] { try container.persistentStoreCoordinator.danglingLinks() }

    public func refresh() { context.refreshAllObjects() }

    public func save() throws { try context.save() }

    public func rollback() { context.rollback() }

    public func beforeStatements(_ body: @escaping () -> Void) {
        container.persistentStoreCoordinator.beforeStatements(body)
    }
}
