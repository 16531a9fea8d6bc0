import Foundation
import Martlet

extension SceneGraph {
    /// Asks the topmost presentation above the scene to close if a point is beside it.
    ///
    /// A sheet, a popover or a dialog closes as by Escape: an alert by its cancel button, and nothing whose content does
    /// not allow it. A cover has no room beside it.
    ///
    /// - Parameter point: A point of the screen, in points.
    /// - Returns: Whether the point is beside the presentation.
    @MainActor
    package func closesPresentation(beside point: CGPoint) -> Bool {
        guard let front = presenting.chain.last, front.kind != .cover else { return false }
        var frame = CGRect.zero
        for presentation in presenting.chain { frame = presentation.frame(in: size, presentingAt: frame.origin) }
        guard !frame.contains(point) else { return false }
        front.requestDismissal()
        return true
    }
}
