#if GTK
import CGTK
import Foundation
import Martlet

/// Draws the recorded drawing of a canvas in Cairo.
struct CanvasPainter {
    let painter: NodePainter
    let bounds: CGRect

    private var view: NodeView { painter.view }

    func draw(_ list: DisplayList, in cairo: OpaquePointer) {
        for command in list.commands {
            cairo_save(cairo)
            draw(command, in: cairo)
            cairo_restore(cairo)
        }
    }

    private func draw(_ command: DisplayList.Command, in cairo: OpaquePointer) {
        let state = command.state
        let masks = CanvasClips.clip(to: state.clips, in: bounds, cairo)
        if masks.isEmpty, state.filters.isEmpty {
            if state.isPlain {
                draw(command.item, state.transform, in: cairo)
                return
            }
            if case .path(let path, let drawing, let paint) = command.item {
                CairoInk(cairo: cairo).draw(path, drawing, paint, state)
                return
            }
        }
        CairoCompositing.draw(in: cairo, state.operation, opacity: state.opacity) { cairo in
            CanvasClips.draw(in: cairo, maskedBy: masks[...], draw) { cairo in
                if state.filters.isEmpty {
                    draw(command.item, state.transform, in: cairo)
                } else {
                    drawFiltered(command.item, state, in: cairo)
                }
            }
        }
    }

    // MARK: - Items

    private func draw(_ item: DisplayList.Item, _ transform: CGAffineTransform, in cairo: OpaquePointer) {
        if case .layer(let list) = item {
            draw(list, in: cairo)
            return
        }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        CairoInk(cairo: cairo).concatenate(transform)
        switch item {
        case .path(let path, let drawing, let paint):
            CairoInk(cairo: cairo).draw(path, drawing, paint, in: path.boundingRect)
        case .text(let text, let rect):
            draw(in: cairo) {
                ShapedText.of(text, fonts: view.tree.host.fonts).draw(
                    in: rect, proposal: ProposedViewSize(rect.size), inherited: view.inheritedColor, snapshot: $0)
            }
        case .image(let image, let rect):
            draw(in: cairo) { view.tree.host.images.draw(image, in: rect, view: view, snapshot: $0) }
        case .symbol(let id, let rect):
            guard let symbol = view.tree.view(id: id), let holder = symbol.widget.parent else { return }
            let size = symbol.node.frame.size
            guard size.width > 0, size.height > 0 else { return }
            cairo_translate(cairo, rect.minX, rect.minY)
            cairo_scale(cairo, rect.width / size.width, rect.height / size.height)
            draw(in: cairo) { gtk_widget_snapshot_child(holder, symbol.widget, $0) }
        case .layer: break
        }
    }

    /// Draws content with GTK's snapshot API into Cairo.
    private func draw(in cairo: OpaquePointer, _ body: (OpaquePointer) -> Void) {
        guard let node = NodePainter.recorded(body) else { return }
        gsk_render_node_draw(node, cairo)
        gsk_render_node_unref(node)
    }

    // MARK: - Filters

    private func drawFiltered(_ item: DisplayList.Item, _ state: DrawingState, in cairo: OpaquePointer) {
        // Content outside the canvas may become visible by a blur.
        var area = graphene_rect_t(bounds.insetBy(dx: -64, dy: -64))
        guard var node = gsk_cairo_node_new(&area) else { return }
        if let inner = gsk_cairo_node_get_draw_context(node) {
            draw(item, state.transform, in: inner)
            cairo_destroy(inner)
        }
        for filter in state.filters.reversed() { node = filtered(node, filter) }
        gsk_render_node_draw(node, cairo)
        gsk_render_node_unref(node)
    }

    /// Consumes a node, and returns it with a filter applied.
    private func filtered(_ node: OpaquePointer, _ filter: DrawingState.Filter) -> OpaquePointer {
        defer { gsk_render_node_unref(node) }
        switch filter {
        case .color(let transform): return node.withColors(transform)
        case .blur(let radius): return gsk_blur_node_new(node, Float(radius))
        case .shadow(let shadow):
            let flat = node.withColors(.flat(shadow.color))
            let blurred = gsk_blur_node_new(flat, Float(shadow.radius))!
            defer { for node in [flat, blurred] { gsk_render_node_unref(node) } }
            var offset = graphene_point_t(x: Float(shadow.offset.width), y: Float(shadow.offset.height))
            var moved = gsk_render_node_ref(blurred)!
            if shadow.offset != .zero, let move = gsk_transform_translate(nil, &offset) {
                gsk_render_node_unref(moved)
                moved = gsk_transform_node_new(blurred, move)
                gsk_transform_unref(move)
            }
            if shadow.isAlone { return moved }
            defer { gsk_render_node_unref(moved) }
            var parts: [OpaquePointer?] = shadow.isAbove ? [node, moved] : [moved, node]
            return gsk_container_node_new(&parts, 2)
        case .alphaThreshold(let least, let most, let color):
            let shown = node.withColors(.threshold(least, color))
            guard most < 1 else { return shown }
            let hidden = node.withColors(.threshold(most, color))
            defer { for node in [shown, hidden] { gsk_render_node_unref(node) } }
            var area = graphene_rect_t()
            gsk_render_node_get_bounds(node, &area)
            let result = gsk_cairo_node_new(&area)!
            if let cairo = gsk_cairo_node_get_draw_context(result) {
                gsk_render_node_draw(shown, cairo)
                CairoCompositing.draw(in: cairo, .destinationOut) { gsk_render_node_draw(hidden, $0) }
                cairo_destroy(cairo)
            }
            return result
        }
    }
}

extension OpaquePointer {
    /// Of a render node: the node with changed colors.
    fileprivate func withColors(_ transform: ColorTransform) -> OpaquePointer {
        var (matrix, constant) = transform.graphene
        return gsk_color_matrix_node_new(self, &matrix, &constant)
    }
}
#endif
