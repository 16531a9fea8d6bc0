import Foundation

/// The size of an inset at each corner of a rectangle, in points.
public struct RectangleCornerInsets: Equatable, Sendable {
    /// The size of the inset at the upper leading corner.
    public var topLeading: CGSize
    /// The size of the inset at the upper trailing corner.
    public var topTrailing: CGSize
    /// The size of the inset at the lower leading corner.
    public var bottomLeading: CGSize
    /// The size of the inset at the lower trailing corner.
    public var bottomTrailing: CGSize

    /// Creates insets without a size.
    public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }

    /// Creates insets.
    public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }
}
