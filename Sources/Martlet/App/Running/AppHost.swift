import Foundation

/// What shows the windows of an app: a desktop, a terminal, a test.
@MainActor
package protocol AppHost: AnyObject {
    /// Shows a window that was opened: makes its scene by ``AppWindow/makeScene(host:size:)``, and updates it.
    func show(_ window: AppWindow)

    /// Puts a window that is shown before the others, and gives it the keys.
    func bringForward(_ window: AppWindow)

    /// Takes away a window whose scene has ended.
    func remove(_ window: AppWindow)

    /// ``AppRuntime/menus`` have changed.
    func menusChanged()

    /// A document was opened or saved.
    func noteRecentDocument(_ file: URL)

    /// The last window has been closed, or the person has quit: the app is over.
    func quit()
}

extension AppHost {
    /// Nothing: a host that keeps no list for other programs.
    package func noteRecentDocument(_ file: URL) {}
}

/// The host of what an app shows outside of its windows: a scene that is measured by nobody.
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
