import Foundation

/// A guide on the vertical axis, which lines up views that stand side by side.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    /// Makes a guide from the type that stands for it.
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
    func standardFraction() -> CGFloat? {
        if self == .center { return 0.5 }
        if self == .top { return 0 }
        if self == .bottom { return 1 }
        return nil
    }
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

private enum FirstBaselineGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastBaselineGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
