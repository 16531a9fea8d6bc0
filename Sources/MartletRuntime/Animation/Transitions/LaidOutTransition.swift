import AttributeGraph

/// A transition whose body affects layout. It wraps the view permanently, so that the view's size in the identity phase
/// is that of the transition's body, from which it moves when it is inserted or removed.
///
/// Transitions that only affect drawing wrap the view only during the transition.
final class LaidOutTransition {
    let phase: Attribute<TransitionPhase>
    /// The environment around the transition.
    let environment: EnvironmentScope
    /// The completion of the running transition's animations.
    var completion: AnimationCompletion?
    /// Whether the initial phase is being set, whose effects are not animated.
    private var isBeginning = false

    init(inputs: _ViewInputs) {
        phase = inputs.graph.makeInput(.identity, in: inputs.scope)
        environment = inputs.environment
    }

    /// Creates the transition's nodes around the view.
    func make(
        _ box: TransitionBox,
        latest: @escaping LatestTransition,
        inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outer = inputs.environment.transactions
        var inner = inputs
        inner.changeTransactions(Change(self))
        return box.make(phase: phase, latest: latest, inputs: inner) { inputs in
            // The animations of the view itself are none of the transition's.
            var inputs = inputs
            inputs.environment = EnvironmentScope(in: inputs.environment, lifetime: inputs.scope, restoring: outer)
            return content(inputs)
        }
    }

    /// Shows the view in its phase before the insertion.
    func begin(at phase: TransitionPhase, in scene: SceneGraph) {
        let graph = scene.graph
        guard graph.isAlive(self.phase), graph.untracked({ graph[self.phase] }) != phase else { return }
        isBeginning = true
        scene.transactionChangesDiffer()
        graph.set(self.phase, to: phase)
    }

    /// Applies the phase set by `begin(at:in:)`, so that later changes are animated from there.
    func setOut(in scene: SceneGraph) {
        guard isBeginning else { return }
        isBeginning = false
        scene.transactionChangesDiffer()
    }

    private final class Change: TransactionChange {
        // The transition's nodes hold both.
        private weak var transition: LaidOutTransition?

        init(_ transition: LaidOutTransition) { self.transition = transition }

        override func apply(to transaction: inout Transaction, in scene: SceneGraph) {
            guard let transition else { return }
            if transition.isBeginning {
                transaction.animation = nil
                transaction.disablesAnimations = true
            } else if let completion = transition.completion {
                transaction.completions.append(completion)
            }
        }
    }
}

extension Transition {
    /// Whether the transition only affects drawing.
    nonisolated static var keepsLayout: Bool { (self as? any DrawnTransition.Type)?.isOnlyDrawn ?? false }
}

/// A transition that declares whether it only affects drawing.
private protocol DrawnTransition {
    static var isOnlyDrawn: Bool { get }
}

extension DrawnTransition {
    static var isOnlyDrawn: Bool { true }
}

extension OpacityTransition: DrawnTransition {}
extension IdentityTransition: DrawnTransition {}
extension ScaleTransition: DrawnTransition {}
extension OffsetTransition: DrawnTransition {}
extension MoveTransition: DrawnTransition {}
extension SlideTransition: DrawnTransition {}
extension PushTransition: DrawnTransition {}
extension BlurReplaceTransition: DrawnTransition {}

extension AsymmetricTransition: DrawnTransition {
    static var isOnlyDrawn: Bool { Insertion.keepsLayout && Removal.keepsLayout }
}

extension CombinedTransition: DrawnTransition {
    static var isOnlyDrawn: Bool { First.keepsLayout && Second.keepsLayout }
}

extension AnimatedTransition: DrawnTransition {
    static var isOnlyDrawn: Bool { Base.keepsLayout }
}

extension ModifierTransition: DrawnTransition {
    static var isOnlyDrawn: Bool { Modifier.self is any GeometryEffect.Type }
}
