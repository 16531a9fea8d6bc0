import AttributeGraph
import Foundation

/// The transition of a view to other content in its place, such as another text.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable {
        case identity, opacity, interpolate, symbol
        case numericText(countsDown: Bool)
    }

    private let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// As gradually as the content allows: text fades over.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// A transition for symbols: a cross-fade.
    public static let symbolEffect = ContentTransition(kind: .symbol)

    /// Returns a transition for symbols: a cross-fade for every effect.
    ///
    /// - Parameters:
    ///   - effect: The effect of replacing a symbol.
    ///   - options: The speed. A cross-fade takes as long as the animation of the change.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }

    /// Returns a transition for numbers: a cross-fade.
    ///
    /// - Parameter countsDown: Whether the numbers decrease.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Returns a transition for numbers: a cross-fade.
    ///
    /// - Parameter value: The number.
    public static func numericText(value: Double) -> ContentTransition { numericText() }

    var fades: Bool { kind != .identity }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
    /// The transition of views to other content in their place.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition to other content of the view, in an animation.
    ///
    ///     Text("\(score)").contentTransition(.numericText())
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

extension RenderNode {
    /// Starts a cross-fade to new content of the node, if the transaction has an animation and the environment requests
    /// it. Called in a rule, before the content is replaced.
    package func fadeContentOver() {
        guard scene.transitionWork.mayTransition, let environment, let parent, isDrawn, self.transition.run == nil
        else { return }
        guard scene.transaction(at: environment).animation != nil else { return }
        guard scene.graph.untracked({ EnvironmentValues(scope: environment).contentTransition.fades }) else { return }
        let old = RenderNode.makeRoot(content, layout: KeptLayout(size: frame.size), scene: scene, instance: instance)
        old.environment = environment
        old.frame = frame
        old.placedProposal = placedProposal
        old.flags.insert(.placed)
        let scope = scene.graph.makeScope(in: scene.scope)
        guard scene.transitionWork.remove([old], scope, from: parent) != nil else { return }
        // Only the new content is exposed to assistive technology.
        old.outermost.parent?.flags.insert(.ghost)
        scene.transitionWork.enter(.identity, scene.transitionWork.wrap(self, phase: .willAppear))
    }
}

/// The layout of content that keeps its previous size.
private struct KeptLayout: NodeLayout {
    let size: CGSize

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize { size }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {}
}
