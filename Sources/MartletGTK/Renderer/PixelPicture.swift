#if GTK
import CGTK
import Foundation

/// A picture in memory, row by row: four bytes for each pixel, blue, green, red and opacity, colors multiplied by opacity.
package struct PixelPicture: Equatable, Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    package var bytes: [UInt8]

    package init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Copies the pixels of a transparent surface.
    init(_ surface: OpaquePointer) {
        cairo_surface_flush(surface)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        if let data = cairo_image_surface_get_data(surface) {
            for row in 0..<height {
                bytes += UnsafeBufferPointer(start: data + row * stride, count: width * 4)
            }
        }
        self.bytes = bytes
    }

    /// Decodes a PNG; nil if the data is none.
    package init?(png: Data) {
        let reader = Reader(png)
        let surface = cairo_image_surface_create_from_png_stream(
            { closure, target, count in
                guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
                let reader = Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue()
                return reader.read(Int(count), into: target) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
            }, Unmanaged.passUnretained(reader).toOpaque())
        guard let surface else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        // A picture without opacity comes in another format: it is drawn over.
        guard
            let copy = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface)),
            let cairo = cairo_create(copy)
        else { return nil }
        defer { cairo_surface_destroy(copy) }
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        self.init(copy)
    }

    /// The picture as PNG; nil if there is not enough memory.
    package var png: Data? {
        guard width > 0, height > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        bytes.withUnsafeBufferPointer { bytes in
            for row in 0..<height {
                (data + row * stride).update(from: bytes.baseAddress! + row * width * 4, count: width * 4)
            }
        }
        cairo_surface_mark_dirty(surface)
        return PictureFile.png(of: surface)
    }

    /// The picture as PNG, in less time and a larger file than ``png``, if it is opaque; nil if there is not enough
    /// memory.
    package var quickPNG: Data? { PictureFile.quickPNG(width: width, height: height, bytes: bytes) ?? png }

    private final class Reader {
        private let data: Data
        private var position = 0

        init(_ data: Data) { self.data = data }

        func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
            guard position + count <= data.count else { return false }
            data.copyBytes(to: target, from: data.startIndex + position..<data.startIndex + position + count)
            position += count
            return true
        }
    }
}
#endif
