import Foundation

/// The views that a layout arranges, in their order.
// @unchecked Sendable: layouts belong to no actor. They get these on the thread that lays out, and use them there.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    /// Positions count from 0.
    public typealias Index = Int
    /// A view that is arranged.
    public typealias Element = LayoutSubview
    /// A part of the subviews is of the same type.
    public typealias SubSequence = LayoutSubviews

    let nodes: ContiguousArray<RenderNode>
    /// The direction in which the container lays out. Positions need not heed it: they are mirrored for the layout.
    public var layoutDirection: LayoutDirection

    init(nodes: ContiguousArray<RenderNode>, layoutDirection: LayoutDirection) {
        self.nodes = nodes
        self.layoutDirection = layoutDirection
    }

    init(of node: RenderNode) {
        self.init(nodes: node.layoutChildren, layoutDirection: node.layoutDirection)
    }

    /// The container, and the nodes of the views that are still in it: a layout may keep the subviews for longer.
    var arranged: (container: RenderNode, nodes: ContiguousArray<RenderNode>)? {
        let present = nodes.contains(where: \.hasLeftItsContainer) ? nodes.filter { !$0.hasLeftItsContainer } : nodes
        guard let container = present.first?.containerNode else { return nil }
        return (container, present)
    }

    /// The position of the first subview.
    public var startIndex: Int { 0 }
    /// The position after the last subview.
    public var endIndex: Int { nodes.count }

    /// The subview at a position.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

    /// The subviews at positions next to each other.
    /// - Complexity: O(*n*) in the length of the range.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes: ContiguousArray(nodes[bounds]), layoutDirection: layoutDirection)
    }

    /// The subviews at some indices.
    /// - Complexity: O(*n*) in the indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(
            nodes: ContiguousArray(indices.map { nodes[$0] }),
            layoutDirection: layoutDirection
        )
    }

    /// Whether both are the same views in the same order and direction.
    /// - Complexity: O(*n*) in the subviews.
    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.nodes.elementsEqual(b.nodes, by: ===)
    }
}

/// A view, as seen by the layout that arranges it.
///
/// A layout may keep it, for example in its cache. After the view has ended, its size is zero and placing it does
/// nothing.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let node: RenderNode

    /// The value that the view gives for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.trait(key, as: K.Value.self) ?? K.defaultValue
    }

    /// The priority in the distribution of space; 0 unless set.
    public var priority: Double { node.layoutPriority }

    /// Returns the size that the view chooses for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.hasLeftItsContainer ? .zero : node.size(for: proposal.withoutNaN)
    }

    /// Returns the size that the view chooses for a proposal, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        node.hasLeftItsContainer ? ViewDimensions(.zero) : node.dimensions(for: proposal.withoutNaN).forUser
    }

    /// The preferred spacing around the view.
    public var spacing: ViewSpacing {
        guard !node.hasLeftItsContainer else { return ViewSpacing() }
        return ViewSpacing(standard: node.scene.profile.defaultSpacing) { node.spacing(at: $0) }
    }

    /// Places the view in its container.
    ///
    /// - Parameters:
    ///   - position: The position of the anchor, in the coordinates of the container.
    ///   - anchor: The point of the view that is at the position.
    ///   - proposal: The size that is proposed to the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard !node.hasLeftItsContainer else { return }
        let proposal = proposal.withoutNaN
        let size = node.size(for: proposal)
        let offset = anchor.point(in: size)
        node.flags.insert(.placedByLayout)
        node.place(at: CGPoint(x: position.x - offset.x, y: position.y - offset.y), proposal: proposal)
    }

    /// Hides the view, or shows it again, while its layout places it. A hidden view is not drawn, takes no input, and
    /// is not read by assistive technology. Its size and the other views are unaffected.
    ///
    /// For a layout of this package that leaves out views, such as the labels of an axis that would overlap.
    package func setHidden(_ isHidden: Bool) {
        guard !node.hasLeftItsContainer, node.flags.contains(.hidden) != isHidden else { return }
        node.flags.set(.hidden, isHidden)
        node.didChange()
        node.containerNode?.didChange()
    }

    /// Whether both are the same view.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

extension ProposedViewSize {
    /// The proposal of a program, in which NaN means an unspecified length.
    var withoutNaN: ProposedViewSize {
        ProposedViewSize(
            width: width.flatMap { $0.isNaN ? nil : $0 }, height: height.flatMap { $0.isNaN ? nil : $0 })
    }
}
