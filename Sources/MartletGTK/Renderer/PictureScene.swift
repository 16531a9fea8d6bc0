#if GTK
import CGTK
import Foundation
import Martlet

/// A scene that lives to be drawn into pictures.
@MainActor
final class PictureScene {
    // Shared, so that measured texts and decoded pictures are cached for all renderers.
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

    /// Sets an action that is called after a write since the last picture.
    func onWrite(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

    private var action: (@MainActor @Sendable () -> Void)?

    /// Lays out and draws; nil for an empty picture.
    func png(proposal: ProposedViewSize, isOpaque: Bool) -> Data? {
        // Writes during the drawing are part of the picture, and thus cause no further one.
        host.written.withLock { $0 = nil }
        defer { host.written.withLock { $0 = action.map(PictureHost.Action.init) } }
        let scene = scene.value
        scene.update()
        let size = scene.contentSize(for: proposal)
        scene.resize(to: size)
        scene.update()
        return host.draw(size: size, isDark: false) { painter in
            if isOpaque {
                cairo_set_source_rgb(painter.cairo, 0, 0, 0)
                cairo_paint(painter.cairo)
            }
            scene.inDepth { painter.draw(scene.root) }
        } reading: {
            Self.encode($0)
        }
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
