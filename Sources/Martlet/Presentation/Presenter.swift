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
    /// What was presented, while the host shows it leave.
    private var leaving: Presentation?
    /// Whether the host is being told to take it away.
    private var isFinishing = false
    /// Whether the change that is followed may be seen.
    private var isAnimated = true
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

    /// The identity of what is shown.
    var shownIdentity: AnyHashable? { shown?.identity }

    /// Says what is to be presented: another identity replaces what is shown. Called in a rule.
    func follow(_ identity: AnyHashable?) {
        wanted = identity
        isAnimated = !scene.transaction(at: surroundings.environment).disablesAnimations
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
        // What comes next waits until it is gone.
        if leaving != nil { return }
        guard let wanted else { return scene.presentations.leave(self) }
        if shown == nil, scene.presentations.begin(self) { begin(wanted) }
    }

    @MainActor
    private func begin(_ identity: AnyHashable) {
        let make = self.make
        let presentation = Presentation(
            kind, surroundings: surroundings, leave: { [weak self] in self?.leave() },
            make: { make(identity, $0, $1) })
        // A group has no frame: a popover points to its first element.
        presentation.anchor = node.isGroup ? node.elements.first ?? node.container : node
        presentation.attachment = attachment ?? PopoverAttachment()
        presentation.isAnimated = isAnimated
        shown = (identity, presentation)
        scene.presentations.shown = presentation
        scene.wasReached = true
        scene.presentingHost?.show(presentation)
    }

    @MainActor
    private func finish(_ presentation: Presentation) {
        shown = nil
        presentation.end()
        scene.presentations.shown = nil
        scene.wasReached = true
        guard let host = scene.presentingHost else { return dismissed(in: scene) }
        leaving = presentation
        presentation.isAnimated = isAnimated
        presentation.whenGone = { [self] in gone(presentation) }
        isFinishing = true
        host.remove(presentation)
        isFinishing = false
    }

    /// The host shows it no more.
    private func gone(_ presentation: Presentation) {
        guard leaving === presentation else { return }
        leaving = nil
        // The window may have closed meanwhile.
        guard let scene = presentation.presentingScene else { return }
        dismissed(in: scene)
        guard !isFinishing else { return }
        ask()
        scene.requestUpdate()
    }

    /// What is shown is gone before the action runs.
    private func dismissed(in scene: SceneGraph) {
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
