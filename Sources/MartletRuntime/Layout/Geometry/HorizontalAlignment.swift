import Foundation

/// A guide on the horizontal axis, which lines up views that are stacked vertically.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates the guide that an alignment type identifies.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, .horizontal)
    }

    /// A guide at the leading edge of each view.
    public static let leading = HorizontalAlignment(LeadingGuide.self)
    /// The horizontal middles.
    public static let center = HorizontalAlignment(CenterGuide.self)
    /// A guide at the trailing edge of each view.
    public static let trailing = HorizontalAlignment(TrailingGuide.self)
    /// The leading end of the separator under a list row.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeadingGuide.self)
    /// The trailing end of the separator under a list row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailingGuide.self)

    /// The share of the width at one of the three standard guides, without asking through the type.
    ///
    /// `nil` for any other guide.
    func standardFraction() -> CGFloat? { key.fraction }
}

private enum LeadingGuide: FractionalAlignmentID {
    static var fraction: CGFloat { 0 }
}

private enum CenterGuide: FractionalAlignmentID {
    static var fraction: CGFloat { 0.5 }
}

private enum TrailingGuide: FractionalAlignmentID {
    static var fraction: CGFloat { 1 }
}

private enum SeparatorLeadingGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorTrailingGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
