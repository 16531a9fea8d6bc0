#if GTK
import CGTK
import Foundation
import Martlet
import Synchronization

/// The host of a scene that is drawn into a picture: text is measured by Pango, controls have a plain look, and there
/// is no display.
final class PictureHost: SceneHost {
    let fonts: FontTable
    let pictures: PictureStore
    let profile: HostProfile

    init(fonts: FontTable, pictures: PictureStore, scale: CGFloat) {
        self.fonts = fonts
        self.pictures = pictures
        let pixel = 1 / scale
        var profile = HostProfile(pixelSize: CGSize(width: pixel, height: pixel), displayScale: scale)
        // As in a window, so that a picture has the frames of what it shows.
        profile.spacesTextByFont = true
        profile.keepsWordsWhole = true
        self.profile = profile
    }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        ShapedText.of(text, fonts: fonts).arrange(proposal)
    }

    func measure(_ image: ImageContent) -> TextMetrics {
        image.symbol == nil ? image.pictureMetrics : image.symbolMetrics(isSquare: false)
    }

    func chrome(of control: ControlContent) -> ControlChrome { PicturedControl.chrome(of: control) }

    func present(_ root: RenderNode, difference: RenderDifference) {}

    /// Draws into a transparent pixel surface, in points.
    ///
    /// - Parameter reading: Reads the drawn surface, which is freed after the call.
    /// - Returns: nil for an empty size, or one of more than 32,767 pixels in a direction.
    func draw<Result>(
        size: CGSize, isDark: Bool, _ body: (CairoPainter) -> Void, reading: (OpaquePointer) -> Result?
    ) -> Result? {
        let scale = profile.displayScale
        return PictureSurface.draw(
            size: size, scale: scale,
            { cairo in
                body(
                    CairoPainter(
                        ink: CairoInk(cairo: cairo), fonts: fonts, pictures: pictures, scale: scale, isDark: isDark))
            }, reading: reading)
    }

    /// Called on the main actor after a write that the next picture will show.
    nonisolated let written = Mutex<Action?>(nil)

    /// A closure alone would be wrapped once more by each look into the lock, which converts it there and back.
    struct Action {
        let run: @MainActor @Sendable () -> Void
    }

    nonisolated func requestUpdate() {
        guard let action = written.withLock({ $0 }) else { return }
        MainThread.later(action.run)
    }
}
#endif
