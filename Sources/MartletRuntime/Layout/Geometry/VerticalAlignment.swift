import Foundation

/// A guide on the vertical axis, which aligns views beside each other.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates the guide that an alignment type identifies.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, .vertical)
    }

    private init(_ id: any AlignmentID.Type, fraction: CGFloat) {
        key = AlignmentKey(id, .vertical, fraction: fraction)
    }

    /// The upper edges.
    public static let top = VerticalAlignment(TopGuide.self, fraction: 0)
    /// The vertical middles.
    public static let center = VerticalAlignment(MiddleGuide.self, fraction: 0.5)
    /// The lower edges.
    public static let bottom = VerticalAlignment(BottomGuide.self, fraction: 1)
    /// The baselines of the first lines of text. In a view without text, its lower edge.
    public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self)
    /// The baselines of the last lines of text. In a view without text, its lower edge.
    public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self)

    /// The share of the height at one of the three edge guides, without asking through the type.
    ///
    /// `nil` for any other guide.
    func standardFraction() -> CGFloat? { key.fraction }
}

private enum TopGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum MiddleGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum FirstBaselineGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastBaselineGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
