#if GTK
import CGTK
import Foundation
import Martlet

// Colors and gradients as sources of Cairo's.
extension CairoInk {
    /// Draws with a paint that fills a frame.
    func withSource(_ paint: ResolvedPaint, in frame: CGRect, _ body: () -> Void) {
        var pattern: OpaquePointer?
        switch paint.content {
        case .color(let color): setColor(color)
        case .gradient(let gradient): pattern = makePattern(gradient, in: frame)
        case .image(let tile):
            pattern = makePattern(tile, in: frame)
            if pattern == nil { setColor(paint.representativeColor) }
        }
        if let pattern { cairo_set_source(cairo, pattern) }
        body()
        if let pattern { cairo_pattern_destroy(pattern) }
    }

    /// Returns a pattern that repeats a picture from the upper left corner of a frame; nil if the picture can't be
    /// decoded.
    private func makePattern(_ tile: ImageTile, in frame: CGRect) -> OpaquePointer? {
        let picture = tile.picture
        let size = CGSize(width: picture.size.width * tile.scale, height: picture.size.height * tile.scale)
        let pixels = PictureStore.tiles.pixbuf(
            of: picture, shown: CGSize(width: size.width * 2, height: size.height * 2))
        guard let pixels, size.width > 0, size.height > 0 else { return nil }
        // Two pixels a point, so that the picture is sharp on most displays.
        let (width, height) = (Int32(saturating: tile.size.width * 2), Int32(saturating: tile.size.height * 2))
        guard width > 0, height > 0, width <= 8192, height <= 8192,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        let inner = cairo_create(surface)
        cairo_scale(inner, 2, 2)
        cairo_translate(inner, Double(-size.width * tile.part.minX), Double(-size.height * tile.part.minY))
        cairo_scale(
            inner, Double(size.width) / Double(gdk_pixbuf_get_width(pixels)),
            Double(size.height) / Double(gdk_pixbuf_get_height(pixels)))
        gdk_cairo_set_source_pixbuf(inner, pixels, 0, 0)
        cairo_paint_with_alpha(inner, Double(tile.opacity))
        cairo_destroy(inner)
        let pattern = cairo_pattern_create_for_surface(surface)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, 2, 2)
        let origin = tile.origin ?? frame.origin
        cairo_matrix_translate(&matrix, Double(-origin.x), Double(-origin.y))
        cairo_pattern_set_matrix(pattern, &matrix)
        return pattern
    }

    private func makePattern(_ gradient: GradientPaint, in filled: CGRect) -> OpaquePointer? {
        let frame = gradient.area ?? filled
        func place(_ unit: UnitPoint) -> (x: Double, y: Double) {
            (Double(frame.minX + unit.x * frame.width), Double(frame.minY + unit.y * frame.height))
        }
        switch gradient.geometry {
        case .linear(let start, let end):
            let (from, to) = (place(start), place(end))
            let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            add(gradient, to: pattern)
            return pattern
        case .radial(let center, let startRadius, let endRadius):
            let middle = place(center)
            let pattern = cairo_pattern_create_radial(
                middle.x, middle.y, Double(startRadius), middle.x, middle.y, Double(endRadius))
            add(gradient, to: pattern)
            return pattern
        case .elliptical(let center, let start, let end):
            // A circle of radius 1 that is stretched to the area.
            let middle = place(center)
            let pattern = cairo_pattern_create_radial(0, 0, Double(start), 0, 0, Double(end))
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, 1 / Double(max(frame.width, 1)), 1 / Double(max(frame.height, 1)))
            cairo_matrix_translate(&matrix, -middle.x, -middle.y)
            cairo_pattern_set_matrix(pattern, &matrix)
            add(gradient, to: pattern)
            return pattern
        case .angular(let center, _, _):
            let middle = place(center)
            let across = max(abs(filled.minX - middle.x), abs(filled.maxX - middle.x))
            let down = max(abs(filled.minY - middle.y), abs(filled.maxY - middle.y))
            return makeSectors(gradient, around: middle, reach: Double(hypot(across, down)) + 1)
        case .net(let net):
            return makeMesh(gradient, of: net, in: frame)
        }
    }

    /// Returns a mesh gradient, as Cairo's mesh pattern above a background.
    private func makeMesh(_ gradient: GradientPaint, of net: GradientPaint.Net, in frame: CGRect) -> OpaquePointer? {
        let pattern = cairo_pattern_create_mesh()
        func add(_ piece: GradientPaint.NetPiece) {
            cairo_mesh_pattern_begin_patch(pattern)
            for (index, corner) in piece.corners.enumerated() {
                let point = CGPoint(x: frame.minX + corner.x * frame.width, y: frame.minY + corner.y * frame.height)
                if index == 0 {
                    cairo_mesh_pattern_move_to(pattern, Double(point.x), Double(point.y))
                } else {
                    cairo_mesh_pattern_line_to(pattern, Double(point.x), Double(point.y))
                }
            }
            for (index, color) in piece.colors.enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(index), Double(color.red), Double(color.green), Double(color.blue),
                    Double(color.opacity))
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        let corners = [UnitPoint.topLeading, .topTrailing, .bottomTrailing, .bottomLeading]
        if net.background.opacity > 0 {
            add(GradientPaint.NetPiece(corners: corners, colors: [Color.Resolved](repeating: net.background, count: 4)))
        }
        gradient.forEachPiece(of: net, add)
        return pattern
    }

    /// A gradient around a point, as narrow sectors of a mesh: Cairo has none of its own.
    private func makeSectors(
        _ gradient: GradientPaint, around middle: (x: Double, y: Double), reach: Double
    ) -> OpaquePointer? {
        let pattern = cairo_pattern_create_mesh()
        let count = 180
        func corner(_ index: Int) -> (x: Double, y: Double) {
            let angle = 2 * Double.pi * Double(index) / Double(count)
            return (middle.x + reach * cos(angle), middle.y + reach * sin(angle))
        }
        let area = CGRect(x: middle.x - 1, y: middle.y - 1, width: 2, height: 2)
        var centered = gradient
        // The center is that of this small area, and not of the area in which the gradient is specified.
        centered.area = nil
        if case .angular(_, let start, let end) = gradient.geometry {
            centered.geometry = .angular(center: .center, start: start, end: end)
        }
        for index in 0..<count {
            let (first, second) = (corner(index), corner(index + 1))
            let angle = 2 * Double.pi * (Double(index) + 0.5) / Double(count)
            let color = centered.color(at: CGPoint(x: middle.x + cos(angle), y: middle.y + sin(angle)), in: area)
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, middle.x, middle.y)
            cairo_mesh_pattern_line_to(pattern, first.x, first.y)
            cairo_mesh_pattern_line_to(pattern, second.x, second.y)
            for corner in 0..<3 {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
                    Double(color.opacity))
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        return pattern
    }

    private func add(_ gradient: GradientPaint, to pattern: OpaquePointer?) {
        switch gradient.spread {
        case .extended: break
        case .repeated: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        case .mirrored: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REFLECT)
        }
        func add(_ color: Color.Resolved, at location: Double) {
            cairo_pattern_add_color_stop_rgba(
                pattern, location, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
        }
        var last: ResolvedPaint.Stop?
        for stop in gradient.stops {
            if let last {
                // Cairo mixes component by component, and has a transparent end take part in that.
                if stop.color.opacity == 0 {
                    add(last.color.opacity(0), at: stop.location)
                } else if last.color.opacity == 0 {
                    add(stop.color.opacity(0), at: last.location)
                } else if gradient.space != .device {
                    for step in 1..<8 {
                        let part = Double(step) / 8
                        add(
                            gradient.space.mix(last.color, stop.color, by: Float(part)),
                            at: last.location + (stop.location - last.location) * part)
                    }
                }
            }
            add(stop.color, at: stop.location)
            last = stop
        }
    }
}
#endif
