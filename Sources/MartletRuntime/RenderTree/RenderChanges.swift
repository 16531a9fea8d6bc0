/// What has become of a render tree since it was last presented.
struct RenderChanges {
    /// The nodes that are new, or whose content, frame or children have changed.
    private(set) var changed = ChangedNodes()
    /// The topmost nodes that have left the tree.
    var removed: [RenderNode] = []
    // Unsafe pointers: addresses of nodes that have ended, which are compared only.
    /// The nodes that have ended though they are noted: those that nobody holds who have left the tree.
    private var ended: Set<UnsafeRawPointer> = []

    var isEmpty: Bool { changed.isEmpty && removed.isEmpty }

    /// Notes a node that has changed, once.
    @inline(__always)
    mutating func note(_ node: RenderNode) {
        if !ended.isEmpty, isKnownPlace(of: node) { return }
        changed.append(node)
    }

    /// Notes nodes that have changed, each once.
    // Unsafe pointers: the caller has them, in a tree that holds them.
    mutating func note(_ nodes: UnsafeBufferPointer<Unmanaged<RenderNode>>) {
        if ended.isEmpty { return changed.append(nodes) }
        for node in nodes { node._withUnsafeGuaranteedRef { note($0) } }
    }

    /// Whether a node lies where one did that is noted and has ended: what is noted of that stands for it.
    @inline(never)
    private mutating func isKnownPlace(of node: RenderNode) -> Bool {
        ended.remove(Self.place(of: node)) != nil
    }

    /// A node ends that is noted.
    @inline(never)
    mutating func forget(_ node: RenderNode) { ended.insert(Self.place(of: node)) }

    private static func place(of node: RenderNode) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(node).toOpaque())
    }

    /// Takes what has become of the tree, and begins anew: the nodes that have changed and stand in it, and those that
    /// have left it and have not come back.
    mutating func take() -> RenderDifference {
        var changed = ChangedNodes()
        var removed: [RenderNode] = []
        swap(&changed, &self.changed)
        swap(&removed, &self.removed)
        if !ended.isEmpty {
            changed.removeAll { ended.contains(UnsafeRawPointer($0.toOpaque())) }
            ended = []
        }
        // The lists themselves are handed over where nothing has to be left out.
        var allAttached = true
        changed.forEachUnretained { node in
            node.flags.remove(.reported)
            if node.flags.contains(.detached) { allAttached = false }
        }
        if !allAttached {
            changed.removeAll { $0._withUnsafeGuaranteedRef { $0.flags.contains(.detached) } }
        }
        var allDetached = true
        removed.forEachUnretained { node in
            if !node.flags.contains(.detached) { allDetached = false }
        }
        if !allDetached { removed.removeAll { !$0.flags.contains(.detached) } }
        return RenderDifference(changed: consume changed, removed: consume removed)
    }

    /// Takes the lists back that the host was given, to be filled again: nobody else has them, unless it has kept them.
    mutating func reuse(_ difference: consuming RenderDifference) {
        var (changed, removed) = (consume difference).lists()
        changed.empty()
        removed.empty()
        if self.changed.isEmpty { swap(&self.changed, &changed) }
        if self.removed.isEmpty { swap(&self.removed, &removed) }
    }

    /// Forgets what has changed: the scene ends, and nodes that others hold may outlive it.
    mutating func end() { _ = take() }
}

/// What has changed in a render tree since it was last presented.
package struct RenderDifference {
    /// The nodes that are new, or whose content, frame or children have changed. They stand in the tree.
    package let changed: ChangedNodes
    /// The topmost nodes that have left the tree.
    package let removed: [RenderNode]

    /// Both lists, as whoever made them takes them back.
    @inline(__always)
    fileprivate consuming func lists() -> (changed: ChangedNodes, removed: [RenderNode]) { (changed, removed) }
}

/// Nodes that have changed, and stand in the tree, which holds them while they are presented.
///
/// They are not counted: where a long list moves, that would cost as much as to move it.
// Unsafe pointers: a node that ends is taken out (`RenderChanges.forget(_:)`).
package struct ChangedNodes: Sequence {
    private var references: [Unmanaged<RenderNode>] = []

    package struct Iterator: IteratorProtocol {
        fileprivate var references: IndexingIterator<[Unmanaged<RenderNode>]>

        package mutating func next() -> RenderNode? { references.next()?.takeUnretainedValue() }
    }

    package func makeIterator() -> Iterator { Iterator(references: references.makeIterator()) }

    /// How many there are.
    package var count: Int { references.count }
    package var underestimatedCount: Int { references.count }
    package var isEmpty: Bool { references.isEmpty }

    @inline(__always)
    fileprivate mutating func append(_ node: RenderNode) { references.append(.passUnretained(node)) }

    fileprivate mutating func append(_ nodes: UnsafeBufferPointer<Unmanaged<RenderNode>>) {
        references.append(contentsOf: nodes)
    }

    fileprivate mutating func removeAll(where isGone: (Unmanaged<RenderNode>) -> Bool) {
        references.removeAll(where: isGone)
    }

    fileprivate func forEachUnretained(_ body: (RenderNode) -> Void) {
        references.withUnsafeBufferPointer { references in
            for index in references.indices { references[index]._withUnsafeGuaranteedRef { body($0) } }
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
