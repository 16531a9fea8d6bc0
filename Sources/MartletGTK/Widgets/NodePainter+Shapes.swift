#if GTK
import CGTK
import Foundation
import Martlet

extension NodePainter {
    /// Draws the inside or the outline of a figure.
    func draw(_ shape: ShapeContent, in frame: CGRect) {
        let path = shape.outline.path(in: frame.size)
        var reach: CGFloat = 1
        if case .stroke(let stroke) = shape.drawing { reach += stroke.lineWidth * max(1, stroke.miterLimit) / 2 }
        let bounds = path.boundingRect.insetBy(dx: -reach, dy: -reach)
        guard !path.isEmpty, !bounds.isNull, !bounds.isInfinite else { return }
        var area = graphene_rect_t(bounds)
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        defer { cairo_destroy(cairo) }
        CairoInk(cairo: cairo).draw(path, shape.drawing, shape.paint, in: frame)
    }

    /// Fills a rectangle with a gradient that GTK has no node for.
    func draw(_ paint: _ShapeStylePaint, filling frame: CGRect) {
        var area = graphene_rect_t(frame)
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        withSource(paint, in: frame, cairo) { cairo_paint(cairo) }
        cairo_destroy(cairo)
    }

    /// Draws content as far as it lies in a figure.
    func draw(clippedTo path: Path, evenOdd: Bool, _ content: (OpaquePointer) -> Void) {
        let inner = gtk_snapshot_new()!
        content(inner)
        guard let node = gtk_snapshot_free_to_node(inner) else { return }
        defer { gsk_render_node_unref(node) }
        var area = graphene_rect_t()
        gsk_render_node_get_bounds(node, &area)
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        cairo_trace(path, in: cairo)
        cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
    }

    // MARK: - Sources

    func withSource(_ paint: _ShapeStylePaint, in frame: CGRect, _ cairo: OpaquePointer, _ body: () -> Void) {
        CairoInk(cairo: cairo).withSource(paint, in: frame, body)
    }

    func cairo_set_color(_ color: Color.Resolved, in cairo: OpaquePointer) { CairoInk(cairo: cairo).setColor(color) }

    func cairo_set_stroke(_ stroke: StrokeStyle, in cairo: OpaquePointer) { CairoInk(cairo: cairo).setStroke(stroke) }

    func cairo_trace(_ path: Path, in cairo: OpaquePointer) { CairoInk(cairo: cairo).trace(path) }
}
#endif
