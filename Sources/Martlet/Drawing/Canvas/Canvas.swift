import AttributeGraph
import Foundation

/// A view in which code draws.
///
///     Canvas { context, size in
///         context.stroke(
///             Path(ellipseIn: CGRect(origin: .zero, size: size)),
///             with: .color(.green),
///             lineWidth: 4)
///     }
///
/// The canvas takes all the space that it is offered, and clips the drawing to its frame. Its renderer is called when
/// the view is created again, and when the size, an environment value or an observable property that it has read
/// changes. The drawing is not a view: it receives no input, and is invisible to assistive technology.
///
/// Views can be drawn as symbols:
///
///     Canvas { context, size in
///         if let star = context.resolveSymbol(id: "star") {
///             context.draw(star, at: CGPoint(x: 20, y: 20))
///         }
///     } symbols: {
///         Image(systemName: "star").tag("star")
///     }
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
    /// The views that the renderer can draw, each with a tag.
    public var symbols: Symbols
    /// The closure that draws the content in a context, for a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether parts that the renderer does not draw are black.
    public var isOpaque: Bool
    /// The storage format of colors. It has no effect: colors are always the display's.
    public var colorMode: ColorRenderingMode
    /// Whether the renderer may be called on another thread than the main thread. It has no effect: it is always called
    /// there.
    public var rendersAsynchronously: Bool

    /// Creates a canvas with symbols.
    ///
    /// - Parameters:
    ///   - opaque: Whether parts that the renderer does not draw are black.
    ///   - colorMode: The storage format of colors, which has no effect.
    ///   - rendersAsynchronously: Whether the renderer may be called on another thread than the main thread, which has
    ///     no effect.
    ///   - renderer: A closure that draws the content in a context, for a size in points.
    ///   - symbols: Views that the renderer can draw, each with a tag.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    /// Creates the node of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        let geometry = NodeGeometry(node: node, scope: inputs.scope)
        let surroundings = CanvasSurroundings(
            scene: inputs.scene, scope: inputs.scope, environment: inputs.environment, geometry: geometry)
        let inner = inputs.inside(node)
        if Symbols.self != EmptyView.self {
            let holder = RenderNode.make(layout: SymbolsLayout(), inputs: inner)
            holder.flags.insert(.aside)
            surroundings.symbols = holder
            surroundings.symbolSizes = inputs.graph.makeInput([], in: inputs.scope)
            Symbols._makeViewList(view: view[\.symbols], inputs: inner.inside(holder))
        }
        node.layout = CanvasLayout(surroundings: surroundings) {
            let rule = CanvasRule(view: view, surroundings: surroundings)
            _ = inner.graph.makeRule(rule, in: inner.scope, isEager: true)
        }
        return _ViewOutputs(node: node)
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - opaque: Whether parts that the renderer does not draw are black.
    ///   - colorMode: The storage format of colors, which has no effect.
    ///   - rendersAsynchronously: Whether the renderer may be called on another thread than the main thread, which has
    ///     no effect.
    ///   - renderer: A closure that draws the content in a context, for a size in points.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// Calls the renderer of a canvas, and sets the recorded drawing as the node's content.
private struct CanvasRule<Symbols: View>: Rule {
    let view: _GraphValue<Canvas<Symbols>>
    let surroundings: CanvasSurroundings
    var observer = RuleObserver()

    mutating func value(in graph: Graph) {
        let canvas = view.pointer(in: graph)
        let (renderer, isOpaque) = (canvas.pointee.renderer, canvas.pointee.isOpaque)
        let surroundings = surroundings
        let recorder = CanvasRecorder(surroundings)
        observer.run(in: graph, as: .content(Canvas<Symbols>.self)) {
            var context = GraphicsContext(recorder: recorder)
            renderer(&context, surroundings.geometry.size)
        }
        guard let node = surroundings.geometry.node else { return }
        let content = DrawingContent(list: recorder.list, isOpaque: isOpaque)
        if case .drawing(let old) = node.content, old == content { return }
        node.setContent(.drawing(content))
    }
}

/// The layout of a canvas, which takes the proposed size. The renderer is first called when the size is known.
private struct CanvasLayout: NodeLayout {
    let surroundings: CanvasSurroundings
    let make: () -> Void

    var name: String? { "Canvas" }

    var placesWithoutChildren: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        if let symbols = surroundings.symbols, let sizes = surroundings.symbolSizes {
            symbols.place(at: .zero, proposal: .unspecified)
            node.scene.graph.set(sizes, to: symbols.layoutChildren.map { $0.size(for: .unspecified) })
        }
        if node.flags.contains(.hasContent) {
            surroundings.geometry.wasPlaced()
        } else {
            node.flags.insert(.hasContent)
            make()
        }
        node.scene.flushDuringLayout(below: node)
    }
}

/// The layout of symbols, which have their ideal sizes.
private struct SymbolsLayout: NodeLayout, Equatable {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        node.layoutChildren.reduce(.zero) { size, child in
            let own = child.size(for: .unspecified)
            return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        for child in node.layoutChildren { child.place(at: .zero, proposal: .unspecified) }
    }
}
