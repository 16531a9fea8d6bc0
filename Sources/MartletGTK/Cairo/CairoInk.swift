#if GTK
import CGTK
import Foundation
import Martlet

/// Draws paths with paints on a Cairo surface, for windows and for pictures without a window.
struct CairoInk {
    let cairo: OpaquePointer

    /// Draws the inside or the outline of a figure.
    func draw(_ path: Path, _ drawing: ShapeContent.Drawing, _ paint: ResolvedPaint, in frame: CGRect) {
        trace(path)
        withSource(paint, in: frame) {
            switch drawing {
            case .stroke(let stroke):
                setStroke(stroke)
                cairo_stroke(cairo)
            case .fill(let style):
                cairo_set_fill_rule(cairo, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_fill(cairo)
            }
        }
    }

    /// Clips further drawing to a path, until the state is restored.
    func clip(to path: Path, evenOdd: Bool = false) {
        trace(path)
        cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    func concatenate(_ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return }
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_transform(cairo, &matrix)
    }

    /// Calls `body` with a saved state, and restores the state afterwards.
    func saved(_ body: () -> Void) {
        cairo_save(cairo)
        body()
        cairo_restore(cairo)
    }

    func setColor(_ color: Color.Resolved) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    }

    func setStroke(_ stroke: StrokeStyle) {
        cairo_set_line_width(cairo, Double(min(max(0, stroke.lineWidth), 100_000)))
        cairo_set_miter_limit(cairo, Double(stroke.miterLimit))
        let cap =
            switch stroke.lineCap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(cairo, cap)
        let join =
            switch stroke.lineJoin {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_join(cairo, join)
        // Cairo draws nothing more after dashes that are none.
        let dashes = stroke.dash.reduce(0, +)
        if dashes > 0, dashes.isFinite, stroke.dash.allSatisfy({ $0 >= 0 }), stroke.dashPhase.isFinite {
            cairo_set_dash(cairo, stroke.dash.map { Double($0) }, Int32(stroke.dash.count), Double(stroke.dashPhase))
        }
    }

    /// Makes a figure the current path.
    /// The point, or one as far away as Cairo counts, which is in 256ths of a pixel.
    private static func reachable(_ point: CGPoint) -> CGPoint {
        let most: CGFloat = 2_000_000
        return CGPoint(x: min(max(point.x, -most), most), y: min(max(point.y, -most), most))
    }

    func trace(_ path: Path) {
        var current = CGPoint.zero
        path.forEach { element in
            guard element.isFinite else { return }
            switch element.mapped({ Self.reachable($0) }) {
            case .move(let end):
                cairo_move_to(cairo, end.x, end.y)
                current = end
            case .line(let end):
                cairo_line_to(cairo, end.x, end.y)
                current = end
            case .quadCurve(let end, let control):
                // The cubic curve that is the same.
                cairo_curve_to(
                    cairo, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                current = end
            case .curve(let end, let control1, let control2):
                cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
                current = end
            case .closeSubpath:
                cairo_close_path(cairo)
            }
        }
    }
}
#endif
