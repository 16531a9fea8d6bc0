#if GTK
import CGTK
import Foundation
import Martlet

/// The clips of a canvas drawing, with and without a window.
enum CanvasClips {
    /// Applies the clips that are paths, and returns those that are mask layers.
    static func clip(
        to clips: [DrawingState.Clip], in bounds: CGRect, _ cairo: OpaquePointer
    ) -> [DrawingState.Clip] {
        clips.filter { clip in
            guard case .path(let path, let evenOdd, let isInverse) = clip else { return true }
            CairoInk(cairo: cairo).trace(path)
            if isInverse { cairo_rectangle(cairo, bounds.minX, bounds.minY, bounds.width, bounds.height) }
            cairo_set_fill_rule(cairo, evenOdd || isInverse ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_clip(cairo)
            return false
        }
    }

    /// Draws content through all mask layers.
    static func draw(
        in cairo: OpaquePointer, maskedBy masks: ArraySlice<DrawingState.Clip>,
        _ drawList: (DisplayList, OpaquePointer) -> Void, _ body: (OpaquePointer) -> Void
    ) {
        guard case .layer(let list, let opacity, let isInverse)? = masks.last else { return body(cairo) }
        CairoCompositing.draw(in: cairo) { cairo in
            draw(in: cairo, maskedBy: masks.dropLast(), drawList, body)
        } maskedBy: { cairo in
            if isInverse {
                cairo_set_source_rgb(cairo, 0, 0, 0)
                cairo_paint(cairo)
            }
            CairoCompositing.draw(in: cairo, isInverse ? .destinationOut : .normal, opacity: opacity) {
                drawList(list, $0)
            }
        }
    }
}
#endif
