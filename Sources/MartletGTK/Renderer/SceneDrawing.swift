#if GTK
import CGTK
import Foundation
import Martlet

/// Draws a scene of another host: of a window, or of a test, whose host has no screen.
@MainActor
package final class SceneDrawing {
    private let host: PictureHost

    /// - Parameters:
    ///   - scale: How many pixels a point has.
    ///   - window: The scene of a window, whose fonts are used. Without one, texts are measured like pictures.
    package init(scale: CGFloat, fontsOf window: SceneGraph? = nil) {
        let fonts = (window?.host as? GTKHost)?.fonts ?? PictureScene.fonts
        host = PictureHost(fonts: fonts, pictures: PictureScene.pictures, scale: scale)
    }

    /// The size of the usual text, in points.
    package var bodySize: CGFloat { host.fonts.bodySize }

    package func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        host.measure(text, proposal: proposal)
    }

    package func measure(_ image: ImageContent) -> TextMetrics { host.measure(image) }

    package func chrome(of control: ControlContent) -> ControlChrome { host.chrome(of: control) }

    /// Draws scenes above each other: the first fills the window, the others are in front of it.
    ///
    /// - Returns: nil for an empty size, or one of more than 32,767 pixels in a direction.
    package func draw(
        _ scenes: [(scene: SceneGraph, frame: CGRect)], size: CGSize, background: Color.Resolved, isDark: Bool
    ) -> PixelPicture? {
        host.draw(size: size, isDark: isDark) { painter in
            let window = Path(CGRect(origin: .zero, size: size))
            for (index, place) in scenes.enumerated() {
                if index == 0 {
                    painter.fill(window, background)
                } else {
                    painter.fill(window, Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.25))
                    painter.fill(Path(roundedRect: place.frame, cornerRadius: 10, style: .circular), background)
                }
                painter.ink.saved {
                    cairo_translate(painter.cairo, place.frame.minX, place.frame.minY)
                    place.scene.inDepth { painter.draw(place.scene.root) }
                }
            }
        } reading: {
            PixelPicture($0)
        }
    }
}
#endif
