#if GTK
import CGTK
import Foundation
import Martlet

/// A window of the desktop that shows a scene, from its first frame to its end.
final class GTKWindow {
    let host: GTKHost
    let scene: SceneGraph
    let tree: WidgetTree
    /// The window; in other cases the popover, or the widget in a program's window, that holds the content.
    let window: Widget
    /// Whether the content is in a window of a program without an `App`.
    let isHosted: Bool
    let header: WindowHeader
    /// The window of the app that this one shows; nil for a view alone.
    private(set) var appWindow: AppWindow?
    /// All windows of an app have one clock.
    private static let start = ContinuousClock.now
    private(set) var isOpen = false
    /// Called when the window has been closed and its scene has ended.
    var onClose: (() -> Void)?
    /// Whether the window was part of a request, and has not been synchronized with its scene since.
    var needsSynchronizing = false
    /// Whether the window performs the updates of its schedule: one of a view alone does.
    private let performsUpdates: Bool
    /// The focus of the widgets and of the scene.
    var focusState = WindowFocusState()
    /// The callbacks and timers that the window waits for.
    var wakeUps = WindowWakeUps()
    /// The properties that the window shows.
    var shown = ShownProperties()
    /// Controls whose widgets show the user's operation, which the scene may have rejected.
    var acted: [NodeView] = []
    /// Whether GTK lays out the window's content, and its header bars have their places already.
    var isResizing = false
    var input: WindowInput?
    /// The context menu of a view, while it is open.
    var contextMenu: ContextMenuPopover?
    /// The window with the app's keys, while it is open.
    var shortcutsWindow: Widget?
    private var settings: SettingsObserver?
    /// The presentation whose content the window shows; nil for a window of the app.
    let presentation: Presentation?
    /// The window that presents this one.
    private(set) weak var presenter: GTKWindow?
    /// The content that is presented above the window.
    var presented: (any PresentedSurface)?
    /// The sheet that has been dismissed and leaves.
    var leaving: SheetLeave?
    /// Whether the window has had the keys.
    var wasActive = false
    /// The last announcement, while it is a widget's description.
    var announcement: Announcement?
    /// The connections to the window of the program around the content.
    var hosting: HostingWindow?
    /// The lengths that hosted content last asked for.
    var hostedSizes: HostedSizes?
    private var isClosed = false
    /// The size of the content when the window last had not all of the screen.
    var leftSize = WindowSizes.common

    /// Creates a window for the scene that `makeScene` creates for the host.
    ///
    /// - Parameters:
    ///   - presentation: The presentation whose content the scene shows, if there is one.
    ///   - presenter: The window that presents it.
    ///   - schedule: The schedule of the app; nil for a view alone, and for what another window presents.
    ///   - frame: The widget in a program's window that holds the content, and keeps this object.
    init(
        _ presentation: Presentation? = nil, by presenter: GTKWindow? = nil, schedule: UpdateSchedule? = nil,
        in frame: Widget? = nil, makeScene: (GTKHost) -> SceneGraph
    ) {
        self.presentation = presentation
        self.presenter = presenter
        let isPopover = presentation?.kind == .popover
        isHosted = frame != nil
        window = frame ?? (isPopover ? gtk_popover_new() : gtk_window_new())
        if frame == nil { g_object_ref_sink(window) }
        let shared = schedule ?? presenter?.host.schedule
        performsUpdates = shared == nil
        host = GTKHost(
            scale: Int(gtk_widget_get_scale_factor(window)), schedule: shared ?? UpdateSchedule(),
            hasHeaderBar: !isHosted)
        tree = WidgetTree(host: host, styles: .shared)
        host.tree = tree
        AssistiveTechnology.serve(tree)
        scene = makeScene(host)
        header = WindowHeader(window: isPopover || isHosted ? nil : window)
        Announcements.serve(self)
        tree.actor = self
        tree.onResize = { [unowned self] in
            resized(to: $0)
            contextMenu?.follow()
            presented?.follow()
        }
        let window = Unchecked(value: Weak(self))
        if performsUpdates {
            host.schedule.onUpdate {
                window.value.object?.update()
                window.value.object?.synchronizeIfNeeded()
            }
        }
        host.startMove = { window.value.object?.input?.moveWindow() }
        host.showMenu = { window.value.object?.openMenu(of: $0) }
        host.afterUpdate = { window.value.object?.synchronize() }
        // After the update that a developer's tool may be in.
        host.appearanceChanged = { onIdle { window.value.object?.appearanceChanged() } }
        host.presenter = self
    }

    deinit { if !isHosted { g_object_unref(window) } }

    var now: Duration { Self.start.duration(to: .now) }

    /// Creates the GTK window for a window of an app.
    convenience init(_ appWindow: AppWindow, menus: MenuModel, schedule: UpdateSchedule) {
        self.init(schedule: schedule) { host in
            onMain((appWindow, host)) { window, host in
                let scene = window.makeScene(host: host, size: window.defaultSize ?? WindowSizes.common)
                GTKApp.setSurroundings(of: scene)
                return scene
            }
        }
        self.appWindow = appWindow
        menus.insert(into: window)
        if onMain(appWindow, { $0.isSettings }) { return }
        header.addMenuButton(menus) { [weak self] in self?.recoverFocus() }
    }

    // MARK: - Life

    /// Shows the window with its first frame.
    func open() {
        guard !isClosed else { return }
        isOpen = true
        // Called after the current event, when the window may already be closed.
        settings = SettingsObserver { [weak self] in self?.appearanceChanged() }
        applyAppearance()
        if isHosted { chooseHostedSize() } else if presentation == nil { chooseSize() } else { prepareAsPresented() }
        update()
        guard let root = tree.rootView?.widget else { return }
        if isHosted { return openInFrame(root) }
        if isPopover { return openAsPopover(root) }
        if presentation?.isAlert == false { (tree.picture, header.picture) = (KeptPicture(), KeptPicture()) }
        gtk_window_set_child(window.cast(), root)
        if isHiddenBehindAlert { return }
        input = WindowInput(self, root: root)
        // Focuses the content's choice; GTK would choose the first widget.
        if presentation != nil || scene.focus.focused != nil { recoverFocus() }
        watchFocus()
        // We close the window ourselves.
        connectQuestion(window, "close-request") { [unowned self] in
            closeRequested()
            return true
        }
        window.onChange(of: "is-active") { [unowned self] in activityChanged() }
        gtk_widget_set_visible(window, 1)
        leaveSearch()
        gtk_window_present(window.cast())
        if let appWindow { FirstFrame.await(of: root, for: appWindow) }
        watchScreen()
        if let presentation, !presentation.isAlert, presentation.isAnimated { tree.rise = SheetRise.begin(in: root) }
    }

    /// Whether the window is that of an alert of its own, and not shown itself.
    var isHiddenBehindAlert: Bool { appWindow.map { onMain($0) { $0.isAlert } } ?? false }

    /// Handles the user's request to close the window. An app closes it after its running work.
    private func closeRequested() {
        if let presentation {
            onMain(presentation) { _ = $0.requestDismissal() }
            return updateSoonIfNeeded()
        }
        guard let appWindow else { return close() }
        onMain(appWindow) { $0.close() }
    }

    /// Ends the scene's lifetimes, and starts the closing animation of a sheet.
    ///
    /// - Returns: The animation; nil if the window is already closed.
    func leave(whenGone: @escaping () -> Void) -> SheetLeave? {
        let leave = isClosed ? nil : SheetLeave(self, whenGone: whenGone)
        close(by: leave)
        if leave == nil { whenGone() }
        return leave
    }

    /// Ends the scene's lifetimes and the window.
    func close() { close(by: nil) }

    private func close(by leave: SheetLeave?) {
        // A presentation may end before its window was shown.
        guard isOpen || presentation != nil, !isClosed else { return }
        remember()
        isOpen = false
        isClosed = true
        if performsUpdates { host.schedule.onUpdate(nil) }
        contextMenu?.end()
        contextMenu = nil
        leaving?.finish()
        onMain(scene) { $0.end() }
        presented?.close()
        presented = nil
        // While GTK's controls are there.
        header.end()
        if let leave {
            leave.begin()
            tree.end()
        } else if isPopover {
            // A visible window has the pointer and key focus; closing it in that state would leave its parent without
            // them.
            gtk_widget_set_visible(window, 0)
            gtk_popover_set_child(window.cast(), nil)
            tree.end()
            if window.parent != nil { gtk_widget_unparent(window) }
        } else if isHosted {
            hosting = nil
            tree.end()
        } else {
            gtk_window_set_child(window.cast(), nil)
            tree.end()
            gtk_window_destroy(window.cast())
        }
        onClose?()
    }
}
#endif
