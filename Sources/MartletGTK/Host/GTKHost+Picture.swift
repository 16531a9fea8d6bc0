#if GTK
import CGTK
import Foundation
import Martlet

extension GTKHost {
    /// Draws the content with the window's fonts, without what is presented above it. Controls that the theme draws have
    /// a drawn look instead.
    @MainActor
    func picture(of scene: SceneGraph) -> ScenePicture? {
        guard let node = scene.root.layoutChildren.first else { return nil }
        let isDark = node.environmentValue(\.colorScheme) == .dark
        let grey: Float = isDark ? 0.14 : 1
        let pixels = SceneDrawing(scale: 1, fontsOf: scene).draw(
            [(scene, CGRect(origin: .zero, size: scene.size))], size: scene.size,
            background: Color.Resolved(red: grey, green: grey, blue: grey, opacity: 1), isDark: isDark)
        return pixels?.quickPNG.map { ScenePicture(mediaType: "image/png", data: $0) }
    }
}
#endif
