import AttributeGraph
import Foundation

/// A type-erased transition.
///
///     if isShown {
///         Card().transition(.move(edge: .bottom).combined(with: .opacity))
///     }
///
/// A transition is played when a view is inserted or removed in an animation, and has no effect without one.
public struct AnyTransition {
    let box: TransitionBox

    init(box: TransitionBox) { self.box = box }

    /// Hides the type of a transition.
    public init<T: Transition>(_ transition: T) { box = AnyTransitionBox(transition) }

    /// Shows and removes the view at once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

    /// Fades the view in and out. The default transition.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

    /// A transition that grows the view from nothing, and shrinks it to nothing.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

    /// Grows the view from a part of its size, and shrinks it back.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }

    /// A transition that moves the view in from the leading edge, and out at the trailing edge.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Returns a transition that moves the view in from an edge, by its own size, and out at the same edge.
    ///
    ///     if isShown {
    ///         Text("Saved")
    ///             .transition(.move(edge: .top))
    ///     }
    ///
    /// The view starts and ends just outside of its own frame, not of the window. To fade it too, combine the
    /// transition with `.opacity`.
    ///
    /// - Parameter edge: The edge of the frame.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Moves the view in from an edge and out at the opposite one, and fades it.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Moves the view in from a distance in points, and out again.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Moves the view in from a distance in points, and out again.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Returns a transition with one modifier before and after, and another while the view is present.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Returns a transition with different insertion and removal.
    ///
    ///     Text("Message").transition(.asymmetric(insertion: .slide, removal: .opacity))
    ///
    /// The view comes as the first transition says, and goes as the second says.
    ///
    /// - Parameters:
    ///   - insertion: The transition of an inserted view.
    ///   - removal: The transition of a removed view.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(box: AsymmetricBox(insertion: insertion.box, removal: removal.box))
    }

    /// Returns a transition that plays both transitions at once.
    ///
    ///     Text("Message").transition(.scale.combined(with: .opacity))
    ///
    /// Their effects are nested, so that a move and a fade run side by side. The result can be combined further.
    ///
    /// - Parameter other: The second transition.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(box: CombinedBox(first: box, second: other.box))
    }

    /// Returns the transition with an animation that overrides the transaction's.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(box: AnimatedBox(base: box, animation: animation))
    }
}

/// Reads a transition whose values may change, with a dependency of the running rule.
typealias LatestTransition = (Graph) -> TransitionBox

/// The type-erased transition around a view.
class TransitionBox {
    /// Whether the transition moves content.
    var hasMotion: Bool { false }
    /// Whether the transition has an animation even if the transaction has none.
    var hasOwnAnimation: Bool { false }
    /// Whether the transition has no effect.
    var isIdentity: Bool { false }

    /// Whether its body may change the view's layout, also while the view is present.
    var isLaidOut: Bool { false }

    /// Creates the transition's nodes around content, with the phase as an attribute.
    ///
    /// - Parameter latest: The current transition of the view, if its values may change.
    func make(
        phase: Attribute<TransitionPhase>,
        latest: @escaping LatestTransition,
        inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        fatalError("TransitionBox is abstract.")
    }
}

private final class AnyTransitionBox<T: Transition>: TransitionBox {
    private let transition: T

    init(_ transition: T) { self.transition = transition }

    override var hasMotion: Bool { onMainActor(()) { T.properties.hasMotion } }

    override var hasOwnAnimation: Bool { (transition as? any OwnAnimation)?.ownAnimation != nil }

    override var isIdentity: Bool { T.self == IdentityTransition.self }

    override var isLaidOut: Bool { !T.keepsLayout }

    override func make(
        phase: Attribute<TransitionPhase>,
        latest: @escaping LatestTransition,
        inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let transition = transition
        let body = inputs.graph.makeRule(in: inputs.scope) { graph in
            TransitionBody(
                transition: (latest(graph) as? AnyTransitionBox<T>)?.transition ?? transition, phase: graph[phase])
        }
        var inputs = inputs
        if let animation = (transition as? any OwnAnimation)?.ownAnimation { inputs.animateChanges(by: animation) }
        return TransitionBody<T>._makeView(
            modifier: _GraphValue(body, isCompared: true),
            inputs: inputs,
            body: content
        )
    }
}

/// A transition that may have an animation of its own.
private protocol OwnAnimation {
    var ownAnimation: Animation? { get }
}

extension AnimatedTransition: OwnAnimation {
    fileprivate var ownAnimation: Animation? { animation }
}

private final class CombinedBox: TransitionBox {
    private let first: TransitionBox
    private let second: TransitionBox

    init(first: TransitionBox, second: TransitionBox) {
        self.first = first
        self.second = second
    }

    override var hasMotion: Bool { first.hasMotion || second.hasMotion }
    override var hasOwnAnimation: Bool { first.hasOwnAnimation || second.hasOwnAnimation }
    override var isLaidOut: Bool { first.isLaidOut || second.isLaidOut }

    override func make(
        phase: Attribute<TransitionPhase>,
        latest: @escaping LatestTransition,
        inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let (first, second) = (first, second)
        let outer = inputs.environment
        return second.make(
            phase: phase, latest: { (latest($0) as? CombinedBox)?.second ?? second }, inputs: inputs
        ) { inner in
            // Each transition keeps its own animation.
            var inputs = inner
            inputs.environment = outer
            return first.make(
                phase: phase, latest: { (latest($0) as? CombinedBox)?.first ?? first }, inputs: inputs,
                content: content)
        }
    }
}

private final class AsymmetricBox: TransitionBox {
    private let insertion: TransitionBox
    private let removal: TransitionBox

    init(insertion: TransitionBox, removal: TransitionBox) {
        self.insertion = insertion
        self.removal = removal
    }

    override var hasMotion: Bool { insertion.hasMotion || removal.hasMotion }
    override var hasOwnAnimation: Bool { insertion.hasOwnAnimation || removal.hasOwnAnimation }
    override var isLaidOut: Bool { insertion.isLaidOut || removal.isLaidOut }

    override func make(
        phase: Attribute<TransitionPhase>,
        latest: @escaping LatestTransition,
        inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let (insertion, removal) = (insertion, removal)
        let outer = inputs.environment
        let entering = inputs.graph.makeRule(in: inputs.scope) { graph -> TransitionPhase in
            graph[phase] == .willAppear ? .willAppear : .identity
        }
        let leaving = inputs.graph.makeRule(in: inputs.scope) { graph -> TransitionPhase in
            graph[phase] == .didDisappear ? .didDisappear : .identity
        }
        return removal.make(
            phase: leaving, latest: { (latest($0) as? AsymmetricBox)?.removal ?? removal }, inputs: inputs
        ) { inner in
            var inputs = inner
            inputs.environment = outer
            return insertion.make(
                phase: entering, latest: { (latest($0) as? AsymmetricBox)?.insertion ?? insertion }, inputs: inputs,
                content: content)
        }
    }
}

private final class AnimatedBox: TransitionBox {
    private let base: TransitionBox
    private let animation: Animation?

    init(base: TransitionBox, animation: Animation?) {
        self.base = base
        self.animation = animation
    }

    override var hasMotion: Bool { base.hasMotion }
    override var hasOwnAnimation: Bool { animation != nil }
    override var isLaidOut: Bool { base.isLaidOut }

    override func make(
        phase: Attribute<TransitionPhase>,
        latest: @escaping LatestTransition,
        inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inputs = inputs
        inputs.animateChanges(by: animation)
        let base = base
        return base.make(
            phase: phase, latest: { (latest($0) as? AnimatedBox)?.base ?? base }, inputs: inputs, content: content)
    }
}

private final class OwnAnimationChange: TransactionChange {
    private let animation: Animation?

    init(_ animation: Animation?) { self.animation = animation }

    override func apply(to transaction: inout Transaction, in scene: SceneGraph) {
        if !transaction.disablesAnimations { transaction.animation = animation }
    }
}

extension _ViewInputs {
    fileprivate mutating func animateChanges(by animation: Animation?) {
        changeTransactions(OwnAnimationChange(animation))
    }
}

/// The transition of an element, as set by a modifier.
struct ViewTransition {
    let box: TransitionBox
    /// The permanent wrapper around the view, for a transition that affects layout.
    let laidOut: LaidOutTransition?
}

enum TransitionTrait {}

/// Sets the transition of each element of the content.
nonisolated struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let first = inputs.graph.untracked { modifier.read(in: inputs.graph).transition.box }
        let laidOut = first.isLaidOut ? LaidOutTransition(inputs: inputs) : nil
        let outputs =
            laidOut?.make(first, latest: { modifier.read(in: $0).transition.box }, inputs: inputs, content: body)
            ?? body(inputs)
        let node = outputs.node
        inputs.follow { [unowned node, unowned scene = inputs.scene] graph in
            let transition = modifier.read(in: graph).transition
            node.setTrait(TransitionTrait.self, ViewTransition(box: transition.box, laidOut: laidOut))
            if transition.box.hasOwnAnimation { scene.transactions.hasAnimatedTransitions = true }
        }
        return outputs
    }
}

extension View {
    /// Sets the transition for animated insertion and removal of the view (law I7).
    ///
    ///     struct Note: View {
    ///         @State private var isShown = false
    ///         var body: some View {
    ///             Button("Show") { withAnimation { isShown.toggle() } }
    ///             if isShown { Text("A note").transition(.slide) }
    ///         }
    ///     }
    ///
    /// Without an animation, the view appears and disappears at once. Without the modifier, views fade.
    ///
    /// - Parameter t: The transition.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// Sets the transition for animated insertion and removal of the view (law I7).
    @_disfavoredOverload
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
