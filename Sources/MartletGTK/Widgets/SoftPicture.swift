#if GTK
import CGTK
import Foundation
import Martlet

/// A picture of blurred content, for windows that Cairo draws.
///
/// Cairo blurs a node of GTK's in each frame that touches it, and needs all of it for that: a window with a shadow would
/// be drawn as a whole in each frame. A picture is blurred once, and drawn in parts.
final class SoftPicture {
    // Unsafe pointers in this file: Cairo's surface, which the picture owns, and GTK's nodes and snapshots.
    private let surface: OpaquePointer
    /// The place of the picture, in points.
    private let area: CGRect
    private let scale: CGFloat

    /// The largest picture, in pixels. Larger content, such as a scrolling page, is blurred at each drawing of its
    /// visible part.
    static let mostPixels: CGFloat = 4_000_000

    /// The number of pictures that were made.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private(set) static var count = 0

    /// Blurs a node.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the blur, in points.
    ///   - isShadow: Whether only the opacity is of interest.
    ///   - scale: The number of pixels of a point.
    /// - Returns: Nil for a node that is too large.
    init?(of node: OpaquePointer, radius: CGFloat, isShadow: Bool, scale: CGFloat) {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        let reach = (radius * 3).rounded(.up) + 1
        let content = CGRect(
            x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
            height: CGFloat(bounds.size.height))
        let area = content.insetBy(dx: -reach, dy: -reach).integral
        let (width, height) = (area.width * scale, area.height * scale)
        guard width > 0, height > 0, width < 16_384, height < 16_384, width * height <= Self.mostPixels,
            let surface = cairo_image_surface_create(
                isShadow ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        self.surface = surface
        self.area = area
        self.scale = scale
        Self.count += 1
        guard let cairo = cairo_create(surface) else { return }
        cairo_scale(cairo, Double(scale), Double(scale))
        cairo_translate(cairo, -area.minX, -area.minY)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        SurfaceBlur.apply(to: surface, radius: Double(radius * scale))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws the picture, or its shape in a color.
    func draw(color: Color.Resolved?, offset: CGSize, on snapshot: OpaquePointer) {
        var place = graphene_rect_t(area.offsetBy(dx: offset.width, dy: offset.height))
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &place) else { return }
        defer { cairo_destroy(cairo) }
        cairo_translate(cairo, area.minX + offset.width, area.minY + offset.height)
        cairo_scale(cairo, 1 / Double(scale), 1 / Double(scale))
        if let color {
            CairoInk(cairo: cairo).setColor(color)
            cairo_mask_surface(cairo, surface, 0, 0)
        } else {
            cairo_set_source_surface(cairo, surface, 0, 0)
            cairo_paint(cairo)
        }
    }
}
#endif
