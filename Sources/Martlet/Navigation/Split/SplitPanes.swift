import AttributeGraph
import Foundation

/// Views in a row whose widths the user changes by dragging the lines between them.
nonisolated public struct HSplitView<Content: View>: PrimitiveView {
    let content: Content

    /// Creates a row of the views of a builder.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        SplitPanes.make(.horizontal, content: view[\.content], inputs: inputs)
    }
}

/// Views in a column whose heights the user changes by dragging the lines between them.
nonisolated public struct VSplitView<Content: View>: PrimitiveView {
    let content: Content

    /// Creates a column of the views of a builder.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        SplitPanes.make(.vertical, content: view[\.content], inputs: inputs)
    }
}

enum SplitPanes {
    static func make<Content: View>(
        _ axis: Axis,
        content: _GraphValue<Content>,
        inputs: _ViewInputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: SplitPanesLayout(axis: axis), inputs: inputs)
        var inner = inputs.inside(node)
        inner.wrappers = ElementWrapper(inputs: inner) { inputs, make in
            let pane = RenderNode.make(.effect(.clip), layout: PaneLayout(axis: axis), inputs: inputs)
            pane.setAttachment(PaneState())
            let inside = inputs.inside(pane)
            _ = make(inside)
            let handle = SplitHandle(axis: axis, inputs: inside)
            handle.dragged = { [weak pane] in pane?.dragPane(by: $0, axis: axis, isLast: $1) }
            return _ViewOutputs(node: pane)
        }
        Content._makeViewList(view: content, inputs: inner)
        return _ViewOutputs(node: node)
    }
}

/// The length of a pane and its current drag.
final class PaneState: NodeAttachment {
    /// The length that the user has set, in points.
    var length: CGFloat?
    /// The length at the last layout.
    var placed: CGFloat = 0
    /// The length at the start of the current drag.
    var start: CGFloat?
}

extension RenderNode {
    fileprivate var paneState: PaneState? { attachment(PaneState.self) }

    fileprivate func dragPane(by translation: CGSize, axis: Axis, isLast: Bool = false) {
        guard let state = paneState else { return }
        let start = state.start ?? state.placed
        state.start = isLast ? nil : start
        let way = axis == .horizontal ? translation.width : translation.height
        state.length = max(0, start + (layoutDirection == .rightToLeft && axis == .horizontal ? -way : way))
        guard let container = outermost.containerNode, let layout = container.layout as? SplitPanesLayout else {
            return
        }
        container.takeLayout(SplitPanesLayout(axis: axis, changes: layout.changes + 1))
        scene.writes.requestUpdate()
    }
}

/// The layout of panes. Panes whose length the user has set keep it; the others share the rest equally.
struct SplitPanesLayout: NodeLayout {
    let axis: Axis
    /// The number of times that the user has moved a line, which invalidates the layout.
    var changes = 0

    var name: String? { axis == .horizontal ? "HSplitView" : "VSplitView" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        var size = CGSize.zero
        for pane in node.layoutChildren {
            let offered =
                axis == .horizontal
                ? ProposedViewSize(width: proposal.width == 0 ? 0 : nil, height: proposal.height)
                : ProposedViewSize(width: proposal.width, height: proposal.height == 0 ? 0 : nil)
            let chosen = pane.size(for: offered)
            if axis == .horizontal {
                size.width += chosen.width
                size.height = max(size.height, chosen.height)
            } else {
                size.width = max(size.width, chosen.width)
                size.height += chosen.height
            }
        }
        return CGSize(
            width: max(size.width, proposal.width ?? size.width),
            height: max(size.height, proposal.height ?? size.height))
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let panes = node.layoutChildren
        let total = axis == .horizontal ? size.width : size.height
        let across = axis == .horizontal ? size.height : size.width
        let least = panes.map { pane in
            let chosen = pane.size(for: proposed(0, across))
            return axis == .horizontal ? chosen.width : chosen.height
        }
        var lengths = panes.indices.map { index -> CGFloat? in
            panes[index].paneState?.length.map { max($0, least[index]) }
        }
        // The last pane fills the rest.
        if !lengths.isEmpty { lengths[lengths.count - 1] = nil }
        let open = lengths.filter { $0 == nil }.count
        let rest = total - lengths.compactMap { $0 }.reduce(0, +)
        var position: CGFloat = 0
        for (index, pane) in panes.enumerated() {
            let after = least[(index + 1)...].reduce(0, +)
            let wanted = max(lengths[index] ?? rest / CGFloat(max(open, 1)), least[index])
            let isLast = index == panes.count - 1
            let length = isLast ? max(0, total - position) : max(0, min(wanted, total - position - after)).rounded()
            pane.paneState?.placed = length
            pane.place(
                at: axis == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position),
                proposal: proposed(length, across))
            position += length
        }
    }

    private func proposed(_ length: CGFloat, _ across: CGFloat) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
    }
}

/// The layout of a pane: its content, followed by the line to the next pane.
struct PaneLayout: NodeLayout {
    let axis: Axis

    var isPartOfContainer: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let line = lineLength(of: node)
        let content = node.layoutChildren.first?.size(for: inner(proposal, line)) ?? .zero
        let own =
            axis == .horizontal
            ? CGSize(width: content.width + line, height: content.height)
            : CGSize(width: content.width, height: content.height + line)
        return CGSize(
            width: max(own.width, proposal.width ?? 0), height: max(own.height, proposal.height ?? 0))
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let line = lineLength(of: node)
        guard let content = node.layoutChildren.first, let handle = node.layoutChildren.last else { return }
        let room = inner(ProposedViewSize(size), line)
        let chosen = content.size(for: room)
        let area = CGSize(width: room.width ?? 0, height: room.height ?? 0)
        content.place(
            at: CGPoint(x: (area.width - chosen.width) / 2, y: (area.height - chosen.height) / 2), proposal: room)
        handle.setHidden(line == 0)
        guard line > 0 else { return }
        let place = axis == .horizontal ? CGPoint(x: size.width - line, y: 0) : CGPoint(x: 0, y: size.height - line)
        let length =
            axis == .horizontal
            ? ProposedViewSize(width: line, height: size.height) : ProposedViewSize(width: size.width, height: line)
        handle.place(at: place, proposal: length)
    }

    /// Returns the length of the line after the pane, which the last pane does not have.
    private func lineLength(of node: RenderNode) -> CGFloat {
        guard let panes = node.outermost.containerNode?.layoutChildren, panes.last !== node.outermost else { return 0 }
        let thickness = node.scene.profile.dividerThickness
        // Wide enough for the pointer.
        return max(axis == .horizontal ? thickness.width : thickness.height, 7)
    }

    private func inner(_ proposal: ProposedViewSize, _ line: CGFloat) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: proposal.width.map { max(0, $0 - line) }, height: proposal.height)
            : ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - line) })
    }
}
