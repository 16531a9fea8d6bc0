import Foundation

/// A host that shows the windows of an app: a desktop, a terminal, a test.
@MainActor
package protocol AppHost: AnyObject {
    /// Shows an opened window. The host creates its scene with ``AppWindow/makeScene(host:size:)`` and updates it.
    func show(_ window: AppWindow)

    /// Brings a window to the front and makes it the key window.
    func bringForward(_ window: AppWindow)

    /// Removes a window whose scene has ended.
    func remove(_ window: AppWindow)

    /// Called when ``AppRuntime/menus`` have changed.
    func menusChanged()

    /// Records a document that was opened or saved in the system's list of recent documents.
    func recordRecentDocument(_ file: URL)

    /// Ends the app, after its last window has been closed or the user has quit.
    func quit()
}

extension AppHost {
    /// Does nothing, for hosts without a system list.
    package func recordRecentDocument(_ file: URL) {}
}

/// The host of the scene that contains the app's menus. It has no display and measures nothing.
final class MenuHost: SceneHost {
    let profile = HostProfile()
    var onPresent: () -> Void = {}
    private let request: @Sendable () -> Void

    init(request: @escaping @Sendable () -> Void) { self.request = request }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0)
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }

    func present(_ root: RenderNode, difference: RenderDifference) { onPresent() }

    nonisolated func requestUpdate() { request() }
}
