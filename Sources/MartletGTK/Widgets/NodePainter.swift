#if GTK
import CGTK
import Foundation
import Martlet

/// Draws a node's own content and its children.
struct NodePainter {
    let view: NodeView
    let snapshot: OpaquePointer

    private var node: RenderNode { view.node }
    private var bounds: CGRect { CGRect(origin: .zero, size: view.node.frame.size) }

    func draw() {
        switch node.content {
        case .text(let text):
            draw(text)
        case .fill(let fill):
            if let finish = fill.paint.finish {
                finishing(finish, inside: Path(bounds)) { paint(fill.paint, in: bounds, on: $0) }
            } else {
                paint(fill.paint, in: bounds, on: snapshot)
            }
        case .image(let image):
            view.tree.host.images.draw(image, in: bounds, view: view, snapshot: snapshot)
        case .shape(let shape):
            draw(shape, in: bounds)
        case .drawing(let drawing):
            draw(drawing)
            return
        case .layout, .divider, .effect, .border, .scroll, .control:
            break
        }
        drawChildren()
        if case .border(let border) = node.content { stroke(border) }
    }

    /// Draws the children, with the node's effect.
    private func drawChildren() {
        if case .effect(let effect) = node.content {
            drawChildren(with: effect)
        } else if node === view.tree.root {
            drawGroup()
            view.tree.softEdges.refresh(bounds, of: view.widget, on: snapshot)
            for mark in view.tree.runMarks { mark.draw(on: snapshot, in: view.widget) }
            view.tree.highlight?.draw(on: snapshot)
        } else {
            NodeWidget.drawChildren(of: view.widget, snapshot)
        }
    }

    private func paint(_ paint: ResolvedPaint, in rect: CGRect, on snapshot: OpaquePointer) {
        var area = graphene_rect_t(rect)
        switch paint.content {
        case .color(let color):
            var color = GdkRGBA(color)
            gtk_snapshot_append_color(snapshot, &color, &area)
        case .gradient, .image:
            draw(paint, filling: rect, on: snapshot)
        }
    }

    /// Draws a canvas. Its children are symbols, which the drawing places.
    private func draw(_ drawing: DrawingContent) {
        var area = graphene_rect_t(bounds)
        guard !bounds.isEmpty, let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        if drawing.isOpaque {
            cairo_set_source_rgb(cairo, 0, 0, 0)
            cairo_paint(cairo)
        }
        SoftEdges.drawnByCairo { CanvasPainter(painter: self, bounds: bounds).draw(drawing.list, in: cairo) }
        cairo_destroy(cairo)
    }

    private func stroke(_ border: BorderContent) {
        if !border.paint.isColor {
            let inner = bounds.insetBy(dx: border.width / 2, dy: border.width / 2)
            let drawing = ShapeContent.Drawing.stroke(StrokeStyle(lineWidth: border.width))
            var area = graphene_rect_t(bounds)
            guard !bounds.isEmpty, let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
            CairoInk(cairo: cairo).draw(Path(inner), drawing, border.paint, in: bounds)
            cairo_destroy(cairo)
            return
        }
        snapshot.appendBorder(bounds, width: border.width, GdkRGBA(border.paint.representativeColor))
    }
}

extension OpaquePointer {
    /// Of a snapshot: adds an outline inside of a rectangle.
    func appendBorder(_ rect: CGRect, width: CGFloat, _ color: GdkRGBA) {
        var rect = graphene_rect_t(rect)
        var outline = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&outline, &rect, 0)
        let widths = [Float](repeating: Float(width), count: 4)
        let colors = [GdkRGBA](repeating: color, count: 4)
        gtk_snapshot_append_border(self, &outline, widths, colors)
    }
}

extension graphene_rect_t {
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}
#endif
