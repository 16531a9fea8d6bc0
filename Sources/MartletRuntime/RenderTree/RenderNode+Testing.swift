import Foundation

/// Access to nodes and scenes for tests, beyond the interface for hosts.
extension RenderNode {
    /// Returns a value of the node's environment.
    package func environmentValue<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        (environment.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues())[keyPath: keyPath]
    }

    /// Returns whether both nodes share one layout object, as nodes with equal layouts do.
    package func sharesLayout(with other: RenderNode) -> Bool {
        layoutReference.address == other.layoutReference.address
    }

    /// The z-index among the siblings: a node is drawn in front of those with a lower one.
    package var stackingOrder: Double { zIndex }

    /// Whether an animation moves the node to its layout frame.
    package var isMoving: Bool { flags.contains(.moving) }

    /// The origin of the layout frame in the window, without transforms, whether or not the node is shown there yet.
    package var targetOriginInWindow: CGPoint { layoutOriginInWindow }

    /// The size that the node was placed with, whether it is shown so yet or not.
    package var targetSize: CGSize { layoutFrame.size }

    /// Returns a trait set on the node itself, disregarding its child.
    package func ownTrait<Value>(_ key: Any.Type, as type: Value.Type) -> Value? {
        extras?.traits[ObjectIdentifier(key)] as? Value
    }

    /// The removed children whose removal transition is still shown.
    package var removedAndSeen: [RenderNode] { Array(extras?.leaving ?? []) }

    /// The first scrolling node in the subtree, in depth-first order.
    package var firstScrollingNode: RenderNode? { scroll.first }

    /// Whether the node waits to be measured.
    package var waitsForSize: Bool { flags.contains(.sizeQueued) }

    /// Returns the first nodes with an explicit identity (the id of a `ForEach` element or of `id(_:)`) in the part of
    /// the subtree that exists.
    package func nodes(withID id: AnyHashable) -> [RenderNode] {
        var found: [RenderNode] = []
        collectNodes(withID: id, in: &found)
        return found
    }

    private func collectNodes(withID id: AnyHashable, in found: inout [RenderNode]) {
        if flags.contains(.transparent), extras != nil {
            if let rows = attachment(LazyRows.self), let index = rows.index(ofID: id),
                let node = rows.liveNode(at: index)?.firstOpaque
            {
                found.append(node)
            } else if let node = attachment(IdentifiedRows.self)?.find(id)?.firstOpaque {
                found.append(node)
            }
        }
        for child in children { child.collectNodes(withID: id, in: &found) }
    }

    /// Drops the cached sizes in the subtree, and marks all nodes to be placed.
    fileprivate func forgetPlaces() {
        cache.removeAll()
        if flags.contains(.placed) { flags.insert(.placeQueued) }
        for child in children { child.forgetPlaces() }
    }

    /// The node, or the first in it that is no group.
    private var firstOpaque: RenderNode? {
        guard flags.contains(.transparent) else { return self }
        return children.lazy.compactMap(\.firstOpaque).first
    }
}

extension ViewInstance {
    /// The type of the view.
    package var viewType: Any.Type { type.type }

    /// The view whose body contains this one.
    package var outer: ViewInstance? { parent }
}

extension SceneGraph {
    /// Invalidates every rule, size and placement, so that the next update computes everything from scratch.
    ///
    /// The result equals that of a new tree with the same state, unless an input has changed that no dependency covers.
    package func forgetResults() {
        for attribute in graph.attributes where !graph.inputs(of: attribute).isEmpty { graph.invalidate(attribute) }
        inDepth { root.forgetPlaces() }
        layoutWork.rootNeedsPlacing = true
    }
}

extension SceneScrolling {
    /// Scrolls an element with an explicit identity into view, in the next update. The row of the element need not
    /// exist yet.
    ///
    /// - Returns: Whether an element with this identity was found.
    @MainActor
    package func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard
            scene.inDepth({ scene.root.scroll.place(ofRow: id) ?? scene.root.scroll.placeOfUnmadeElement(with: id) })
                != nil
        else { return false }
        request(ScrollRequest(group: scene.root, id: id, anchor: anchor))
        scene.writes.requestUpdate()
        return true
    }

    /// Scrolls until a node is in sight, no further than needed.
    @MainActor
    package func scroll(to node: RenderNode, anchor: UnitPoint? = nil) {
        guard let container = node.containerNode else { return }
        reveal(node.layoutFrame, in: container, anchor: anchor)
        scene.writes.requestUpdate()
    }
}

extension View {
    /// Sets a trait that only tests read on the nodes of the view.
    nonisolated package func testTrait<Key, Value: Equatable>(_ key: Key.Type, _ value: Value) -> some View {
        modifier(TraitModifier<Key, Value>(value: value, affectsLayout: false))
    }
}
