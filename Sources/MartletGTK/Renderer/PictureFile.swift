#if GTK
import CGTK
import Foundation

/// Encodes pixels as PNG.
enum PictureFile {
    private final class Bytes {
        var data = Data()
    }

    /// Encodes a surface with Cairo, in a small file.
    static func png(of surface: OpaquePointer) -> Data? {
        let bytes = Bytes()
        let status = cairo_surface_write_to_png_stream(
            surface,
            { closure, pointer, count in
                guard let closure, let pointer else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Bytes>.fromOpaque(closure).takeUnretainedValue().data.append(pointer, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(bytes).toOpaque())
        return status == CAIRO_STATUS_SUCCESS ? bytes.data : nil
    }

    /// Encodes opaque pixels in a quarter of the time that Cairo takes, in a file that can be a third larger.
    ///
    /// - Returns: nil if a pixel is not opaque: the colors of such a one have to be divided by its opacity.
    static func quickPNG(width: Int, height: Int, bytes: [UInt8]) -> Data? {
        bytes.withUnsafeBytes { bytes in
            guard width > 0, height > 0,
                martlet_pixels_are_opaque(bytes.bindMemory(to: UInt32.self).baseAddress, width * height)
            else { return nil }
            var image = png_image()
            image.version = UInt32(PNG_IMAGE_VERSION)
            (image.width, image.height) = (UInt32(width), UInt32(height))
            // Blue, green, red, and the opacity last.
            image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
            image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
            defer { png_image_free(&image) }
            // Larger than the file can become, and mostly never touched.
            var count = png_alloc_size_t(bytes.count + bytes.count / 100 + height * 8 + 4096)
            guard let memory = malloc(count) else { return nil }
            guard png_image_write_to_memory(&image, memory, &count, 0, bytes.baseAddress, 0, nil) != 0 else {
                free(memory)
                return nil
            }
            return Data(bytesNoCopy: memory, count: count, deallocator: .free)
        }
    }
}
#endif
