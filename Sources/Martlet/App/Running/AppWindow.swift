import AttributeGraph
import Foundation

/// A window of a running app, from its opening to its closing.
@MainActor
package final class AppWindow {
    private unowned let app: AppRuntime
    let declaration: WindowDeclaration
    /// Whether the window is the settings window.
    package var isSettings: Bool { declaration.kind == .settings }
    /// Whether the window only holds an alert of its own. A host shows the alert, and not the window.
    package var isAlert: Bool { declaration.kind == .alert }
    private let initialValue: AnyHashable?
    /// The frame style that the view which opened the window has set.
    private let style: PresentedWindowStyle
    private var value: WindowValue?
    /// Whether the window's `SceneStorage` values are stored between launches.
    private let isRestored: Bool
    /// The scene of the window; `nil` until the host shows the window.
    package private(set) var scene: SceneGraph?
    /// Asks for confirmation before the window closes, if its views require it.
    let dismissalGuard = DismissalGuard()
    /// Whether the window is open.
    package internal(set) var isOpen = true
    /// Whether the host has shown the window, and has not drawn it yet. Always false in hosts that draw at once.
    package var awaitsFirstFrame = false
    /// Adds what a development tool shows over each window that opens from now on; `nil` in other programs.
    package static var decorate: ((AnyView) -> AnyView)?

    init(
        _ declaration: WindowDeclaration, value: AnyHashable?, isRestored: Bool, style: PresentedWindowStyle,
        app: AppRuntime
    ) {
        self.declaration = declaration
        initialValue = value
        self.isRestored = isRestored
        self.style = style
        self.app = app
    }

    /// Creates the scene of the window. Called once, by the host.
    ///
    /// - Parameter size: The size of the window's content, in points.
    package func makeScene(host: any SceneHost, size: CGSize) -> SceneGraph {
        let content = WindowContent(declaration: declaration)
        let scene =
            if let decorate = Self.decorate {
                SceneGraph(host: host, size: size, sharing: app.scene, decorate(AnyView(content)))
            } else {
                SceneGraph(host: host, size: size, sharing: app.scene, content)
            }
        self.scene = scene
        let value = WindowValue(initialValue, scene: scene)
        self.value = value
        if isRestored { scene.storedValues.folder = app.sceneFolder } else { scene.storedValues.windowName = "" }
        let close: () -> Void = { [weak self] in
            guard let self else { return }
            onMainActor(self) { $0.app.dismiss($0) }
        }
        scene.setEnvironment(\.windowValue, value)
        scene.setEnvironment(\.dismiss, DismissAction(close))
        scene.setEnvironment(\.dismissWindow, DismissWindowAction(app, closeOwn: close))
        scene.setEnvironment(\.dismissalGuard, dismissalGuard)
        scene.setEnvironment(\.closeWithoutAsking) { [weak self] in
            guard let self else { return }
            onMainActor(self) { $0.app.closeWithoutAsking($0) }
        }
        scene.followWindowInteractions()
        return scene
    }

    /// The name and folder under which the window's size is stored; `nil` if it is not stored.
    var memoryPlace: (name: String, folder: String)? {
        guard isRestored, !isSettings, let folder = app.sceneFolder, let scene else { return nil }
        return (scene.storedValues.windowName ?? "window-1", folder)
    }

    /// The scene phase: whether the window is visible, and whether it is the key window. The host sets it.
    package var phase: ScenePhase = .inactive {
        didSet {
            scene?.setEnvironment(\.scenePhase, phase)
            app.phaseChanged(of: self)
        }
    }

    /// The initial size of the window, in points. A placement computes it from the updated content, so a host asks
    /// again once there is content.
    package var defaultSize: CGSize? {
        let usual = declaration.traits.defaultSize
        guard let placer = declaration.traits.placer, let scene else { return usual }
        return placer.size(for: scene, usual: usual) ?? usual
    }

    /// Whether the window's bar shows the title.
    package var hasTitle: Bool { style.hasTitle ?? declaration.traits.hasTitle }

    /// Whether users can move the window by dragging unused parts of the content.
    package var isMovedByContent: Bool { declaration.traits.isMovedByContent }

    /// Whether the window's size is limited to the maximum size of its content.
    package var isLimitedToContent: Bool {
        switch declaration.traits.resizability.kind {
        case .automatic: declaration.kind == .settings
        case .contentSize: true
        case .contentMinSize: false
        }
    }

    /// Closes the window after the current update.
    package func close() { app.close(self) }

    /// The document of the window; `nil` for other windows.
    var document: DocumentSession? { initialValue?.base as? DocumentSession }

    /// Performs the enabled menu item with a shortcut. Returns whether there is one.
    package func performMenuShortcut(_ key: KeyInput) -> Bool { app.performShortcut(key) }

    /// The current menus of the app.
    package var menus: [MenuItem] { app.menus }

    /// Returns whether the window shows a value.
    func shows(_ value: AnyHashable) -> Bool { (self.value?.current ?? initialValue) == value }
}

/// The content of a declared window.
private nonisolated struct WindowContent: PrimitiveView {
    let declaration: WindowDeclaration

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        view.pointer(in: inputs.graph).pointee.declaration.make(inputs)
    }

    static var _isUnary: Bool { false }
}
