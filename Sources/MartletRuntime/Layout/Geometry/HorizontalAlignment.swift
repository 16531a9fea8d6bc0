import Foundation

/// A guide on the horizontal axis, which lines up views that are stacked vertically.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates the guide that an alignment type identifies.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, .horizontal)
    }

    private init(_ id: any AlignmentID.Type, fraction: CGFloat) {
        key = AlignmentKey(id, .horizontal, fraction: fraction)
    }

    /// A guide at the leading edge of each view.
    public static let leading = HorizontalAlignment(LeadingGuide.self, fraction: 0)
    /// The horizontal middles.
    public static let center = HorizontalAlignment(CenterGuide.self, fraction: 0.5)
    /// A guide at the trailing edge of each view.
    public static let trailing = HorizontalAlignment(TrailingGuide.self, fraction: 1)
    /// The leading end of the separator under a list row.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeadingGuide.self)
    /// The trailing end of the separator under a list row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailingGuide.self)

    /// The share of the width at one of the three standard guides, without asking through the type.
    ///
    /// `nil` for any other guide.
    func standardFraction() -> CGFloat? { key.fraction }
}

private enum LeadingGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum CenterGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum SeparatorLeadingGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum SeparatorTrailingGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
