#if GTK
import CGTK
import Foundation
import Martlet

/// The picture that follows the pointer while a view is dragged.
@MainActor
struct DragIcon {
    let picture: PixelPicture
    /// In points.
    let size: CGSize
    /// The position of the pointer in the icon, in points.
    let grip: CGPoint

    /// The opacity of the icon.
    private static let opacity = 0.85

    /// - Returns: nil for an empty preview.
    init?(_ preview: DragPreview, fonts: FontTable, scale: CGFloat) {
        let host = PictureHost(fonts: fonts, pictures: PictureScene.pictures, scale: scale)
        if let scene = preview.makeScene?(host) {
            defer { scene.end() }
            scene.update()
            let size = scene.contentSize(for: .unspecified)
            scene.resize(to: size)
            scene.update()
            self.init(
                [DragFormation.Picture(node: scene.root)], in: CGRect(origin: .zero, size: scene.root.frame.size),
                isDark: preview.node.isDark, grip: CGPoint(x: size.width / 2, y: size.height / 2), host)
        } else {
            let formation = DragFormation(preview)
            let origin = formation.bounds.origin
            self.init(
                formation.pictures, in: formation.bounds, isDark: preview.node.isDark,
                grip: CGPoint(x: preview.grip.x - origin.x, y: preview.grip.y - origin.y), host)
        }
    }

    /// Creates a picture of nodes in their current state.
    private init?(
        _ pictures: [DragFormation.Picture], in bounds: CGRect, isDark: Bool, grip: CGPoint, _ host: PictureHost
    ) {
        let background = Self.background(isDark: isDark)
        let drawn = host.draw(size: bounds.size, isDark: isDark) { painter in
            if let background { painter.fill(Path(CGRect(origin: .zero, size: bounds.size)), background) }
            cairo_translate(painter.cairo, -bounds.minX, -bounds.minY)
            for picture in pictures {
                let frame = picture.node.frame
                cairo_save(painter.cairo)
                cairo_translate(
                    painter.cairo, picture.offset.width + frame.width / 2, picture.offset.height + frame.height / 2)
                cairo_rotate(painter.cairo, picture.degrees * .pi / 180)
                cairo_translate(painter.cairo, -frame.midX, -frame.midY)
                // Overlapping pictures need an opaque background to be readable.
                if pictures.count > 1 { painter.fill(Path(frame), Self.ground(isDark: isDark)) }
                picture.node.scene.inDepth { painter.draw(picture.node) }
                cairo_restore(painter.cairo)
            }
        } reading: {
            PixelPicture($0)
        }
        guard let drawn else { return nil }
        picture = drawn
        size = bounds.size
        self.grip = grip
    }

    /// Returns the background for a display without transparent windows, on which the icon would be black.
    private static func background(isDark: Bool) -> Color.Resolved? {
        guard let display = gdk_display_get_default(), gdk_display_is_composited(display) == 0 else { return nil }
        return ground(isDark: isDark)
    }

    /// The color of a window.
    private static func ground(isDark: Bool) -> Color.Resolved {
        let level: Float = isDark ? 0.14 : 0.98
        return Color.Resolved(red: level, green: level, blue: level, opacity: 1)
    }

    /// Puts the picture under the pointer.
    nonisolated func show(for drag: OpaquePointer) {
        onMain((self, drag)) { icon, drag in
            guard let paintable = icon.paintable else { return }
            gtk_drag_icon_set_from_paintable(drag, paintable, Int32(icon.grip.x), Int32(icon.grip.y))
            g_object_unref(UnsafeMutableRawPointer(paintable))
        }
    }

    private var paintable: OpaquePointer? {
        let bytes = picture.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        let texture = gdk_memory_texture_new(
            Int32(picture.width), Int32(picture.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
            gsize(picture.width * 4))
        g_bytes_unref(bytes)
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        guard let snapshot = gtk_snapshot_new() else { return nil }
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0),
            size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
        gtk_snapshot_push_opacity(snapshot, Self.opacity)
        gtk_snapshot_append_texture(snapshot, texture, &bounds)
        gtk_snapshot_pop(snapshot)
        return gtk_snapshot_free_to_paintable(snapshot, &bounds.size)
    }
}

extension RenderNode {
    /// Whether the node is shown light on dark.
    fileprivate var isDark: Bool {
        EnvironmentValues(scope: environment ?? scene.environment).colorScheme == .dark
    }
}
#endif
