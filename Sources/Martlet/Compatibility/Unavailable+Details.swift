import Foundation

// More SwiftUI API that is unavailable here, with messages that name an alternative.

extension View {
    /// Unavailable: the desktop's screen readers activate elements and not points.
    @available(
        *, unavailable,
        message: "Screen readers of the desktop press elements, not points. Use accessibilityAction(_:_:)."
    )
    nonisolated public func accessibilityActivationPoint<P>(_ activationPoint: P) -> some View { EmptyView() }

    /// Unavailable: the desktop's screen readers cannot drag.
    @available(
        *, unavailable,
        message: "Screen readers of the desktop drag nothing. Offer an accessibilityAction(named:_:)."
    )
    nonisolated public func accessibilityDragPoint<P, D>(_ point: P, description: D) -> some View { EmptyView() }

    /// Unavailable: the desktop's screen readers cannot drag.
    @available(
        *, unavailable,
        message: "Screen readers of the desktop drag nothing. Offer an accessibilityAction(named:_:)."
    )
    nonisolated public func accessibilityDropPoint<P, D>(_ point: P, description: D) -> some View { EmptyView() }

}
