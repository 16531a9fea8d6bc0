import Foundation

/// A picture that is repeated over what is painted, beside and below itself.
package struct ImageTile: Hashable, Sendable {
    package var picture: Picture
    /// The part of the picture that is repeated, in units of its size.
    package var part: CGRect
    /// How large the picture is, relative to its size.
    package var scale: CGFloat
    package var opacity: Float = 1
    /// Where its upper left corner lies, in the coordinates that are drawn in; nil for that of what is filled.
    package var origin: CGPoint?

    /// Brings a part and a scale that a program computed into what can be drawn (law C6).
    package init(picture: Picture, part: CGRect, scale: CGFloat) {
        self.picture = picture
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let common = part.standardized.intersection(whole)
        self.part = common.isNull || common.isEmpty ? whole : common
        self.scale = scale.isFinite && scale > 0.001 ? min(scale, 1_000) : 1
    }

    /// The size of what is repeated, in points.
    package var size: CGSize {
        CGSize(
            width: max(1, picture.size.width * part.width * scale),
            height: max(1, picture.size.height * part.height * scale))
    }
}
