import Foundation
import Martlet

/// A window of the running app, for names that code uses outside of views.
@MainActor
package final class CurrentWindow: Sendable {
    /// The identity of the window, for as long as it is open.
    package nonisolated let id: ObjectIdentifier
    private let appWindow: AppWindow?
    private let scene: SceneGraph?

    private init(appWindow: AppWindow) {
        id = ObjectIdentifier(appWindow)
        self.appWindow = appWindow
        scene = appWindow.scene
    }

    private init(scene: SceneGraph) {
        id = ObjectIdentifier(scene)
        appWindow = nil
        self.scene = scene
    }

    /// All windows of the running app; without an app, that of the view that is shown.
    package static var all: [CurrentWindow] {
        if let app = CurrentScene.app { return app.windows.map { CurrentWindow(appWindow: $0) } }
        return CurrentScene.scene.map { [CurrentWindow(scene: $0)] } ?? []
    }

    /// The size of the content, in points; zero once the window is closed.
    package var size: CGSize { appWindow?.isOpen == false ? .zero : scene?.size ?? .zero }

    /// The parts at the edges of the content that the host covers, in points.
    package var safeAreaInsets: EdgeInsets { scene?.host.profile.safeAreaInsets ?? EdgeInsets() }

    /// Whether the window is read from right to left.
    package var isRightToLeft: Bool { Desktop.value(\.layoutDirection) == .rightToLeft }

    /// The phase of the window.
    package var phase: ScenePhase { appWindow?.phase ?? .active }

    /// Closes the window as its button does; without an app, nothing.
    package func close() { if let appWindow { CurrentScene.app?.close(appWindow) } }

    /// Brings the window to the front.
    package func bringForward() { if let appWindow { CurrentScene.app?.bringForward(appWindow) } }

    /// Whether the window is the one in use.
    package var isKey: Bool { appWindow.map { $0 === CurrentScene.app?.keyWindow } ?? true }
}
