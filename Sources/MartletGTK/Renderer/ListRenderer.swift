#if GTK
import CGTK
import Foundation
import Martlet

/// Draws recorded lists into files of pictures, and measures texts for them, without a scene.
///
/// A renderer can be created and used on any thread, by one at a time: Pango's fonts belong to a thread.
package struct ListRenderer {
    private let fonts = FontTable(.machine)
    private let pictures = PictureStore()

    /// The format of a file.
    package enum Format {
        case png
        /// With a quality from 0 to 1. Transparent parts are white, because the format has no transparency.
        case jpeg(quality: Double)
        case tiff
    }

    package init() {}

    /// Draws a list.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point.
    ///   - isOpaque: Whether the background is black instead of transparent.
    /// - Returns: nil for an empty size, or one of more than 32,767 pixels in a direction.
    package func file(
        of list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool, isDark: Bool = false, format: Format
    ) -> Data? {
        PictureSurface.draw(size: size, scale: scale) { cairo in
            if isOpaque {
                cairo_set_source_rgb(cairo, 0, 0, 0)
                cairo_paint(cairo)
            }
            let painter = CairoPainter(
                ink: CairoInk(cairo: cairo), fonts: fonts, pictures: pictures, scale: scale, isDark: isDark)
            painter.draw(list, of: nil, in: CGRect(origin: .zero, size: size))
        } reading: { surface in
            switch format {
            case .png: PictureFile.png(of: surface)
            case .jpeg(let quality): Self.jpeg(surface, quality: quality)
            case .tiff: Self.tiff(surface)
            }
        }
    }

    package func metrics(of text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        ShapedText.of(text, fonts: fonts).arrange(proposal)
    }

    private static func tiff(_ surface: OpaquePointer) -> Data? {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        let stride = cairo_image_surface_get_stride(surface)
        let bytes = g_bytes_new(pixels, gsize(Int(stride) * Int(height)))
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard let file = gdk_texture_save_to_tiff_bytes(texture) else { return nil }
        defer { g_bytes_unref(file) }
        var count: gsize = 0
        return g_bytes_get_data(file, &count).map { Data(bytes: $0, count: Int(count)) }
    }

    private static func jpeg(_ surface: OpaquePointer, quality: Double) -> Data? {
        guard let cairo = cairo_create(surface) else { return nil }
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OVER)
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        guard let pixels = gdk_pixbuf_get_from_surface(surface, 0, 0, width, height) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
        var bytes: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        let isWritten = "quality".withCString { name in
            String(percent).withCString { value in
                var names: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: name), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixels, &bytes, &count, "jpeg", &names, &values, nil) != 0
            }
        }
        guard isWritten, let bytes else { return nil }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }
}
#endif
