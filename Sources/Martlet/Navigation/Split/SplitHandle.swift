import AttributeGraph
import Foundation

/// The draggable line between two views.
final class SplitHandle {
    // unowned: the render tree owns the node of the line.
    unowned let node: RenderNode
    private let axis: Axis
    /// Called with the translation since the drag began, and with whether the drag has ended.
    var dragged: (CGSize, Bool) -> Void {
        get { drags.reported }
        set { drags.reported = newValue }
    }
    private let drags = Drags()

    private final class Drags {
        var reported: (CGSize, Bool) -> Void = { _, _ in }
    }

    /// Creates the line as a child of the inputs' parent.
    init(axis: Axis, inputs: _ViewInputs) {
        self.axis = axis
        let handle = RenderNode.make(layout: SplitHandleLayout(axis: axis), inputs: inputs)
        node = handle
        _ = RenderNode.make(.divider, layout: FillingLayout(), inputs: inputs.inside(handle))
        let environment = inputs.environment
        inputs.follow { [unowned handle] _ in
            let outline = ShapeOutline(Rectangle(), in: EnvironmentValues(scope: environment), of: handle)
            handle.input.contentShape = ContentShape(outline: outline, isEOFilled: false)
        }
        let drag = DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { [drags] in drags.reported($0.translation, false) }
            .onEnded { [drags] in drags.reported($0.translation, true) }
        let gesture = GestureModifier(gesture: drag, priority: .normal, mask: .all)
        let value = inputs.graph.makeInput(gesture, in: inputs.scope) { _, _ in true }
        _ = type(of: gesture)._makeView(modifier: _GraphValue(value, isCompared: true), inputs: inputs) { _ in
            _ViewOutputs(node: handle)
        }
    }

    /// The thickness of the line's area for the pointer, in points.
    var thickness: CGFloat {
        let thickness = node.scene.profile.dividerThickness
        return max(axis == .horizontal ? thickness.width : thickness.height, 7)
    }
}

/// Centers the line in its area for the pointer.
struct SplitHandleLayout: NodeLayout {
    let axis: Axis

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let thickness = node.scene.profile.dividerThickness
        for line in node.layoutChildren {
            if axis == .horizontal {
                line.place(
                    at: CGPoint(x: (size.width - thickness.width) / 2, y: 0),
                    proposal: ProposedViewSize(width: thickness.width, height: size.height))
            } else {
                line.place(
                    at: CGPoint(x: 0, y: (size.height - thickness.height) / 2),
                    proposal: ProposedViewSize(width: size.width, height: thickness.height))
            }
        }
    }
}
