import AttributeGraph
import Foundation

/// A window of a running app, from when it is opened until it is closed.
@MainActor
package final class AppWindow {
    private unowned let app: AppRuntime
    let declaration: WindowDeclaration
    /// Whether the window is that of the app's settings.
    package var isSettings: Bool { declaration.kind == .settings }
    private let initialValue: AnyHashable?
    /// What the view says of the frame that has opened the window.
    private let style: PresentedWindowStyle
    private var value: WindowValue?
    /// Whether what `SceneStorage` keeps outlives the app.
    private let isRestored: Bool
    /// What the window shows; made when the host shows the window.
    package private(set) var scene: SceneGraph?
    /// Asks the person before the window closes, where its views say so.
    let dismissalGuard = DismissalGuard()
    /// Whether the window is open.
    package internal(set) var isOpen = true

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

    /// Makes what the window shows. Called once, by the host.
    ///
    /// - Parameter size: The size of the window's content, in points.
    package func makeScene(host: any SceneHost, size: CGSize) -> SceneGraph {
        let scene = SceneGraph(host: host, size: size, sharing: app.scene, WindowContent(declaration: declaration))
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

    /// Under what name, and where, the window's size is kept; nil where it is not.
    var memoryPlace: (name: String, folder: String)? {
        guard isRestored, !isSettings, let folder = app.sceneFolder, let scene else { return nil }
        return (scene.storedValues.windowName ?? "window-1", folder)
    }

    /// Whether the window is on the screen, and is the one that is used. The host says so.
    package var phase: ScenePhase = .inactive {
        didSet {
            scene?.setEnvironment(\.scenePhase, phase)
            app.phaseChanged(of: self)
        }
    }

    /// The size that the app wants the window to open with, in points. A placement says it as soon as the window has
    /// content, which has to be up to date: a host asks again then.
    package var defaultSize: CGSize? {
        let usual = declaration.traits.defaultSize
        guard let placer = declaration.traits.placer, let scene else { return usual }
        return placer.size(for: scene, usual: usual) ?? usual
    }

    /// Whether the window's bar says its title.
    package var hasTitle: Bool { style.hasTitle ?? declaration.traits.hasTitle }

    /// Whether people move the window by what nothing else uses of its content.
    package var isMovedByContent: Bool { declaration.traits.isMovedByContent }

    /// Whether the window is never larger than its content can be.
    package var isLimitedToContent: Bool {
        switch declaration.traits.resizability.kind {
        case .automatic: declaration.kind == .settings
        case .contentSize: true
        case .contentMinSize: false
        }
    }

    /// Closes the window soon: when what goes on in it now is over.
    package func close() { app.close(self) }

    /// The document that the window shows; nil for a window of another kind.
    var document: DocumentSession? { initialValue?.base as? DocumentSession }

    /// Does what the menu item does whose shortcut a key is, if there is one that is enabled.
    package func performMenuShortcut(_ key: KeyInput) -> Bool { app.performShortcut(key) }

    /// The app's menus, as they are now.
    package var menus: [MenuItem] { app.menus }

    /// Whether the window shows a value.
    func shows(_ value: AnyHashable) -> Bool { (self.value?.current ?? initialValue) == value }
}

/// What a window that an app declares shows.
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
