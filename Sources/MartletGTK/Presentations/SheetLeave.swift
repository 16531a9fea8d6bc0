#if GTK
import CGTK
import Foundation
import Martlet

/// The closing animation of a dismissed sheet: its window shows pictures of its last state, which sink and fade.
///
/// The sheet's lifetimes and its tree have already ended. With a compositing desktop the window fades as a whole,
/// otherwise its content.
final class SheetLeave {
    /// The duration of the animation, in seconds.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) static var duration = 0.2

    private let window: GTKWindow
    private let content: Ghost
    private let bar: Ghost
    private let whenGone: () -> Void
    private(set) var isOver = false
    /// In seconds of the frame clock; nil before the first frame.
    var start: Double?
    /// The progress of the animation, from 0 to 1.
    private(set) var progress = 0.0

    /// Captures the last drawing of the window; nil if the window closes without an animation.
    init?(_ window: GTKWindow, whenGone: @escaping () -> Void) {
        guard Self.isWanted(for: window), let root = window.tree.rootView?.widget,
            let sheet = window.tree.picture, let bars = window.header.picture
        else { return nil }
        self.window = window
        self.whenGone = whenGone
        content = Ghost(of: root, sheet)
        bar = Ghost(of: window.header.widget, bars)
    }

    /// Whether a window does not just close.
    static func isWanted(for window: GTKWindow) -> Bool {
        guard let presentation = window.presentation, !presentation.isAlert, presentation.isAnimated else {
            return false
        }
        return !window.isPopover && window.isOpen && gtk_widget_get_mapped(window.window) != 0 && SheetRise.isWanted
    }

    /// Replaces the content of the window by the pictures.
    func begin() {
        let shown = window.window
        gtk_window_set_child(shown.cast(), content.widget)
        gtk_window_set_titlebar(shown.cast(), bar.widget)
        gtk_window_set_focus(shown.cast(), nil)
        gtk_window_set_modal(shown.cast(), 0)
        gtk_widget_set_can_target(shown, 0)
        passKeysOn()
        content.widget.onFrame { [weak self] _, time in self?.pass(to: time) ?? false }
        // An invisible window has no frames, so a timeout ends the animation.
        let leave = Unchecked(value: Weak(self))
        MainThread.after(.seconds(2 * Self.duration)) { leave.value.object?.finish() }
    }

    // MARK: - Keys

    /// Passes keys on to the window behind the sheet, because the desktop sends them to the sheet until it is closed.
    private func passKeysOn() {
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        for signal in ["key-pressed", "key-released"] {
            connectKeys(keys, signal) { [weak self] key, _ in
                guard let self else { return false }
                switch Int32(key) {
                case GDK_KEY_Tab, GDK_KEY_KP_Tab: return signal == "key-released" || moveFocus(by: 1)
                case GDK_KEY_ISO_Left_Tab: return signal == "key-released" || moveFocus(by: -1)
                default: return heirs.contains { gtk_event_controller_key_forward(keys, $0) != 0 }
                }
            }
        }
        gtk_widget_add_controller(window.window, keys)
    }

    /// The window behind the sheet; nil if it is closing too.
    private var heir: GTKWindow? {
        var behind = window.presenter
        // If several sheets close at once, only the last one has a window behind it.
        while let leaving = behind, !leaving.isOpen { behind = leaving.presenter }
        return behind
    }

    /// The widgets that receive the keys, in order, until one uses them: the focused widget in the window behind the
    /// sheet, and its ancestors.
    var heirs: [Widget] {
        heir.map { heir in Array(sequence(first: heir.focusWidget ?? heir.window) { $0.parent }) } ?? []
    }

    /// Moves the focus by Tab in the window behind the sheet. GTK would begin with the first widget while another
    /// window has the keys.
    func moveFocus(by step: Int) -> Bool { heir?.moveFocusInScene(by: step) ?? false }

    /// A frame is about to be shown, at a time in seconds. False when the sheet has gone.
    func pass(to time: Double) -> Bool {
        if isOver { return false }
        let start = start ?? time
        self.start = start
        progress = (time - start) / Self.duration
        guard progress < 1 else {
            // Deferred, because GTK must not draw the window while it is destroyed.
            let leave = Unchecked(value: self)
            onIdle { leave.value.finish() }
            return false
        }
        show()
        return true
    }

    private func show() {
        let shown = window.window
        // Slow at first.
        content.offset = (SheetRise.distance * progress * progress).rounded()
        let isSeenThrough = gdk_display_is_composited(gtk_widget_get_display(shown)) != 0
        if isSeenThrough {
            gtk_widget_set_opacity(shown, 1 - progress)
        } else {
            content.opacity = 1 - progress
        }
        gtk_widget_queue_draw(content.widget)
    }

    /// The sheet is gone.
    func finish() {
        guard !isOver else { return }
        isOver = true
        gtk_window_destroy(window.window.cast())
        whenGone()
    }
}

/// The picture that a widget has left, in its size.
private final class Ghost: WidgetOwner {
    let widget: Widget
    var offset: CGFloat = 0
    var opacity = 1.0
    private let picture: KeptPicture
    private let size: CGSize

    init(of original: Widget, _ picture: KeptPicture) {
        self.picture = picture
        size = CGSize(
            width: CGFloat(gtk_widget_get_width(original)), height: CGFloat(gtk_widget_get_height(original)))
        widget = NodeWidget.make(name: "widget")
        super.init()
        NodeWidget.setOwner(self, of: widget)
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_PRESENTATION, of: widget)
        gtk_widget_set_visible(widget, gtk_widget_get_visible(original))
    }

    deinit {
        NodeWidget.setOwner(nil, of: widget)
        g_object_unref(widget)
    }

    override func preferredSize(of widget: Widget) -> (minimum: CGSize, natural: CGSize) { (size, size) }

    override func draw(_ widget: Widget, _ snapshot: OpaquePointer) {
        var bounds = graphene_rect_t(CGRect(origin: .zero, size: size))
        var place = graphene_point_t(x: 0, y: Float(offset))
        gtk_snapshot_push_clip(snapshot, &bounds)
        gtk_snapshot_push_opacity(snapshot, opacity)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &place)
        picture.append(to: snapshot)
        gtk_snapshot_restore(snapshot)
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_pop(snapshot)
    }
}
#endif
