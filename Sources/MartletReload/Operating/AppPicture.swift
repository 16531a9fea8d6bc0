import Foundation
import Martlet
import MartletPreviewMessages
import MartletReloadMessages
import MartletRuntime

#if GTK
import MartletGTK
#endif

/// Draws the window in use, in the surroundings of a variant.
@MainActor
struct AppPicture {
    /// Requests an update, and returns after it.
    let update: () async -> Void

    /// Writes a picture. The window shows the variant until the picture has been drawn.
    func draw(_ text: String, to path: String, scenes: [SceneGraph]) async throws(OperationRefused) {
        #if GTK
        let variant: PreviewVariant
        do { variant = try PreviewVariant(parsing: text.isEmpty ? "light" : text) } catch {
            throw OperationRefused(description: error.description)
        }
        guard variant.device == nil, variant.size == nil else {
            throw OperationRefused(description: "A running app has the size of its window.")
        }
        guard let window = scenes.first, let node = window.root.layoutChildren.first else { return }
        let old = (
            node.environmentValue(\.colorScheme), node.environmentValue(\.colorSchemeContrast),
            node.environmentValue(\.dynamicTypeSize), node.environmentValue(\.locale),
            node.environmentValue(\.timeZone), node.environmentValue(\.layoutDirection)
        )
        let all = CurrentScene.app?.scene.inspection.scenesOfApp ?? scenes
        let size = variant.textSize.flatMap { PreviewVariant.textSizes.firstIndex(of: $0) }
        let isChanged = text != ""
        if isChanged {
            for scene in all {
                scene.setEnvironment(\.colorScheme, variant.isDark ? .dark : .light)
                if variant.isHighContrast { scene.setEnvironment(\.colorSchemeContrast, .increased) }
                if let size { scene.setEnvironment(\.dynamicTypeSize, DynamicTypeSize.allCases[size]) }
                if let locale = variant.locale {
                    scene.setLocale(Locale(identifier: locale), timeZone: LateValue(old.4))
                }
                if variant.isRightToLeft { scene.setEnvironment(\.layoutDirection, .rightToLeft) }
            }
            await update()
        }
        let isDark = node.environmentValue(\.colorScheme) == .dark
        let grey: Float = isDark ? 0.14 : 1
        var places: [(scene: SceneGraph, frame: CGRect)] = []
        var origin = CGPoint.zero
        for scene in scenes {
            let frame =
                scene.presenting.presentation.map { $0.frame(in: window.size, presentingAt: origin) }
                ?? CGRect(origin: .zero, size: scene.size)
            origin = frame.origin
            places.append((scene, CGRect(origin: origin, size: scene.size)))
        }
        let pixels = SceneDrawing(scale: 1, fontsOf: window).draw(
            places, size: window.size,
            background: Color.Resolved(red: grey, green: grey, blue: grey, opacity: 1), isDark: isDark)
        if isChanged {
            for scene in all {
                scene.setEnvironment(\.colorScheme, old.0)
                scene.setEnvironment(\.colorSchemeContrast, old.1)
                scene.setEnvironment(\.dynamicTypeSize, old.2)
                scene.setLocale(old.3, timeZone: LateValue(old.4))
                scene.setEnvironment(\.layoutDirection, old.5)
            }
            await update()
        }
        guard let png = pixels?.quickPNG, (try? png.write(to: URL(fileURLWithPath: path))) != nil else {
            throw OperationRefused(description: "The window can't be drawn.")
        }
        #else
        throw OperationRefused(description: "Pictures are drawn by GTK: build with the trait GTK.")
        #endif
    }
}
