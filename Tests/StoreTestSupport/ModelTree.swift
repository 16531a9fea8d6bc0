import Foundation
import SwiftData

@Model public final class TreeNode {
    public var number: Int
    public var value = 0
    public var parent: TreeNode?
    @Relationship(deleteRule: .cascade, inverse: \TreeNode.parent) public var children: [TreeNode] = []
    public var groups: [TreeGroup] = []
    public init(number: Int) { self.number = number }
}

@Model public final class TreeGroup {
    public var number: Int
    @Relationship(inverse: \TreeNode.groups) public var members: [TreeNode] = []
    public init(number: Int) { self.number = number }
}

/// A tree of nodes in a store of SwiftData.
public struct ModelTree: ChangingTree {
    public let container: ModelContainer
    public let context: ModelContext

    public init(_ file: URL) throws {
        container = try ModelContainer(
            for: TreeNode.self, TreeGroup.self, configurations: ModelConfiguration(url: file))
        context = ModelContext(container)
    }

    public func nodes() throws -> [TreeNode] {
        try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.number)]))
    }

    public func groups() throws -> [TreeGroup] {
        try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.number)]))
    }

    public func number(of node: TreeNode) -> Int { node.number }

    public func number(of group: TreeGroup) -> Int { group.number }

    public func insertGroup(_ number: Int) { context.insert(TreeGroup(number: number)) }

    public func insertNode(_ number: Int, in parent: TreeNode?) {
        let made = TreeNode(number: number)
        context.insert(made)
        made.parent = parent
    }

    public func value(of node: TreeNode) -> Int { node.value }

    public func setValue(_ value: Int, of node: TreeNode) { node.value = value }

    public func parent(of node: TreeNode) -> TreeNode? { node.parent }

    public func setParent(_ parent: TreeNode?, of node: TreeNode) { node.parent = parent }

    public func groups(of node: TreeNode) -> [TreeGroup] { node.groups }

    public func setIsMember(_ isMember: Bool, _ node: TreeNode, of group: TreeGroup) {
        if isMember { node.groups.append(group) } else { node.groups.removeAll { $0 === group } }
    }

    public func delete(_ group: TreeGroup) { context.delete(group) }

    public func delete(_ node: TreeNode, among nodes: [TreeNode]) -> [Int] {
        context.delete(node)
        return nodes.filter { $0 !== node && ($0.isDeleted || $0.modelContext == nil) }.map(\.number)
    }

    public func danglingLinks() throws -> [String] { try container.danglingLinks() }

    public func refresh() {}

    public func save() throws { try context.save() }

    public func rollback() { context.rollback() }

    public func beforeStatements(_ body: @escaping () -> Void) { container.beforeStatements(body) }
}
