#if GTK
import CGTK
import Foundation
import Martlet

extension CairoInk {
    /// Draws a symbol into the middle of a frame, as high as the frame is.
    ///
    /// - Parameters:
    ///   - color: The colour of what the symbol is about.
    ///   - surroundings: The colour of what surrounds that; nil for the same.
    ///   - value: How much of a symbol that shows a value is seen, from 0 to 1; nil for all.
    func draw(
        _ symbol: SymbolDrawing, in frame: CGRect, color: Color.Resolved, surroundings: Color.Resolved? = nil,
        weight: Font.Weight = .regular, value: Double? = nil
    ) {
        let scale = min(frame.height / SymbolDrawing.side, frame.width / symbol.width)
        guard scale > 0 else { return }
        let lineWidth = SymbolDrawing.lineWidth(for: weight)
        saved {
            // What is cut out is cut out of the symbol, and not of what lies behind it.
            cairo_push_group(cairo)
            cairo_translate(cairo, frame.midX - scale * 50, frame.midY - scale * 50)
            cairo_scale(cairo, scale, scale)
            cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            for layer in symbol.layers {
                cairo_set_operator(cairo, layer.isCut ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
                let own = layer.level > 0 ? surroundings ?? color : color
                setColor(layer.isCut ? Self.opaque : own.opacity(Float(symbol.opacity(of: layer, value: value))))
                trace(layer.path)
                if let line = layer.line {
                    cairo_set_line_width(cairo, Double(line * lineWidth))
                    cairo_stroke(cairo)
                } else {
                    cairo_fill(cairo)
                }
            }
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
        }
    }

    private static let opaque = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)
}
#endif
