import Foundation

/// The attachment of a popover to its view.
struct PopoverAttachment {
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    var edge: Edge?

    /// Returns the rectangle to which the popover points, in the coordinates of a view of a size.
    func rect(in size: CGSize) -> CGRect {
        switch anchor {
        case .rect(let source): source.part(size)
        case .point(let point):
            CGRect(x: size.width * point.x, y: size.height * point.y, width: 1, height: 1)
        }
    }
}
