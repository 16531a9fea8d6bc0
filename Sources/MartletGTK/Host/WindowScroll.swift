#if GTK
import CGTK
import Foundation
import Martlet

/// Wheel and touchpad input over a window's content: scrolling with momentum, swipe actions of rows, and the swipe
/// back.
final class WindowScroll {
    private unowned let window: GTKWindow
    /// Scrolls the content below the pointer; returns false if nothing there scrolls.
    private let scroll: (CGSize) -> Bool
    /// The finger movement that no scroll view has used, since the fingers touched; nil while they don't.
    private var unused: CGSize?
    /// The whole finger movement.
    private var moved = CGSize.zero
    /// The recognized use of the finger movement.
    private var use: Use?
    /// Returns the location of the pointer.
    private let pointer: () -> CGPoint

    private enum Use { case scrolling, swiping }

    init(
        _ window: GTKWindow, root: Widget, pointer: @escaping () -> CGPoint, scroll: @escaping (CGSize) -> Bool
    ) {
        self.window = window
        self.scroll = scroll
        self.pointer = pointer
        let flags = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
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
        connectPair(controller, "decelerate") { [unowned self] x, y in
            // In pixels a millisecond.
            continueScroll(at: CGSize(width: -x * 1000, height: -y * 1000))
            return false
        }
        gtk_widget_add_controller(root, controller)
    }

    /// The scroll distance of a wheel notch: it grows with the size of the window, as in GTK's own lists.
    private var notch: CGFloat { pow(max(100, window.scene.size.height), 2.0 / 3) }

    // MARK: - Fingers

    /// The horizontal finger movement from which the swipe goes back, in points.
    static let distanceBack: CGFloat = 100

    /// The finger movement from which its direction is determined, in points.
    private static let leastDistance: CGFloat = 12

    /// Two fingers are put on the touchpad.
    func begin() {
        unused = .zero
        moved = .zero
        use = nil
        onMain((window.scene, pointer())) { $0.scrolling.stopDrift(at: $1) }
    }

    /// Scrolls by a move of the wheel or of fingers. False if nothing scrolled.
    func move(by delta: CGSize) -> Bool {
        if unused != nil, movesRow(by: delta) { return true }
        if scroll(delta) {
            // A movement that scrolls does not also go back.
            if unused != nil { unused = .zero }
            onMain(window.scene) { $0.lists.closeSwipe(unlessAt: nil) }
            return true
        }
        if let unused {
            self.unused = CGSize(width: unused.width + delta.width, height: unused.height + delta.height)
        }
        return false
    }

    /// Moves a row aside with a horizontal finger movement, if it has swipe actions.
    private func movesRow(by delta: CGSize) -> Bool {
        if window.isBelowPopover || use == .scrolling { return false }
        moved = CGSize(width: moved.width + delta.width, height: moved.height + delta.height)
        if use == nil {
            guard max(abs(moved.width), abs(moved.height)) > Self.leastDistance else { return false }
            let point = pointer()
            let isSideways = abs(moved.width) > 2 * abs(moved.height)
            let scrolls = isSideways && window.scene.scrolling.target(at: point, delta: moved) != nil
            guard isSideways, !scrolls, onMain((window.scene, point, moved), { $0.lists.swipeRow(at: $1, by: $2) })
            else {
                use = .scrolling
                return false
            }
            use = .swiping
        } else {
            _ = onMain((window.scene, pointer(), moved)) { $0.lists.swipeRow(at: $1, by: $2) }
        }
        unused = .zero
        window.updateSoonIfNeeded()
        return true
    }

    /// Continues the scroll after fingers have left the touchpad at a speed, in points a second.
    func continueScroll(at velocity: CGSize) {
        guard use != .swiping, !window.isBelowPopover else { return }
        _ = onMain((window.scene, pointer(), velocity)) { $0.scrolling.fling(at: $1, velocity: $2) }
        window.updateSoonIfNeeded()
    }

    /// Handles the end of the touch: an unused movement towards the trailing edge goes back a page.
    func end() {
        guard let moved = unused else { return }
        unused = nil
        if use == .swiping {
            onMain(window.scene) { $0.lists.endSwipe() }
            return window.updateSoonIfNeeded()
        }
        let forwards = window.scene.root.isRightToLeft ? -moved.width : moved.width
        guard forwards >= Self.distanceBack, forwards > 2 * abs(moved.height), !window.isBelowPopover else { return }
        if onMain(window.scene, { $0.goBack() }) { window.updateSoonIfNeeded() }
    }
}
#endif
