#if GTK
import CGTK
import Foundation
import Martlet

@testable import MartletGTK

/// The pixels that a window's content is drawn with.
@MainActor
struct PixelProbe {
    private let surface: OpaquePointer
    private let size: CGSize

    /// Draws the content of a window as it is now.
    init(_ fixture: WindowFixture) {
        let widget = fixture.tree.rootView!.widget
        let paintable = gtk_widget_paintable_new(widget)!
        let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        size = CGSize(width: CGFloat(width), height: CGFloat(height))
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        let snapshot = gtk_snapshot_new()!
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        g_object_unref(UnsafeMutableRawPointer(paintable))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
        let cairo = cairo_create(surface)!
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        gsk_render_node_unref(node)
        cairo_surface_flush(surface)
    }

    /// Red, green, blue and opacity at a point, from 0 to 255; the first three multiplied by the last.
    subscript(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let data = cairo_image_surface_get_data(surface), x >= 0, y >= 0, x < size.width, y < size.height else {
            return []
        }
        let pixel = data + Int(y) * stride + Int(x) * 4
        return [Int(pixel[2]), Int(pixel[1]), Int(pixel[0]), Int(pixel[3])]
    }

    /// All bytes of all pixels.
    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(
            start: cairo_image_surface_get_data(surface),
            count: Int(cairo_image_surface_get_stride(surface)) * Int(size.height))
    }

    /// Returns the number of bytes that differ from another drawing of the same content.
    func differences(from other: PixelProbe) -> Int {
        size == other.size ? zip(bytes, other.bytes).count { $0 != $1 } : .max
    }

    /// The number of bytes that differ from the background, taken from the first corner.
    var inked: Int { bytes.enumerated().count { $1 != bytes[$0 % 4] } }

    /// Whether a pixel is a color, but for rounding.
    func isNear(_ x: CGFloat, _ y: CGFloat, _ wanted: [Int], within: Int = 3) -> Bool {
        let found = self[x, y]
        return found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= within }
    }
}
#endif
