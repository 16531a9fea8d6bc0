import AttributeGraph
import Foundation

/// The page indicator of a paged tab view: a dot for each page, over the bottom edge. Swiping across the page and the
/// arrow keys switch pages.
final class PageDots {
    private let node: RenderNode
    private let text: Attribute<Text>
    private unowned let controller: TabsController
    private let mode: (Graph) -> PageTabViewStyle.IndexDisplayMode
    private var shown = ""

    init(inputs: _ViewInputs, controller: TabsController, style: TabLook) {
        self.controller = controller
        mode = style.indexMode
        let graph = inputs.graph
        text = graph.makeInput(Text(verbatim: ""), in: inputs.scope)
        let text = text
        let mode = mode
        node = ControlMaker.make(
            PageDotsControl(), inputs: inputs,
            label: ControlLabel(isUnary: true) {
                _ = Text._makeView(view: _GraphValue(text, isCompared: true), inputs: $0)
            }
        ) { [weak controller] graph, node, draft in
            draft.actions.increment = { controller?.select(by: 1) }
            draft.actions.decrement = { controller?.select(by: -1) }
            draft.control.page = Self.page(controller)
            node.setHidden(Self.isHidden(mode(graph), controller))
        }
        node.setLayout(PageDotsLayout())
        addSwipes(inputs)
    }

    /// Updates the dots to the visible page.
    func update() {
        let count = controller.pages.count
        let index = controller.shownIndex ?? 0
        let dots = (0..<count).map { $0 == index ? "●" : "○" }.joined(separator: " ")
        if dots != shown {
            shown = dots
            controller.node.scene.set(text, to: Text(verbatim: dots))
        }
        node.updateControl { content in
            content.control = PageDotsControl(page: Self.page(controller))
            content.state.title = "Page \(index + 1) of \(count)"
        }
        let graph = controller.node.scene.graph
        node.setHidden(Self.isHidden(graph.untracked { mode(graph) }, controller))
    }

    private static func page(_ controller: TabsController?) -> Double? {
        controller?.shownIndex.map { Double($0 + 1) }
    }

    private static func isHidden(_ mode: PageTabViewStyle.IndexDisplayMode, _ controller: TabsController?) -> Bool {
        switch mode.kind {
        case .automatic: (controller?.pages.count ?? 0) < 2
        case .always: false
        case .never: true
        }
    }

    /// Adds the gesture that switches to the next or previous page.
    private func addSwipes(_ inputs: _ViewInputs) {
        let drag = DragGesture(minimumDistance: 16).onEnded { [weak controller] value in
            let way =
                abs(value.predictedEndTranslation.width) > abs(value.translation.width)
                ? value.predictedEndTranslation : value.translation
            guard abs(way.width) > 48, abs(way.width) > abs(way.height) else { return }
            controller?.select(by: way.width < 0 ? 1 : -1)
        }
        let gesture = GestureModifier(gesture: drag, priority: .normal, mask: .all)
        let value = inputs.graph.makeInput(gesture, in: inputs.scope) { _, _ in true }
        let node = controller.node
        let environment = inputs.environment
        inputs.follow { [unowned node] _ in
            let outline = ShapeOutline(Rectangle(), in: EnvironmentValues(scope: environment), of: node)
            node.input.contentShape = ContentShape(outline: outline, isEOFilled: false)
        }
        _ = type(of: gesture)._makeView(modifier: _GraphValue(value, isCompared: true), inputs: inputs) { _ in
            _ViewOutputs(node: node)
        }
    }
}

/// The layout of the dots, which are centered at the bottom edge, over the page.
struct PageDotsLayout: BarLayout, Equatable {
    var name: String? { "PageDots" }
    var edge: VerticalEdge { .bottom }
    var isOverContent: Bool { true }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let dots = node.layoutChildren.first?.size(for: .unspecified) ?? .zero
        return CGSize(width: max(dots.width, proposal.width ?? 0), height: dots.height + 2 * margin(of: node))
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let dots = node.layoutChildren.first else { return }
        let chosen = dots.size(for: .unspecified)
        dots.place(
            at: CGPoint(x: (size.width - chosen.width) / 2, y: (size.height - chosen.height) / 2),
            proposal: .unspecified)
    }

    private func margin(of node: RenderNode) -> CGFloat { node.scene.profile.defaultSpacing.height }
}
