#if GTK
import CGTK
import Foundation
import Martlet

// Paints that have shadows or a blend mode of their own.
extension NodePainter {
    /// Draws content with the shadows and the blend mode of its paint.
    ///
    /// - Parameter path: The shape for inner shadows; nil for none.
    func finishing(_ finish: PaintFinish, inside path: Path?, _ body: (OpaquePointer) -> Void) {
        guard finish.operation != .normal else {
            drawShadowed(finish, inside: path, on: snapshot, body)
            return
        }
        guard let node = Self.recorded({ drawShadowed(finish, inside: path, on: $0, body) }) else { return }
        let marked = NodeBlending.mark(node, finish.operation)
        gtk_snapshot_append_node(snapshot, marked)
        gsk_render_node_unref(marked)
    }

    /// Draws the text of the node.
    func draw(_ text: TextContent) {
        let bounds = CGRect(origin: .zero, size: view.node.frame.size)
        func letters(_ snapshot: OpaquePointer, tint: GdkRGBA? = nil) {
            ShapedText.of(text, fonts: view.tree.host.fonts).draw(
                in: bounds, proposal: view.node.placementProposal, inherited: view.inheritedColor, tint: tint,
                snapshot: snapshot)
        }
        drawSelection(of: text, in: bounds)
        guard let paint = text.richPaint else {
            letters(snapshot)
            return
        }
        func painted(_ snapshot: OpaquePointer) {
            if !paint.isColor {
                paintThrough(paint, in: bounds, on: snapshot) {
                    letters($0, tint: GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1))
                }
            } else {
                letters(snapshot)
            }
        }
        if let finish = paint.finish { finishing(finish, inside: nil, painted) } else { painted(snapshot) }
    }

    /// Fills the background of the selected text.
    private func drawSelection(of text: TextContent, in bounds: CGRect) {
        guard let selected = view.tree.selectedText, selected.node === view.node else { return }
        var color = GdkRGBA()
        let style = gtk_widget_get_style_context(view.widget)
        guard gtk_style_context_lookup_color(style, "martlet_text_selection", &color) != 0 else { return }
        let shaped = ShapedText.of(text, fonts: view.tree.host.fonts)
        for box in shaped.boxes(of: selected.range, in: bounds, proposal: view.node.placementProposal) {
            var rectangle = graphene_rect_t(box)
            gtk_snapshot_append_color(snapshot, &color, &rectangle)
        }
    }

    /// Paints through the alpha of drawn content.
    private func paintThrough(
        _ paint: ResolvedPaint, in bounds: CGRect, on snapshot: OpaquePointer, _ cover: (OpaquePointer) -> Void
    ) {
        guard let node = SoftEdges.drawnByCairo({ Self.recorded(cover) }) else { return }
        defer { gsk_render_node_unref(node) }
        var area = graphene_rect_t()
        gsk_render_node_get_bounds(node, &area)
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        CairoCompositing.draw(in: cairo) { cairo in
            CairoInk(cairo: cairo).withSource(paint, in: bounds) { cairo_paint(cairo) }
        } maskedBy: {
            gsk_render_node_draw(node, $0)
        }
        cairo_destroy(cairo)
    }

    private func drawShadowed(
        _ finish: PaintFinish, inside path: Path?, on snapshot: OpaquePointer, _ body: (OpaquePointer) -> Void
    ) {
        let drops = finish.shadows.filter { !$0.isInner }
        if drops.isEmpty {
            body(snapshot)
        } else if !drawPictures(of: drops, on: snapshot, body) {
            view.tree.softEdges.areThere = true
            let shadows = drops.map { GskShadow($0, radius: SoftEdges.radius($0.radius, in: view.widget)) }
            gtk_snapshot_push_shadow(snapshot, shadows, gsize(shadows.count))
            body(snapshot)
            gtk_snapshot_pop(snapshot)
        }
        guard let path, !path.isEmpty else { return }
        for shadow in finish.shadows.reversed() where shadow.isInner { draw(shadow, inside: path, on: snapshot) }
    }

    /// Draws content above pictures of its shadows, which are created now.
    ///
    /// - Returns: False, with nothing drawn, if GTK has to blur the shadows in each frame.
    private func drawPictures(
        of shadows: [PaintFinish.Shadow], on snapshot: OpaquePointer, _ body: (OpaquePointer) -> Void
    ) -> Bool {
        guard SoftEdges.isDrawnByCairo(view.widget) else { return false }
        guard let node = Self.recorded(body) else { return true }
        defer { gsk_render_node_unref(node) }
        let scale = CGFloat(gtk_widget_get_scale_factor(view.widget))
        var pictures: [SoftPicture] = []
        for shadow in shadows {
            guard let picture = SoftPicture(of: node, radius: shadow.radius, isShadow: true, scale: scale) else {
                return false
            }
            pictures.append(picture)
        }
        for (picture, shadow) in zip(pictures, shadows) {
            picture.draw(color: shadow.color, offset: shadow.offset, on: snapshot)
        }
        gtk_snapshot_append_node(snapshot, node)
        return true
    }

    /// Draws an inner shadow: that of the area around the shape.
    private func draw(_ shadow: PaintFinish.Shadow, inside path: Path, on snapshot: OpaquePointer) {
        let bounds = path.boundingRect
        let reach = shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
        let around = bounds.insetBy(dx: -reach, dy: -reach)
        let node = Self.recorded { inner in
            // By Cairo.
            var style = GskShadow(shadow, radius: shadow.radius)
            gtk_snapshot_push_shadow(inner, &style, 1)
            var area = graphene_rect_t(around)
            if let cairo = gtk_snapshot_append_cairo(inner, &area) {
                CairoInk(cairo: cairo).trace(path)
                cairo_rectangle(cairo, around.minX, around.minY, around.width, around.height)
                cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
                cairo_set_source_rgb(cairo, 0, 0, 0)
                cairo_fill(cairo)
                cairo_destroy(cairo)
            }
            gtk_snapshot_pop(inner)
        }
        guard let node else { return }
        defer { gsk_render_node_unref(node) }
        var area = graphene_rect_t(bounds)
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        CairoInk(cairo: cairo).clip(to: path)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
    }
}

extension GskShadow {
    init(_ shadow: PaintFinish.Shadow, radius: CGFloat) {
        self.init(
            color: GdkRGBA(shadow.color), dx: Float(shadow.offset.width), dy: Float(shadow.offset.height),
            radius: Float(radius))
    }
}
#endif
