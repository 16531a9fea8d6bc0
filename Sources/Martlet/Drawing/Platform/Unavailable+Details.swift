import Foundation

// More names of SwiftUI that cannot be had here: each says what to do instead.

/// A picture that fills shapes.
@available(
    *, unavailable,
    message: "Pictures do not fill shapes here. Clip an Image by clipShape(_:), or use overlay and mask."
)
public struct ImagePaint {
    /// Makes a paint of a picture.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {}
}

/// A rectangle whose corners follow those of its container.
@available(
    *, unavailable,
    message: "Use ContainerRelativeShape, whose corners follow those of the containerShape(_:), or a RoundedRectangle."
)
public struct ConcentricRectangle {}

/// What two views are to each other of which one labels the other.
@available(
    *, unavailable,
    message: "Use accessibilityElement(children: .combine) on what holds both, or accessibilityLabel(_:)."
)
public enum AccessibilityLabeledPairRole {}

extension View {
    /// None: rows have no margins of their sections.
    @available(
        *, unavailable,
        message: "Sections of lists here have the margins of the list. Use listRowInsets(_:) or padding on the list."
    )
    nonisolated public func listSectionMargins<L>(_ edges: Edge.Set = .all, _ length: L) -> some View {
        EmptyView()
    }

    /// None: hosts tell of keys as they are pressed.
    @available(
        *, unavailable,
        message: "Hosts tell of keys as they are pressed. Use onKeyPress(_:action:), or modifiers(_:) of a gesture."
    )
    nonisolated public func onModifierKeysChanged<M, A>(mask: M, initial: Bool = true, _ action: A) -> some View {
        EmptyView()
    }

    /// None: use the visibility of each view.
    @available(
        *, unavailable,
        message: "Use onScrollVisibilityChange(threshold:_:) on the views that are scrolled to."
    )
    nonisolated public func onScrollTargetVisibilityChange<T, H, A>(idType: T, threshold: H, _ action: A)
        -> some View
    { EmptyView() }

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

    /// None: name the element, or combine both.
    @available(
        *, unavailable,
        message: "Use accessibilityElement(children: .combine) on what holds both, or accessibilityLabel(_:)."
    )
    nonisolated public func accessibilityLabeledPair<R, I>(role: R, id: I, in namespace: Namespace.ID) -> some View {
        EmptyView()
    }

    /// None: name the element, or combine both.
    @available(
        *, unavailable,
        message: "Put the views into one, and use accessibilityElement(children: .contain) on it."
    )
    nonisolated public func accessibilityLinkedGroup<I>(id: I, in namespace: Namespace.ID) -> some View { EmptyView() }

    /// None: what a person can do with a view is what it does.
    @available(
        *, unavailable,
        message: "Screen readers here go by what the view does. Use accessibilityHidden(_:), or disabled(_:)."
    )
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    { EmptyView() }

    /// None: take the effect away where it is.
    @available(
        *, unavailable,
        message: "Give symbolEffect(_:options:isActive:) an isActive of false where it is."
    )
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { EmptyView() }
}
