import Foundation

/// A guide on the vertical axis, which aligns views beside each other.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates the guide that an alignment type identifies.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id, .vertical)
    }

    /// The upper edges.
    public static let top = VerticalAlignment(TopGuide.self)
    /// The vertical middles.
    public static let center = VerticalAlignment(MiddleGuide.self)
    /// The lower edges.
    public static let bottom = VerticalAlignment(BottomGuide.self)
    /// The baselines of the first lines of text. In a view without text, its lower edge.
    public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self)
    /// The baselines of the last lines of text. In a view without text, its lower edge.
    public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self)

    /// The share of the height at one of the three edge guides, without asking through the type.
    ///
    /// `nil` for any other guide.
    func standardFraction() -> CGFloat? { key.fraction }
}

private enum TopGuide: FractionalAlignmentID {
    static var fraction: CGFloat { 0 }
}

private enum MiddleGuide: FractionalAlignmentID {
    static var fraction: CGFloat { 0.5 }
}

private enum BottomGuide: FractionalAlignmentID {
    static var fraction: CGFloat { 1 }
}

enum FirstBaselineGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastBaselineGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
