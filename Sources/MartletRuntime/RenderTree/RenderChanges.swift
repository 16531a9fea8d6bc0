/// The changes of a render tree since it was last presented.
struct RenderChanges {
    /// The nodes that are new, or whose content, frame or children have changed.
    private(set) var changed = ChangedNodes()
    /// The roots of the removed subtrees.
    var removed: [RenderNode] = []
    // Unsafe pointers: addresses of nodes that have ended, which are compared only.
    /// The addresses of recorded nodes that have been deallocated.
    private var ended: Set<UnsafeRawPointer> = []

    var isEmpty: Bool { changed.isEmpty && removed.isEmpty }

    /// Records a changed node, once.
    @inline(__always)
    mutating func record(_ node: RenderNode) {
        if !ended.isEmpty, isKnownPlace(of: node) { return }
        changed.append(node)
    }

    /// Records changed nodes, each once.
    // Unsafe pointers: the nodes are in the caller's tree, which retains them.
    mutating func record(_ nodes: UnsafeBufferPointer<Borrowed<RenderNode>>) {
        if ended.isEmpty { return changed.append(nodes) }
        for node in nodes { node.with { record($0) } }
    }

    /// Whether `node` reuses the address of a recorded node that was deallocated; the old record then covers it.
    @inline(never)
    private mutating func isKnownPlace(of node: RenderNode) -> Bool {
        ended.remove(Self.place(of: node)) != nil
    }

    /// A node ends that is noted.
    @inline(never)
    mutating func forget(_ node: RenderNode) { ended.insert(Self.place(of: node)) }

    private static func place(of node: RenderNode) -> UnsafeRawPointer {
        UnsafeRawPointer(Borrowed(node).address)
    }

    /// Returns the changes and resets the record: the attached nodes that have changed, and the nodes that were removed
    /// and not inserted again.
    mutating func take() -> RenderDifference {
        var changed = ChangedNodes()
        var removed: [RenderNode] = []
        swap(&changed, &self.changed)
        swap(&removed, &self.removed)
        if !ended.isEmpty {
            changed.removeAll { ended.contains(UnsafeRawPointer($0.address)) }
            ended = []
        }
        // Without detached nodes, the lists are passed on without a copy.
        var allAttached = true
        changed.forEachUnretained { node in
            node.flags.remove(.reported)
            if node.flags.contains(.detached) { allAttached = false }
        }
        if !allAttached {
            changed.removeAll { $0.with { $0.flags.contains(.detached) } }
        }
        var allDetached = true
        removed.forEachUnretained { node in
            if !node.flags.contains(.detached) { allDetached = false }
        }
        if !allDetached { removed.removeAll { !$0.flags.contains(.detached) } }
        return RenderDifference(changed: consume changed, removed: consume removed)
    }

    /// Takes the storage of a presented difference back, to fill it again. The storage is unique unless the host has
    /// kept the difference.
    mutating func reuse(_ difference: consuming RenderDifference) {
        var (changed, removed) = (consume difference).lists()
        changed.empty()
        removed.empty()
        if self.changed.isEmpty { swap(&self.changed, &changed) }
        if self.removed.isEmpty { swap(&self.removed, &removed) }
    }

    /// Drops all recorded changes at the end of the scene, because retained nodes may outlive it.
    mutating func end() { _ = take() }
}

/// The changes of a render tree since it was last presented.
package struct RenderDifference {
    /// The attached nodes that are new, or whose content, frame or children have changed.
    package let changed: ChangedNodes
    /// The roots of the removed subtrees.
    package let removed: [RenderNode]

    /// Consumes the difference, so that its storage can be reused.
    @inline(__always)
    fileprivate consuming func lists() -> (changed: ChangedNodes, removed: [RenderNode]) { (changed, removed) }
}

/// Changed nodes of the tree. The tree retains them while they are presented.
///
/// The references are not counted: in a long list that moves, counting would cost as much as moving.
// Borrowed: a node that ends is taken out (`RenderChanges.forget(_:)`).
package struct ChangedNodes: Sequence {
    private var references: [Borrowed<RenderNode>] = []

    package struct Iterator: IteratorProtocol {
        fileprivate var references: IndexingIterator<[Borrowed<RenderNode>]>

        package mutating func next() -> RenderNode? { references.next()?.object }
    }

    package func makeIterator() -> Iterator { Iterator(references: references.makeIterator()) }

    /// The number of changed nodes.
    package var count: Int { references.count }
    package var underestimatedCount: Int { references.count }
    package var isEmpty: Bool { references.isEmpty }

    @inline(__always)
    fileprivate mutating func append(_ node: RenderNode) { references.append(Borrowed(node)) }

    fileprivate mutating func append(_ nodes: UnsafeBufferPointer<Borrowed<RenderNode>>) {
        references.append(contentsOf: nodes)
    }

    fileprivate mutating func removeAll(where isGone: (Borrowed<RenderNode>) -> Bool) {
        references.removeAll(where: isGone)
    }

    fileprivate func forEachUnretained(_ body: (RenderNode) -> Void) {
        references.withUnsafeBufferPointer { references in
            for index in references.indices { references[index].with { body($0) } }
        }
    }

    fileprivate mutating func empty() { references.empty() }
}

extension Array {
    /// Removes all nodes. A short list keeps its memory, to be filled again.
    fileprivate mutating func empty() {
        if count > 64 { self = [] }
        while !isEmpty { removeLast() }
    }
}
