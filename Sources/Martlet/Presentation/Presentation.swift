import Foundation

/// A presentation of a view above its window: a sheet, an alert, a popover.
///
/// The presented content has a scene of its own, which is updated together with that of the presenting view and
/// inherits its environment. The scene has its own focus, size and tree; its preferences do not reach the window, and
/// everything in it ends with its dismissal (law A13). A host that is asked to show the presentation creates the scene
/// with ``makeScene(host:limit:standard:)``, shows it according to its kind, and removes it on request.
package final class Presentation {
    /// The kind of a presentation.
    package enum Kind: Sendable {
        /// Above the window, as large as its content.
        case sheet
        /// Instead of the window, and as large as the window.
        case cover
        /// A message with buttons.
        case alert
        /// A choice of actions.
        case dialog
        /// At the view to which it is attached.
        case popover
    }

    /// The kind of the presentation.
    package let kind: Kind
    /// The presented scene; `nil` until the host has created it.
    package private(set) var scene: SceneGraph?
    /// The scene of the presenting view.
    package private(set) weak var presentingScene: SceneGraph?
    /// The node to which a popover is attached.
    weak var anchor: RenderNode?
    /// The part of that node to which a popover points.
    var attachment = PopoverAttachment()
    /// The inputs of the presenting view.
    private let surroundings: _ViewInputs
    /// Creates the content.
    private let make: (Presentation, _ViewInputs) -> Void
    /// Requests the dismissal through the presenting view's binding.
    private let leave: () -> Void
    /// Called at the dismissal of an alert or dialog, with the role of the chosen button.
    var onChoice: ((ButtonRole?) -> Void)?
    /// The buttons of an alert.
    weak var buttons: PanelButtons?
    /// The content's settings for its presentation.
    var settings = PresentationSettings() {
        didSet { if settings != oldValue { settingsChanged() } }
    }
    /// The maximum size that the host has room for, in points.
    private(set) var limit = CGSize.zero
    /// The size of content that fills any proposal, in points.
    private(set) var standardSize = CGSize.zero
    /// The minimum size that the host supports, in points.
    package var leastSize = CGSize.zero {
        didSet { if leastSize != oldValue { scene?.presenting.setNeedsFitting() } }
    }
    /// The size that the host has given instead of a wanted one.
    private var granted: (wanted: CGSize, given: CGSize)?
    private var wantedSize = CGSize.zero
    private var isOver = false
    /// Whether its appearance and removal may be animated. False if the last change of the binding disabled animations.
    package internal(set) var isAnimated = true
    /// Called when the host has removed the presentation.
    var whenGone: (() -> Void)?

    init(
        _ kind: Kind, surroundings: _ViewInputs, leave: @escaping () -> Void,
        make: @escaping (Presentation, _ViewInputs) -> Void
    ) {
        self.kind = kind
        self.surroundings = surroundings
        self.leave = leave
        self.make = make
        presentingScene = surroundings.scene
    }

    /// Creates the presented scene. Called once, by the host.
    ///
    /// - Parameters:
    ///   - limit: The maximum size that there is room for, in points.
    ///   - standard: The size of content that fills any proposal, in points.
    @MainActor
    package func makeScene(host: any SceneHost, limit: CGSize, standard: CGSize) -> SceneGraph {
        self.limit = limit
        standardSize = standard
        let made = SceneGraph(
            host: host, size: limit, sharing: surroundings.scene, around: surroundings, features: .all)
        scene = made
        made.service(OwnPresentation.self).presentation = self
        made.setEnvironment(\.dismiss, DismissAction { [weak self] in self?.dismiss() })
        made.setEnvironment(\.isPresented, true)
        var inputs = surroundings
        inputs = _ViewInputs(scene: made, scope: made.scope, environment: made.environment, parent: made.root)
        inputs.instance = surroundings.instance
        inputs.modifierContent = surroundings.modifierContent
        inputs.attachments = surroundings.attachments
        inputs.attach(NavigationController.self, nil)
        make(self, inputs)
        return made
    }

    /// Whether the presentation is shown or about to be shown.
    package var isShown: Bool { !isOver }

    /// Whether the window behind it is blocked until it is removed.
    var blocksWindow: Bool { kind != .popover && isShown }

    // MARK: - Dismissal

    /// Dismisses the presentation in the next update, like `dismiss` in its content.
    package func dismiss() {
        if !isOver { leave() }
    }

    /// Whether the user can dismiss the presentation without one of its controls.
    @MainActor package var canBeLeft: Bool {
        switch kind {
        case .alert, .dialog: buttons?.cancelButton != nil
        case .cover: false
        case .sheet, .popover: !settings.isDismissDisabled
        }
    }

    /// Handles the user's request to close the presentation, by its close button, Escape, or a click outside. It
    /// dismisses the presentation or presses its cancel button, unless interactive dismissal is disabled.
    ///
    /// - Returns: Whether the presentation is being dismissed.
    @MainActor @discardableResult
    package func requestDismissal() -> Bool {
        guard !isOver, canBeLeft else { return false }
        if let cancel = buttons?.cancelButton { return cancel.operate(.press, by: .key) }
        dismiss()
        return true
    }

    /// Detaches the presented nodes from the tree, before their scopes end with those of the presenting view.
    func detach() {
        guard let scene else { return }
        let nodes = scene.root.children
        scene.root.children = []
        scene.root.extras?.flattened = nil
        for node in nodes { scene.detach(node) }
    }

    /// Called by the host when it has removed the presentation.
    package func hasGone() {
        let whenGone = whenGone
        self.whenGone = nil
        whenGone?()
    }

    /// Ends the presented scene.
    @MainActor
    func end() {
        guard !isOver else { return }
        isOver = true
        guard let scene else { return }
        presentingScene?.keepBodyRuns(of: scene)
        scene.end()
        scene.group.retire(scene)
    }

    // MARK: - Size

    /// Sets the available room and the standard size, in points.
    package func setRoom(limit: CGSize, standard: CGSize) {
        guard limit != self.limit || standard != standardSize else { return }
        self.limit = limit
        standardSize = standard
        scene?.presenting.setNeedsFitting()
    }

    /// Records that the host shows the presentation in another size than the wanted one, in points.
    package func grant(_ size: CGSize) {
        granted = size == wantedSize ? nil : (wantedSize, size)
        if size != scene?.size { scene?.presenting.setNeedsFitting() }
    }

    private func settingsChanged() {
        scene?.presenting.setNeedsFitting()
        scene?.wasReached = true
    }

    /// Returns the size of the presentation, from the content's wanted size and the host's room.
    @MainActor
    func chooseSize(in scene: SceneGraph) -> CGSize {
        let wanted = wantedSize(in: scene)
        wantedSize = wanted
        if let granted, granted.wanted == wanted { return granted.given }
        granted = nil
        return wanted
    }

    @MainActor
    private func wantedSize(in scene: SceneGraph) -> CGSize {
        var size = limit
        if kind != .cover {
            size = scene.presenting.sizeAsPresented(
                by: settings.sizing?.sizing, limit: limit, standard: standardSize, last: wantedSize)
        }
        if kind == .sheet,
            let height = settings.height(in: limit.height, EnvironmentValues(scope: scene.environment))
        {
            // The height never cuts the content's minimum height off while there is room for it.
            let least = scene.presenting.presentedSize(for: ProposedViewSize(width: size.width, height: 0)).height
            size.height = min(max(height, least), limit.height)
        }
        let pixel = scene.profile.pixelSize
        size.width = (size.width / pixel.width).rounded(.up) * pixel.width
        size.height = (size.height / pixel.height).rounded(.up) * pixel.height
        return CGSize(width: max(size.width, leastSize.width), height: max(size.height, leastSize.height))
    }
}

extension ScenePresenting {
    /// Schedules a choice of the size for the next update.
    func setNeedsFitting() {
        scene.layoutWork.rootNeedsPlacing = true
        scene.writes.requestUpdate()
    }
}
