#if GTK
import CGTK
import Foundation
import Martlet

/// A scene that lives to be drawn into pictures.
@MainActor
final class PictureScene {
    // What was measured and decoded once serves all pictures.
    static let fonts = FontTable(.machine)
    static let pictures = PictureStore()

    private nonisolated let scene: Unchecked<SceneGraph>
    private let host: PictureHost

    init(_ content: some View, scale: CGFloat) {
        host = PictureHost(fonts: Self.fonts, pictures: Self.pictures, scale: scale)
        let scene = SceneGraph(host: host, size: .zero, content)
        self.scene = Unchecked(value: scene)
        scene.setEnvironment(\.textStyleSizes, .desktop(body: Self.fonts.bodySize))
        scene.setEnvironment(\.colorScheme, .light)
    }

    deinit {
        let scene = scene
        MainThread.nowOrLater { scene.value.end() }
    }

    /// Has an action called when something was written since the last picture.
    func onWrite(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

    private var action: (@MainActor @Sendable () -> Void)?

    /// Lays out and draws; nil for an empty picture.
    func png(proposal: ProposedViewSize, isOpaque: Bool) -> Data? {
        // What the drawing itself writes is in the picture.
        host.written.withLock { $0 = nil }
        defer { host.written.withLock { $0 = action.map(PictureHost.Action.init) } }
        let scene = scene.value
        scene.update()
        let size = scene.contentSize(for: proposal)
        scene.resize(to: size)
        scene.update()
        let scale = host.profile.displayScale
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width < 32_768, height < 32_768 else { return nil }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            return nil
        }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            return nil
        }
        if isOpaque {
            cairo_set_source_rgb(cairo, 0, 0, 0)
            cairo_paint(cairo)
        }
        cairo_scale(cairo, Double(scale), Double(scale))
        let painter = CairoPainter(
            ink: CairoInk(cairo: cairo), fonts: Self.fonts, pictures: Self.pictures, scale: scale, isDark: false)
        scene.inDepth { painter.draw(scene.root) }
        cairo_destroy(cairo)
        return Self.encode(surface)
    }

    private nonisolated final class Bytes {
        var data = Data()
    }

    nonisolated static func encode(_ surface: OpaquePointer) -> Data? {
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
}
#endif
