#if GTK
import CGTK
import Foundation
import Martlet
import Testing

import MartletGTK

/// The pixels of a picture that a renderer made.
struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let stride: Int
    private let channels: Int

    init(_ data: Data) throws {
        let loader = try #require(gdk_pixbuf_loader_new())
        defer { g_object_unref(loader) }
        data.withUnsafeBytes {
            _ = gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil)
        }
        try #require(gdk_pixbuf_loader_close(loader, nil) != 0)
        let pixbuf = try #require(gdk_pixbuf_loader_get_pixbuf(loader))
        width = Int(gdk_pixbuf_get_width(pixbuf))
        height = Int(gdk_pixbuf_get_height(pixbuf))
        stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let length = Int(gdk_pixbuf_get_byte_length(pixbuf))
        bytes = Array(UnsafeBufferPointer(start: gdk_pixbuf_read_pixels(pixbuf), count: length))
    }

    @MainActor
    init(scale: CGFloat = 1, size: ProposedViewSize = .unspecified, @ViewBuilder _ view: () -> some View) throws {
        let renderer = ImageRenderer(content: view())
        renderer.scale = scale
        renderer.proposedSize = size
        try self.init(#require(renderer.pngData))
    }

    struct Pixel: Equatable, CustomStringConvertible {
        var red: Int
        var green: Int
        var blue: Int
        var alpha: Int

        var description: String { "(\(red), \(green), \(blue), \(alpha))" }

        func isNear(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255, by distance: Int = 12) -> Bool {
            let pairs = [(self.red, red), (self.green, green), (self.blue, blue), (self.alpha, alpha)]
            return pairs.allSatisfy { abs($0 - $1) <= distance }
        }
    }

    subscript(x: Int, y: Int) -> Pixel {
        let start = y * stride + x * channels
        return Pixel(
            red: Int(bytes[start]), green: Int(bytes[start + 1]), blue: Int(bytes[start + 2]),
            alpha: channels > 3 ? Int(bytes[start + 3]) : 255)
    }

    /// The smallest frame around everything that is drawn; nil for nothing.
    func inked(_ isInk: (Pixel) -> Bool = { $0.alpha > 60 }) -> CGRect? {
        var frame = CGRect.null
        for y in 0..<height {
            for x in 0..<width where isInk(self[x, y]) {
                frame = frame.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return frame.isNull ? nil : frame
    }

    /// Returns the number of pixels that satisfy a condition.
    func count(_ isWanted: (Pixel) -> Bool) -> Int {
        var count = 0
        for y in 0..<height { for x in 0..<width where isWanted(self[x, y]) { count += 1 } }
        return count
    }
}

/// Pictures for tests, drawn by the renderer itself.
enum SamplePictures {
    /// Four squares of a side in pixels: red and green above blue and white.
    @MainActor
    static func quarters(side: CGFloat) throws -> Data {
        let renderer = ImageRenderer(
            content: VStack(spacing: 0) {
                HStack(spacing: 0) {
                    square(1, 0, 0, side); square(0, 1, 0, side)
                }
                HStack(spacing: 0) {
                    square(0, 0, 1, side); square(1, 1, 1, side)
                }
            })
        return try #require(renderer.pngData)
    }

    @MainActor
    private static func square(_ red: Double, _ green: Double, _ blue: Double, _ side: CGFloat) -> some View {
        Color(red: red, green: green, blue: blue).frame(width: side, height: side)
    }
}
#endif
