#if GTK
import CGTK
import Foundation

/// Records the drawing of a row as a single Cairo node, which is skipped if no part of the row is redrawn.
///
/// GTK redraws the changed part of a window, but passes all nodes of the window to Cairo, which rejects each letter
/// outside that part. If one text in twenty rows changes, the unchanged rows cost more than the rest of the frame. A
/// recorded row is rejected as a whole. This is only for Cairo: a graphics card would need the recording as pixels, and
/// culls invisible nodes by itself.
enum RowRecording {
    /// Whether rows are recorded. Tests compare with the unrecorded drawing.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) static var isOn = true
    /// The number of recorded rows.
    nonisolated(unsafe) private(set) static var count = 0

    /// The minimum number of siblings that count as rows.
    static let fewest = 8
    /// The largest area of a row, in square points: a change in a row redraws all of it.
    private static let largest: CGFloat = 40_000

    /// The distance in points by which the antialiasing of letters exceeds GTK's bounds.
    private static let margin: Float = 1
    /// The largest side of symbols, in points.
    private static let largestSymbol: Float = 48
    /// The largest side of pictures in rows, in pixels, because the recording keeps a copy.
    private static let largestPicture: Int32 = 128

    /// Draws a view, recorded if it is a row and Cairo draws the window.
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
        guard let parent = view.parent, parent.children.count >= fewest, !view.holdsShownPart,
            !view.node.widget.isScrolling
        else { return false }
        let size = view.node.frame.size
        return size.width * size.height <= largest
    }

    /// Returns whether Cairo draws a node in the same way at any place, and from little data. Soft edges, group opacity
    /// and blend modes exclude that.
    private static func canRecord(_ node: OpaquePointer?) -> Bool {
        guard let node else { return true }
        switch gsk_render_node_get_node_type(node) {
        case GSK_TEXT_NODE, GSK_COLOR_NODE, GSK_BORDER_NODE, GSK_LINEAR_GRADIENT_NODE, GSK_RADIAL_GRADIENT_NODE:
            return true
        case GSK_CAIRO_NODE:
            // Symbols: the recording keeps another copy of each.
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
