/// A guide on each axis.
///
/// Views whose guides are aligned have their guides at one point: with `.bottomTrailing`, their lower right corners.
/// Frames, overlays, backgrounds and `ZStack` take an alignment:
///
///     Text("Corner")
///         .frame(width: 200, height: 100, alignment: .bottomTrailing)
///
/// An alignment of your own combines any two guides: `Alignment(horizontal: .leading, vertical: .firstTextBaseline)`.
public struct Alignment: Equatable, Sendable {
    /// The guide on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide on the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment from a guide on each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle on both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, vertically centred.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, vertically centred.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The upper edge, horizontally centred.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The lower edge, horizontally centred.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper corner at the leading edge.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper corner at the trailing edge.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower corner at the leading edge.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower corner at the trailing edge.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The first text baseline, horizontally centred.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    /// The last text baseline, horizontally centred.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
    /// The first text baseline at the leading edge.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    /// The last text baseline at the leading edge.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
    /// The first text baseline at the trailing edge.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// The last text baseline at the trailing edge.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}
