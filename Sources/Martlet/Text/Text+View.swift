import AttributeGraph
import Foundation

extension Text: View, PrimitiveView {
    /// Creates the view's node, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        if let mark = inputs.textMark { return makeMarked(view: view, mark, inputs: inputs) }
        let node = RenderNode.makeText(inputs: inputs)
        inputs.withGraph { graph in
            graph.makeFollower(TextFollower.self, in: inputs.scope) {
                $0.initialize(to: TextFollower(view, node, inputs.environment, inputs.scope))
            }
        }
        return _ViewOutputs(node)
    }

    /// Creates the node of a text that has a custom renderer, or reports its lines.
    nonisolated private static func makeMarked(
        view: _GraphValue<Text>, _ mark: TextMark, inputs: _ViewInputs
    ) -> _ViewOutputs {
        if mark.isReported {
            let isRendered = mark.isRendered
            let views = inputs.graph.makeRule(in: inputs.scope) {
                ReportedText(text: view.read(in: $0), isRendered: isRendered)
            }
            return ReportedText._makeView(view: _GraphValue(views, isCompared: false), inputs: inputs)
        }
        let views = inputs.graph.makeRule(in: inputs.scope) { RenderedText(text: view.read(in: $0)) }
        return RenderedText._makeView(view: _GraphValue(views, isCompared: false), inputs: inputs)
    }
}

/// The rule that resolves a text in its environment, and updates the content of its node.
///
/// Runs when the text or its environment changes. It stores neither; the resulting content is stored by the node.
private struct TextFollower: Rule {
    let view: _GraphValue<Text>
    /// The node of the text, which exists as long as the rule.
    let node: Borrowed<RenderNode>
    /// The environment of the node, retained by the node.
    let environment: Borrowed<EnvironmentScope>
    /// Animates the font sizes; `nil` while no animation runs.
    var sizes: FontSizeAnimator?
    /// The scope that owns the rule.
    let scope: Scope
    /// Runs the rule again as time passes; `nil` if the text does not depend on the time.
    var ticker: SceneTicker?
    /// Whether the shown content has links.
    var hasLinks = false

    init(
        _ view: _GraphValue<Text>, _ node: Borrowed<RenderNode>, _ environment: __shared EnvironmentScope,
        _ scope: Scope
    ) {
        self.view = view
        self.node = node
        self.environment = Borrowed(environment)
        self.scope = scope
    }

    // Unsafe pointers: the graph stores the text and its environment, which are read here without reference counting.
    mutating func value(in graph: Graph) {
        if let ticker { _ = ticker.hasPassed(in: graph) }
        let surroundings = environment.with { $0.textSurroundings(in: graph) }
        let content = content(of: view.pointer(in: graph), in: surroundings)
        if sizes != nil || node.with({ $0.sceneMayMove }) {
            resize(to: content)
        } else {
            show(content)
        }
    }

    /// Returns the content of a text in its environment.
    private mutating func content(
        of text: UnsafePointer<Text>, in surroundings: Borrowed<TextSurroundings>
    ) -> TextContent {
        if text.pointee.dependsOnTime { return contentNow(of: text.pointee, surroundings.object) }
        if ticker != nil { ticker = nil }
        return surroundings.with { $0.content(of: text.pointee) }
    }

    /// Returns the current content of a text that depends on the time, and schedules its next change.
    private mutating func contentNow(of text: Text, _ surroundings: TextSurroundings) -> TextContent {
        let ticker = self.ticker ?? makeTicker()
        self.ticker = ticker
        let now = ticker.date
        ticker.wait(text.nextChange(after: now)?.timeIntervalSince(now))
        return TextContent(styled: text.resolve(in: surroundings.context, now: now), setting: surroundings.setting)
    }

    private func makeTicker() -> SceneTicker {
        let scene = node.with { $0.scene }
        let ticker = SceneTicker(scene: scene, scope: scope)
        _ = ticker.hasPassed(in: scene.graph)
        return ticker
    }

    private var place: AnimationPlace {
        node.with { node in
            AnimationPlace(scene: node.scene, environment: environment.object)
        }
    }

    /// Shows a content, or an intermediate content while the font sizes are animated.
    private mutating func resize(to content: TextContent) {
        if let known = sizes {
            if !known.canGo(to: content) { sizes = nil }
        } else if case .text(let old) = node.with({ $0.content }) {
            sizes = FontSizeAnimator.make(from: old, to: content, at: place)
        }
        let shown = sizes?.present(content, at: place)
        if shown == nil { sizes = nil }
        show(shown ?? content)
        if shown != nil || node.with({ $0.motion.flight(.fontSize) }) != nil {
            node.with { $0.motion.keep(.fontSize, sizes?.flight(at: place)) }
        }
    }

    private mutating func show(_ content: __owned TextContent) {
        let hadLinks = hasLinks
        hasLinks = content.styled.hasLinks
        if hasLinks || hadLinks { return show(content, in: environment.object) }
        node.with { $0.show(content) }
    }

    /// Shows a content that has links, or had some.
    private func show(_ content: TextContent, in environment: EnvironmentScope) {
        node.with { node in
            node.show(content)
            TextLinks.update(node, for: content, environment: environment, scope: scope)
        }
    }
}
