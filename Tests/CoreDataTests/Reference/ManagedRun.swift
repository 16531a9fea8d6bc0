import CoreData
import Foundation

/// Runs steps on two contexts and on a reference world, and compares them.
@MainActor
final class ManagedRun {
    struct Mismatch: Error { let text: String }

    let schema: RandomSchema
    let containers: [NSPersistentContainer]
    var contexts: [NSManagedObjectContext]
    var active = 0
    /// A child of the active context, which the steps use while there is one.
    var child: NSManagedObjectContext?
    /// The store's state while there is a child; ``saved`` is then the parent's.
    var stored: ManagedWorld?
    var known: [Int: NSManagedObject] = [:]
    /// Objects that the context without changes has read.
    var held: [NSManagedObject] = []
    private let undoManager = UndoManager()
    private var undone: [ManagedWorld] = []
    private var redone: [ManagedWorld] = []
    var world: ManagedWorld
    var saved: ManagedWorld
    private var next = 0

    /// - Parameter url: A file for two containers, each with a context; nil for two contexts of a store in memory.
    init(_ schema: RandomSchema, at url: URL?) throws {
        self.schema = schema
        world = ManagedWorld(schema)
        saved = world
        let containers = try (0..<(url == nil ? 1 : 2)).map { _ in try makeContainer(at: url, schema.model()) }
        self.containers = containers
        contexts = (0..<2).map { index in
            let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            context.persistentStoreCoordinator = containers[min(index, containers.count - 1)].persistentStoreCoordinator
            context.automaticallyMergesChangesFromParent = true
            if schema.merges { context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy }
            return context
        }
        undoManager.groupsByEvent = false
        contexts[0].undoManager = undoManager
    }

    var context: NSManagedObjectContext { child ?? contexts[active] }
    var other: NSManagedObjectContext { contexts[1 - active] }

    func run(_ steps: [ManagedStep]) throws {
        for step in steps { try run(step) }
        try look()
        if child != nil {
            try save()
            try leaveChild()
        }
        try save()
        let fresh = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        fresh.persistentStoreCoordinator = containers[0].persistentStoreCoordinator
        try compare(fresh, saved, "a new context")
        let lost = try containers[0].persistentStoreCoordinator.danglingLinks()
        if !lost.isEmpty { throw Mismatch(text: "links lead nowhere: \(lost)") }
    }

    // MARK: - Objects

    func fetch(_ entity: Int, _ context: NSManagedObjectContext) throws -> [NSManagedObject] {
        try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "E\(entity)"))
    }

    func object(_ number: Int) throws -> NSManagedObject {
        if let known = known[number] { return known }
        return try find(number, context)
    }

    func find(_ number: Int, _ context: NSManagedObjectContext) throws -> NSManagedObject {
        guard let entity = world.objects[number]?.entity ?? saved.objects[number]?.entity,
            let found = try fetch(entity, context).first(where: { self.number(of: $0) == number })
        else { throw Mismatch(text: "object \(number) is missing") }
        if context === self.context { known[number] = found }
        return found
    }

    func number(of object: NSManagedObject) -> Int { object.value(forKey: "number") as? Int ?? -1 }

    func pick(_ index: Int, of entity: Int? = nil) -> Int? {
        let all = world.objects.filter { entity == nil || $0.value.entity == entity }.keys.sorted()
        return all.isEmpty ? nil : all[index % all.count]
    }

    /// A property of an object, with an object that it may lead to.
    func pickLink(_ step: ManagedStep, many: Bool) -> (Int, RandomSchema.Property, Int)? {
        guard let number = pick(step.a) else { return nil }
        let all = schema.properties(of: world.objects[number]!.entity).filter { $0.end.isToMany == many }
        guard !all.isEmpty else { return nil }
        let property = all[step.c % all.count]
        guard let other = pick(step.b, of: property.destination) else { return nil }
        return (number, property, other)
    }

    // MARK: - Steps

    /// Applies a change to both worlds, as one step of undoing.
    func change(_ change: (inout ManagedWorld) throws -> Void) throws {
        let before = world
        var after = world
        try grouped { try change(&after) }
        world = after
        undone.append(before)
        redone = []
    }

    func grouped(in index: Int? = nil, _ change: () throws -> Void) rethrows {
        guard index ?? active == 0 else { return try change() }
        undoManager.beginUndoGrouping()
        defer { undoManager.endUndoGrouping() }
        // A change that makes no difference would leave the group without an action, and so without a place.
        registerNothing()
        try change()
    }

    private func registerNothing() { undoManager.registerUndo(withTarget: self) { $0.registerNothing() } }

    private func run(_ step: ManagedStep) throws {
        switch step.kind {
        case .add: try add(step, linked: false)
        case .addLinked: try add(step, linked: true)
        case .setValue:
            guard let number = pick(step.a) else { return }
            try change {
                try object(number).setValue(step.b, forKey: "value")
                $0.objects[number]!.value = step.b
            }
        case .setCode:
            // A child's objects take codes that only the parent's save compares.
            guard child == nil || !schema.merges, let number = pick(step.a, of: schema.entities - 1) else { return }
            let code = step.b % 5 == 0 ? nil : step.b % 5
            // A stored object that takes the code of another deletes that one: the rules of deletion come in.
            let isTaken = world.objects.contains {
                $0.key != number && $0.value.entity == schema.entities - 1 && $0.value.code == code && code != nil
                    && saved.objects[$0.key] != nil
            }
            if schema.merges, isTaken, saved.objects[number] != nil { return }
            try change {
                try object(number).setValue(code, forKey: "code")
                $0.objects[number]!.code = code
            }
        case .setOne:
            guard let (number, property, other) = pickLink(step, many: false) else { return }
            let target = step.b % 4 == 0 ? nil : other
            try change { world in
                try object(number).setValue(target.map { try object($0) }, forKey: property.name)
                for old in world.others(number, property) where old != target { world.unlink(number, property, old) }
                if let target { world.link(number, property, target, schema) }
            }
        case .addMany, .toggle:
            guard let (number, property, other) = pickLink(step, many: true) else { return }
            let isIn = world.others(number, property).contains(other)
            try change { world in
                if isIn, step.kind == .toggle {
                    try object(number)._remove(object(other), from: property.name)
                    world.unlink(number, property, other)
                } else {
                    try object(number)._add(object(other), to: property.name)
                    world.link(number, property, other, schema)
                }
            }
        case .removeMany:
            guard let (number, property, _) = pickLink(step, many: true) else { return }
            let old = world.others(number, property).filter { world.objects[$0] != nil }.sorted()
            guard !old.isEmpty else { return }
            let gone = old[step.b % old.count]
            try change {
                if property.end.isOrdered {
                    try object(number).mutableOrderedSetValue(forKey: property.name).remove(object(gone))
                } else {
                    try object(number).mutableSetValue(forKey: property.name).remove(object(gone))
                }
                $0.unlink(number, property, gone)
            }
        case .setMany:
            guard let (number, property, _) = pickLink(step, many: true) else { return }
            var chosen = world.objects.filter { $0.value.entity == property.destination }.keys.sorted()
                .filter { ($0 + step.b) % 3 == 0 }
            if step.b % 2 == 0 { chosen.reverse() }
            try change { [chosen] world in
                let objects = try chosen.map { try object($0) }
                let value: Any = property.end.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
                try object(number).setValue(value, forKey: property.name)
                for old in world.others(number, property) where !chosen.contains(old) {
                    world.unlink(number, property, old)
                }
                for new in chosen { world.link(number, property, new, schema) }
                world.setOrder(number, property, chosen)
            }
        case .delete:
            guard let number = pick(step.a) else { return }
            try change {
                context.delete(try object(number))
                $0.delete(number, saved, schema)
            }
        case .save: try save(keepsDenied: step.a % 2 == 0)
        case .rollback: rollback()
        case .undo:
            guard active == 0, child == nil, let before = undone.popLast() else { return }
            undoManager.undo()
            redone.append(world)
            world = before
        case .redo:
            guard active == 0, child == nil, let after = redone.popLast() else { return }
            undoManager.redo()
            undone.append(world)
            world = after
        case .release: known = [:]
        case .change:
            // The other context goes on from what this one has saved.
            guard child == nil, !context.hasChanges else { return }
            active = 1 - active
            if containers.count > 1 { context.refreshAllObjects() }
            forgetUndo()
            known = [:]
        case .look: try look()
        case .refresh: context.refreshAllObjects()
        case .beside: try changeBeside(step)
        case .move: try move(step)
        case .child: try openChild()
        case .leave: try leaveChild()
        }
    }

    private func add(_ step: ManagedStep, linked: Bool) throws {
        let entity = step.a % schema.entities
        next += 1
        let number = next
        try change { world in
            let made = NSManagedObject(
                entity: context.persistentStoreCoordinator!.managedObjectModel.entitiesByName["E\(entity)"]!,
                insertInto: context)
            made.setValue(number, forKey: "number")
            known[number] = made
            world.objects[number] = ManagedWorld.Object(entity: entity)
            if entity == schema.entities - 1, schema.isUnique, step.c % 3 != 0 {
                // Because a duplicate code would make the save throw, most objects have unique ones.
                let code = schema.merges || step.c % 7 == 0 ? step.c % 4 : 100 + number
                made.setValue(code, forKey: "code")
                world.objects[number]!.code = code
            }
            for property in schema.properties(of: entity) where property.end.isRequired || linked {
                guard let other = pick(step.b, of: property.destination) else { continue }
                if property.end.isToMany {
                    made._add(try object(other), to: property.name)
                } else {
                    made.setValue(try object(other), forKey: property.name)
                }
                world.link(number, property, other, schema)
            }
        }
    }

    func rollback() {
        context.rollback()
        world = saved
        forgetUndo()
        known = [:]
    }

    func forgetUndo() {
        undoManager.removeAllActions()
        undone = []
        redone = []
    }

    /// - Parameter keepsDenied: Whether changes stay in the context after a save that a delete rule has denied.
    func save(keepsDenied: Bool = false) throws {
        if child != nil { return try saveChild() }
        let expected = world.merged(saved, schema)
        let isValid = expected.isValid(schema) && !world.isDenied(schema)
        do {
            try context.save()
            guard isValid else { throw Mismatch(text: "a save had to throw, and did not") }
            if schema.merges { known = [:] }
            (world, saved) = (expected, expected)
        } catch let mismatch as Mismatch { throw mismatch } catch {
            if isValid { throw Mismatch(text: "a save threw \(error)") }
            if keepsDenied, !schema.merges, world.isDenied(schema) { return try look() }
            context.rollback()
            world = saved
            known = [:]
        }
        forgetUndo()
        try look()
        if containers.count > 1 { other.refreshAllObjects() }
        try compare(other, saved, "the other context")
    }

    func look() throws { try compare(context, world, "the context") }
}
