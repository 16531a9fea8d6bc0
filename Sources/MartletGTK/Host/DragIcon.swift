#if GTK
import CGTK
import Foundation
import Martlet

/// The picture that goes with the pointer while a view is dragged.
@MainActor
struct DragIcon {
    let picture: PixelPicture
    /// In points.
    let size: CGSize
    /// Where the pointer is in it, in points.
    let grip: CGPoint

    /// How much is seen of what lies behind.
    private static let opacity = 0.85

    /// - Returns: nil for what has no size.
    init?(_ preview: DragPreview, fonts: FontTable, scale: CGFloat) {
        let host = PictureHost(fonts: fonts, pictures: PictureScene.pictures, scale: scale)
        if let scene = preview.makeScene?(host) {
            defer { scene.end() }
            scene.update()
            let size = scene.contentSize(for: .unspecified)
            scene.resize(to: size)
            scene.update()
            self.init(
                scene.root, isDark: preview.node.isDark, grip: CGPoint(x: size.width / 2, y: size.height / 2), host)
        } else {
            self.init(preview.node, isDark: preview.node.isDark, grip: preview.grip, host)
        }
    }

    /// A picture of a node as it stands.
    private init?(_ node: RenderNode, isDark: Bool, grip: CGPoint, _ host: PictureHost) {
        let frame = node.frame
        let background = Self.background(isDark: isDark)
        let drawn = host.draw(size: frame.size, isDark: isDark) { painter in
            if let background { painter.fill(Path(CGRect(origin: .zero, size: frame.size)), background) }
            cairo_translate(painter.cairo, -frame.minX, -frame.minY)
            node.scene.inDepth { painter.draw(node) }
        } reading: {
            PixelPicture($0)
        }
        guard let drawn else { return nil }
        picture = drawn
        size = frame.size
        self.grip = grip
    }

    /// What a display without transparent windows needs behind the picture, which is black there otherwise.
    private static func background(isDark: Bool) -> Color.Resolved? {
        guard let display = gdk_display_get_default(), gdk_display_is_composited(display) == 0 else { return nil }
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
