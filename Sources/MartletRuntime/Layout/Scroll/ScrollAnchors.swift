import Foundation

/// The purpose for which a scroll view uses an anchor point of its content.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate let number: Int

    /// The anchor determines the initial offset.
    public static let initialOffset = ScrollAnchorRole(number: 0)
    /// The anchor keeps its position when the content or the scroll view is resized.
    public static let sizeChanges = ScrollAnchorRole(number: 1)
    /// The anchor aligns content that is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(number: 2)
}

/// The points of its content that a scroll view shows.
struct ScrollAnchors: Equatable {
    var initial: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

extension View {
    /// Sets the point of their content that scroll views show first, and keep in place when the content is resized.
    ///
    /// Content that is smaller than the scroll view is aligned at the anchor too. `UnitPoint.bottom` suits a
    /// conversation.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(
            \.defaultScrollAnchors, ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor))
    }

    /// Sets the anchor of scroll views inside for one of its purposes.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.defaultScrollAnchors) { anchors in
            switch role {
            case .initialOffset: anchors.initial = anchor
            case .sizeChanges: anchors.sizeChanges = anchor
            default: anchors.alignment = anchor
            }
        }
    }

    /// Flashes the scroll indicators when the scroll views inside appear. Accepted without effect: the desktop controls
    /// its indicators.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Flashes the scroll indicators of scroll views inside when a value changes. Accepted without effect: the desktop
    /// controls its indicators.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
