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
        profile = HostProfile(pixelSize: CGSize(width: pixel, height: pixel), displayScale: scale)
    }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        ShapedText.of(text, fonts: fonts).arrange(proposal)
    }

    func measure(_ image: ImageContent) -> TextMetrics {
        image.symbol == nil ? image.pictureMetrics : image.symbolMetrics(isSquare: false)
    }

    func chrome(of control: ControlContent) -> ControlChrome { PicturedControl.chrome(of: control) }

    func present(_ root: RenderNode, difference: RenderDifference) {}

    /// Called on the main actor when something was written that the next picture will show.
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
