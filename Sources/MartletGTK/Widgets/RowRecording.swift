#if GTK
import CGTK
import Foundation

/// Has Cairo draw what stands in a row from one node, which is left alone where nothing of the row is to be drawn.
///
/// GTK draws the part of a window that has changed, but hands all nodes of the window to Cairo for that, which finds of
/// each letter that it lies elsewhere: where one text of twenty rows changes, the rows that stay cost more than all else
/// of the frame. What is recorded as one drawing is looked at once. A graphics card would have to be given it as pixels,
/// and leaves out by itself what is not seen.
enum RowRecording {
    /// Whether rows are recorded: tests compare with what is drawn otherwise.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) static var isOn = true
    /// How many rows were recorded.
    nonisolated(unsafe) private(set) static var count = 0

    /// How many must stand side by side to be rows.
    static let fewest = 8
    /// How large rows may be, in points by points: where something in one changes all of it is drawn.
    private static let largest: CGFloat = 40_000

    /// Letters are smoothed a little beyond what GTK takes for their bounds, in points.
    private static let margin: Float = 1
    /// How long the sides of symbols may be, in points.
    private static let largestSymbol: Float = 48
    /// How long the sides of pictures in rows may be, in pixels: they are kept once more.
    private static let largestPicture: Int32 = 128

    /// Draws what a view shows, recorded if it is a row and Cairo draws it.
    static func draw(_ view: NodeView, on snapshot: OpaquePointer) {
        guard isOn, isRow(view), SoftEdges.isDrawnByCairo(view.widget) else {
            return NodePainter(view: view, snapshot: snapshot).draw()
        }
        guard let node = NodePainter.recorded({ NodePainter(view: view, snapshot: $0).draw() }) else { return }
        defer { gsk_render_node_unref(node) }
        guard canRecord(node) else { return gtk_snapshot_append_node(snapshot, node) }
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        graphene_rect_inset(&bounds, -margin, -margin)
        let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        count += 1
    }

    /// Whether a view is one of many, as rows are, and small.
    private static func isRow(_ view: NodeView) -> Bool {
        guard let parent = view.parent, parent.children.count >= fewest, !view.holdsShownPart, !view.node.isScrolling
        else { return false }
        let size = view.node.frame.size
        return size.width * size.height <= largest
    }

    /// Whether Cairo draws a node the same wherever it does, and from little. What has soft edges, is faded as a whole or
    /// is mixed with what lies behind it is not drawn so.
    private static func canRecord(_ node: OpaquePointer?) -> Bool {
        guard let node else { return true }
        switch gsk_render_node_get_node_type(node) {
        case GSK_TEXT_NODE, GSK_COLOR_NODE, GSK_BORDER_NODE, GSK_LINEAR_GRADIENT_NODE, GSK_RADIAL_GRADIENT_NODE:
            return true
        case GSK_CAIRO_NODE:
            // Symbols: what is recorded twice is kept twice.
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(node, &bounds)
            return max(bounds.size.width, bounds.size.height) <= largestSymbol
        case GSK_TEXTURE_NODE:
            guard let texture = gsk_texture_node_get_texture(node) else { return true }
            return max(gdk_texture_get_width(texture), gdk_texture_get_height(texture)) <= largestPicture
        case GSK_TRANSFORM_NODE: return canRecord(gsk_transform_node_get_child(node))
        case GSK_CLIP_NODE: return canRecord(gsk_clip_node_get_child(node))
        case GSK_ROUNDED_CLIP_NODE: return canRecord(gsk_rounded_clip_node_get_child(node))
        case GSK_CONTAINER_NODE:
            return (0..<gsk_container_node_get_n_children(node)).allSatisfy {
                canRecord(gsk_container_node_get_child(node, $0))
            }
        default: return false
        }
    }
}
#endif
