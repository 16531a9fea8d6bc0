#if GTK
import CGTK
import Foundation
import Martlet

/// The animated transition between the pages of a stack: a new page slides in beside the previous one.
///
/// Only drawing is animated. The new page has its final place immediately, also for input; the previous page is shown
/// as its last drawing.
final class PageSlide {
    /// Whether pages slide. Where the desktop does without animations they don't.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) static var isEnabled = true
    /// The duration of the transition, in seconds.
    static let duration = 0.25

    /// The last drawing of the current page.
    private var picture: OpaquePointer?
    private var shown: (page: UInt64, depth: Int)?
    private var motion: Motion?

    private struct Motion {
        /// The last drawing of the previous page.
        let old: OpaquePointer
        let isForward: Bool
        /// In seconds of the frame clock; nil before the first frame.
        var start: Double?
        var progress = 0.0
    }

    deinit {
        if let picture { gsk_render_node_unref(picture) }
        if let motion { gsk_render_node_unref(motion.old) }
    }

    /// The progress of the transition, from 0 to 1; nil if none is running.
    var progress: Double? { motion?.progress }

    /// The stack may show another page than before.
    func show(_ page: (page: UInt64, depth: Int), in target: Widget) {
        let before = shown
        shown = page
        guard let before, before.page != page.page, before.depth != page.depth, Self.isEnabled, let picture,
            gtk_widget_get_mapped(target) != 0, SettingsObserver.boolean("gtk-enable-animations")
        else { return }
        let runs = motion != nil
        if let motion { gsk_render_node_unref(motion.old) }
        motion = Motion(old: gsk_render_node_ref(picture), isForward: page.depth > before.depth)
        if runs { return }
        target.onFrame { [weak self] widget, time in
            gtk_widget_queue_draw(widget)
            return self?.pass(to: time) ?? false
        }
    }

    /// Moves the page to its place at a time in seconds. False when the page has arrived.
    func pass(to time: Double) -> Bool {
        guard var motion else { return false }
        let start = motion.start ?? time
        motion.start = start
        motion.progress = min(1, (time - start) / Self.duration)
        self.motion = motion
        guard motion.progress >= 1 else { return true }
        gsk_render_node_unref(motion.old)
        self.motion = nil
        return false
    }

    /// Draws the stack, and, during a transition, the previous page.
    func draw(_ snapshot: OpaquePointer, size: CGSize, isMirrored: Bool, content: (OpaquePointer) -> Void) {
        let new = NodePainter.recorded(content)
        if let picture { gsk_render_node_unref(picture) }
        picture = new
        guard let motion else {
            if let new { gtk_snapshot_append_node(snapshot, new) }
            return
        }
        // Fast at first.
        let eased = 1 - pow(1 - motion.progress, 3)
        let side: CGFloat = motion.isForward != isMirrored ? 1 : -1
        var bounds = graphene_rect_t(CGRect(origin: .zero, size: size))
        gtk_snapshot_push_clip(snapshot, &bounds)
        append(motion.old, at: -side * size.width * eased, to: snapshot)
        if let new { append(new, at: side * size.width * (1 - eased), to: snapshot) }
        gtk_snapshot_pop(snapshot)
    }

    private func append(_ node: OpaquePointer, at x: CGFloat, to snapshot: OpaquePointer) {
        var offset = graphene_point_t(x: Float(x.rounded()), y: 0)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &offset)
        gtk_snapshot_append_node(snapshot, node)
        gtk_snapshot_restore(snapshot)
    }
}
#endif
