#if GTK
import CGTK
import Foundation
import Martlet

// Figures on a canvas.
extension CairoInk {
    /// Draws a figure with the operation and the opacity of a state without filters. Outside of the figure the operation
    /// is not applied.
    func draw(_ path: Path, _ drawing: ShapeContent.Drawing, _ paint: ResolvedPaint, _ state: DrawingState) {
        let paint = paint.opacity(Float(state.opacity))
        saved {
            concatenate(state.transform)
            if state.operation == .normal {
                // Without a layer, which takes the time of the whole picture for each path.
                draw(path, drawing, paint, in: path.boundingRect)
                return
            }
            if state.operation == .plusDarker {
                CairoCompositing.draw(in: cairo, state.operation) {
                    CairoInk(cairo: $0).draw(path, drawing, paint, in: path.boundingRect)
                }
                return
            }
            switch drawing {
            case .fill(let style): clip(to: path, evenOdd: style.isEOFilled)
            case .stroke(let style): clip(to: path.strokedPath(style))
            }
            cairo_set_operator(cairo, state.operation.cairoOperator)
            withSource(paint, in: path.boundingRect) { cairo_paint(cairo) }
        }
    }
}
#endif
