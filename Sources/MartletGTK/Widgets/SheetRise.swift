#if GTK
import CGTK
import Foundation
import Martlet

/// The opening animation of a sheet's content, which rises to its place and fades in.
///
/// As with ``PageSlide``, only drawing is animated: the content has its final place immediately. The desktop animates
/// the window itself; ``SheetLeave`` is the closing animation.
final class SheetRise {
    /// Whether sheets rise. Where the desktop does without animations they don't.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) static var isEnabled = true
    /// Whether sheets move, on this desktop as well.
    static var isWanted: Bool { isEnabled && SettingsObserver.boolean("gtk-enable-animations") }
    /// The duration of the animation, in seconds.
    static let duration = 0.25
    /// The initial distance below the final place, in points.
    static let distance: CGFloat = 32

    /// The progress of the animation, from 0 to 1; nil after its end.
    private(set) var progress: Double? = 0
    /// In seconds of the frame clock; nil before the first frame.
    private var start: Double?

    /// - Returns: Nil if animations are disabled.
    static func begin(in target: Widget) -> SheetRise? {
        guard isWanted else { return nil }
        let made = SheetRise()
        target.onFrame { widget, time in
            gtk_widget_queue_draw(widget)
            return made.pass(to: time)
        }
        return made
    }

    /// Moves the sheet to its place at a time in seconds. False when the sheet has arrived.
    func pass(to time: Double) -> Bool {
        guard progress != nil else { return false }
        let start = start ?? time
        self.start = start
        let passed = (time - start) / Self.duration
        progress = passed < 1 ? passed : nil
        return passed < 1
    }

    /// Draws the content at its animated position.
    func draw(_ snapshot: OpaquePointer, size: CGSize, content: (OpaquePointer) -> Void) {
        guard let progress else { return content(snapshot) }
        // Fast at first.
        let left = pow(1 - progress, 3)
        var bounds = graphene_rect_t(CGRect(origin: .zero, size: size))
        var offset = graphene_point_t(x: 0, y: Float((Self.distance * left).rounded()))
        gtk_snapshot_push_clip(snapshot, &bounds)
        gtk_snapshot_push_opacity(snapshot, 1 - left)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &offset)
        content(snapshot)
        gtk_snapshot_restore(snapshot)
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_pop(snapshot)
    }
}
#endif
