/// The structure of the tree.
extension RenderNode {
    package func append(_ child: RenderNode) { insert(child, at: children.count) }

    package func insert(_ child: RenderNode, at index: Int) { insert(taking: Retained(child), at: index) }

    /// Inserts a child, taking over the caller's +1 reference.
    // Retained: so that a new node is not counted twice.
    func insert(taking reference: Retained<RenderNode>, at index: Int) {
        reference.with { child in
            child.parentReference = Borrowed(self)
            if child.children.isEmpty, child.extras == nil {
                child.depth = depth + 1
            } else {
                child.setDepth(depth + 1)
            }
            if depth >= DeepStack.threshold { withScene { $0.layoutWork.isDeep = true } }
            if child.flags.contains(.transparent) {
                flags.insert(.hasGroups)
                if flags.contains(.holdsWholeContent) { child.flags.insert(.holdsWholeContent) }
            }
            if child.flags.contains(.hasPreferences) { marksPreferences() }
            // A node that is created in a parked row outside of the tree is not in the tree either.
            if flags.contains(.detached) { child.flags.insert(.detached) }
        }
        let child = reference.take()
        // Almost all children are appended; inserting is slower even at the end.
        if index == children.count { children.append(consume child) } else { children.insert(consume child, at: index) }
        childrenDidChange()
    }

    /// Says how many children are to be made, so that the place for them is made once.
    func expectChildren(_ count: Int) {
        if children.isEmpty { children.reserveCapacity(count) }
    }

    func setDepth(_ depth: Int32) {
        self.depth = depth
        for child in children where child.depth != depth + 1 { child.setDepth(depth + 1) }
        for holder in leavingViews { holder.setDepth(depth + 1) }
    }

    /// The holders of the node's removed children that are still visible.
    var leavingViews: ContiguousArray<RenderNode> { extras?.leaving ?? [] }

    /// Removes the node from its parent. Its contents are freed with its last reference.
    package func removeFromParent() {
        guard let parent else { return }
        if let index = parent.children.lastIndex(where: { $0 === self }) {
            parent.children.remove(at: index)
        }
        parent.childrenDidChange()
        self.parent = nil
    }

    /// Says that a group's children have changed in number or order.
    package func structureDidChange() {
        if !flags.contains(.hasPreferences), children.contains(where: { $0.flags.contains(.hasPreferences) }) {
            marksPreferences()
        }
        childrenDidChange()
    }

    /// Called after children were inserted in the group that had already passed their preferences on.
    // Borrowed: nodes in the tree, which retains them meanwhile: they are accessed without counting.
    func childrenDidChange() {
        if flags.contains(.transparent) {
            if flags.contains(.holdsWholeContent) { lifetime.contentDidChange() }
            notifyContainer()
        } else {
            extras?.flattened = nil
            if mayWantSpacing { flags.insert(.spacingChanged) }
            invalidateSize()
        }
        if flags.contains(.hasPreferences) { preferencesDidChange() }
    }

    /// Reports a change in the number or order of a group's children, and so of its container's.
    private func notifyContainer() {
        var next = Borrowed(self)
        while true {
            let around: Borrowed<RenderNode>? = next.with { node in
                guard node.flags.contains(.transparent), let parent = node.parentReference else { return nil }
                // The ancestor groups have already reported a change since their container last read its children.
                return node.markNotified() ? next : parent
            }
            guard let around else { break }
            if around.address == next.address { return }
            next = around
        }
        next.with { container in
            container.extras?.flattened = nil
            if self !== container, !container.flags.contains(.hasGroups) { container.flags.insert(.hasGroups) }
            if container.mayWantSpacing { container.flags.insert(.spacingChanged) }
            container.invalidateSize()
        }
    }

    /// The nearest node, this one included, that is no transparent group.
    package var container: RenderNode { containerReference.object }

    /// True when the node was removed from its container: alone, with the groups it was in, or with the container.
    var hasLeftItsContainer: Bool { flags.contains(.detached) || containerNode == nil }

    /// The reference to ``container``, found without counting references in between.
    var containerReference: Borrowed<RenderNode> {
        var node = Borrowed(self)
        while let around = node.with({ $0.flags.contains(.transparent) ? $0.parentReference : nil }) {
            node = around
        }
        return node
    }

    /// The children that the node lays out: those of transparent groups replace the groups.
    package var layoutChildren: ContiguousArray<RenderNode> {
        if !flags.contains(.hasGroups) { return children }
        // A container of one group, as a stack of a `ForEach` is, has the children of the group.
        if children.count == 1 {
            let flags = children[0].flags
            if flags.contains(.transparent), !flags.contains(.hasGroups) { return children[0].children }
        }
        if let flattened = extras?.flattened { return flattened }
        withScene { $0.layoutWork.round &+= 1 }
        var flattened: ContiguousArray<RenderNode> = []
        appendFlattened(to: &flattened)
        ensuredExtras.flattened = flattened
        return flattened
    }

    func appendFlattened(to list: inout ContiguousArray<RenderNode>) {
        for child in children {
            if child.flags.contains(.transparent) {
                child.appendFlattened(to: &list)
            } else {
                list.append(child)
            }
        }
    }

    /// Calls `body` for the node and every node below it, parents first.
    package func forEachInSubtree(_ body: (RenderNode) -> Void) {
        withScene { $0.inDepth { visitSubtree(body) } }
    }

    private func visitSubtree(_ body: (RenderNode) -> Void) {
        body(self)
        for child in children { child.visitSubtree(body) }
        for holder in leavingViews { holder.visitSubtree(body) }
    }
}
