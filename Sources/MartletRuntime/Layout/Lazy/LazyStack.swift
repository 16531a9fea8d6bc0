import AttributeGraph
import Foundation

/// The parts of sections that stay visible at the edge of a lazy stack while their section is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers, at the start of the visible part.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers, at the end of the visible part.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A stack of views below each other that creates only the views near the visible part of the enclosing scroll view.
///
///     ScrollView {
///         LazyVStack(alignment: .leading) {
///             ForEach(songs) { song in SongRow(song: song) }
///         }
///     }
///
/// The rows of a `ForEach` that scroll out of sight leave the tree; their state lasts for as long as their id is in
/// the data (law A13). The stack takes all the width that it is offered.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
    let content: Content
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews

    /// Lines up views from top to bottom as they come into sight.
    ///
    /// - Parameters:
    ///   - alignment: The guide that the views share.
    ///   - spacing: Between neighbours, in points; nil for the host's default.
    ///   - pinnedViews: Which headers and footers of sections stay in sight.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        LazyContainerMaker.make(
            inputs: inputs,
            state: LazyState.init(node:),
            content: { Content._makeViewList(view: view[\.content], inputs: $0) },
            layout: { graph in
                let stack = view.pointer(in: graph)
                return LazyLayout(
                    axis: .vertical,
                    alignment: stack.pointee.alignment.key,
                    spacing: stack.pointee.spacing,
                    pinnedViews: stack.pointee.pinnedViews
                )
            }
        )
    }
}

/// Views beside each other, of which only those near the visible part of the scroll view around are made.
///
/// The rows of a `ForEach` that scroll out of sight leave the tree; their state lasts for as long as their id is in
/// the data (law A13). The stack takes all the height that it is offered.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
    let content: Content
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews

    /// Lines up views from leading to trailing as they come into sight.
    ///
    /// - Parameters:
    ///   - alignment: The guide that the views share.
    ///   - spacing: Between neighbours, in points; nil for the host's default.
    ///   - pinnedViews: Which headers and footers of sections stay in sight.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        LazyContainerMaker.make(
            inputs: inputs,
            state: LazyState.init(node:),
            content: { Content._makeViewList(view: view[\.content], inputs: $0) },
            layout: { graph in
                let stack = view.pointer(in: graph)
                return LazyLayout(
                    axis: .horizontal,
                    alignment: stack.pointee.alignment.key,
                    spacing: stack.pointee.spacing,
                    pinnedViews: stack.pointee.pinnedViews
                )
            }
        )
    }
}

/// Makes the node of a lazy container.
enum LazyContainerMaker {
    /// - Parameter state: Makes what the container keeps of its rows.
    static func make(
        inputs: _ViewInputs,
        state: (RenderNode) -> LazyState,
        content: (_ViewInputs) -> Void,
        layout: @escaping (Graph) -> some NodeLayout & Equatable
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        node.setAttachment(state(node))
        node.setHoldsLazyContainer()
        inputs.follow { [unowned node] graph in node.setLayout(layout(graph)) }
        let environment = inputs.environment
        inputs.follow { [unowned node] _ in
            LazyState.of(node).isRead = EnvironmentValues(scope: environment).accessibilityVoiceOverEnabled
        }
        content(inputs.inside(node, isLazy: true))
        return _ViewOutputs(node: node)
    }
}
