/// A store with a tree of nodes and their groups, which random changes are made to: by either module of stored models.
public protocol ChangingTree {
    associatedtype Node
    associatedtype Group

    /// The nodes, by their numbers.
    func nodes() throws -> [Node]
    /// The groups, by their numbers.
    func groups() throws -> [Group]
    func number(of node: Node) -> Int
    func number(of group: Group) -> Int
    func insertGroup(_ number: Int)
    func insertNode(_ number: Int, in parent: Node?)
    func value(of node: Node) -> Int
    func setValue(_ value: Int, of node: Node)
    func parent(of node: Node) -> Node?
    func setParent(_ parent: Node?, of node: Node)
    func groups(of node: Node) -> [Group]
    func setIsMember(_ isMember: Bool, _ node: Node, of group: Group)
    func delete(_ group: Group)
    /// Deletes a node, and returns the numbers of those among `nodes` that the deletion has reached.
    func delete(_ node: Node, among nodes: [Node]) -> [Int]
    /// The links of the store to objects that are not there.
    func danglingLinks() throws -> [String]
    /// Makes the tree read the changes of others, where it doesn't by itself.
    func refresh()
    func save() throws
    func rollback()
    /// Calls a closure wherever others may save while the tree reads or is saved.
    func beforeStatements(_ body: @escaping () -> Void)
}

extension ChangingTree {
    /// The contents, one object a line, as ``SavedTree`` reads them.
    public func lines() throws -> [String] {
        let groups = try groups().map { "group \(number(of: $0))" }
        let nodes = try nodes().map { node in
            let joined = self.groups(of: node).map { number(of: $0) }.sorted().map(String.init).joined(separator: ",")
            return
                "node \(number(of: node)) \(value(of: node)) \(parent(of: node).map { number(of: $0) } ?? 0) \(joined)"
        }
        return groups + nodes + (try danglingLinks().map { "lost \($0)" })
    }
}

/// Random changes of a tree: the same ones for the same seed and contents.
public struct RandomTreeChanges {
    private var state: UInt64
    private var last: Int

    /// - Parameter first: The number before those of new objects.
    public init(seed: UInt64, first: Int) {
        state = seed
        last = first
    }

    /// A number from 0 up to, but not including, a limit.
    public mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    /// Makes some changes, and returns them in words, separated by semicolons.
    private mutating func changes(of tree: some ChangingTree) throws -> String {
        try (0...next(3)).compactMap { _ in try change(tree) }.joined(separator: ";")
    }

    /// Makes some changes, and saves them. If that fails, none has been made, and the words are empty.
    public mutating func save(in tree: some ChangingTree) throws -> String {
        tree.refresh()
        let changes = try changes(of: tree)
        do {
            try tree.save()
            return changes
        } catch {
            tree.rollback()
            return ""
        }
    }

    private mutating func change<Tree: ChangingTree>(_ tree: Tree) throws -> String? {
        let (nodes, groups) = (try tree.nodes(), try tree.groups())
        let kind = nodes.isEmpty ? 0 : next(9)
        if kind == 1 || groups.isEmpty {
            last += 1
            tree.insertGroup(last)
            return "group \(last)"
        }
        let other = nodes.isEmpty ? nil : nodes[next(nodes.count)]
        if kind == 0 || kind == 2 {
            last += 1
            tree.insertNode(last, in: other)
            return "add \(last) \(other.map { tree.number(of: $0) } ?? 0)"
        }
        let node = nodes[next(nodes.count)]
        let group = groups[next(groups.count)]
        let number = tree.number(of: node)
        switch kind {
        case 3:
            last += 1
            tree.setValue(last, of: node)
            return "value \(number) \(last)"
        case 4, 5:
            let parent = next(4) == 0 ? nil : other
            let target = parent.map { tree.number(of: $0) } ?? 0
            if target == tree.parent(of: node).map({ tree.number(of: $0) }) ?? 0 { return nil }
            tree.setParent(parent, of: node)
            return "parent \(number) \(target)"
        case 6, 7:
            let isMember = tree.groups(of: node).contains { tree.number(of: $0) == tree.number(of: group) }
            tree.setIsMember(!isMember, node, of: group)
            return "\(isMember ? "part" : "join") \(number) \(tree.number(of: group))"
        default:
            if next(3) == 0 {
                let number = tree.number(of: group)
                tree.delete(group)
                return "drop \(number)"
            }
            return (["delete \(number)"] + tree.delete(node, among: nodes).map(String.init)).joined(separator: " ")
        }
    }
}
