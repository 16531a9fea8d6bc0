import Foundation
import SwiftData
import SwiftUI

/// Runs steps on two contexts of a random schema and on a reference world, and compares them.
@MainActor
final class RandomRun {
    struct Mismatch: Error { let text: String }

    let classes: RandomClasses
    private let container: ModelContainer
    private let contexts: [ModelContext]
    private var active = 0
    private var known: [Int: any RandomObject] = [:]
    /// Objects that the context without changes has read.
    var held: [any RandomObject] = []
    private let undo = UndoManager()
    private var undone: [RandomWorld] = []
    private var redone: [RandomWorld] = []
    private var world: RandomWorld
    private var saved: RandomWorld
    private var next = 0
    /// A copy of the store that follows the history alone.
    private let replay: HistoryReplay

    /// - Parameter containers: One container, or two of the same store, with a context each.
    init(_ classes: RandomClasses, _ containers: [ModelContainer]) throws {
        self.classes = classes
        container = containers[0]
        try container.clear()
        contexts = [ModelContext(containers[0]), ModelContext(containers[containers.count - 1])]
        world = RandomWorld(classes.schema)
        saved = world
        replay = try HistoryReplay(containers[0])
        undo.groupsByEvent = false
        contexts[0].undoManager = undo
    }

    var schema: RandomSchema { classes.schema }
    var context: ModelContext { contexts[active] }
    var other: ModelContext { contexts[1 - active] }

    func run(_ steps: [RandomStep]) throws {
        for step in steps { try run(step) }
        try look()
        try save(keepsDenied: false)
        try compare(ModelContext(container), saved, "a new context")
        let lost = try container.danglingLinks()
        if !lost.isEmpty { throw Mismatch(text: "links lead nowhere: \(lost)") }
    }

    // MARK: - Objects

    private func object(_ number: Int) throws -> any RandomObject {
        if let known = known[number] { return known }
        let found = try find(number, context)
        known[number] = found
        return found
    }

    private func find(_ number: Int, _ context: ModelContext) throws -> any RandomObject {
        guard let type = (world.objects[number] ?? saved.objects[number])?.type,
            let found = try classes.fetch(type, context).first(where: { $0.number == number })
        else { throw Mismatch(text: "object \(number) is missing") }
        return found
    }

    private func pick(_ index: Int, of type: Int? = nil) -> Int? {
        let all = world.objects.filter { type == nil || $0.value.type == type }.keys.sorted()
        return all.isEmpty ? nil : all[index % all.count]
    }

    /// A property of an object, with an object that it may lead to.
    private func pickLink(_ step: RandomStep, many: Bool) -> (Int, RandomSchema.Property, Int)? {
        guard let number = pick(step.a) else { return nil }
        let all = schema.properties(of: world.objects[number]!.type).filter { $0.end.isToMany == many }
        guard !all.isEmpty else { return nil }
        let property = all[step.c % all.count]
        guard let other = pick(step.b, of: property.destination) else { return nil }
        return (number, property, other)
    }

    // MARK: - Steps

    /// Applies a change to both worlds, as one step of undoing.
    private func change(_ change: (inout RandomWorld) throws -> Void) throws {
        let before = world
        var after = world
        try grouped { try change(&after) }
        world = after
        undone.append(before)
        redone = []
    }

    private func grouped(in index: Int? = nil, _ change: () throws -> Void) rethrows {
        guard index ?? active == 0 else { return try change() }
        undo.beginUndoGrouping()
        defer { undo.endUndoGrouping() }
        // A change that makes no difference would leave the group without an action, and so without a place.
        registerNothing()
        try change()
    }

    private func registerNothing() { undo.registerUndo(withTarget: self) { $0.registerNothing() } }

    private func run(_ step: RandomStep) throws {
        switch step.kind {
        case .add: try add(step, linked: false)
        case .addLinked: try add(step, linked: true)
        case .setValue:
            guard let number = pick(step.a) else { return }
            try change {
                try object(number).value = step.b
                $0.objects[number]!.value = step.b
            }
        case .setCode:
            guard let number = pick(step.a, of: schema.classes - 1) else { return }
            let code = step.b % 5 == 0 ? nil : step.b % 5
            try change {
                try object(number).code = code
                $0.objects[number]!.code = code
            }
        case .setOne:
            guard let (number, property, other) = pickLink(step, many: false) else { return }
            let target = step.b % 4 == 0 && !property.end.isRequired ? nil : other
            try change { world in
                try object(number).set(property, to: target.map { [try object($0)] } ?? [])
                for old in world.others(number, property) where old != target { world.unlink(number, property, old) }
                if let target { world.link(number, property, target, schema) }
            }
        case .addMany:
            guard let (number, property, other) = pickLink(step, many: true),
                !world.others(number, property).contains(other)
            else { return }
            try change {
                try object(number).append(try object(other), to: property)
                $0.link(number, property, other, schema)
            }
        case .removeMany:
            guard let (number, property, _) = pickLink(step, many: true) else { return }
            let old = world.others(number, property).sorted()
            guard !old.isEmpty else { return }
            let gone = old[step.b % old.count]
            try change {
                try object(number).remove(gone, from: property)
                $0.unlink(number, property, gone)
            }
        case .setMany:
            guard let (number, property, _) = pickLink(step, many: true) else { return }
            let chosen = world.objects.filter { $0.value.type == property.destination }.keys.sorted()
                .filter { ($0 + step.b) % 3 == 0 }
            try change { world in
                try object(number).set(property, to: chosen.map { try object($0) })
                for old in world.others(number, property) where !chosen.contains(old) {
                    world.unlink(number, property, old)
                }
                for new in chosen { world.link(number, property, new, schema) }
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
            guard active == 0, let before = undone.popLast() else { return }
            undo.undo()
            redone.append(world)
            world = before
        case .redo:
            guard active == 0, let after = redone.popLast() else { return }
            undo.redo()
            undone.append(world)
            world = after
        case .release: known = [:]
        case .change:
            // The other context continues from the state that this one has saved.
            guard !context.hasChanges else { return }
            active = 1 - active
            forgetUndo()
            known = [:]
        case .look: try look()
        case .beside: try changeBeside(step)
        }
    }

    private func add(_ step: RandomStep, linked: Bool) throws {
        let type = step.a % schema.classes
        let properties = schema.properties(of: type)
        var required: [(RandomSchema.Property, any RandomObject)] = []
        for property in properties where property.end.isRequired {
            guard let other = pick(step.b, of: property.destination) else { return }
            required.append((property, try object(other)))
        }
        next += 1
        let number = next
        // Because a duplicate code merges two objects, most have none.
        let code = type == schema.classes - 1 && step.c % 3 == 0 ? step.c % 4 : nil
        try change { world in
            let made = classes.make(type, number, code: code, required: required)
            context.insert(made)
            known[number] = made
            world.objects[number] = RandomWorld.Object(type: type, code: code)
            for property in properties where property.end.isRequired || linked {
                guard let other = pick(step.b, of: property.destination) else { continue }
                if property.end.isToMany {
                    made.append(try object(other), to: property)
                } else if !property.end.isRequired {
                    made.set(property, to: [try object(other)])
                }
                world.link(number, property, other, schema)
            }
        }
    }

    /// Changes a value in the other context, and saves it after a save of this one, which it has to keep.
    private func changeBeside(_ step: RandomStep) throws {
        guard !context.hasChanges, let number = pick(step.a),
            let (owner, property, target) = pickLink(step, many: false)
        else { return }
        try grouped(in: 1 - active) { try find(number, other).value = step.b }
        try change { world in
            try object(owner).set(property, to: [try object(target)])
            for old in world.others(owner, property) where old != target { world.unlink(owner, property, old) }
            world.link(owner, property, target, schema)
        }
        guard let expected = world.afterSave(saved, schema) else {
            other.rollback()
            return rollback()
        }
        try context.save()
        world = expected
        world.objects[number]!.value = step.b
        try other.save()
        saved = world
        forgetUndo()
        try look()
        try compare(other, saved, "the other context, which has saved too")
        try replay.follow()
    }

    private func rollback() {
        context.rollback()
        world = saved
        forgetUndo()
        known = [:]
    }

    private func forgetUndo() {
        undo.removeAllActions()
        undone = []
        redone = []
    }

    /// - Parameter keepsDenied: Whether changes stay in the context after a save that a delete rule has denied.
    private func save(keepsDenied: Bool) throws {
        let expected = world.afterSave(saved, schema)
        do {
            try context.save()
            guard let expected else { throw Mismatch(text: "a save had to throw, and did not") }
            (world, saved) = (expected, expected)
        } catch let error as SwiftDataError {
            if expected != nil { throw Mismatch(text: "a save threw \(error)") }
            if keepsDenied, world.isDenied(schema) { return try look() }
            context.rollback()
            world = saved
            known = [:]
        }
        forgetUndo()
        try look()
        try compare(other, saved, "the other context")
        try replay.follow()
    }

    private func look() throws { try compare(context, world, "the context") }
}
