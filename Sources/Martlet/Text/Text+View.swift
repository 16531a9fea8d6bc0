import AttributeGraph
import Foundation

extension Text: View, PrimitiveView {
    /// Makes the one element that the view is, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: TextLayout(), inputs: inputs)
        inputs.graph.makeFollower(TextFollower.self, in: inputs.scope) {
            $0.initialize(to: TextFollower(view, node, inputs.environment))
        }
        return _ViewOutputs(node: node)
    }
}

/// Resolves a text in its surroundings, and has it measured anew if what it shows differs.
private struct TextFollower: Rule {
    let view: _GraphValue<Text>
    /// Lasts as long as the rule.
    let node: Unmanaged<RenderNode>
    /// What surrounds the node, which holds it.
    let environment: Unmanaged<EnvironmentScope>
    var last = Text(verbatim: "")
    /// What the text was last resolved in; nil before that.
    var lastSurroundings: TextSurroundings?
    /// The sizes of the fonts, while they are on their way.
    var sizes: FontSizeAnimator?

    init(_ view: _GraphValue<Text>, _ node: __shared RenderNode, _ environment: __shared EnvironmentScope) {
        self.view = view
        self.node = .passUnretained(node)
        self.environment = .passUnretained(environment)
    }

    // Unsafe pointers: the text is where the graph keeps it; bytes are compared with a copy that holds what they refer
    // to.
    mutating func value(in graph: Graph) {
        let surroundings = graph.unsafePointer(
            to: environment._withUnsafeGuaranteedRef { $0.textSurroundings.identifier }
        )
        let text = view.pointer(in: graph)
        // A text that stays is the same bits in the same surroundings: nothing is copied to find that out.
        if unsafeBitCast(lastSurroundings, to: UInt.self) == surroundings.load(as: UInt.self), isLast(text) {
            if let sizes { resize(to: sizes.target) }
            return
        }
        take(text.pointee, surroundings.assumingMemoryBound(to: TextSurroundings.self).pointee)
    }

    private mutating func isLast(_ text: UnsafePointer<Text>) -> Bool {
        withUnsafePointer(to: &last) { ValueComparator.sameBytes($0, text, MemoryLayout<Text>.size) }
    }

    private mutating func take(_ text: consuming Text, _ surroundings: consuming TextSurroundings) {
        if let lastSurroundings, last == text, surroundings == lastSurroundings {
            if let sizes { resize(to: sizes.target) }
            return
        }
        let content = TextContent(styled: text.resolve(in: surroundings.context), setting: surroundings.setting)
        last = text
        lastSurroundings = surroundings
        let mayMove = node._withUnsafeGuaranteedRef { $0.withScene { $0.mayMove } }
        if sizes != nil || mayMove { resize(to: content) } else { show(content) }
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
        guard let sizes, let shown = sizes.present(content, at: place) else {
            self.sizes = nil
            show(content)
            return
        }
        show(shown)
    }

    private func show(_ content: TextContent) {
        node._withUnsafeGuaranteedRef { $0.show(content) }
    }
}

extension RenderNode {
    /// Shows a text in place of the one before, and has it measured if that may make a difference.
    fileprivate func show(_ content: TextContent) {
        if case .text(let old) = self.content {
            if old == content { return }
            if old.isMeasured(like: content) {
                // Only colours differ, as they do in each frame in which they go over to others.
                content.knownIdeal = old.knownIdeal
                setContent(.text(content))
                return
            }
            if !old.isSet(like: content) { flags.insert(.guidesChanged) }
            if withScene({ $0.mayMove }), old.string != content.string { fadeContentOver() }
        }
        setContent(.text(content))
        invalidateSize()
    }
}

/// The layout of text: measured by the host.
struct TextLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        guard case .text(let text) = node.content else { return .zero }
        let ideal = node.withScene { text.idealMetrics(in: $0) }
        // Text of one line is the same wherever there is room for the line.
        let isOneLine = ideal.firstBaseline == ideal.lastBaseline
        if isOneLine, proposal.width.map({ $0 >= ideal.size.width }) ?? true {
            node.sizeTraits = [.bounded(.horizontal), .rigid(.vertical)]
            return ideal.size
        }
        if proposal == .unspecified { return ideal.size }
        return node.scene.metrics(of: text, proposal: proposal).size
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {}

    func explicitAlignment(_ key: AlignmentKey, of node: RenderNode, size: CGSize) -> CGFloat? {
        guard key.isTextBaseline, case .text(let text) = node.content else { return nil }
        var metrics = text.idealMetrics(in: node.scene)
        if metrics.size != size { metrics = node.scene.metrics(of: text, proposal: ProposedViewSize(size)) }
        return key == VerticalAlignment.firstTextBaseline.key ? metrics.firstBaseline : metrics.lastBaseline
    }
}

extension SceneGraph {
    /// The size and baselines of text. The size is whole pixels, so that rounding its edges never makes it smaller.
    func metrics(of text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        var metrics = host.measure(text, proposal: proposal)
        let pixel = profile.pixelSize
        metrics.size.width = (metrics.size.width / pixel.width - 1e-6).rounded(.up) * pixel.width
        metrics.size.height = (metrics.size.height / pixel.height - 1e-6).rounded(.up) * pixel.height
        return metrics
    }
}

extension TextContent {
    /// The size and baselines where nothing is offered; measured once.
    func idealMetrics(in scene: SceneGraph) -> TextMetrics {
        if let knownIdeal { return knownIdeal }
        let metrics = scene.metrics(of: self, proposal: .unspecified)
        knownIdeal = metrics
        return metrics
    }
}
