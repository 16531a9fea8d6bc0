#if GTK
import CGTK
import Foundation
import Martlet

/// Has Cairo draw all of a window anew in each frame, once there are shadows or blurs in it that are too large for a
/// ``SoftPicture``.
///
/// GTK draws only what has changed since the last frame, and Cairo blurs what lies in that part, as if nothing were around
/// it: what moves would leave traces, and cut what is blurred beside it. So each frame has something in it that differs
/// from the last one everywhere, and is not seen.
struct SoftEdges {
    /// Whether anything with soft edges was drawn.
    var areThere = false
    private var isOdd = false

    /// Has what is drawn next differ from what was drawn before, in all of a widget.
    mutating func refresh(_ bounds: CGRect, of widget: Widget, on snapshot: OpaquePointer) {
        guard areThere, Self.isDrawnByCairo(widget) else { return }
        isOdd.toggle()
        let shade: Float = isOdd ? 1 : 0
        var color = GdkRGBA(red: shade, green: shade, blue: shade, alpha: 0)
        var area = graphene_rect_t(bounds)
        gtk_snapshot_append_color(snapshot, &color, &area)
    }

    /// How deep it is in what Cairo draws into a picture, whatever draws the window.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private static var depth = 0
    /// Whether Cairo is to be taken for what draws windows; nil for what does.
    nonisolated(unsafe) static var assumesCairo: Bool?

    /// Records what Cairo draws, whatever draws the window.
    static func drawnByCairo<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    /// What GTK is to be told of a blur whose radius is its standard deviation: to Cairo it means that, and to a graphics
    /// card how far the blur reaches to both sides together.
    static func radius(_ radius: CGFloat, in widget: Widget) -> CGFloat {
        depth > 0 || isDrawnByCairo(widget) ? radius : 2 * radius
    }

    /// Whether what draws a widget's window is Cairo.
    static func isDrawnByCairo(_ widget: Widget) -> Bool {
        if let assumesCairo { return assumesCairo }
        guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
            return false
        }
        let type = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
        return String(cString: g_type_name_from_instance(type)) == "GskCairoRenderer"
    }
}
#endif
