import AttributeGraph
import Foundation

/// Views beside each other.
///
/// Space is offered to the least flexible first, within each layout priority; what remains is shared.
nonisolated public struct HStack<Content: View>: PrimitiveView {
    let content: Content
    let alignment: VerticalAlignment
    let spacing: CGFloat?

    /// Lines up views from leading to trailing.
    ///
    /// - Parameters:
    ///   - alignment: The guide that the views share.
    ///   - spacing: Between neighbours, in points; nil for the host's default.
    @inlinable
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, _content: content())
    }

    @usableFromInline
    init(alignment: VerticalAlignment, spacing: CGFloat?, _content: Content) {
        content = _content
        self.alignment = alignment
        self.spacing = spacing
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        StackMaker.make(inputs: inputs, content: { Content._makeViewList(view: view.project(offset: 0), inputs: $0) }) {
            let stack = view.pointer(in: $0)
            return StackLayout(
                axis: .horizontal,
                alignment: stack.pointee.alignment.key,
                spacing: stack.pointee.spacing
            )
        }
    }
}

/// Views above each other.
///
/// Space is offered to the least flexible first, within each layout priority; what remains is shared.
nonisolated public struct VStack<Content: View>: PrimitiveView {
    let content: Content
    let alignment: HorizontalAlignment
    let spacing: CGFloat?

    /// Lines up views from top to bottom.
    ///
    /// - Parameters:
    ///   - alignment: The guide that the views share.
    ///   - spacing: Between neighbours, in points; nil for the host's default.
    @inlinable
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, _content: content())
    }

    @usableFromInline
    init(alignment: HorizontalAlignment, spacing: CGFloat?, _content: Content) {
        content = _content
        self.alignment = alignment
        self.spacing = spacing
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        StackMaker.make(inputs: inputs, content: { Content._makeViewList(view: view.project(offset: 0), inputs: $0) }) {
            let stack = view.pointer(in: $0)
            return StackLayout(
                axis: .vertical,
                alignment: stack.pointee.alignment.key,
                spacing: stack.pointee.spacing
            )
        }
    }
}

/// Makes the node of a container whose layout follows its view value.
enum StackMaker {
    static func make<Layout: NodeLayout & Equatable>(
        inputs: _ViewInputs,
        content: (_ViewInputs) -> Void,
        layout: @escaping (AttributeGraph.Graph) -> Layout
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        inputs.follow { [unowned node] graph in node.setLayout(layout(graph)) }
        content(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension RenderNode {
    /// Gives the node another layout, and has it measured anew if it differs.
    func setLayout<Layout: NodeLayout & Equatable>(_ layout: Layout) {
        if let old = self.layout as? Layout, old == layout { return }
        self.layout = layout
        flags.insert(.guidesChanged)
        invalidateSize()
    }
}
