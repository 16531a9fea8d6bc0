#if GTK
import CGTK
import Foundation
import Martlet

// The recorded drawing of a canvas.
extension CairoPainter {
    func draw(_ drawing: DrawingContent, of node: RenderNode, in bounds: CGRect) {
        ink.saved {
            ink.clip(to: Path(bounds))
            if drawing.isOpaque { fill(Path(bounds), Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)) }
            draw(drawing.list, of: node, in: bounds)
        }
    }

    /// Draws a recorded list.
    ///
    /// - Parameters:
    ///   - node: The node of the canvas, which has its symbols; nil for a list that was not recorded in one.
    ///   - bounds: The rectangle of the canvas.
    func draw(_ list: DisplayList, of node: RenderNode?, in bounds: CGRect) {
        for command in list.commands { ink.saved { draw(command, of: node, in: bounds) } }
    }

    private func draw(_ command: DisplayList.Command, of node: RenderNode?, in bounds: CGRect) {
        let state = command.state
        let masks = CanvasClips.clip(to: state.clips, in: bounds, cairo)
        if masks.isEmpty, state.filters.isEmpty, case .path(let path, let drawing, let paint) = command.item,
            paint.finish == nil
        {
            ink.draw(path, drawing, paint, state)
            return
        }
        CairoCompositing.draw(in: cairo, state.operation, opacity: state.opacity) { cairo in
            CanvasClips.draw(in: cairo, maskedBy: masks[...]) {
                inside($1).draw($0, of: node, in: bounds)
            } _: { cairo in
                inside(cairo).filtered(by: state.filters[...]) {
                    $0.draw(command.item, state.transform, of: node, in: bounds)
                }
            }
        }
    }

    // MARK: - Items

    private func draw(
        _ item: DisplayList.Item, _ transform: CGAffineTransform, of node: RenderNode?, in bounds: CGRect
    ) {
        ink.saved {
            if case .layer(let list) = item {
                draw(list, of: node, in: bounds)
                return
            }
            ink.concatenate(transform)
            switch item {
            case .path(let path, let drawing, let paint): draw(path, drawing, paint, in: path.boundingRect)
            case .text(let text, let rect): draw(text, in: rect, proposal: ProposedViewSize(rect.size))
            case .image(let image, let rect): draw(image, in: rect, of: node)
            case .symbol(let id, let rect): draw(symbol: id, of: node, in: rect)
            case .layer: break
            }
        }
    }

    /// Draws one of the canvas's symbols, which are children of an aside node.
    private func draw(symbol id: UInt64, of node: RenderNode?, in rect: CGRect) {
        let symbols = node?.asideChildren.first?.visibleChildren
        guard let symbol = symbols?.first(where: { $0.id == id }) else { return }
        let frame = symbol.frame
        guard frame.width > 0, frame.height > 0 else { return }
        cairo_translate(cairo, rect.minX, rect.minY)
        cairo_scale(cairo, rect.width / frame.width, rect.height / frame.height)
        cairo_translate(cairo, -frame.minX, -frame.minY)
        draw(symbol)
    }

    // MARK: - Filters

    /// Draws content through filters, the last one first.
    private func filtered(by filters: ArraySlice<DrawingState.Filter>, _ body: (CairoPainter) -> Void) {
        guard let filter = filters.first else {
            body(self)
            return
        }
        func inner(_ painter: CairoPainter) { painter.filtered(by: filters.dropFirst(), body) }
        switch filter {
        case .color(let transform): drawLayer(reach: 0, inner) { $0.recolor(transform) }
        case .blur(let radius): drawBlurred(radius: radius, color: nil, offset: .zero, inner)
        case .shadow(let shadow):
            if !shadow.isAlone, shadow.isAbove { inner(self) }
            drawBlurred(radius: shadow.radius, color: shadow.color, offset: shadow.offset, inner)
            if !shadow.isAlone, !shadow.isAbove { inner(self) }
        case .alphaThreshold(let least, let most, let color):
            let shown = SIMD4(color.red, color.green, color.blue, color.opacity)
            drawLayer(reach: 0, inner) { layer in
                layer.mapPixels { $0.w >= Float(least) && $0.w <= Float(most) && $0.w > 0 ? shown : .zero }
            }
        }
    }
}
#endif
