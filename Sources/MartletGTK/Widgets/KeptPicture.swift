#if GTK
import CGTK
import Foundation

/// The last drawing of a widget, which can be shown after the end of its content.
final class KeptPicture {
    private var node: OpaquePointer?

    deinit { if let node { gsk_render_node_unref(node) } }

    /// Draws content, and keeps that.
    func draw(_ snapshot: OpaquePointer, content: (OpaquePointer) -> Void) {
        let drawn = NodePainter.recorded(content)
        if let node { gsk_render_node_unref(node) }
        node = drawn
        append(to: snapshot)
    }

    /// Draws the kept drawing.
    func append(to snapshot: OpaquePointer) { if let node { gtk_snapshot_append_node(snapshot, node) } }
}
#endif
