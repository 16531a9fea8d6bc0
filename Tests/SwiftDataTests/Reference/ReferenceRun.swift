import Foundation
import MartletStore
import SwiftData
import SwiftUI

/// One step of a random sequence; which objects it is of depends on those that there are.
struct ReferenceStep: CustomStringConvertible {
    enum Kind: CaseIterable {
        case addNode, addGroup, addMark, setValue, setParent, addChild, setChildren, toggleGroup, toggleMember, setMark
        case toggleMark, setCode, deleteNode, deleteGroup, deleteMark
        case save, rollback, undo, redo, release, change, look, beside
    }

    let kind: Kind
    let a: Int
    let b: Int

    var description: String { "\(kind)(\(a), \(b))" }
}

/// Runs steps on a context and on a reference world, and compares them.
@MainActor
final class ReferenceRun {
    struct Mismatch: Error { let text: String }

    let container: ModelContainer
    let contexts: [ModelContext]
    private(set) var active = 0
    private var nodes: [Int: RefNode] = [:]
    private var groups: [Int: RefGroup] = [:]
    private var marks: [Int: RefMark] = [:]
    /// Objects that the context without changes has read.
    var held: [any PersistentModel] = []
    let undo = UndoManager()
    private var undone: [ReferenceWorld] = []
    private var redone: [ReferenceWorld] = []
    var world = ReferenceWorld()
    var saved = ReferenceWorld()
    var next = 0

    /// Returns the container in which the end of the run is compared.
    private let reopen: () throws -> ModelContainer

    /// - Parameters:
    ///   - containers: One container, or two of the same store, with a context each.
    ///   - reopen: Opens the store anew after the run; nil to compare in the first container.
    init(_ containers: [ModelContainer], reopen: (() throws -> ModelContainer)? = nil) throws {
        self.reopen = reopen ?? { containers[0] }
        container = containers[0]
        try container.clear()
        contexts = [ModelContext(containers[0]), ModelContext(containers[containers.count - 1])]
        undo.groupsByEvent = false
        contexts[0].undoManager = undo
    }

    var context: ModelContext { contexts[active] }
    var other: ModelContext { contexts[1 - active] }

    func run(_ steps: [ReferenceStep]) throws {
        for step in steps { try run(step) }
        try look()
        try save()
        let reopened = try reopen()
        let fresh = ModelContext(reopened)
        try compare(fresh, saved, "a new context")
        // A store of the tests' own keeps no order.
        if reopened === container { try checkOrder(fresh) }
        try checkRows()
    }

    func pick(_ keys: some Sequence<Int>, _ index: Int) -> Int? {
        let sorted = keys.sorted()
        return sorted.isEmpty ? nil : sorted[index % sorted.count]
    }

    // MARK: - Objects

    private func node(_ number: Int) throws -> RefNode {
        if let known = nodes[number] { return known }
        guard let found = try context.fetch(FetchDescriptor<RefNode>()).first(where: { $0.number == number }) else {
            throw Mismatch(text: "node \(number) is missing")
        }
        nodes[number] = found
        return found
    }

    private func group(_ number: Int) throws -> RefGroup {
        if let known = groups[number] { return known }
        guard let found = try context.fetch(FetchDescriptor<RefGroup>()).first(where: { $0.number == number }) else {
            throw Mismatch(text: "group \(number) is missing")
        }
        groups[number] = found
        return found
    }

    private func mark(_ number: Int) throws -> RefMark {
        if let known = marks[number] { return known }
        guard let found = try context.fetch(FetchDescriptor<RefMark>()).first(where: { $0.number == number }) else {
            throw Mismatch(text: "mark \(number) is missing")
        }
        marks[number] = found
        return found
    }

    func release() {
        nodes = [:]
        groups = [:]
        marks = [:]
    }

    // MARK: - Steps

    /// Carries a change out in both worlds, as one step of undoing.
    private func change(_ change: (inout ReferenceWorld) throws -> Void) throws {
        let before = world
        if active == 0 { undo.beginUndoGrouping() }
        defer { if active == 0 { undo.endUndoGrouping() } }
        try change(&world)
        undone.append(before)
        redone = []
    }

    private func run(_ step: ReferenceStep) throws {
        let (a, b) = (step.a, step.b)
        switch step.kind {
        case .addNode:
            try add { context, number, world in
                let node = RefNode(number)
                context.insert(node)
                self.nodes[number] = node
                world.nodes[number] = ReferenceWorld.Node()
            }
        case .addGroup:
            try add { context, number, world in
                let group = RefGroup(number)
                context.insert(group)
                self.groups[number] = group
                world.groups[number] = 0
            }
        case .addMark:
            try add { context, number, world in
                let mark = RefMark(number, code: a % 4)
                context.insert(mark)
                self.marks[number] = mark
                world.marks[number] = ReferenceWorld.Mark(code: a % 4)
            }
        case .setValue:
            guard let number = pick(world.nodes.keys, a) else { return }
            try change {
                try node(number).value = b
                $0.nodes[number]!.value = b
            }
        case .setParent:
            guard let number = pick(world.nodes.keys, a) else { return }
            let parent = b % 4 == 0 ? nil : pick(world.nodes.keys, b)
            try change {
                try node(number).parent = parent.map { try node($0) }
                $0.nodes[number]!.parent = parent
            }
        case .addChild:
            guard let number = pick(world.nodes.keys, a), let child = pick(world.nodes.keys, b) else { return }
            if world.nodes[child]!.parent == number { return }
            try change {
                try node(number).children.append(node(child))
                $0.nodes[child]!.parent = number
            }
        case .setChildren:
            guard let number = pick(world.nodes.keys, a) else { return }
            let chosen = world.nodes.keys.sorted().filter { ($0 + b) % 3 == 0 }
            try change { world in
                try node(number).children = chosen.map { try node($0) }
                for child in world.children(number) { world.nodes[child]!.parent = nil }
                for child in chosen { world.nodes[child]!.parent = number }
            }
        case .toggleGroup, .toggleMember:
            guard let number = pick(world.nodes.keys, a), let group = pick(world.groups.keys, b) else { return }
            try change {
                let isIn = $0.nodes[number]!.groups.contains(group)
                let (first, second) = (try node(number), try self.group(group))
                if step.kind == .toggleGroup {
                    if isIn { first.groups.removeAll { $0 === second } } else { first.groups.append(second) }
                } else {
                    if isIn { second.members.removeAll { $0 === first } } else { second.members.append(first) }
                }
                if isIn { $0.nodes[number]!.groups.remove(group) } else { $0.nodes[number]!.groups.insert(group) }
            }
        case .setMark:
            guard let number = pick(world.nodes.keys, a) else { return }
            let mark = b % 4 == 0 ? nil : pick(world.marks.keys, b)
            try change {
                try node(number).mark = mark.map { try self.mark($0) }
                $0.nodes[number]!.mark = mark
            }
        case .toggleMark:
            guard let number = pick(world.nodes.keys, a), let mark = pick(world.marks.keys, b) else { return }
            try change {
                let (first, second) = (try node(number), try self.mark(mark))
                if $0.nodes[number]!.marks.remove(mark) != nil {
                    first.marks.removeAll { $0 == second }
                } else {
                    first.marks.append(second)
                    $0.nodes[number]!.marks.insert(mark)
                }
            }
        case .setCode:
            guard let number = pick(world.marks.keys, a) else { return }
            try change {
                try mark(number).code = b % 5
                $0.marks[number]!.code = b % 5
            }
        case .deleteNode:
            guard let number = pick(world.nodes.keys, a) else { return }
            try change {
                context.delete(try node(number))
                $0.deleteNode(number)
            }
        case .deleteGroup:
            guard let number = pick(world.groups.keys, a) else { return }
            try change {
                let group = try group(number)
                context.delete(group)
                $0.deleteGroup(number)
            }
        case .deleteMark:
            guard let number = pick(world.marks.keys, a) else { return }
            try change {
                context.delete(try mark(number))
                $0.deleteMark(number)
            }
        case .save: try save()
        case .rollback:
            context.rollback()
            world = saved
            forgetUndo()
            release()
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
        case .release: release()
        case .change:
            // The other context continues from the state that this one has saved.
            guard !context.hasChanges else { return }
            active = 1 - active
            forgetUndo()
            release()
        case .look: try look()
        case .beside: try changeBeside(step)
        }
    }

    private func add(_ make: (ModelContext, Int, inout ReferenceWorld) -> Void) throws {
        next += 1
        try change { make(context, next, &$0) }
    }

    func forgetUndo() {
        undo.removeAllActions()
        undone = []
        redone = []
    }

    private func save() throws {
        let expected = world.afterSave(saved.marks)
        do {
            try context.save()
            guard let expected else { throw Mismatch(text: "a save had to throw, and did not") }
            world = expected
            saved = expected
        } catch let error as SwiftDataError {
            if expected != nil { throw Mismatch(text: "a save threw \(error)") }
            context.rollback()
            world = saved
            release()
        }
        forgetUndo()
        try look()
        try compare(other, saved, "the other context")
    }

    func look() throws { try compare(context, world, "the context") }
}
