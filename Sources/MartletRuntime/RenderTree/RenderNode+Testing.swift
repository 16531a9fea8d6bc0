import Foundation

/// What tests ask of nodes and scenes, beside what hosts ask.
extension RenderNode {
    /// A value of the environment in which the node stands.
    package func environmentValue<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        (environment.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues())[keyPath: keyPath]
    }

    /// Whether the node and another have one layout in common, as nodes have whose layouts are the same.
    package func sharesLayout(with other: RenderNode) -> Bool {
        layoutReference.toOpaque() == other.layoutReference.toOpaque()
    }

    /// In front of which siblings the node stands: those with a lower number.
    package var stackingOrder: Double { zIndex }

    /// Whether the node is on its way to where it was placed.
    package var isMoving: Bool { flags.contains(.moving) }

    /// The origin of the node in its window where it was placed, whether it is shown there yet or not, without the
    /// effects of transforms.
    package var targetOriginInWindow: CGPoint { layoutOriginInWindow }

    /// The size that the node was placed with, whether it is shown so yet or not.
    package var targetSize: CGSize { layoutFrame.size }

    /// The value of a trait that the node itself has, whatever it wraps.
    package func ownTrait<Value>(_ key: Any.Type, as type: Value.Type) -> Value? {
        extras?.traits[ObjectIdentifier(key)] as? Value
    }

    /// What is still seen of what has been removed from the node.
    package var removedAndSeen: [RenderNode] { Array(extras?.leaving ?? []) }

    /// The first scrolling node in the subtree, in depth-first order.
    package var firstScrollingNode: RenderNode? { firstScroll }

    /// Whether the node waits to be measured.
    package var waitsForSize: Bool { flags.contains(.sizeQueued) }

    /// The first nodes of what carries an explicit identity in this subtree: an id of a `ForEach` or of `id(_:)`, of what
    /// has been made.
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

    /// Forgets the sizes of the node and of what stands in it, and has their children placed again.
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

    /// The view in whose body this one stands.
    package var outer: ViewInstance? { parent }
}

extension SceneGraph {
    /// Has everything that is shown computed anew by the next update, as if nothing were known: every rule, and every size
    /// and place. What it shows then is what the same state shows in a tree that is made from scratch, unless something
    /// has changed that nobody follows.
    package func forgetResults() {
        for attribute in graph.attributes where !graph.inputs(of: attribute).isEmpty { graph.invalidate(attribute) }
        inDepth { root.forgetPlaces() }
        layoutWork.rootNeedsPlacing = true
    }

    /// Has what carries an explicit identity scrolled into sight by the next update, also a row that has not been made.
    ///
    /// - Returns: Whether there is such a thing.
    @MainActor
    package func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard inDepth({ root.place(ofRow: id) }) != nil else { return false }
        requestScroll(ScrollRequest(group: root, id: id, anchor: anchor))
        writes.requestUpdate()
        return true
    }

    /// Scrolls until a node is in sight, no further than needed.
    @MainActor
    package func scroll(to node: RenderNode, anchor: UnitPoint? = nil) {
        guard let container = node.containerNode else { return }
        reveal(node.layoutFrame, in: container, anchor: anchor)
        writes.requestUpdate()
    }
}

extension View {
    /// Gives the nodes of the view a trait that only a test reads.
    nonisolated package func testTrait<Key, Value: Equatable>(_ key: Key.Type, _ value: Value) -> some View {
        modifier(TraitModifier<Key, Value>(value: value, affectsLayout: false))
    }
}
