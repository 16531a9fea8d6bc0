import Foundation
import SwiftData

// Random changes of a tree and its groups, by several processes at the same time.

@Model final class ProbeNode {
    var number: Int
    var value = 0
    var parent: ProbeNode?
    @Relationship(deleteRule: .cascade, inverse: \ProbeNode.parent) var children: [ProbeNode] = []
    var groups: [ProbeGroup] = []
    init(number: Int) { self.number = number }
}

@Model final class ProbeGroup {
    var number: Int
    @Relationship(inverse: \ProbeNode.groups) var members: [ProbeNode] = []
    init(number: Int) { self.number = number }
}

/// `random FILE FIRST SEED COUNT` makes changes in COUNT saves, and says after each what it has changed; new objects have
/// numbers from FIRST on. `random-read FILE` says what the store has.
@MainActor
func runRandom(_ arguments: [String]) throws {
    let container = try ModelContainer(
        for: ProbeNode.self, ProbeGroup.self,
        configurations: ModelConfiguration(url: URL(fileURLWithPath: arguments[1])))
    let context = ModelContext(container)
    func nodes() throws -> [ProbeNode] { try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.number)])) }
    func groups() throws -> [ProbeGroup] { try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.number)])) }
    if arguments[0] == "random-read" {
        for group in try groups() { say("group \(group.number)") }
        for node in try nodes() {
            say(
                "node \(node.number) \(node.value) \(node.parent?.number ?? 0) "
                    + node.groups.map(\.number).sorted().map(String.init).joined(separator: ","))
        }
        for link in try container.danglingLinks() { say("lost \(link)") }
        return
    }
    var numbers = ProbeNumbers(state: UInt64(arguments[3]) ?? 1)
    var next = Int(arguments[2]) ?? 0
    func change() throws -> String? {
        let (nodes, groups) = (try nodes(), try groups())
        let kind = nodes.isEmpty ? 0 : numbers.next(9)
        if kind == 1 || groups.isEmpty {
            next += 1
            context.insert(ProbeGroup(number: next))
            return "group \(next)"
        }
        let other = nodes.isEmpty ? nil : nodes[numbers.next(nodes.count)]
        if kind == 0 || kind == 2 {
            next += 1
            let made = ProbeNode(number: next)
            context.insert(made)
            made.parent = other
            return "add \(next) \(other?.number ?? 0)"
        }
        let node = nodes[numbers.next(nodes.count)]
        let group = groups[numbers.next(groups.count)]
        switch kind {
        case 3:
            next += 1
            node.value = next
            return "value \(node.number) \(next)"
        case 4, 5:
            let parent = numbers.next(4) == 0 ? nil : other
            if node.parent === parent { return nil }
            node.parent = parent
            return "parent \(node.number) \(parent?.number ?? 0)"
        case 6, 7:
            let isIn = node.groups.contains(group)
            if isIn { node.groups.removeAll { $0 === group } } else { node.groups.append(group) }
            return "\(isIn ? "part" : "join") \(node.number) \(group.number)"
        default:
            if numbers.next(3) == 0 {
                context.delete(group)
                return "drop \(group.number)"
            }
            context.delete(node)
            // The deletion may have reached others.
            let reached = nodes.filter { $0 !== node && ($0.isDeleted || $0.modelContext == nil) }
            return (["delete \(node.number)"] + reached.map { "\($0.number)" }).joined(separator: " ")
        }
    }
    for _ in 0..<(Int(arguments[4]) ?? 0) {
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
