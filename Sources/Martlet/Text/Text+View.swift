import AttributeGraph
import Foundation

extension Text: View, PrimitiveView {
    /// Makes the one element that the view is, once for each identity.
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

    /// Makes the element of a text that is not drawn by the host, or whose lines are told of.
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

/// Resolves a text in its surroundings, and has it measured anew if what it shows differs.
///
/// It runs where the text or its surroundings have changed, and keeps neither: what it shows, its node has.
private struct TextFollower: Rule {
    let view: _GraphValue<Text>
    /// Lasts as long as the rule.
    let node: Unmanaged<RenderNode>
    /// What surrounds the node, which holds it.
    let environment: Unmanaged<EnvironmentScope>
    /// The sizes of the fonts, while they are on their way.
    var sizes: FontSizeAnimator?
    /// The scope that the rule is in.
    let scope: Scope
    /// What has the text resolved again as time goes by, where it depends on that.
    var ticker: SceneTicker?

    init(
        _ view: _GraphValue<Text>, _ node: Unmanaged<RenderNode>, _ environment: __shared EnvironmentScope,
        _ scope: Scope
    ) {
        self.view = view
        self.node = node
        self.environment = .passUnretained(environment)
        self.scope = scope
    }

    // Unsafe pointers: the text is where the graph keeps it, and so are its surroundings, which nobody counts.
    mutating func value(in graph: Graph) {
        if let ticker { _ = ticker.hasPassed(in: graph) }
        let surroundings = environment._withUnsafeGuaranteedRef { $0.textSurroundings(in: graph) }
        let content = content(of: view.pointer(in: graph), in: surroundings)
        if sizes != nil || node._withUnsafeGuaranteedRef({ $0.sceneMayMove }) {
            resize(to: content)
        } else {
            show(content)
        }
    }

    /// What is shown of a text in its surroundings, both of which the graph keeps.
    private mutating func content(
        of text: UnsafePointer<Text>, in surroundings: Unmanaged<TextSurroundings>
    ) -> TextContent {
        if text.pointee.dependsOnTime { return contentNow(of: text.pointee, surroundings.takeUnretainedValue()) }
        if ticker != nil { ticker = nil }
        return surroundings._withUnsafeGuaranteedRef { $0.content(of: text.pointee) }
    }

    /// What is shown of a text that depends on the time, as it is at the moment; when it changes next is waited for.
    private mutating func contentNow(of text: Text, _ surroundings: TextSurroundings) -> TextContent {
        let ticker = self.ticker ?? makeTicker()
        self.ticker = ticker
        let now = ticker.date
        ticker.wait(text.nextChange(after: now)?.timeIntervalSince(now))
        return TextContent(styled: text.resolve(in: surroundings.context, now: now), setting: surroundings.setting)
    }

    private func makeTicker() -> SceneTicker {
        let scene = node._withUnsafeGuaranteedRef { $0.scene }
        let ticker = SceneTicker(scene: scene, scope: scope)
        _ = ticker.hasPassed(in: scene.graph)
        return ticker
    }

    private var place: AnimationPlace {
        node._withUnsafeGuaranteedRef { node in
            AnimationPlace(scene: node.scene, environment: environment.takeUnretainedValue())
        }
    }

    /// Shows a content, or one on the way to it whose fonts have other sizes.
    private mutating func resize(to content: TextContent) {
        if let known = sizes {
            if !known.canGo(to: content) { sizes = nil }
        } else if case .text(let old) = node._withUnsafeGuaranteedRef({ $0.content }) {
            sizes = FontSizeAnimator.make(from: old, to: content, at: place)
        }
        let shown = sizes?.present(content, at: place)
        if shown == nil { sizes = nil }
        show(shown ?? content)
        if shown != nil || node._withUnsafeGuaranteedRef({ $0.flight(.fontSize) }) != nil {
            node._withUnsafeGuaranteedRef { $0.keep(.fontSize, sizes?.flight(at: place)) }
        }
    }

    private func show(_ content: __owned TextContent) {
        node._withUnsafeGuaranteedRef { node in
            node.show(content)
            if content.mayHaveLinks || node.mayHaveTextLinks {
                let environment = environment.takeUnretainedValue()
                TextLinks.update(node, for: content, environment: environment, scope: scope)
            }
        }
    }
}
