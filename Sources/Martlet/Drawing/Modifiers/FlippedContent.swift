/// Shows the content mirrored where the layout goes from right to left.
private struct FlippedContent: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1, y: 1)
    }
}

extension View {
    /// Mirrors what is shown, but not its layout, where that goes from right to left: for arrows and the like.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlippedContent(isEnabled: enabled))
    }
}
