#if GTK
import CGTK
import Foundation
import Martlet

/// The wheel and the touchpad over a window's content: what is scrolled, how it goes on by itself, and the way back.
final class WindowScroll {
    private unowned let window: GTKWindow
    private let root: Widget
    /// Scrolls what is below the pointer; false if nothing there does.
    private let scroll: (CGSize) -> Bool
    /// What fingers have moved that nothing scrolled by, since they were put down; nil while none are.
    private var unused: CGSize?
    /// How fast the content goes on, in points a second, and since when, in seconds of the frame clock.
    private var motion: (velocity: CGSize, last: TimeInterval?)?
    /// Whether the frame clock tells of each frame.
    private var hasTicks = false

    init(_ window: GTKWindow, root: Widget, scroll: @escaping (CGSize) -> Bool) {
        self.window = window
        self.root = root
        self.scroll = scroll
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
            // GTK says pixels a millisecond.
            goOn(at: CGSize(width: -x * 1000, height: -y * 1000))
            return false
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
        motion = nil
    }

    /// The wheel or fingers move. False if nothing scrolled by it.
    func move(by delta: CGSize) -> Bool {
        motion = nil
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

    // MARK: - Going on

    /// What is left of the speed after a second, as a power of e: that of GTK's own lists.
    private static let friction = 4.0
    /// The speed at which the content stands, in points a second.
    private static let leastSpeed: CGFloat = 20

    /// The content goes on at a speed that fades, by the frame clock.
    func goOn(at velocity: CGSize) {
        guard hypot(velocity.width, velocity.height) > Self.leastSpeed else { return }
        motion = (velocity, nil)
        guard !hasTicks else { return }
        hasTicks = true
        let scroll = Unmanaged.passRetained(WeakScroll(self))
        gtk_widget_add_tick_callback(
            root,
            { _, clock, data in
                let scroll = Unmanaged<WeakScroll>.fromOpaque(data!).takeUnretainedValue().scroll
                let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
                guard let scroll, !scroll.passFrame(at: time) else { return scroll == nil ? 0 : 1 }
                scroll.hasTicks = false
                return 0
            },
            scroll.toOpaque(), { data in Unmanaged<WeakScroll>.fromOpaque(data!).release() })
    }

    /// Scrolls as far as the content goes in a frame.
    ///
    /// - Parameter time: When the frame is shown, in seconds.
    /// - Returns: Whether there is more to come.
    func passFrame(at time: TimeInterval) -> Bool {
        guard let (velocity, last) = motion else { return false }
        guard let last else {
            motion = (velocity, time)
            return true
        }
        let left = exp(-Self.friction * max(0, time - last))
        let share = (1 - left) / Self.friction
        let wasUsed = scroll(CGSize(width: velocity.width * share, height: velocity.height * share))
        let slower = CGSize(width: velocity.width * left, height: velocity.height * left)
        guard wasUsed, hypot(slower.width, slower.height) > Self.leastSpeed else {
            motion = nil
            return false
        }
        motion = (slower, time)
        return true
    }
}

/// What a callback of GTK's does not keep alive.
private final class WeakScroll {
    weak var scroll: WindowScroll?

    init(_ scroll: WindowScroll) { self.scroll = scroll }
}
#endif
