import Foundation

/// What the point of its content is for that a scroll view shows.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate let number: Int

    /// Where the scroll view opens.
    public static let initialOffset = ScrollAnchorRole(number: 0)
    /// What stays in place when the content or the scroll view changes in size.
    public static let sizeChanges = ScrollAnchorRole(number: 1)
    /// Where content stands that is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(number: 2)
}

/// The points of its content that a scroll view shows.
struct ScrollAnchors: Equatable {
    var initial: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

extension View {
    /// Says which point of their content the scroll views in the view show first, and keep in place when the content
    /// changes in size while it is shown.
    ///
    /// Content that is smaller than the scroll view stands there too. `UnitPoint.bottom` suits a conversation.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(
            \.defaultScrollAnchors, ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor))
    }

    /// Says which point of their content the scroll views in the view show, for one of the purposes that it has.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.defaultScrollAnchors) { anchors in
            switch role {
            case .initialOffset: anchors.initial = anchor
            case .sizeChanges: anchors.sizeChanges = anchor
            default: anchors.alignment = anchor
            }
        }
    }

    /// Shows the indicators of scroll views in the view for a moment when they appear. Those that the desktop shows at
    /// all are shown as it has them.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Shows the indicators of scroll views in the view for a moment when a value changes. Those that the desktop shows
    /// at all are shown as it has them.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
