import Foundation
import SwiftData

extension ReferenceRun {
    /// Reads all that a context shows, by the sides of relationships that have columns.
    func read(_ context: ModelContext) throws -> ReferenceWorld {
        let marks = try context.fetch(FetchDescriptor<RefMark>())
        let groups = try context.fetch(FetchDescriptor<RefGroup>())
        let nodes = try context.fetch(FetchDescriptor<RefNode>())
        var seen = ReferenceWorld()
        for mark in marks { seen.marks[mark.number] = ReferenceWorld.Mark(code: mark.code, value: mark.value) }
        for group in groups { seen.groups[group.number] = group.value }
        for node in nodes {
            seen.nodes[node.number] = ReferenceWorld.Node(
                value: node.value, parent: node.parent?.number, groups: Set(node.groups.map(\.number)),
                mark: node.mark?.number, marks: Set(node.marks.map(\.number)))
        }
        return seen
    }

    func compare(_ context: ModelContext, _ world: ReferenceWorld, _ place: String) throws {
        let nodes = try context.fetch(FetchDescriptor<RefNode>())
        let groups = try context.fetch(FetchDescriptor<RefGroup>())
        let marks = try context.fetch(FetchDescriptor<RefMark>())
        let seen = try read(context)
        guard seen == world, nodes.count == world.nodes.count, marks.count == world.marks.count else {
            throw Mismatch(text: "\(place) shows\n  \(seen)\nexpected\n  \(world)")
        }
        for node in nodes where Set(node.children.map(\.number)) != world.children(node.number) {
            throw Mismatch(text: "\(place): children of \(node.number) are \(node.children.map(\.number))")
        }
        for group in groups where Set(group.members.map(\.number)) != world.members(group.number) {
            throw Mismatch(text: "\(place): members of \(group.number) are \(group.members.map(\.number))")
        }
        if context !== self.context { held = nodes as [any PersistentModel] + groups + marks }
    }

    /// Checks the order of relationships that a context has read from the store: that of the objects' creation.
    func checkOrder(_ context: ModelContext) throws {
        func check(_ numbers: [Int], _ name: String) throws {
            if numbers != numbers.sorted() { throw Mismatch(text: "\(name) are read in the order \(numbers)") }
        }
        for node in try context.fetch(FetchDescriptor<RefNode>()) {
            try check(node.children.map(\.number), "children")
            try check(node.groups.map(\.number), "groups")
        }
        for group in try context.fetch(FetchDescriptor<RefGroup>()) {
            try check(group.members.map(\.number), "members")
        }
    }

    /// Looks for keys and pairs in the store that lead nowhere.
    func checkRows() throws {
        let lost = try container.danglingLinks()
        if !lost.isEmpty { throw Mismatch(text: "links lead nowhere: \(lost)") }
    }
}
