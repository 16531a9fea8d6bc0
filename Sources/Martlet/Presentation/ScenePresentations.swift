/// The presentations of a scene, of which one is shown at a time. Others wait until it is removed.
final class ScenePresentations: SceneService {
    static let slot = ServiceSlot()

    /// The shown presentation.
    var shown: Presentation?
    private weak var current: Presenter?
    private var waiting: [Presenter] = []

    init(scene: SceneGraph) {}

    /// Returns whether a presenter may show its presentation now. Otherwise it is notified when it may.
    func begin(_ presenter: Presenter) -> Bool {
        if current == nil || current === presenter {
            current = presenter
            waiting.removeAll { $0 === presenter }
            return true
        }
        if !waiting.contains(where: { $0 === presenter }) { waiting.append(presenter) }
        return false
    }

    /// Ends the turn of a presenter that has nothing left to show.
    func leave(_ presenter: Presenter) {
        waiting.removeAll { $0 === presenter }
        guard current === presenter else { return }
        current = nil
        if !waiting.isEmpty { waiting.removeFirst().ask() }
    }
}

/// The presentation whose content the scene is, if it is presented. The scene has the ideal size of its content.
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
    /// Returns the number of body evaluations of a view type, including those in presentations.
    package func bodyRuns(of type: Any.Type) -> Int {
        ownBodyRuns(of: type) + (presenting.shownPresentation?.scene?.bodyRuns(of: type) ?? 0)
    }
}

extension ScenePresenting {
    /// The shown and the waiting presentations of the scene.
    var presentations: ScenePresentations { scene.service(ScenePresentations.self) }

    private var ownPresentation: Presentation? { scene.existingService(OwnPresentation.self)?.presentation }

    /// The presentations above the scene, from the lowest to the topmost.
    package var chain: [Presentation] {
        var chain: [Presentation] = []
        var scene: SceneGraph? = self.scene
        while let presentation = scene?.presenting.shownPresentation, presentation.scene != nil {
            chain.append(presentation)
            scene = presentation.scene
        }
        return chain
    }

    /// The scene that the user operates: this one, or the topmost presentation.
    package var frontmost: SceneGraph { chain.last?.scene ?? scene }

    /// The presentation whose content the scene is; `nil` for a window's scene.
    package var presentation: Presentation? { ownPresentation }

    /// The accessibility name of presented content.
    package var name: String { scene.root.layoutChildren.first?.reading.label ?? "" }

    /// The presentation that the scene shows.
    package var shownPresentation: Presentation? { scene.existingService(ScenePresentations.self)?.shown }

    /// Dismisses the presentation whose content the scene is, as a user would.
    @MainActor
    func leaveOwnPresentation() -> Bool { ownPresentation?.requestDismissal() ?? false }

    /// Presses the default button of an alert, for Return.
    @MainActor
    func performDefaultAction() -> Bool { ownPresentation?.buttons?.defaultButton?.operate(.press, by: .key) ?? false }
}
