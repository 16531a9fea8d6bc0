/// The arrangement of the previews of several dragged items.
public struct DragDropPreviewsFormation: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case inPlace, pile, list, stack
    }

    package let kind: Kind

    /// The default arrangement, which is a stack.
    public static let `default` = DragDropPreviewsFormation(kind: .stack)
    /// Keeps the distances between the views.
    public static let none = DragDropPreviewsFormation(kind: .inPlace)
    /// On top of each other, each slightly rotated.
    public static let pile = DragDropPreviewsFormation(kind: .pile)
    /// In a column, aligned at the left.
    public static let list = DragDropPreviewsFormation(kind: .list)
    /// Behind each other, each offset slightly to the bottom right.
    public static let stack = DragDropPreviewsFormation(kind: .stack)
}
