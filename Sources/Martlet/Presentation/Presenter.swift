/// What one modifier presents, for as long as its binding says so.
///
/// The binding is followed by a rule. What is presented comes and goes among the actions of an update, outside of
/// rules and of what views do just now.
final class Presenter: LifecycleRecord {
    // unowned(unsafe): the node holds the presenter, and ends before its scene.
    private unowned(unsafe) let scene: SceneGraph
    private let kind: Presentation.Kind
    private let surroundings: _ViewInputs
    /// What is presented belongs to it.
    private unowned(unsafe) let node: RenderNode
    private let make: (AnyHashable, Presentation, _ViewInputs) -> Void
    /// What is to be presented; nil for nothing.
    private var wanted: AnyHashable?
    private var shown: (identity: AnyHashable, presentation: Presentation)?
    /// Writes to the binding that nothing is to be presented.
    var leave: () -> Void = {}
    /// Called when what was presented is gone.
    var onDismiss: (() -> Void)?
    /// Where a popover stands.
    var attachment: PopoverAttachment?
    private var isThere = true
    private var isAsking = false

    /// - Parameter make: Makes the content of what has an identity.
    init(
        _ kind: Presentation.Kind, node: RenderNode, surroundings: _ViewInputs,
        make: @escaping (AnyHashable, Presentation, _ViewInputs) -> Void
    ) {
        self.kind = kind
        self.node = node
        self.surroundings = surroundings
        self.make = make
        scene = surroundings.scene
    }

    /// Says what is to be presented: another identity replaces what is shown. Called in a rule.
    func follow(_ identity: AnyHashable?) {
        wanted = identity
        if identity != shown?.identity || identity == nil { ask() }
    }

    /// Has what is shown brought into line when the update's rules are done.
    func ask() {
        guard !isAsking else { return }
        isAsking = true
        scene.actions.append { [self] in
            isAsking = false
            onMainActor(self) { $0.reconcile() }
        }
    }

    @MainActor
    private func reconcile() {
        let wanted = isThere ? self.wanted : nil
        if let shown, shown.identity != wanted { finish(shown.presentation) }
        guard let wanted else { return scene.presentations.leave(self) }
        if shown == nil, scene.presentations.begin(self) { begin(wanted) }
    }

    @MainActor
    private func begin(_ identity: AnyHashable) {
        let make = self.make
        let presentation = Presentation(
            kind, surroundings: surroundings, leave: { [weak self] in self?.leave() },
            make: { make(identity, $0, $1) })
        presentation.anchor = node
        presentation.attachment = attachment ?? PopoverAttachment()
        shown = (identity, presentation)
        scene.presentations.shown = presentation
        scene.wasReached = true
        scene.host.show(presentation)
    }

    @MainActor
    private func finish(_ presentation: Presentation) {
        shown = nil
        presentation.end()
        scene.presentations.shown = nil
        scene.wasReached = true
        scene.host.remove(presentation)
        // What is shown is gone before the action runs.
        if let onDismiss { scene.actions.append(onDismiss) }
    }

    // MARK: - Lifetime

    func appear(in scene: SceneGraph) {
        guard !isThere else { return }
        isThere = true
        if wanted != nil { ask() }
    }

    /// A page that covers the view leaves alone what the view presents.
    func cover(in scene: SceneGraph) {}

    func end(in scene: SceneGraph) {
        guard isThere else { return }
        isThere = false
        // Before the rules of the content end, as they may with this view.
        shown?.presentation.detach()
        if shown != nil || wanted != nil { ask() }
    }
}

/// What is presented in a scene: one thing at a time. What else is to be presented waits until that is gone.
final class ScenePresentations {
    /// What is shown.
    var shown: Presentation?
    private weak var current: Presenter?
    private var waiting: [Presenter] = []

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

extension SceneGraph {
    /// What is presented above the scene, from the lowest to the one in front.
    package var presentedChain: [Presentation] {
        var chain: [Presentation] = []
        var scene: SceneGraph? = self
        while let presentation = scene?.presentations.shown, presentation.scene != nil {
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
    package var shownPresentation: Presentation? { presentations.shown }

    /// Gives the scene the size that its content wants, if it is presented.
    func fitToContent() {
        guard let own = ownPresentation else { return }
        let chosen = onMainActor((self, own)) { $1.chooseSize(in: $0) }
        if chosen != size { setFittedSize(chosen) }
    }

    /// Leaves what the scene is the content of, as a person does.
    @MainActor
    func leaveOwnPresentation() -> Bool { ownPresentation?.requestDismissal() ?? false }

    /// Does what Return does in an alert where nothing else has used it.
    @MainActor
    func performDefaultAction() -> Bool { ownPresentation?.buttons?.defaultButton?.operate(.press, by: .key) ?? false }
}
