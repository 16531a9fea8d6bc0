import CoreData
import Foundation
import Testing

/// J5 · A store is migrated from each form of a model to each other, with objects at both sides.
@MainActor @Suite struct ModelMigrationTests {
    /// A form of the relationship between owners and items.
    struct Shape: CustomTestStringConvertible, Sendable {
        var items: Bool
        /// Whether an item leads back to several owners, or to one; nil where it leads back to none.
        var owners: Bool?
        var isOrdered = false
        var isRenamed = false

        var testDescription: String {
            "\(items ? "list" : "one")\(isOrdered ? " in order" : "")"
                + "\(owners.map { " and \($0 ? "list" : "one")" } ?? "")\(isRenamed ? ", renamed" : "")"
        }

        func fits(_ links: [[Int]]) -> Bool {
            (items || Set(links.map { $0[0] }).count == links.count)
                && (owners ?? true || Set(links.map { $0[1] }).count == links.count)
        }

        var entities: (owner: String, item: String) { isRenamed ? ("Keeper", "Thing") : ("Owner", "Item") }
        var names: (items: String, owner: String) { isRenamed ? ("things", "keeper") : ("items", "owner") }

        func model() -> NSManagedObjectModel {
            func entity(_ name: String, _ old: String) -> NSEntityDescription {
                let entity = NSEntityDescription()
                entity.name = name
                if isRenamed { entity.renamingIdentifier = old }
                let number = NSAttributeDescription()
                number.name = "number"
                number.attributeType = .integer64AttributeType
                entity.properties = [number]
                return entity
            }
            func relationship(_ name: String, _ old: String, _ isMany: Bool) -> NSRelationshipDescription {
                let relationship = NSRelationshipDescription()
                relationship.name = name
                relationship.isOptional = true
                relationship.maxCount = isMany ? 0 : 1
                if isRenamed { relationship.renamingIdentifier = old }
                return relationship
            }
            let (owner, item) = (entity(entities.owner, "Owner"), entity(entities.item, "Item"))
            let list = relationship(names.items, "items", items)
            list.isOrdered = isOrdered
            list.destinationEntity = item
            owner.properties.append(list)
            if let owners {
                let back = relationship(names.owner, "owner", owners)
                back.destinationEntity = owner
                back.inverseRelationship = list
                list.inverseRelationship = back
                item.properties.append(back)
            }
            let model = NSManagedObjectModel()
            model.entities = [owner, item]
            return model
        }

        static let all: [Shape] = [true, false].flatMap { items in
            [nil, false, true].flatMap { owners in
                (items ? [false, true] : [false]).map { Shape(items: items, owners: owners, isOrdered: $0) }
            }
        }
        static let renamed = all.map {
            Shape(items: $0.items, owners: $0.owners, isOrdered: $0.isOrdered, isRenamed: true)
        }
    }

    private static let links: [[[Int]]] = [
        [[0, 0], [1, 1]], [[0, 1], [0, 0], [1, 2]], [[0, 1], [0, 0], [1, 0], [1, 1], [2, 3]],
    ]

    private func context(_ model: NSManagedObjectModel, _ url: URL) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    private func objects(_ name: String, _ context: NSManagedObjectContext) throws -> [NSManagedObject] {
        let request = NSFetchRequest<NSManagedObject>(entityName: name)
        request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
        return try context.fetch(request)
    }

    private func write(_ links: [[Int]], _ shape: Shape, _ url: URL) throws {
        let context = try context(shape.model(), url)
        func made(_ name: String, _ count: Int) -> [NSManagedObject] {
            (0..<count).map { number in
                let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
                object.setValue(number, forKey: "number")
                return object
            }
        }
        let (owners, items) = (made(shape.entities.owner, 3), made(shape.entities.item, 4))
        for (number, owner) in owners.enumerated() {
            let own = links.filter { $0[0] == number }.map { items[$0[1]] }
            let value: Any? =
                shape.items ? (shape.isOrdered ? NSOrderedSet(array: own) : NSSet(array: own)) : own.first
            owner.setValue(value, forKey: shape.names.items)
        }
        try context.save()
    }

    /// The pairs as owners have them, and as items have them if they do.
    private func read(_ shape: Shape, _ url: URL) throws -> (owners: [[Int]], items: Set<[Int]>?) {
        let context = try context(shape.model(), url)
        func numbers(_ value: Any?) -> [Int] {
            let objects: [Any] =
                (value as? NSOrderedSet)?.array ?? (value as? NSSet)?.allObjects ?? (value.map { [$0] } ?? [])
            return objects.compactMap { ($0 as? NSManagedObject)?.value(forKey: "number") as? Int }
        }
        let owners = try objects(shape.entities.owner, context).flatMap { owner in
            numbers(owner.value(forKey: shape.names.items)).map { [owner.value(forKey: "number") as? Int ?? -1, $0] }
        }
        guard shape.owners != nil else { return (owners, nil) }
        let items = try objects(shape.entities.item, context).flatMap { item in
            numbers(item.value(forKey: shape.names.owner)).map { [$0, item.value(forKey: "number") as? Int ?? -1] }
        }
        return (owners, Set(items))
    }

    @Test(arguments: Shape.all, Shape.all + Shape.renamed)
    func J5_everyFormOfARelationshipBecomesEveryOther(_ old: Shape, _ new: Shape) throws {
        for links in Self.links where old.fits(links) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("models-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let url = folder.appendingPathComponent("test.sqlite")
            try write(links, old, url)
            if new.fits(links) {
                for _ in 0..<2 {
                    let found = try read(new, url)
                    #expect(Set(found.owners) == Set(links))
                    if old.isOrdered, new.isOrdered { #expect(found.owners == links) }
                    if let items = found.items { #expect(items == Set(links)) }
                }
            } else {
                let error = #expect(throws: NSError.self) { try read(new, url) }
                #expect("\(error!.localizedDescription)".contains("leads to one object"))
                #expect(try Set(read(old, url).owners) == Set(links))
            }
        }
    }

    // MARK: - Values

    private func model(_ attributes: (String, NSAttributeType, isOptional: Bool, Any?, String?)...)
        -> NSManagedObjectModel
    {
        let entity = NSEntityDescription()
        entity.name = "Thing"
        entity.properties = attributes.map { name, type, isOptional, initial, old in
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            attribute.isOptional = isOptional
            attribute.defaultValue = initial
            attribute.renamingIdentifier = old
            return attribute
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return model
    }

    @Test func J5_valuesAreCarriedToWiderTypesAndDefaults() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("models-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("test.sqlite")
        do {
            let context = try context(
                model(
                    ("count", .integer16AttributeType, isOptional: false, 0, nil),
                    ("nick", .stringAttributeType, isOptional: true, nil, nil),
                    ("name", .stringAttributeType, isOptional: true, nil, nil),
                    ("amount", .integer64AttributeType, isOptional: true, nil, nil)), url)
            for (count, nick) in [(1, "a"), (2, nil)] {
                let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
                thing.setValue(count, forKey: "count")
                thing.setValue(nick, forKey: "nick")
                thing.setValue("n\(count)", forKey: "name")
                thing.setValue(count, forKey: "amount")
            }
            try context.save()
        }
        // Required without a default: refused, and nothing has changed.
        let refused = model(("nick", .stringAttributeType, isOptional: false, nil, nil))
        let error = #expect(throws: NSError.self) { try context(refused, url) }
        #expect(error!.localizedDescription.contains("Thing.nick"))
        let wide = model(
            ("count", .doubleAttributeType, isOptional: false, 0, nil),
            ("nick", .stringAttributeType, isOptional: false, "none", nil),
            ("name", .stringAttributeType, isOptional: true, nil, nil),
            ("title", .stringAttributeType, isOptional: true, nil, "name"),
            ("amount", .decimalAttributeType, isOptional: true, nil, nil))
        for _ in 0..<2 {
            let context = try context(wide, url)
            let request = NSFetchRequest<NSManagedObject>(entityName: "Thing")
            request.sortDescriptors = [NSSortDescriptor(key: "count", ascending: true)]
            let things = try context.fetch(request)
            #expect(things.map { $0.value(forKey: "count") as? Double } == [1, 2])
            #expect(things.map { $0.value(forKey: "nick") as? String } == ["a", "none"])
            #expect(things.map { $0.value(forKey: "name") as? String } == ["n1", "n2"])
            #expect(things.map { $0.value(forKey: "title") as? String } == ["n1", "n2"])
            #expect(things.map { ($0.value(forKey: "amount") as? NSDecimalNumber)?.intValue } == [1, 2])
        }
    }
}
