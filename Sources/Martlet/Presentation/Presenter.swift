/// The presentation of one modifier, shown while its target has an identity.
///
/// A rule observes the target. Presentations begin and end among the actions of an update, outside of rules.
final class Presenter: LifecycleRecord {
    // The node owns the presenter and is released before its scene.
    private unowned let scene: SceneGraph
    private let kind: Presentation.Kind
    private let surroundings: _ViewInputs
    /// The node to which the presentation belongs.
    private unowned let node: RenderNode
    private let make: (AnyHashable, Presentation, _ViewInputs) -> Void
    /// The identity to present; `nil` for nothing.
    private var wanted: AnyHashable?
    private var shown: (identity: AnyHashable, presentation: Presentation)?
    /// The previous presentation while the host animates its removal.
    private var leaving: Presentation?
    /// Whether the host is currently being asked to remove the presentation.
    private var isFinishing = false
    /// Whether the observed change may be animated.
    private var isAnimated = true
    /// Ends the presentation through the binding.
    var leave: () -> Void = {}
    /// Called when the host has removed the presentation.
    var onDismiss: (() -> Void)?
    /// The attachment of a popover.
    var attachment: PopoverAttachment?
    private var isThere = true
    private var isAsking = false

    /// - Parameter make: Creates the content for an identity.
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

    /// The identity of the shown presentation.
    var shownIdentity: AnyHashable? { shown?.identity }

    /// Sets the identity to present. Another identity replaces the presentation. Called in a rule.
    func follow(_ identity: AnyHashable?) {
        wanted = identity
        isAnimated = !scene.transaction(at: surroundings.environment).disablesAnimations
        if identity != shown?.identity || identity == nil { ask() }
    }

    /// Schedules an update of the presentation after the rules of this update.
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
        // The next presentation waits until the previous one is removed.
        if leaving != nil { return }
        guard let wanted else { return scene.presenting.presentations.leave(self) }
        if shown == nil, scene.presenting.presentations.begin(self) { begin(wanted) }
    }

    @MainActor
    private func begin(_ identity: AnyHashable) {
        let make = self.make
        let presentation = Presentation(
            kind, surroundings: surroundings, leave: { [weak self] in self?.leave() },
            make: { make(identity, $0, $1) })
        // A group has no frame, so a popover points to its first element.
        presentation.anchor = node.isGroup ? node.elements.first ?? node.container : node
        presentation.attachment = attachment ?? PopoverAttachment()
        presentation.isAnimated = isAnimated
        shown = (identity, presentation)
        scene.presenting.presentations.shown = presentation
        scene.wasReached = true
        scene.presenting.host?.show(presentation)
    }

    @MainActor
    private func finish(_ presentation: Presentation) {
        shown = nil
        presentation.end()
        scene.presenting.presentations.shown = nil
        scene.wasReached = true
        guard let host = scene.presenting.host else { return dismissed(in: scene) }
        leaving = presentation
        presentation.isAnimated = isAnimated
        presentation.whenGone = { [self] in gone(presentation) }
        isFinishing = true
        host.remove(presentation)
        isFinishing = false
    }

    /// Called when the host has removed the presentation.
    private func gone(_ presentation: Presentation) {
        guard leaving === presentation else { return }
        leaving = nil
        // The window may have been closed in the meantime.
        guard let scene = presentation.presentingScene else { return }
        dismissed(in: scene)
        guard !isFinishing else { return }
        ask()
        scene.requestUpdate()
    }

    /// Runs the dismissal action. The presentation has already been removed then.
    private func dismissed(in scene: SceneGraph) {
        if let onDismiss { scene.actions.append(onDismiss) }
    }

    // MARK: - Lifetime

    func appear(in scene: SceneGraph) {
        guard !isThere else { return }
        isThere = true
        if wanted != nil { ask() }
    }

    /// A page that covers the view does not affect its presentation.
    func cover(in scene: SceneGraph) {}

    func end(in scene: SceneGraph) {
        guard isThere else { return }
        isThere = false
        // Before the rules of the content end, possibly together with this view.
        shown?.presentation.detach()
        if shown != nil || wanted != nil { ask() }
    }
}
