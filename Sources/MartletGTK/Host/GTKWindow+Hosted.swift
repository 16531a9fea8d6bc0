#if GTK
import CGTK
import Foundation
import Martlet

/// A scene in a window of a program that is no `App`.
extension GTKWindow {
    /// The window of GTK around the content; nil while the content is in none.
    var toplevel: Widget? {
        guard isHosted else { return window }
        guard let root = gtk_widget_get_root(window).map({ Widget($0) }) else { return nil }
        return root.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
            g_type_check_instance_is_a($0, gtk_window_get_type()) != 0 ? root : nil
        }
    }

    /// Whether the window has the keys.
    var isActive: Bool { toplevel.map { gtk_window_is_active($0.cast()) != 0 } ?? false }

    /// The surface of the window; nil before the window is shown.
    var surface: OpaquePointer? { gtk_widget_get_native(window).flatMap { gtk_native_get_surface($0) } }

    /// Shows the content in the widget, and follows the window that the widget is in.
    func openInFrame(_ root: Widget) {
        gtk_widget_set_parent(root, window)
        input = WindowInput(self, root: root)
        window.onChange(of: "root") { [weak self] in self?.rootChanged() }
        window.onChange(of: "scale-factor") { [weak self] in self?.scaleChanged() }
        // The surface exists from then on.
        window.on("realize") { [weak self] in self?.watchSurface() }
        activityChanged()
    }

    /// Follows the window that the widget was put into.
    private func rootChanged() {
        guard isOpen else { return }
        hosting = toplevel.map { HostingWindow($0, of: self) }
        // The colors of the window apply from now on.
        if hosting != nil { applyAppearance() }
        activityChanged()
    }

    private func watchSurface() {
        guard let surface else { return }
        hosting?.watch(surface) { [weak self] in self?.activityChanged() }
        scaleChanged()
    }

    // MARK: - Size

    /// Lays the content out in its ideal size, before GTK gives it one.
    func chooseHostedSize() {
        onMain(scene) { scene in
            scene.update()
            scene.resize(to: scene.idealContentSize)
        }
    }

    /// Returns the minimum and the natural length of the content, in points.
    ///
    /// - Parameters:
    ///   - orientation: The axis.
    ///   - width: The width for which a height is asked for; -1 for the natural one.
    func hostedLength(along orientation: GtkOrientation, for width: Int32) -> (minimum: CGFloat, natural: CGFloat) {
        guard isOpen else { return (0, 0) }
        return onMain(scene) { scene in
            if orientation == GTK_ORIENTATION_HORIZONTAL {
                return (scene.contentSize(for: .zero).width, scene.idealContentSize.width)
            }
            let width = width < 0 ? scene.idealContentSize.width : CGFloat(width)
            return (
                scene.contentSize(for: ProposedViewSize(width: width, height: 0)).height,
                scene.contentSize(for: ProposedViewSize(width: width, height: nil)).height
            )
        }
    }

    /// Has GTK lay out the program's window again when the content wants another size.
    func showHostedSize() {
        let sizes = HostedSizes(
            width: hostedLength(along: GTK_ORIENTATION_HORIZONTAL, for: -1),
            height: hostedLength(
                along: GTK_ORIENTATION_VERTICAL, for: max(gtk_widget_get_width(window), 1)))
        guard sizes != hostedSizes else { return }
        hostedSizes = sizes
        gtk_widget_queue_resize(window)
    }
}

/// The lengths that hosted content asks for.
struct HostedSizes: Equatable {
    let width: ClosedRange<CGFloat>
    let height: ClosedRange<CGFloat>

    init(width: (minimum: CGFloat, natural: CGFloat), height: (minimum: CGFloat, natural: CGFloat)) {
        self.width = width.minimum...max(width.minimum, width.natural)
        self.height = height.minimum...max(height.minimum, height.natural)
    }
}

/// The connections to a window of the program that holds a scene. They end with this object, when the content leaves the
/// window: a reference to the window would keep it from being destroyed.
final class HostingWindow {
    private let window: Widget
    private var handlers: [gulong] = []
    private var surface: (object: OpaquePointer, handler: gulong)?

    init(_ window: Widget, of content: GTKWindow) {
        self.window = window
        handlers.append(window.onChange(of: "focus-widget") { [weak content] in content?.focusChanged() })
        handlers.append(window.onChange(of: "is-active") { [weak content] in content?.activityChanged() })
    }

    /// Follows the state of the window on the screen.
    func watch(_ surface: OpaquePointer, changed: @escaping () -> Void) {
        unwatch()
        g_object_ref(UnsafeMutableRawPointer(surface))
        self.surface = (surface, connectNotify(UnsafeMutableRawPointer(surface), "state", changed))
    }

    private func unwatch() {
        guard let (object, handler) = surface else { return }
        surface = nil
        g_signal_handler_disconnect(UnsafeMutableRawPointer(object), handler)
        g_object_unref(UnsafeMutableRawPointer(object))
    }

    deinit {
        unwatch()
        for handler in handlers { g_signal_handler_disconnect(window, handler) }
    }
}
#endif
