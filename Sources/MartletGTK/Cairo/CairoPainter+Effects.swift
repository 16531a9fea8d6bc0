#if GTK
import CGTK
import Foundation
import Martlet

// The children of a node, drawn with the node's effect.
extension CairoPainter {
    func draw(_ effect: RenderEffect, of node: RenderNode, in bounds: CGRect) {
        switch effect {
        case .opacity(let opacity):
            guard opacity > 0 else { return }
            cairo_push_group(cairo)
            drawChildren(of: node)
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, min(1, opacity))
        case .clip:
            ink.saved {
                ink.clip(to: Path(bounds))
                drawChildren(of: node)
            }
        case .clipShape(let outline, let style):
            ink.saved {
                ink.clip(to: outline.path(in: bounds.size), evenOdd: style.isEOFilled)
                drawChildren(of: node)
            }
        case .offset(let offset):
            ink.saved {
                cairo_translate(cairo, offset.shown.width, offset.shown.height)
                drawChildren(of: node)
            }
        case .transform(let transform):
            drawProjected(by: transform.matrix(in: bounds.size), bounds: bounds) { $0.drawChildren(of: node) }
        case .blur(let radius):
            drawBlurred(radius: radius, color: nil, offset: .zero) { $0.drawChildren(of: node) }
        case .shadow(let shadow):
            drawBlurred(radius: shadow.radius, color: shadow.color, offset: shadow.offset) { $0.drawChildren(of: node) }
            drawChildren(of: node)
        case .color(let transform):
            drawLayer(reach: 0) {
                $0.drawChildren(of: node)
            } then: {
                $0.recolor(transform)
            }
        case .mask:
            CairoCompositing.draw(in: cairo) {
                inside($0).drawChildren(of: node)
            } maskedBy: { cairo in
                for child in node.asideChildren { inside(cairo).draw(child) }
            }
        case .blend(let operation):
            CairoCompositing.draw(in: cairo, operation) { inside($0).drawChildren(of: node) }
        case .group(let isOpaque):
            if isOpaque { fill(Path(bounds), Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)) }
            CairoCompositing.draw(in: cairo, .normal) { inside($0).drawChildren(of: node) }
        }
    }

    /// Returns the painter for another surface, with the same state.
    func inside(_ cairo: OpaquePointer) -> CairoPainter {
        var painter = CairoPainter(
            ink: CairoInk(cairo: cairo), fonts: fonts, pictures: pictures, scale: scale, isDark: isDark)
        painter.labelColor = labelColor
        return painter
    }

    /// Draws content blurred: with its own colors, or only its shape in one color.
    func drawBlurred(radius: CGFloat, color: Color.Resolved?, offset: CGSize, _ body: (CairoPainter) -> Void) {
        let reach = radius * 3 + max(abs(offset.width), abs(offset.height))
        drawLayer(reach: reach, color: color, offset: offset, body) { layer in
            SurfaceBlur.apply(to: layer.surface, radius: Double(radius * scale))
        }
    }

    /// Draws content into a layer, changes its pixels, and composites the layer.
    ///
    /// - Parameters:
    ///   - reach: The distance within which content outside the visible part influences it.
    ///   - color: The color that replaces those of the content, of which only the shape is used; nil to keep the
    ///     colors.
    func drawLayer(
        reach: CGFloat, color: Color.Resolved? = nil, offset: CGSize = .zero, _ body: (CairoPainter) -> Void,
        then change: (PixelLayer) -> Void
    ) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let area = CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -reach, dy: -reach)
        let (width, height) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
        guard width > 0, height > 0, width < 16_384, height < 16_384,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return }
        defer { cairo_surface_destroy(surface) }
        guard let inner = cairo_create(surface) else { return }
        cairo_scale(inner, Double(scale), Double(scale))
        cairo_translate(inner, -area.minX, -area.minY)
        body(inside(inner))
        cairo_destroy(inner)
        change(PixelLayer(surface: surface))
        ink.saved {
            cairo_translate(cairo, area.minX + offset.width, area.minY + offset.height)
            cairo_scale(cairo, 1 / Double(scale), 1 / Double(scale))
            if let color {
                ink.setColor(color)
                cairo_mask_surface(cairo, surface, 0, 0)
            } else {
                cairo_set_source_surface(cairo, surface, 0, 0)
                cairo_paint(cairo)
            }
        }
    }
}

/// The pixels of content that was drawn into a layer.
struct PixelLayer {
    let surface: OpaquePointer

    /// Changes the color of each pixel.
    func recolor(_ transform: ColorTransform) {
        mapPixels { transform.apply(to: $0) }
    }

    /// Changes each pixel: red, green, blue and opacity from 0 to 1, not multiplied by the opacity.
    func mapPixels(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let width = Int(cairo_image_surface_get_width(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<Int(cairo_image_surface_get_height(surface)) {
            let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = Self.changed(row[x], change) }
        }
        cairo_surface_mark_dirty(surface)
    }

    private static func changed(_ pixel: UInt32, _ change: (SIMD4<Float>) -> SIMD4<Float>) -> UInt32 {
        let bytes = SIMD4(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), Float(pixel >> 24))
        var color = bytes / 255
        let alpha = color.w
        if alpha > 0 { color = SIMD4(color.x / alpha, color.y / alpha, color.z / alpha, alpha) }
        color = change(color)
        let shown = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w) * 255
        let whole = SIMD4<UInt32>(shown.rounded(.toNearestOrEven))
        return whole.w << 24 | whole.x << 16 | whole.y << 8 | whole.z
    }
}

/// Blurs pixels: three passes of a running mean each way, which come close to a bell curve.
enum SurfaceBlur {
    /// - Parameter radius: The standard deviation of the blur, in pixels.
    /// - Complexity: Linear in the number of pixels, for any radius.
    static func apply(to surface: OpaquePointer, radius: Double) {
        let reach = Int((radius * 0.94).rounded(), in: 0...16_384)
        guard reach > 0 else { return }
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        // A surface of opacity alone has one byte a pixel.
        let channels = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8 ? 1 : 4
        var line = [UInt8](repeating: 0, count: max(width, height))
        for _ in 0..<3 {
            for y in 0..<height {
                blur(data + y * stride, count: width, step: channels, channels, reach: reach, &line)
            }
            for x in 0..<width {
                blur(data + channels * x, count: height, step: stride, channels, reach: reach, &line)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Replaces each pixel of a row or column by the mean of its neighborhood.
    private static func blur(
        _ pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ channels: Int, reach: Int,
        _ line: inout [UInt8]
    ) {
        let size = 2 * reach + 1
        for channel in 0..<channels {
            var sum = 0
            for index in 0..<min(reach, count) { sum += Int(pixels[index * step + channel]) }
            for index in 0..<count {
                if index + reach < count { sum += Int(pixels[(index + reach) * step + channel]) }
                line[index] = UInt8(sum / size)
                if index - reach >= 0 { sum -= Int(pixels[(index - reach) * step + channel]) }
            }
            for index in 0..<count { pixels[index * step + channel] = line[index] }
        }
    }
}
#endif
