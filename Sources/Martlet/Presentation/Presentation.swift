import Foundation

/// Something that a view presents above its window: a sheet, an alert, a popover.
///
/// What is presented has a scene of its own, which is updated with that of the view and stands in its surroundings. So
/// it has a focus, a size and a tree of its own, hands no preferences to the window, and everything in it ends when it
/// is dismissed (law A13). A host that is told to show it makes the scene by ``makeScene(host:limit:standard:)``, shows
/// it as its kind asks, and takes it away when it is told to.
package final class Presentation {
    /// How something is presented.
    package enum Kind: Sendable {
        /// Above the window, as large as its content wants to be.
        case sheet
        /// Instead of the window, as large as that.
        case cover
        /// A message with buttons.
        case alert
        /// A choice of what to do.
        case dialog
        /// Beside what it belongs to.
        case popover
    }

    /// How it is presented.
    package let kind: Kind
    /// What is shown; nil before the host has made it.
    package private(set) var scene: SceneGraph?
    /// The scene that the presenting view stands in.
    package private(set) weak var presentingScene: SceneGraph?
    /// What it belongs to, of a popover.
    weak var anchor: RenderNode?
    /// What of that a popover points to.
    var attachment = PopoverAttachment()
    /// What surrounds the presenting view.
    private let surroundings: _ViewInputs
    /// Makes the content.
    private let make: (Presentation, _ViewInputs) -> Void
    /// Says that it is not to be shown any more.
    private let leave: () -> Void
    /// Told which button of an alert or dialog was chosen, when it is dismissed.
    var onChoice: ((ButtonRole?) -> Void)?
    /// The buttons of an alert.
    weak var buttons: PanelButtons?
    /// What the content says of how it is presented.
    var wishes = PresentationWishes() {
        didSet { if wishes != oldValue { wishesChanged() } }
    }
    /// The largest size that the host has room for, in points.
    private(set) var limit = CGSize.zero
    /// The size of what takes any, in points.
    private(set) var standardSize = CGSize.zero
    /// What the host never goes below, in points.
    package var leastSize = CGSize.zero {
        didSet { if leastSize != oldValue { scene?.setNeedsFitting() } }
    }
    /// The size that the host has given instead of one that was wanted.
    private var granted: (wanted: CGSize, given: CGSize)?
    private var wantedSize = CGSize.zero
    private var isOver = false
    /// Whether it may be seen to come, or to leave: what asked for it last did not do without animations.
    package internal(set) var isAnimated = true
    /// Called when it is gone.
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

    /// Makes what is shown. Called once, by the host.
    ///
    /// - Parameters:
    ///   - limit: The largest size that there is room for, in points.
    ///   - standard: The size of content that takes any size it is given, in points.
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

    /// Whether it is shown, or about to be.
    package var isShown: Bool { !isOver }

    /// Whether the window behind it has to wait until it is gone.
    var blocksWindow: Bool { kind != .popover && isShown }

    // MARK: - Leaving

    /// Says that it is not to be shown any more, as `dismiss` in its content does. The next update takes it away.
    package func dismiss() {
        if !isOver { leave() }
    }

    /// Whether a person can leave without operating what is in it.
    @MainActor package var canBeLeft: Bool {
        switch kind {
        case .alert, .dialog: buttons?.cancelButton != nil
        case .cover: false
        case .sheet, .popover: !wishes.isDismissDisabled
        }
    }

    /// Does what a person wants who closes it, presses Escape, or clicks beside it: dismisses it or chooses what
    /// cancels, unless it can't be left so.
    ///
    /// - Returns: Whether it is left.
    @MainActor @discardableResult
    package func requestDismissal() -> Bool {
        guard !isOver, canBeLeft else { return false }
        if let cancel = buttons?.cancelButton { return cancel.operate(.press, by: .key) }
        dismiss()
        return true
    }

    /// Takes what is shown out of the tree: its lifetimes are about to end with those of the view that presents it.
    func detach() {
        guard let scene else { return }
        let nodes = scene.root.children
        scene.root.children = []
        scene.root.extras?.flattened = nil
        for node in nodes { scene.detach(node) }
    }

    /// The host does not show it any more.
    package func hasGone() {
        let whenGone = whenGone
        self.whenGone = nil
        whenGone?()
    }

    /// Ends the lifetimes of what is shown.
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

    /// Tells how much room there is now, in points.
    package func setRoom(limit: CGSize, standard: CGSize) {
        guard limit != self.limit || standard != standardSize else { return }
        self.limit = limit
        standardSize = standard
        scene?.setNeedsFitting()
    }

    /// Tells of the size that the host shows it in where that is not the size that was wanted, in points.
    package func grant(_ size: CGSize) {
        granted = size == wantedSize ? nil : (wantedSize, size)
        if size != scene?.size { scene?.setNeedsFitting() }
    }

    private func wishesChanged() {
        scene?.setNeedsFitting()
        scene?.wasReached = true
    }

    /// The size to show it in, from what its content wants and the host has room for.
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
            size = scene.sizeAsPresented(
                by: wishes.sizing?.sizing, limit: limit, standard: standardSize, last: wantedSize)
        }
        if kind == .sheet,
            let height = wishes.height(in: limit.height, EnvironmentValues(scope: scene.environment))
        {
            // What its content needs is not cut off as long as there is room for it.
            let least = scene.presentedSize(for: ProposedViewSize(width: size.width, height: 0)).height
            size.height = min(max(height, least), limit.height)
        }
        let pixel = scene.profile.pixelSize
        size.width = (size.width / pixel.width).rounded(.up) * pixel.width
        size.height = (size.height / pixel.height).rounded(.up) * pixel.height
        return CGSize(width: max(size.width, leastSize.width), height: max(size.height, leastSize.height))
    }
}

extension SceneGraph {
    /// Has the size chosen anew in the next update.
    func setNeedsFitting() {
        layoutWork.rootNeedsPlacing = true
        writes.requestUpdate()
    }
}
