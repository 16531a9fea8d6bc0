#if GTK
import CGTK
import Foundation
import Martlet

extension NodePainter {
    /// Draws the inside or the outline of a figure.
    func draw(_ shape: ShapeContent, in frame: CGRect) {
        let path = shape.outline.path(in: frame.size)
        guard let finish = shape.paint.finish else {
            draw(path, of: shape, in: frame, on: snapshot)
            return
        }
        finishing(finish, inside: shape.drawing.isFill ? path : nil) {
            draw(path, of: shape, in: frame, on: $0)
        }
    }

    private func draw(_ path: Path, of shape: ShapeContent, in frame: CGRect, on snapshot: OpaquePointer) {
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
    func draw(_ paint: ResolvedPaint, filling frame: CGRect, on snapshot: OpaquePointer) {
        var area = graphene_rect_t(frame)
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        CairoInk(cairo: cairo).withSource(paint, in: frame) { cairo_paint(cairo) }
        cairo_destroy(cairo)
    }
}
#endif
