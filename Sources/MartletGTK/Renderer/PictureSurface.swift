#if GTK
import CGTK
import Foundation

/// Transparent pixels that are drawn on by Cairo, on any thread.
enum PictureSurface {
    /// Draws into a transparent pixel surface, in points.
    ///
    /// - Parameter reading: Reads the drawn surface, which is freed after the call.
    /// - Returns: nil for an empty size, or one of more than 32,767 pixels in a direction.
    static func draw<Result>(
        size: CGSize, scale: CGFloat, _ body: (OpaquePointer) -> Void, reading: (OpaquePointer) -> Result?
    ) -> Result? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width < 32_768, height < 32_768,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            return nil
        }
        cairo_scale(cairo, Double(scale), Double(scale))
        body(cairo)
        cairo_destroy(cairo)
        return reading(surface)
    }
}
#endif
