/// Mirrors the drawing of the content in right-to-left layout.
private nonisolated struct FlippedContent: ViewModifier {
    /// The layout direction in which the drawing is mirrored; `nil` for none.
    let direction: LayoutDirection?
    @Environment(\.layoutDirection) private var layoutDirection

    init(direction: LayoutDirection?) { self.direction = direction }

    @MainActor func body(content: Content) -> some View {
        content.scaleEffect(x: layoutDirection == direction ? -1 : 1, y: 1)
    }
}

extension View {
    /// Mirrors the drawing of the view, but not its layout, in right-to-left environments. Used for arrows and the
    /// like.
    ///
    /// - Parameter enabled: Whether to mirror the view.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlippedContent(direction: enabled ? .rightToLeft : nil))
    }

    /// Sets the behavior of the view in the other layout direction.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        if case .mirrors(let direction) = behavior { return modifier(FlippedContent(direction: direction)) }
        return modifier(FlippedContent(direction: nil))
    }
}
