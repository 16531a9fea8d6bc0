extension SceneGraph {
    /// The attributes in the scene's graph.
    package var attributeCount: Int { graph.counts.nodes }

    /// Returns the inconsistencies in the graph and the render tree, a sentence each; empty if there are none.
    ///
    /// Visits everything; to be called between updates.
    package func invariantViolations() -> [String] {
        var violations = graph.invariantViolations()
        check(root, depth: 0, into: &violations)
        return violations
    }

    private func check(_ node: RenderNode, depth: Int32, into violations: inout [String]) {
        func expect(_ condition: Bool, _ fact: @autoclosure () -> String) {
            if !condition { violations.append("node \(node.id) (\(node.kindName)) \(fact())") }
        }
        // Must be checked first: if the lifetime of a node's environment has ended, its view may have been freed.
        guard node.environment.map({ graph.isAlive($0.lifetime) }) ?? true else {
            return expect(false, "is in the tree, and the lifetime of its environment has ended")
        }
        expect(
            node.instance.map { graph.isAlive($0.scope) } ?? true,
            "is in the tree, and the lifetime of its view has ended")
        for departure in node.extras?.departures ?? [] {
            expect(!departure.isOver, "lists departed views that have ended")
        }
        expect(node.depth == depth, "is \(node.depth) deep and says \(depth)")
        expect(!node.flags.contains(.detached), "is in the tree and detached")
        expect(!node.flags.contains(.reported), "is still reported as changed")
        expect(!node.flags.contains(.sizeQueued), "still waits to be measured")
        expect(!node.flags.contains(.placeQueued) || !node.isShown, "still waits to place its children")
        let hasGroups = node.children.contains { $0.flags.contains(.transparent) }
        expect(!hasGroups || node.flags.contains(.hasGroups), "has groups and does not know it")
        for child in node.children + node.leavingViews {
            expect(child.parent === node, "has the child \(child.id), which does not know it")
            check(child, depth: depth + 1, into: &violations)
        }
    }
}
