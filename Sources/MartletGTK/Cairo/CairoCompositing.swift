#if GTK
import CGTK
import Martlet

/// Compositing of new content with existing content in Cairo.
enum CairoCompositing {
    /// Draws content into a group, and composites the group with the existing content.
    static func draw(
        in cairo: OpaquePointer, _ operation: CompositingOperation, opacity: Double = 1,
        _ body: (OpaquePointer) -> Void
    ) {
        if operation == .plusDarker {
            drawPlusDarker(in: cairo, body)
            return
        }
        cairo_push_group(cairo)
        body(cairo)
        cairo_pop_group_to_source(cairo)
        cairo_save(cairo)
        cairo_set_operator(cairo, operation.cairoOperator)
        if opacity < 1 { cairo_paint_with_alpha(cairo, opacity) } else { cairo_paint(cairo) }
        cairo_restore(cairo)
    }

    /// Cairo adds only towards white: both are inverted, added and inverted back.
    private static func drawPlusDarker(in cairo: OpaquePointer, _ body: (OpaquePointer) -> Void) {
        cairo_push_group(cairo)
        body(cairo)
        let source = cairo_pop_group(cairo)
        func invert() {
            cairo_set_source_rgb(cairo, 1, 1, 1)
            cairo_set_operator(cairo, CAIRO_OPERATOR_DIFFERENCE)
            cairo_mask(cairo, source)
        }
        cairo_save(cairo)
        invert()
        cairo_push_group(cairo)
        cairo_set_source(cairo, source)
        cairo_paint(cairo)
        invert()
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
        cairo_mask(cairo, source)
        invert()
        cairo_restore(cairo)
        cairo_pattern_destroy(source)
    }

    /// Draws content through a mask.
    static func draw(
        in cairo: OpaquePointer, _ body: (OpaquePointer) -> Void,
        maskedBy mask: (OpaquePointer) -> Void
    ) {
        cairo_push_group(cairo)
        body(cairo)
        let source = cairo_pop_group(cairo)
        cairo_push_group(cairo)
        mask(cairo)
        let cover = cairo_pop_group(cairo)
        cairo_save(cairo)
        cairo_set_source(cairo, source)
        cairo_mask(cairo, cover)
        cairo_restore(cairo)
        cairo_pattern_destroy(source)
        cairo_pattern_destroy(cover)
    }
}

extension CompositingOperation {
    /// Cairo's operator for the blend mode. Cairo has none for `plusDarker`, which is drawn as `normal`.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
#endif
