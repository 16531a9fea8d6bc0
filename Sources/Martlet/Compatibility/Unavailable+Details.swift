import Foundation

// More names of SwiftUI that cannot be had here: each says what to do instead.

extension View {
    /// None: screen readers of the desktop press elements, not points.
    @available(
        *, unavailable,
        message: "Screen readers of the desktop press elements, not points. Use accessibilityAction(_:_:)."
    )
    nonisolated public func accessibilityActivationPoint<P>(_ activationPoint: P) -> some View { EmptyView() }

    /// None: screen readers of the desktop drag nothing.
    @available(
        *, unavailable,
        message: "Screen readers of the desktop drag nothing. Offer an accessibilityAction(named:_:)."
    )
    nonisolated public func accessibilityDragPoint<P, D>(_ point: P, description: D) -> some View { EmptyView() }

    /// None: screen readers of the desktop drag nothing.
    @available(
        *, unavailable,
        message: "Screen readers of the desktop drag nothing. Offer an accessibilityAction(named:_:)."
    )
    nonisolated public func accessibilityDropPoint<P, D>(_ point: P, description: D) -> some View { EmptyView() }

}
