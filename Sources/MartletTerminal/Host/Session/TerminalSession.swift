import Dispatch
import Foundation
import Martlet

/// An app on the screen of a terminal, from its first frame to its end.
///
/// The window that was opened last fills the screen; the others wait below it.
@MainActor
package final class TerminalSession {
    let host: TerminalHost
    private(set) var runtime: AppRuntime!
    /// The windows that are open, the shown one last.
    private(set) var windows: [AppWindow] = []
    /// The menus that are open over the page.
    var menu: TerminalMenu?
    /// The command palette, while it is open over the page.
    var palette: TerminalPalette?
    /// The app's printed output, while it is open over the page.
    var log: TerminalLog?
    /// The rectangle of the hint for the key that opens the menus.
    var menuHint: CellRect?
    /// The scroll bar under the mouse.
    private let scrollBarDrag = ScrollBarDrag()
    /// The text that the mouse selects.
    let textDrag = TextDrag()
    /// Sets the environment of a new scene.
    private let prepare: (SceneGraph) -> Void
    /// Whether the terminal window has the key focus.
    private var isFocused = true
    let device: TerminalDevice
    let painter: TreePainter
    private let start = ContinuousClock.now
    /// Whether the screen must be drawn even though the tree has not changed.
    private var needsPaint = true
    /// Whether the first frame waits for the terminal's answers, so that it has the right colors.
    var awaitsReplies = false
    /// The terminal's answers about pictures.
    var graphicsAnswers = GraphicsAnswers()
    /// Whether the last frame had the hint for the key that opens the menus.
    var isHintShown = false
    /// The keys of the last frame's hints, and whether they had room.
    var shownHints: [KeyHint] = []
    var areHintsShown = false
    private var shownTitle = ""
    private(set) lazy var clipboard = ClipboardQuery { [unowned self] in device.askForClipboard() }
    /// The lines of an inline app: those of its content, and those that an open menu or palette needs.
    var inlineRows = (content: 1, overlay: 0)
    /// The input deadline that a wake-up is under way for.
    private var awaitedDeadline: Duration?
    /// The time of the scheduled update for animations.
    private var awaitedFrame: Duration?
    /// The time at which the last frame of an animation was due.
    private var lastFrame = Duration.zero

    package init<A: App>(
        _ app: A, host: TerminalHost, device: TerminalDevice, prepare: @escaping (SceneGraph) -> Void
    ) {
        self.host = host
        self.device = device
        self.prepare = prepare
        painter = TreePainter(size: device.size, appearance: host.appearance)
        runtime = AppRuntime(app, host: self) { host.requestUpdate() }
        prepare(runtime.scene)
    }

    /// The scene of the window.
    var bottomScene: SceneGraph { windows.last?.scene ?? runtime.scene }

    /// The front scene, which receives the keys.
    var scene: SceneGraph { bottomScene.presenting.frontmost }

    /// The scene that had them when it was last looked.
    private weak var lastScene: SceneGraph?

    /// The origin of the front scene on the screen.
    var sceneOrigin: CGPoint {
        let bottom = bottomScene
        return bottom.presenting.chain.reduce(.zero) { $1.frame(in: bottom.size, presentingAt: $0).origin }
    }

    /// Takes control of the terminal, and runs the app until it ends or the user quits.
    ///
    /// - Parameter isInline: Whether the app has some lines below the shell's; it decides by itself otherwise.
    package func run(isInline: Bool = false) throws -> Never {
        device.onEvent = { [unowned self] in handle($0) }
        runtime.scene.time = now
        try device.start(isInline: isInline || runtime.startsInline)
        prepareTheme()
        if device.capabilities.answersQuestions { awaitReplies() }
        host.onUpdate { [unowned self] in update() }
        if device.capabilities.answersQuestions { host.setClipboard(clipboard) }
        host.onOpenMenu { [unowned self] in openMenu(of: $0) }
        runtime.scene.time = now
        runtime.start()
        runtime.openArguments(CommandLine.arguments.dropFirst())
        update()
        RunLoop.main.serve()
    }

    /// Asks the scene for an update, as a write of state does.
    func requestUpdate() { runtime.scene.requestUpdate() }

    /// Focuses the first element, unless the app has set the focus, because a terminal app is operated by keys.
    private func focusFirst() {
        guard scene.focus.focused == nil, scene.focusMoves.focusInitially() else { return }
        requestUpdate()
    }

    /// Updates the scene, and draws the differences.
    private func update() {
        let begin = now
        scene.time = begin
        if device.isInline, runtime.hasRequests { presentBeforeClosing() }
        runtime.update()
        showDeclaredTheme()
        bottomScene.update()
        if scene !== bottomScene { scene.update() }
        showPreferredScheme()
        frontChanged()
        device.setTracksMotion(menu != nil || palette != nil || scene.wantsPointerMotion)
        defer { awaitFrame(after: begin) }
        if host.takeAlarm() { device.ring() }
        if let text = host.takeCopied() { device.copy(base64: Data(text.utf8).base64EncodedString()) }
        if awaitsReplies { return showTitle() }
        let hasNews = host.takeNews()
        guard hasNews || needsPaint else { return }
        if device.isInline { fitInline() }
        paint(needsPaint ? .everything : host.takeChanges())
        if needsPaint { _ = host.takeChanges() }
        needsPaint = false
        if !device.present(painter.grid, cursor: painter.cursor) { end(status: TerminalSession.hungUp) }
        showTitle()
        awaitDeadline()
        awaitRestingDrawing()
    }

    /// The time between two frames of animations. A terminal that takes frames more slowly holds the next one back.
    private static let frame = Duration.seconds(1) / 60

    /// Schedules an update for the next frame of animations, or for the next alarm. Without either, nothing is
    /// scheduled.
    private func awaitFrame(after begin: Duration) {
        let needsFrame = scene.needsFrame || bottomScene.needsFrame
        let wakeUps = [scene.nextWakeUp, bottomScene.nextWakeUp].compactMap { $0 }
        // A timer is late by some of its time, which must not make the frames fewer.
        let next = lastFrame + Self.frame
        guard let due = needsFrame ? (next > begin ? next : begin + Self.frame) : wakeUps.min() else {
            awaitedFrame = nil
            return
        }
        if let awaitedFrame, awaitedFrame <= due { return }
        awaitedFrame = due
        if needsFrame { lastFrame = due }
        MainThread.after(max(.zero, due - now)) { [weak self] in
            guard let self, self.awaitedFrame == due else { return }
            self.awaitedFrame = nil
            self.requestUpdate()
        }
    }

    /// Moves the key focus to the new front scene.
    private func frontChanged() {
        guard scene !== lastScene else { return }
        lastScene = scene
        needsPaint = true
        if scene.presenting.presentation != nil { focusFirst() }
    }

    private func showTitle() {
        let title = windows.last?.scene?.title ?? ""
        guard title != shownTitle else { return }
        shownTitle = title
        device.setTitle(shownTitle)
    }

    /// The status of a program that its terminal has left, as shells report it.
    private static let hungUp: Int32 = 129

    /// Ends the scene's lifetimes, restores the terminal, and ends the process.
    private func end(status: Int32) -> Never {
        runtime.end()
        device.stop()
        exit(status)
    }
}

// MARK: - Events

extension TerminalSession {
    private var now: Duration { start.duration(to: .now) }

    private func handle(_ event: TerminalEvent) {
        // Keys may arrive long after the last update, and type-ahead measures the time between them.
        scene.time = now
        switch event {
        case .key(let press) where press.modifiers == .control:
            switch press.key {
            case .character("c"): end(status: 0)
            case .character("z"): suspend()
            case .character("l"): repaint()
            default: deliver(event)
            }
        case .key, .mouse, .paste, .typed:
            if let palette {
                apply(palette.handle(event))
            } else if let log {
                apply(log.handle(event))
            } else if let menu {
                apply(menu.handle(event, at: now))
            } else if !opensMenu(event) {
                deliverInput(event)
            }
        case .keyReleased: if menu == nil, palette == nil, log == nil { deliver(event) }
        case .reply(let reply): take(reply)
        case .focus(let isFocused):
            self.isFocused = isFocused
            windows.last?.phase = shownPhase
        case .resize(let size):
            needsPaint = true
            if painter.graphics != nil {
                showGraphics()
                device.askForCellSize()
            }
            // A resize moves the anchor of an open menu.
            closeMenu()
            closePaletteIfInline()
            palette?.screen = size
            log?.screen = size
            bottomScene.windowResized(to: pageSize.points, at: now)
            host.setScreenSize(size.points, above: bottomScene)
            // The visible part is known after the layout.
            bottomScene.update()
            scene.focusMoves.revealFocused()
            requestUpdate()
        case .resume:
            isFocused = true
            windows.last?.phase = shownPhase
        case .closed: end(status: Self.hungUp)
        }
    }

    /// Suspends the process, after notifying the scene.
    private func suspend() {
        windows.last?.phase = .background
        update()
        device.suspend()
    }

    /// Redraws the whole screen, including pending changes.
    private func repaint() {
        device.invalidate()
        needsPaint = true
        requestUpdate()
    }

    private func deliverInput(_ event: TerminalEvent) {
        if case .mouse(let mouse) = event,
            scrollBarDrag.handle(mouse, in: scene, origin: sceneOrigin, painter: painter)
        {
            return repaintSoon()
        }
        let hadSelection = textDrag.isSelecting
        if case .mouse(let mouse) = event {
            let isTaken = textDrag.handle(mouse, in: scene, origin: sceneOrigin, grid: painter.grid) { host.copy($0) }
            if isTaken || hadSelection && !textDrag.isSelecting { repaintSoon() }
            if isTaken { return }
        } else if textDrag.clear() {
            repaintSoon()
        }
        if case .mouse(let mouse) = event, mouse.kind == .press, bottomScene.closesPresentation(beside: mouse.location)
        {
            if scene.needsUpdate { requestUpdate() }
            return awaitDeadline()
        }
        if case .typed(let text) = event { deliver(typed: text) } else { deliver(event) }
    }

    func deliver(_ event: TerminalEvent) {
        guard let input = InputEvent(event, time: now, origin: sceneOrigin) else { return }
        scene.lists.closeSwipe(before: input)
        if case .key(let key) = input, scene.performControlShortcut(key) {
            // The shortcut comes first.
        } else if !scene.send(input), case .key(let key) = input, !operate(key), !opensPalette(event), !opensLog(event),
            !pastes(key),
            let scroll = InputEvent.scrolling(with: key, in: scene.size)
        {
            scene.send(scroll)
        }
        if scene.needsUpdate { requestUpdate() }
        awaitDeadline()
    }

    /// Types text into the focused field, one line at a time; without a field, each character is delivered as a key.
    private func deliver(typed text: String) {
        var rest = text[...]
        while let first = rest.first {
            let field = scene.focus.focused.flatMap { $0.fieldText == nil ? nil : $0 }
            if field?.isMultilineField == true { return deliver(.paste(String(rest))) }
            if field == nil || first == "\n" {
                deliver(.key(TerminalKeyPress(typing: rest.removeFirst())))
            } else {
                let line = rest.prefix { $0 != "\n" }
                rest = rest[line.endIndex...]
                deliver(.paste(String(line)))
            }
        }
    }

    /// Performs the shortcut of a key: in the window, with Control for Command, or in the menus.
    private func operate(_ key: KeyInput) -> Bool {
        let command = key.withCommandForControl
        if let command, scene.send(.key(command)) { return true }
        return scene.presenting.presentation == nil && runtime.performShortcut(command ?? key)
    }

    /// Schedules an event for gestures with a deadline.
    func awaitDeadline() {
        guard let deadline = scene.nextInputDeadline else {
            awaitedDeadline = nil
            return
        }
        guard deadline != awaitedDeadline else { return }
        awaitedDeadline = deadline
        let wait = max(.zero, deadline - now)
        // One millisecond later, so that the deadline has certainly passed.
        MainThread.after(wait + .milliseconds(1)) { [weak self] in self?.pass(deadline) }
    }

    private func pass(_ deadline: Duration) {
        guard awaitedDeadline == deadline else { return }
        awaitedDeadline = nil
        scene.advanceInput(to: now)
        if scene.needsUpdate { requestUpdate() }
        awaitDeadline()
    }
}

// MARK: - Windows

extension TerminalSession: AppHost {
    /// The scene phase of the window on the screen.
    private var shownPhase: ScenePhase { isFocused ? .active : .inactive }

    package func show(_ window: AppWindow) {
        host.setScreenSize(device.size.points)
        let scene = window.makeScene(host: host, size: pageSize.points)
        prepare(scene)
        windows.append(window)
        showLast()
    }

    package func bringForward(_ window: AppWindow) {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        windows.append(windows.remove(at: index))
        showLast()
    }

    package func remove(_ window: AppWindow) {
        windows.removeAll { $0 === window }
        showLast()
    }

    /// Shows the last window, which covers the others.
    private func showLast() {
        guard let last = windows.last, let scene = last.scene else { return }
        for other in windows.dropLast() { other.phase = .background }
        last.phase = shownPhase
        scene.resize(to: pageSize.points)
        host.setScreenSize(device.size.points, above: scene)
        scene.update()
        focusFirst()
        repaintSoon()
    }

    package func menusChanged() {
        guard let menu, menu.openTitle != nil else { return }
        menu.update(runtime.menus)
        repaintSoon()
    }

    package func quit() { end(status: 0) }

    func repaintSoon() {
        needsPaint = true
        requestUpdate()
    }
}

extension RunLoop {
    /// Runs timers, sources and the main queue for as long as the process lives.
    func serve() -> Never {
        while true {
            // Returns when a source has been handled.
            _ = run(mode: .default, before: .distantFuture)
        }
    }
}
