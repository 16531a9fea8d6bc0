/// What is presented in a scene: one thing at a time. What else is to be presented waits until that is gone.
final class ScenePresentations: SceneService {
    static let slot = ServiceSlot()

    /// What is shown.
    var shown: Presentation?
    private weak var current: Presenter?
    private var waiting: [Presenter] = []

    init(scene: SceneGraph) {}

    /// Whether a presenter may show something now. If not, it is asked again when it may.
    func begin(_ presenter: Presenter) -> Bool {
        if current == nil || current === presenter {
            current = presenter
            waiting.removeAll { $0 === presenter }
            return true
        }
        if !waiting.contains(where: { $0 === presenter }) { waiting.append(presenter) }
        return false
    }

    /// A presenter has nothing to show any more.
    func leave(_ presenter: Presenter) {
        waiting.removeAll { $0 === presenter }
        guard current === presenter else { return }
        current = nil
        if !waiting.isEmpty { waiting.removeFirst().ask() }
    }
}

/// What a scene is the content of, if it is presented: it has the size that its content wants.
final class OwnPresentation: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .fit

    weak var presentation: Presentation?

    init(scene: SceneGraph) {}

    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        guard let presentation else { return }
        let chosen = onMainActor((scene, presentation)) { $1.chooseSize(in: $0) }
        if chosen != scene.size { scene.setFittedSize(chosen) }
    }
}

extension SceneGraph {
    /// What is presented in the scene, and what waits to be.
    var presentations: ScenePresentations { service(ScenePresentations.self) }

    private var ownPresentation: Presentation? { existingService(OwnPresentation.self)?.presentation }

    /// How often the bodies of a type of view have run, in what is presented too.
    package func bodyRuns(of type: Any.Type) -> Int {
        ownBodyRuns(of: type) + (shownPresentation?.scene?.bodyRuns(of: type) ?? 0)
    }

    /// What is presented above the scene, from the lowest to the one in front.
    package var presentedChain: [Presentation] {
        var chain: [Presentation] = []
        var scene: SceneGraph? = self
        while let presentation = scene?.shownPresentation, presentation.scene != nil {
            chain.append(presentation)
            scene = presentation.scene
        }
        return chain
    }

    /// The scene that a person operates: this one, or what is presented in front of it.
    package var frontmost: SceneGraph { presentedChain.last?.scene ?? self }

    /// What the scene is the content of, if it is presented.
    package var presentation: Presentation? { ownPresentation }

    /// What presented content is called.
    package var presentedName: String { root.layoutChildren.first?.accessibilityLabel ?? "" }

    /// What is presented in the scene.
    package var shownPresentation: Presentation? { existingService(ScenePresentations.self)?.shown }

    /// Leaves what the scene is the content of, as a person does.
    @MainActor
    func leaveOwnPresentation() -> Bool { ownPresentation?.requestDismissal() ?? false }

    /// Does what Return does in an alert where nothing else has used it.
    @MainActor
    func performDefaultAction() -> Bool { ownPresentation?.buttons?.defaultButton?.operate(.press, by: .key) ?? false }
}
