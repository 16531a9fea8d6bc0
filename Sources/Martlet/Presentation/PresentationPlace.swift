import Foundation

/// The frames of presentations, for hosts that show everything in one window.
extension Presentation {
    /// Returns the frame in a window of a size, in points: centered, or at the popover's anchor.
    ///
    /// - Parameter origin: The origin of the presenting scene in the window.
    package func frame(in window: CGSize, presentingAt origin: CGPoint = .zero) -> CGRect {
        let size = scene?.size ?? .zero
        let pixel = scene?.profile.pixelSize ?? CGSize(width: 1, height: 1)
        var place = CGPoint(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2)
        if kind == .popover, let anchor = anchorRect?.offsetBy(dx: origin.x, dy: origin.y) {
            place = self.place(beside: anchor, in: window, size: size)
        }
        return CGRect(
            origin: CGPoint(
                x: (place.x / pixel.width).rounded(.down) * pixel.width,
                y: (place.y / pixel.height).rounded(.down) * pixel.height),
            size: size)
    }

    /// The rectangle to which a popover points, in the presenting scene's window.
    package var anchorRect: CGRect? {
        guard let anchor, anchor.isAttached else { return nil }
        let frame = anchor.frameInWindow
        return attachment.rect(in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// The preferred edge of that rectangle; `nil` for the host's choice.
    package var anchorEdge: Edge? { attachment.edge }

    /// Returns the origin next to a rectangle: at the preferred edge, or at the opposite one if there is more room.
    private func place(beside anchor: CGRect, in window: CGSize, size: CGSize) -> CGPoint {
        func along(_ wanted: Bool, _ before: CGFloat, _ after: CGFloat, _ length: CGFloat, _ end: CGFloat) -> CGFloat {
            let isBefore =
                wanted ? length <= before || before >= end - after : length > end - after && before > end - after
            return isBefore ? before - length : after
        }
        var place = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch attachment.edge ?? .bottom {
        case .top: place.y = along(true, anchor.minY, anchor.maxY, size.height, window.height)
        case .bottom: place.y = along(false, anchor.minY, anchor.maxY, size.height, window.height)
        case .leading: place.x = along(true, anchor.minX, anchor.maxX, size.width, window.width)
        case .trailing: place.x = along(false, anchor.minX, anchor.maxX, size.width, window.width)
        }
        return CGPoint(
            x: min(max(0, place.x), max(0, window.width - size.width)),
            y: min(max(0, place.y), max(0, window.height - size.height)))
    }
}
