import AttributeGraph
import Foundation

/// A running app: its body, its menus, and the windows that are open.
///
/// The body of the app runs in a scene without a window, whose graph and environment the scenes of the windows share.
/// So state that is declared in the app is shared by all windows (law A9), and storage of a window's views belongs to
/// the window.
@MainActor
package final class AppRuntime {
    /// The app outside of its windows: the body and the menus.
    package let scene: SceneGraph
    /// The windows that are open, in the order in which they were opened.
    package private(set) var windows: [AppWindow] = []
    /// The folder for the values of `SceneStorage`; nil to keep them in memory.
    package var sceneFolder: String?
    /// The window that is used, or was last.
    package private(set) weak var keyWindow: AppWindow?
    let declarations = AppDeclarations()
    /// The delegates that the app's adaptors have made.
    package let delegates = ApplicationDelegates()
    unowned let host: any AppHost
    /// The recently opened and saved documents; nil before they are first read.
    var knownRecents: [URL]?
    /// The alert in which the user shares items; `nil` before the first.
    var sharing: SharingAlert?
    private let menuHost: MenuHost
    private var requests: [Request] = []
    private var knownMenus: [MenuItem]?
    /// The callbacks of a recording of the user's operations; `nil` while nothing is recorded.
    package var operationObserver: AppOperationObserver?
    private var isOver = false

    private enum Request {
        case open(WindowDeclaration, AnyHashable?, PresentedWindowStyle = PresentedWindowStyle())
        case close(AppWindow, DismissBehavior)
        case quit
    }

    /// Makes the app's scenes. No window is open before ``start()``.
    ///
    /// - Parameters:
    ///   - host: Shows the windows. Lives as long as the runtime.
    ///   - requestUpdate: Asks for a call of ``update()`` soon. Called from any thread, once for any number of writes.
    package init<A: App>(_ app: A, host: any AppHost, requestUpdate: @escaping @Sendable () -> Void) {
        self.host = host
        menuHost = MenuHost(request: requestUpdate)
        scene = SceneGraph(host: menuHost, size: .zero, EmptyView())
        let inputs = _ViewInputs(
            scene: scene, scope: scene.scope, environment: scene.environment, parent: scene.root)
        let value = scene.graph.makeInput(app, in: scene.scope) { _, _ in false }
        scene.setEnvironment(\.scenePhase, .background)
        scene.setEnvironment(\.openWindow, OpenWindowAction(self))
        scene.setEnvironment(\.dismissWindow, DismissWindowAction(self))
        scene.setEnvironment(\.openSettings, OpenSettingsAction(self))
        scene.setEnvironment(\.openDocument, OpenDocumentAction(self))
        scene.setEnvironment(\.newDocument, NewDocumentAction(self))
        scene.setEnvironment(\.supportsMultipleWindows, true)
        scene.setEnvironment(\.applicationDelegates, delegates)
        // Bodies that run to declare windows depend on the values that they read, as in updates.
        scene.asEvaluation {
            _AppRoot<A>.declare(_GraphValue(value, isCompared: true), inputs: inputs, in: declarations)
        }
        menuHost.onPresent = { [unowned self] in onMainActor(self) { $0.forgetMenus() } }
        declarations.alertChanged = { [unowned self] alert in onMainActor(self) { $0.showAlert(alert) } }
        declarations.menusChanged = { [unowned self] in onMainActor(self) { $0.forgetMenus() } }
        CurrentScene.started(self)
    }

    /// Opens the window that the app starts with.
    package func start() {
        scene.update()
        // Adaptors have added their delegates when the app's body ran.
        delegates.provide(in: scene)
        CurrentScene.launched(self)
        // Alerts that are shown from the beginning are above the first window.
        if let first = declarations.firstWindow { requests.insert(.open(first, nil), at: 0) }
        if requests.isEmpty { return finish() }
        performRequests()
    }

    /// Whether the window that the app starts with is declared for some lines of a terminal. Called before ``start()``.
    package var startsInline: Bool {
        scene.update()
        return declarations.firstWindow?.traits.terminalPresentation == .inline
    }

    /// The colors that the app is declared to have in a terminal.
    package var terminalTheme: TerminalTheme { declarations.firstWindow?.traits.terminalTheme ?? .automatic }

    /// Updates all scenes, and opens and closes windows as the app has requested.
    package func update() {
        guard !isOver else { return }
        scene.update()
        performRequests()
    }

    /// Whether windows are to be opened or closed by the next update.
    package var hasRequests: Bool { !isOver && !requests.isEmpty }

    /// Whether ``update()`` has something to do.
    package var needsUpdate: Bool { !isOver && (scene.needsUpdate || !requests.isEmpty) }

    // MARK: - Windows

    private func ask(_ request: Request) {
        requests.append(request)
        scene.requestUpdate()
    }

    /// Performs pending requests, outside of updates and of event handlers of windows.
    private func performRequests() {
        while !isOver, !requests.isEmpty, !scene.isUpdating {
            switch requests.removeFirst() {
            case .open(let declaration, let value, let style): open(declaration, value, style)
            case .close(let window, let behavior):
                if mayClose(window, by: behavior), behavior == .destructive || mayEnd(with: window) { end(window) }
            case .quit: quitNow()
            }
        }
    }

    private func open(_ declaration: WindowDeclaration, _ value: AnyHashable?, _ style: PresentedWindowStyle) {
        let value = value ?? valueOfNewWindow(of: declaration)
        let others = windows.filter { $0.declaration === declaration }
        let shown = others.first { other in
            declaration.kind != .group || value.map { other.shows($0) } == true
        }
        if let shown { return bringForward(shown) }
        let isRestored = others.isEmpty && value == nil && declaration.traits.isRestored && declaration.kind != .alert
        let window = AppWindow(declaration, value: value, isRestored: isRestored, style: style, app: self)
        windows.append(window)
        host.show(window)
        operationObserver?.windowsChanged()
        if frontmost(over: window) !== window { bringForward(window) }
        forgetMenus()
    }

    /// Closes a window on the user's request, after the current event. Its views may prevent that.
    package func close(_ window: AppWindow) {
        operationObserver?.windowClosing(window)
        closeIfPossible(window)
    }

    private func closeIfPossible(_ window: AppWindow) {
        if window.scene?.windowInteractions.dismissal == .disabled { return }
        ask(.close(window, .interactive))
    }

    /// Closes a window on the app's request, after the current event, with the current transaction's behavior.
    func dismiss(_ window: AppWindow) { ask(.close(window, Transaction.current.dismissBehavior)) }

    /// Closes a window soon, whatever it shows.
    func closeWithoutAsking(_ window: AppWindow) { ask(.close(window, .destructive)) }

    /// Closes the window that is used.
    func closeKeyWindow() { if let window = keyWindow ?? windows.last { closeIfPossible(window) } }

    /// Ends the lifetimes of a window. The app ends with its last window, and keeps the `SceneStorage` values of that
    /// one; a window that is closed earlier is closed permanently.
    private func end(_ window: AppWindow) {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        windows.remove(at: index)
        window.isOpen = false
        if !windows.isEmpty { window.scene?.discardSceneValues() }
        window.scene?.end()
        if windows.isEmpty { saveSceneValues() }
        host.remove(window)
        operationObserver?.windowsChanged()
        phaseChanged(of: window)
        if windows.isEmpty { finish() } else { forgetMenus() }
    }

    /// Whether a window can close now. A window with a presentation does not close, and keeps the app from quitting if
    /// the presentation does; if its views or its document have to ask first, it closes after that.
    private func mayClose(_ window: AppWindow, by behavior: DismissBehavior = .interactive, thenQuits: Bool = false)
        -> Bool
    {
        if behavior == .destructive { return true }
        if thenQuits {
            if window.scene?.presenting.chain.contains(where: \.preventsTermination) == true { return false }
        } else if window.scene?.presenting.shownPresentation?.blocksWindow == true {
            return false
        }
        if window.dismissalGuard.asks() { return false }
        guard let document = window.document else { return true }
        return document.mayClose { [weak self, weak window] in
            guard let self, let window else { return }
            ask(.close(window, .interactive))
            if thenQuits { quit() }
        }
    }

    /// Whether the app may end if it does with a window: the last one.
    private func mayEnd(with window: AppWindow) -> Bool {
        windows.count > 1 || windows.first !== window || delegates.mayEnd()
    }

    /// Ends the app soon.
    package func quit() { ask(.quit) }

    /// Ends the app, unless the user has to be asked about a document first.
    private func quitNow() {
        if let window = windows.first(where: { !mayClose($0, thenQuits: true) }) { return bringForward(window) }
        if delegates.mayEnd() { finish() }
    }

    /// Brings a window to the front, or an alert that has to be dismissed first.
    package func bringForward(_ window: AppWindow) { host.bringForward(frontmost(over: window)) }

    /// Returns the window that comes to the front in place of another: the newest alert of its own, which has to be
    /// dismissed first.
    private func frontmost(over window: AppWindow) -> AppWindow { windows.last { $0.isAlert } ?? window }

    /// Shows or removes an alert of its own.
    private func showAlert(_ alert: WindowDeclaration) {
        if alert.isPresented { return ask(.open(alert, nil)) }
        for window in windows where window.declaration === alert { closeWithoutAsking(window) }
    }

    /// Ends every lifetime of the app, and of all its windows.
    package func end() {
        guard !isOver else { return }
        isOver = true
        CurrentScene.ended(self)
        saveSceneValues()
        for window in windows {
            window.isOpen = false
            window.scene?.endWhenPossible()
            host.remove(window)
        }
        windows = []
        scene.endWhenPossible()
    }

    /// Writes the stored values of the windows now: the process may end with them.
    package func saveSceneValues() { if sceneFolder != nil { StoreSaver.saveAll() } }

    private func finish() {
        end()
        host.quit()
    }

    /// The app's phase is that of the window that is used most.
    func phaseChanged(of window: AppWindow) {
        if window.isOpen, window.phase == .active { keyWindow = window }
        if scene.group.focusedValues.keyScene !== keyWindow?.scene {
            scene.group.focusedValues.keyScene = keyWindow?.scene
            scene.offersChanged()
        }
        let phase = windows.map(\.phase).max() ?? .background
        scene.setEnvironment(\.scenePhase, phase)
        CurrentScene.phaseChanged(of: self, to: phase)
    }

    // MARK: - Menus

    /// The menus, as they are now.
    package var menus: [MenuItem] {
        if let knownMenus { return knownMenus }
        let menus = makeMenus().map { menu in
            menu.reporting { [weak self] titles in self?.operationObserver?.menuItemChosen(titles) }
        }
        knownMenus = menus
        return menus
    }

    func forgetMenus() {
        knownMenus = nil
        host.menusChanged()
    }
}

extension AppRuntime: WindowOpening {
    func open(id: String?, value: AnyHashable?, type: Any.Type?, style: PresentedWindowStyle) {
        guard let declaration = declaration(id: id, type: type) else {
            return scene.diagnostics.report(missing("openWindow", id, type))
        }
        ask(.open(declaration, value, style))
    }

    /// Opens a window of a group for no value.
    func open(_ declaration: WindowDeclaration) { ask(.open(declaration, nil)) }

    /// Opens a window of a group for a value.
    func open(_ declaration: WindowDeclaration, for value: AnyHashable) { ask(.open(declaration, value)) }

    /// Opens the window with the app's settings.
    package func openSettings() {
        guard let settings = declarations.windows.first(where: { $0.kind == .settings }) else {
            return scene.diagnostics.report("openSettings was called, but the app declares no Settings scene.")
        }
        ask(.open(settings, nil))
    }

    func dismiss(id: String?, value: AnyHashable?, type: Any.Type?) {
        guard let declaration = declaration(id: id, type: type) else {
            return scene.diagnostics.report(missing("dismissWindow", id, type))
        }
        for window in windows where window.declaration === declaration {
            if value.map({ window.shows($0) }) ?? true { dismiss(window) }
        }
    }

    private func declaration(id: String?, type: Any.Type?) -> WindowDeclaration? {
        declarations.windows.first { declaration in
            declaration.kind != .settings && declaration.kind != .alert && (id == nil || declaration.id == id)
                && (type == nil || declaration.valueType == type)
        }
    }

    private func missing(_ action: String, _ id: String?, _ type: Any.Type?) -> String {
        let wanted = [id.map { "the id \"\($0)\"" }, type.map { "values of type \($0)" }].compactMap { $0 }
        let known = declarations.windows.compactMap(\.id).map { "\"\($0)\"" }
        return "\(action): the app declares no window with \(wanted.joined(separator: " for ")). "
            + (known.isEmpty ? "No scene has an id." : "The ids that there are: \(known.joined(separator: ", ")).")
    }
}
