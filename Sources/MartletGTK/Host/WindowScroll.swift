#if GTK
import CGTK
import Foundation
import Martlet

/// The wheel and the touchpad over a window's content: what is scrolled, and the way back.
final class WindowScroll {
    private unowned let window: GTKWindow
    /// Scrolls what is below the pointer; false if nothing there does.
    private let scroll: (CGSize) -> Bool
    /// What fingers have moved that nothing scrolled by, since they were put down; nil while none are.
    private var unused: CGSize?

    init(_ window: GTKWindow, root: Widget, scroll: @escaping (CGSize) -> Bool) {
        self.window = window
        self.scroll = scroll
        let flags = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
        let controller = gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags))!
        // Signals without values have no body that says whether they were used.
        connect(UnsafeMutableRawPointer(controller), "scroll-begin") { [unowned self] in begin() }
        connect(UnsafeMutableRawPointer(controller), "scroll-end") { [unowned self] in end() }
        connectPair(controller, "scroll") { [unowned self] x, y in
            // A notch of a wheel is one; a touchpad counts in pixels.
            let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
            let factor = isWheel ? notch : 1
            return move(by: CGSize(width: -x * factor, height: -y * factor))
        }
        gtk_widget_add_controller(root, controller)
    }

    /// How far a notch of the wheel goes: further in a larger window, as GTK's own lists do.
    private var notch: CGFloat { pow(max(100, window.scene.size.height), 2.0 / 3) }

    // MARK: - Fingers

    /// How far fingers move sideways until that leads back, in points.
    static let distanceBack: CGFloat = 100

    /// Two fingers are put on the touchpad.
    func begin() {
        unused = .zero
    }

    /// The wheel or fingers move. False if nothing scrolled by it.
    func move(by delta: CGSize) -> Bool {
        if scroll(delta) {
            // What scrolls something does not lead back too.
            if unused != nil { unused = .zero }
            return true
        }
        if let unused {
            self.unused = CGSize(width: unused.width + delta.width, height: unused.height + delta.height)
        }
        return false
    }

    /// The fingers leave. If they have moved towards the trailing edge, over what does not scroll that way, the page does.
    func end() {
        guard let moved = unused else { return }
        unused = nil
        let forwards = window.scene.root.isRightToLeft ? -moved.width : moved.width
        guard forwards >= Self.distanceBack, forwards > 2 * abs(moved.height), !window.isBelowPopover else { return }
        if onMain(window.scene, { $0.goBack() }) { window.updateSoonIfNeeded() }
    }
}
#endif
