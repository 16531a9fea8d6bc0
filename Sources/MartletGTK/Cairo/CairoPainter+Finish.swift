#if GTK
import CGTK
import Foundation
import Martlet

// Paints that are more than a color or a gradient, and text that is painted with them.
extension CairoPainter {
    /// Draws a figure with the shadows and the blend mode of its paint.
    func draw(_ path: Path, _ drawing: ShapeContent.Drawing, _ paint: ResolvedPaint, in frame: CGRect) {
        guard let finish = paint.finish else {
            ink.draw(path, drawing, paint, in: frame)
            return
        }
        finishing(finish, inside: drawing.isFill ? path : nil) { $0.ink.draw(path, drawing, paint, in: frame) }
    }

    /// Draws text in its own colors, or with the paint that covers all of it.
    func draw(_ text: TextContent, in bounds: CGRect, proposal: ProposedViewSize) {
        func letters(_ painter: CairoPainter, tint: Color.Resolved? = nil) {
            ShapedText.of(text, fonts: fonts).draw(
                in: bounds, proposal: proposal, inherited: textColor, tint: tint, ink: painter.ink)
        }
        guard let paint = text.richPaint else {
            letters(self)
            return
        }
        func painted(_ painter: CairoPainter) {
            guard !paint.isColor else {
                letters(painter)
                return
            }
            CairoCompositing.draw(in: painter.cairo) { cairo in
                CairoInk(cairo: cairo).withSource(paint, in: bounds) { cairo_paint(cairo) }
            } maskedBy: {
                letters(inside($0), tint: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1))
            }
        }
        if let finish = paint.finish { finishing(finish, inside: nil, painted) } else { painted(self) }
    }

    /// Draws content with the shadows and the blend mode of its paint.
    ///
    /// - Parameter path: The shape for inner shadows; nil for none.
    private func finishing(_ finish: PaintFinish, inside path: Path?, _ body: (CairoPainter) -> Void) {
        guard finish.operation != .normal else {
            drawShadowed(finish, inside: path, body)
            return
        }
        CairoCompositing.draw(in: cairo, finish.operation) { inside($0).drawShadowed(finish, inside: path, body) }
    }

    private func drawShadowed(_ finish: PaintFinish, inside path: Path?, _ body: (CairoPainter) -> Void) {
        for shadow in finish.shadows.reversed() where !shadow.isInner {
            drawBlurred(radius: shadow.radius, color: shadow.color, offset: shadow.offset, body)
        }
        body(self)
        guard let path, !path.isEmpty else { return }
        for shadow in finish.shadows.reversed() where shadow.isInner {
            // An inner shadow is that of the area around the shape.
            let reach = shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
            let around = path.boundingRect.insetBy(dx: -reach, dy: -reach)
            ink.saved {
                ink.clip(to: path)
                drawBlurred(radius: shadow.radius, color: shadow.color, offset: shadow.offset) { painter in
                    painter.ink.trace(path)
                    cairo_rectangle(painter.cairo, around.minX, around.minY, around.width, around.height)
                    cairo_set_fill_rule(painter.cairo, CAIRO_FILL_RULE_EVEN_ODD)
                    cairo_set_source_rgb(painter.cairo, 0, 0, 0)
                    cairo_fill(painter.cairo)
                }
            }
        }
    }
}
#endif
