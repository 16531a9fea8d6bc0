#if GTK
import CGTK
import Foundation
import Martlet

// Rotation in space. Cairo only has affine transforms, so a perspective is drawn pixel by pixel.
extension CairoPainter {
    /// Draws content with a projection.
    ///
    /// - Parameter bounds: The bounds of the content before the projection. Content more than its own size outside of
    ///   them is not drawn with perspective.
    func drawProjected(by matrix: ProjectionTransform, bounds: CGRect, _ body: (CairoPainter) -> Void) {
        var inverse = matrix
        guard abs(matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21) > 1e-9, inverse.invert() else {
            // The content is turned so that nothing of it is seen.
            return
        }
        guard !matrix.isAffine else {
            ink.saved {
                var plane = cairo_matrix_t(
                    xx: matrix.m11, yx: matrix.m12, xy: matrix.m21, yy: matrix.m22, x0: matrix.m31, y0: matrix.m32)
                cairo_transform(cairo, &plane)
                body(self)
            }
            return
        }
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        guard let source = PixelPlane(area: area, scale: scale) else { return }
        source.draw { body(inside($0)) }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let seen = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        guard let target = PixelPlane(area: seen, scale: scale) else { return }
        target.fill { point in
            let depth = point.x * inverse.m13 + point.y * inverse.m23 + inverse.m33
            guard abs(depth) > 1e-9 else { return 0 }
            let origin = CGPoint(
                x: (point.x * inverse.m11 + point.y * inverse.m21 + inverse.m31) / depth,
                y: (point.x * inverse.m12 + point.y * inverse.m22 + inverse.m32) / depth)
            // Points behind the eye are invisible.
            guard origin.x * matrix.m13 + origin.y * matrix.m23 + matrix.m33 > 0 else { return 0 }
            return source[origin]
        }
        ink.saved {
            cairo_translate(cairo, seen.minX, seen.minY)
            cairo_scale(cairo, 1 / Double(scale), 1 / Double(scale))
            cairo_set_source_surface(cairo, target.surface, 0, 0)
            cairo_paint(cairo)
        }
    }
}

/// A pixel buffer for an area of the plane.
private final class PixelPlane {
    let surface: OpaquePointer
    private let area: CGRect
    private let scale: CGFloat
    private let width: Int
    private let height: Int
    private let stride: Int
    private let data: UnsafeMutablePointer<UInt8>

    init?(area: CGRect, scale: CGFloat) {
        let (width, height) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width < 16_384, height < 16_384,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        self.surface = surface
        self.data = data
        self.area = area
        self.scale = scale
        self.width = Int(width)
        self.height = Int(height)
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    func draw(_ body: (OpaquePointer) -> Void) {
        guard let cairo = cairo_create(surface) else { return }
        cairo_scale(cairo, Double(scale), Double(scale))
        cairo_translate(cairo, -area.minX, -area.minY)
        body(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
    }

    /// Sets each pixel to the result of `pixel` for its point.
    func fill(_ pixel: (CGPoint) -> UInt32) {
        for y in 0..<height {
            let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                row[x] = pixel(
                    CGPoint(x: area.minX + (CGFloat(x) + 0.5) / scale, y: area.minY + (CGFloat(y) + 0.5) / scale))
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// The mean of the four pixels around a point; clear beyond the area.
    subscript(point: CGPoint) -> UInt32 {
        let x = (point.x - area.minX) * scale - 0.5
        let y = (point.y - area.minY) * scale - 0.5
        guard x > -1, y > -1, x < CGFloat(width), y < CGFloat(height) else { return 0 }
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (right, bottom) = (Float(x - left), Float(y - top))
        let sum =
            color(Int(left), Int(top)) * ((1 - right) * (1 - bottom)) + color(Int(left) + 1, Int(top))
            * (right * (1 - bottom))
            + color(Int(left), Int(top) + 1) * ((1 - right) * bottom) + color(Int(left) + 1, Int(top) + 1)
            * (right * bottom)
        let whole = SIMD4<UInt32>(sum.rounded(.toNearestOrEven))
        return whole.w << 24 | whole.z << 16 | whole.y << 8 | whole.x
    }

    private func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < width, y < height else { return .zero }
        let pixel = UnsafeRawPointer(data + y * stride + 4 * x).loadUnaligned(as: UInt32.self)
        return SIMD4(
            Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
    }
}
#endif
