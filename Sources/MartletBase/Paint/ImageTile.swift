import Foundation

/// A picture that fills an area by repetition.
package struct ImageTile: Hashable, Sendable {
    package var picture: Picture
    /// The repeated part of the picture, in units of its size.
    package var part: CGRect
    /// The scale of the picture, relative to its natural size.
    package var scale: CGFloat
    package var opacity: Float = 1
    /// The position of the upper left corner in drawing coordinates; `nil` for the corner of the filled area.
    package var origin: CGPoint?

    /// Creates a tile. Clamps a part and a scale that cannot be drawn (law C6).
    package init(picture: Picture, part: CGRect, scale: CGFloat) {
        self.picture = picture
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let common = part.standardized.intersection(whole)
        self.part = common.isNull || common.isEmpty ? whole : common
        self.scale = scale.isFinite && scale > 0.001 ? min(scale, 1_000) : 1
    }

    /// The size of the tile, in points.
    package var size: CGSize {
        CGSize(
            width: max(1, picture.size.width * part.width * scale),
            height: max(1, picture.size.height * part.height * scale))
    }
}
