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
            PictureFile.png(of: $0)
        }
    }
}
#endif
