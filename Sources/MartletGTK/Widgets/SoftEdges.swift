#if GTK
import CGTK
import Foundation
import Martlet

/// Has Cairo draw all of a window anew in each frame, once there are shadows or blurs in it.
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

    private static func isDrawnByCairo(_ widget: Widget) -> Bool {
        guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
            return false
        }
        let type = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
        return String(cString: g_type_name_from_instance(type)) == "GskCairoRenderer"
    }
}
#endif
