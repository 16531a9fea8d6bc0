/// How the pictures of several things that are dragged together lie under the pointer.
public struct DragDropPreviewsFormation: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case inPlace, pile, list, stack
    }

    package let kind: Kind

    /// As a stack.
    public static let `default` = DragDropPreviewsFormation(kind: .stack)
    /// As far from each other as the views are.
    public static let none = DragDropPreviewsFormation(kind: .inPlace)
    /// One on the other, each turned a little.
    public static let pile = DragDropPreviewsFormation(kind: .pile)
    /// One below the other, their left edges in line.
    public static let list = DragDropPreviewsFormation(kind: .list)
    /// One behind the other, each a little further down and to the right.
    public static let stack = DragDropPreviewsFormation(kind: .stack)
}
