#if GTK
import CGTK
import Foundation
import Martlet

// The children of a node, drawn with the node's effect.
extension NodePainter {
    func drawChildren(with effect: RenderEffect) {
        let bounds = CGRect(origin: .zero, size: view.node.frame.size)
        switch effect {
        case .clipShape(let outline, let style):
            draw(clippedTo: outline.path(in: bounds.size), evenOdd: style.isEOFilled)
        case .shadow(let effect):
            if drawSoftly(radius: effect.radius, color: effect.color, offset: effect.offset) { return }
            let shadow = GskShadow(
                color: GdkRGBA(effect.color), dx: Float(effect.offset.width), dy: Float(effect.offset.height),
                radius: Float(SoftEdges.radius(effect.radius, in: view.widget)))
            view.tree.softEdges.areThere = true
            withUnsafePointer(to: shadow) { gtk_snapshot_push_shadow(snapshot, $0, 1) }
            drawGroup()
            gtk_snapshot_pop(snapshot)
        case .blur(let radius):
            if drawSoftly(radius: radius) { return }
            view.tree.softEdges.areThere = true
            gtk_snapshot_push_blur(snapshot, Double(SoftEdges.radius(radius, in: view.widget)))
            drawGroup()
            gtk_snapshot_pop(snapshot)
        case .color(let transform):
            snapshot.pushColors(transform)
            drawGroup()
            gtk_snapshot_pop(snapshot)
        case .mask:
            drawMasked()
        case .blend(let operation) where operation != .normal:
            guard let node = group() else { return }
            let marked = NodeBlending.mark(node, operation)
            gtk_snapshot_append_node(snapshot, marked)
            gsk_render_node_unref(marked)
        case .group(let isOpaque):
            if isOpaque {
                var (black, area) = (GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1), graphene_rect_t(bounds))
                gtk_snapshot_append_color(snapshot, &black, &area)
            }
            drawGroup()
        case .opacity, .clip, .offset, .transform, .blend:
            NodeWidget.drawChildren(of: view.widget, snapshot)
        }
    }

    /// Draws the children blurred, or above their shadow, from a picture that is made now: frames in which nothing in the
    /// node changes draw the picture again.
    ///
    /// - Parameter color: That of the shadow; nil blurs the children themselves.
    /// - Returns: False if GTK is to blur them in each frame.
    private func drawSoftly(radius: CGFloat, color: Color.Resolved? = nil, offset: CGSize = .zero) -> Bool {
        guard SoftEdges.isDrawnByCairo(view.widget) else { return false }
        guard let node = group() else { return true }
        defer { gsk_render_node_unref(node) }
        let scale = CGFloat(gtk_widget_get_scale_factor(view.widget))
        guard let picture = SoftPicture(of: node, radius: radius, isShadow: color != nil, scale: scale) else {
            return false
        }
        picture.draw(color: color, offset: offset, on: snapshot)
        if color != nil { gtk_snapshot_append_node(snapshot, node) }
        return true
    }

    /// Draws the children as a group, so that none blends with the content behind the node.
    func drawGroup() {
        guard view.tree.hasBlending else {
            NodeWidget.drawChildren(of: view.widget, snapshot)
            return
        }
        guard let node = group() else { return }
        gtk_snapshot_append_node(snapshot, node)
        gsk_render_node_unref(node)
    }

    /// Returns the drawing of the children; nil if it is empty. The caller owns it.
    private func group() -> OpaquePointer? {
        let node = Self.recorded { inner in
            for child in view.children where !child.node.isAside {
                gtk_widget_snapshot_child(view.widget, child.widget, inner)
            }
        }
        return view.tree.hasBlending ? node.map(NodeBlending.resolve) : node
    }

    /// Returns the drawing recorded by a closure; nil if it is empty. The caller owns it.
    static func recorded(_ body: (OpaquePointer) -> Void) -> OpaquePointer? {
        let inner = gtk_snapshot_new()!
        body(inner)
        return gtk_snapshot_free_to_node(inner)
    }

    // MARK: - Masks

    /// Draws the masked children with Cairo, because GTK 4.8 has no mask nodes.
    private func drawMasked() {
        guard let content = SoftEdges.drawnByCairo({ group() }) else { return }
        defer { gsk_render_node_unref(content) }
        let mask = SoftEdges.drawnByCairo {
            Self.recorded { inner in
                for child in view.children where child.node.isAside {
                    gtk_widget_snapshot_child(view.widget, child.widget, inner)
                }
            }
        }
        guard let mask else { return }
        defer { gsk_render_node_unref(mask) }
        var (a, b, area) = (graphene_rect_t(), graphene_rect_t(), graphene_rect_t())
        gsk_render_node_get_bounds(content, &a)
        gsk_render_node_get_bounds(mask, &b)
        guard graphene_rect_intersection(&a, &b, &area), let cairo = gtk_snapshot_append_cairo(snapshot, &area) else {
            return
        }
        CairoCompositing.draw(in: cairo) {
            gsk_render_node_draw(content, $0)
        } maskedBy: {
            gsk_render_node_draw(mask, $0)
        }
        cairo_destroy(cairo)
    }

    /// Draws the children clipped to a shape.
    private func draw(clippedTo path: Path, evenOdd: Bool) {
        guard let node = SoftEdges.drawnByCairo({ group() }) else { return }
        defer { gsk_render_node_unref(node) }
        var area = graphene_rect_t()
        gsk_render_node_get_bounds(node, &area)
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &area) else { return }
        CairoInk(cairo: cairo).clip(to: path, evenOdd: evenOdd)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
    }
}

extension OpaquePointer {
    /// Applies a color transform to the drawing in a snapshot until the next pop.
    func pushColors(_ transform: ColorTransform) {
        var (matrix, constant) = transform.graphene
        gtk_snapshot_push_color_matrix(self, &matrix, &constant)
    }
}

extension ColorTransform {
    /// The color transform in GTK's types.
    var graphene: (matrix: graphene_matrix_t, constant: graphene_vec4_t) {
        var matrix = graphene_matrix_t()
        var values: [Float] = []
        for column in [red, green, blue, opacity] { values += [column.x, column.y, column.z, column.w] }
        graphene_matrix_init_from_float(&matrix, values)
        var offset = graphene_vec4_t()
        graphene_vec4_init(&offset, constant.x, constant.y, constant.z, constant.w)
        return (matrix, offset)
    }
}
#endif
