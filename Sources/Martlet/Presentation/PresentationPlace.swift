import Foundation

/// Where hosts that show everything in one window show what is presented.
extension Presentation {
    /// The frame in a window of a size, in points of the window: in the middle, or beside what it belongs to.
    ///
    /// - Parameter origin: Where the presenting scene lies in the window.
    package func frame(in window: CGSize, presentingAt origin: CGPoint = .zero) -> CGRect {
        let size = scene?.size ?? .zero
        let pixel = scene?.profile.pixelSize ?? CGSize(width: 1, height: 1)
        var place = CGPoint(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2)
        if kind == .popover, let anchor = anchorRect?.offsetBy(dx: origin.x, dy: origin.y) {
            place.x = min(max(0, anchor.midX - size.width / 2), max(0, window.width - size.width))
            let below = window.height - anchor.maxY
            place.y = size.height <= below || below >= anchor.minY ? anchor.maxY : anchor.minY - size.height
            place.y = min(max(0, place.y), max(0, window.height - size.height))
        }
        return CGRect(
            origin: CGPoint(
                x: (place.x / pixel.width).rounded(.down) * pixel.width,
                y: (place.y / pixel.height).rounded(.down) * pixel.height),
            size: size)
    }

    /// What a popover points to, in points of the presenting scene's window.
    package var anchorRect: CGRect? {
        guard let anchor, anchor.isAttached else { return nil }
        return anchor.frameInWindow
    }
}
