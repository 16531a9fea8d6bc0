#if GTK
import CGTK
import Foundation
import Martlet

/// Draws what a node itself shows, and what stands in it.
struct NodePainter {
    let view: NodeView
    let snapshot: OpaquePointer

    private var node: RenderNode { view.node }
    private var bounds: CGRect { CGRect(origin: .zero, size: view.node.frame.size) }

    func draw() {
        switch node.content {
        case .text(let text):
            ShapedText.of(text, fonts: view.tree.host.fonts).draw(
                in: bounds, proposal: node.placementProposal, inherited: view.inheritedColor, snapshot: snapshot)
        case .fill(let fill):
            paint(fill.paint, in: bounds)
        case .image(let image):
            view.tree.host.images.draw(image, in: bounds, view: view, snapshot: snapshot)
        case .shape(let shape):
            draw(shape, in: bounds)
        case .layout, .divider, .effect, .border, .scroll, .control:
            break
        }
        drawChildren()
        if case .border(let border) = node.content { stroke(border) }
    }

    /// Draws what stands in the node, with the node's effect.
    private func drawChildren() {
        switch node.content {
        case .effect(.clipShape(let outline, let style)):
            draw(clippedTo: outline.path(in: bounds.size), evenOdd: style.isEOFilled) {
                NodeWidget.drawChildren(of: view.widget, $0)
            }
        case .effect(.shadow(let effect)):
            let shadow = GskShadow(
                color: GdkRGBA(effect.color), dx: Float(effect.offset.width), dy: Float(effect.offset.height),
                radius: Float(effect.radius))
            withUnsafePointer(to: shadow) { gtk_snapshot_push_shadow(snapshot, $0, 1) }
            NodeWidget.drawChildren(of: view.widget, snapshot)
            gtk_snapshot_pop(snapshot)
        case .effect(.blur(let radius)):
            gtk_snapshot_push_blur(snapshot, Double(radius))
            NodeWidget.drawChildren(of: view.widget, snapshot)
            gtk_snapshot_pop(snapshot)
        default:
            NodeWidget.drawChildren(of: view.widget, snapshot)
        }
    }

    private func paint(_ paint: _ShapeStylePaint, in rect: CGRect) {
        var area = graphene_rect_t(rect)
        switch paint.content {
        case .color(let color):
            var color = GdkRGBA(color)
            gtk_snapshot_append_color(snapshot, &color, &area)
        case .gradient:
            draw(paint, filling: rect)
        }
    }

    private func stroke(_ border: BorderContent) {
        var rect = graphene_rect_t(bounds)
        var outline = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&outline, &rect, 0)
        let width = Float(border.width)
        let color = GdkRGBA(border.paint.representativeColor)
        let widths = [Float](repeating: width, count: 4)
        let colors = [GdkRGBA](repeating: color, count: 4)
        gtk_snapshot_append_border(snapshot, &outline, widths, colors)
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
