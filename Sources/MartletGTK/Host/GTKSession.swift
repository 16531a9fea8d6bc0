#if GTK
import CGTK
import Foundation
import Martlet
import MartletBase

/// An app on the desktop: its windows, and the menus that they share.
@MainActor
final class GTKSession: AppHost {
    private(set) var runtime: AppRuntime!
    /// The windows that are open, in the order in which they were opened.
    private(set) var windows: [GTKWindow] = []
    let menus = MenuModel()
    /// Called when the last window has been closed.
    var onQuit: (() -> Void)?
    private let schedule = UpdateSchedule()
    private var menusNeedUpdate = true

    init<A: App>(_ app: A) {
        let schedule = self.schedule
        runtime = AppRuntime(app, host: self) { schedule.request() }
        GTKApp.setSurroundings(of: runtime.scene)
        let session = Unchecked(value: Weak(self))
        schedule.onUpdate { onMainActor(session.value) { $0.object?.update() } }
    }

    // MARK: - Beginning

    private var isStarted = false

    /// Shows the app's first windows.
    func start() {
        isStarted = true
        runtime.start()
    }

    /// Waits for the first request, for which the bus has started the process, and quits if none comes in time.
    func awaitRequest() {
        // As long as GLib's own services wait.
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [weak self] in
            if let self, !isStarted { quit() }
        }
    }

    /// Does as the desktop asks. The first request of a process shows the app's windows.
    func receive(_ request: DesktopApplication.Request) {
        if !isStarted {
            start()
        } else if let window = runtime.keyWindow ?? runtime.windows.last {
            bringForward(window)
        }
        switch request {
        case .activate: break
        case .open(let addresses): runtime.openArguments(addresses)
        case .notification(let record): DesktopNotifications.open(record)
        }
    }

    private func update() {
        if let window = windows.first { runtime.scene.time = window.now }
        runtime.update()
        // One update covers the scenes of all windows.
        for window in windows { window.synchronizeIfNeeded() }
        showMenus()
    }

    private func showMenus() {
        guard menusNeedUpdate else { return }
        menusNeedUpdate = false
        menus.show(runtime.menus)
    }

    // MARK: - Windows

    func show(_ window: AppWindow) {
        showMenus()
        let shown = GTKWindow(window, menus: menus, schedule: schedule)
        windows.append(shown)
        // The desktop only later reports which window is active.
        window.phase = .active
        shown.open()
    }

    func bringForward(_ window: AppWindow) {
        guard let shown = windows.first(where: { $0.appWindow === window }) else { return }
        gtk_window_present(shown.window.cast())
    }

    func remove(_ window: AppWindow) {
        guard let index = windows.firstIndex(where: { $0.appWindow === window }) else { return }
        windows.remove(at: index).close()
    }

    func menusChanged() {
        menusNeedUpdate = true
        runtime.scene.requestUpdate()
    }

    /// Adds the file to the desktop's list of recent documents.
    func recordRecentDocument(_ file: URL) {
        _ = gtk_recent_manager_add_item(gtk_recent_manager_get_default(), file.absoluteString)
    }

    func quit() { onQuit?() }
}
#endif
