#if GTK
import CGTK
import Foundation
import Martlet

/// Makes Cairo redraw the whole window in each frame, if it contains shadows or blurs too large for a ``SoftPicture``.
///
/// GTK only redraws the changed part of a window, and Cairo blurs that part as if it had no surroundings: moving
/// content would leave traces, and cut the blurs beside it. Therefore each frame contains an invisible drawing that
/// covers the window and differs from that of the previous frame.
struct SoftEdges {
    /// Whether content with soft edges was drawn.
    var areThere = false
    private var isOdd = false

    /// Makes the next drawing differ from the previous one in the whole area of a widget.
    mutating func refresh(_ bounds: CGRect, of widget: Widget, on snapshot: OpaquePointer) {
        guard areThere, Self.isDrawnByCairo(widget) else { return }
        isOdd.toggle()
        let shade: Float = isOdd ? 1 : 0
        var color = GdkRGBA(red: shade, green: shade, blue: shade, alpha: 0)
        var area = graphene_rect_t(bounds)
        gtk_snapshot_append_color(snapshot, &color, &area)
    }

    /// The nesting depth of drawings by Cairo into a picture, whatever draws the window.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private static var depth = 0
    /// Whether windows are assumed to be drawn by Cairo; nil to use the actual renderer.
    nonisolated(unsafe) static var assumesCairo: Bool?

    /// Records a drawing that Cairo renders, whatever draws the window.
    static func drawnByCairo<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    /// Returns GTK's radius for a blur with a given standard deviation. For Cairo both are the same; for a graphics
    /// card, GTK's radius is the whole extent of the blur.
    static func radius(_ radius: CGFloat, in widget: Widget) -> CGFloat {
        depth > 0 || isDrawnByCairo(widget) ? radius : 2 * radius
    }

    /// Returns whether Cairo draws a widget's window.
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
