#if GTK
import CGTK
import Foundation
import Martlet

extension CairoInk {
    /// Draws a symbol at the center of a frame, as high as the frame.
    ///
    /// - Parameters:
    ///   - color: The color of the primary layer.
    ///   - surroundings: The color of the secondary layer; nil for the same color.
    ///   - hues: The colors of the parts, for a multicolor symbol.
    ///   - value: The visible fraction of a variable symbol, from 0 to 1; nil for the whole symbol.
    func draw(
        _ symbol: SymbolDrawing, in frame: CGRect, color: Color.Resolved, surroundings: Color.Resolved? = nil,
        weight: Font.Weight = .regular, hues: [SymbolHue: Color.Resolved]? = nil, value: Double? = nil
    ) {
        let scale = min(frame.height / SymbolDrawing.side, frame.width / symbol.width)
        guard scale > 0 else { return }
        let lineWidth = SymbolDrawing.lineWidth(for: weight)
        saved {
            // The group keeps cutouts of the symbol from erasing the content behind it.
            cairo_push_group(cairo)
            cairo_translate(cairo, frame.midX - scale * 50, frame.midY - scale * 50)
            cairo_scale(cairo, scale, scale)
            var index = 0
            while index < symbol.layers.count {
                // Overlapping shapes of one translucent color are drawn as a union.
                let layer = symbol.layers[index]
                let run = symbol.layers[index...].prefix {
                    $0.isCut == layer.isCut && $0.level == layer.level && $0.step == layer.step
                        && (hues == nil || $0.hue == layer.hue)
                }
                index += run.count
                let hue = layer.hue.flatMap { hues?[$0] }
                let own = hue ?? (layer.level > 0 ? surroundings ?? color : color)
                let opacity = layer.isCut ? 1 : Double(own.opacity) * symbol.opacity(of: layer, value: value)
                cairo_push_group(cairo)
                cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
                setColor(Color.Resolved(red: own.red, green: own.green, blue: own.blue, opacity: 1))
                for layer in run { draw(layer, lineWidth: lineWidth) }
                cairo_pop_group_to_source(cairo)
                cairo_set_operator(cairo, layer.isCut ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
                cairo_paint_with_alpha(cairo, opacity)
            }
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
        }
    }

    private func draw(_ layer: SymbolDrawing.Layer, lineWidth: CGFloat) {
        trace(layer.path)
        if let line = layer.line {
            cairo_set_line_width(cairo, Double(line * lineWidth))
            cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(cairo)
        } else {
            cairo_fill(cairo)
        }
    }
}
#endif
