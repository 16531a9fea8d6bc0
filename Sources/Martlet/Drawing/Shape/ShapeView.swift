import AttributeGraph
import Foundation

/// A shape that is filled, or whose outline is drawn.
nonisolated struct ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    /// What is drawn of the shape.
    enum Drawing {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }

    let shape: Content
    let style: Style
    let drawing: Drawing

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: ShapeLayout(), inputs: inputs)
        let state = ShapeState()
        node.ensuredExtras.storage = state
        let environment = inputs.environment
        inputs.follow { [unowned node] graph in
            let view = view.read(in: graph)
            state.shape = view.shape
            state.paint = view.style._paint(in: EnvironmentValues(scope: environment).styleContext)
            switch view.drawing {
            case .fill(let style):
                state.stroke = nil
                state.isEOFilled = style.isEOFilled
            case .stroke(let style): state.stroke = style
            }
            node.invalidateSize()
            if node.flags.contains(.placed) { state.show(in: node, size: node.frame.size) }
        }
        return _ViewOutputs(node: node)
    }
}

/// What a node that shows a shape keeps: the outline follows when the size is known.
final class ShapeState {
    var shape: any Shape = Rectangle()
    var paint = _ShapeStylePaint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
    var stroke: StrokeStyle?
    var isEOFilled = false

    func show(in node: RenderNode, size: CGSize) {
        let content = ShapeContent(
            path: shape.path(in: CGRect(origin: .zero, size: size)), paint: paint, stroke: stroke,
            isEOFilled: isEOFilled)
        if case .shape(let old) = node.content, old == content { return }
        node.setContent(.shape(content))
    }
}

/// The layout of a shape: it chooses its size itself, and draws its outline in it.
struct ShapeLayout: NodeLayout {
    var name: String? { "Shape" }

    var placesWithoutChildren: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        (node.extras?.storage as? ShapeState)?.shape.sizeThatFits(proposal) ?? .zero
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        (node.extras?.storage as? ShapeState)?.show(in: node, size: node.frame.size)
    }
}

/// A shape as a node shows it.
public struct ShapeContent: Equatable {
    /// The outline, in the coordinates of the node.
    package var path: Path
    /// What it is drawn with.
    package var paint: _ShapeStylePaint
    /// How the outline is drawn; nil where the inside is.
    package var stroke: StrokeStyle?
    /// Whether what is surrounded twice counts as outside.
    package var isEOFilled = false
}
