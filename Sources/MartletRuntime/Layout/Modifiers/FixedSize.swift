import Foundation

/// Proposes no length to the content along some axes, so that it takes its ideal length.
nonisolated struct FixedSizeModifier: WrappingModifier, WrappingLayout {
    let horizontal: Bool
    let vertical: Bool

    func proposalForChild(_ proposal: ProposedViewSize, child: RenderNode) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    var ownTraits: SizeTraits {
        var traits: SizeTraits = []
        if horizontal { traits.formUnion(.rigid(.horizontal)) }
        if vertical { traits.formUnion(.rigid(.vertical)) }
        return traits
    }
}

extension View {
    /// Fixes the view at its ideal size, whatever the proposal.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Fixes the view at its ideal length along some axes, whatever the proposal.
    ///
    ///     Text("All lines of this text are shown, however little height there is.")
    ///         .fixedSize(horizontal: false, vertical: true)
    ///
    /// The view may become larger than the space that its parent offers, and then reaches beyond it. For text this
    /// means that no line is truncated.
    ///
    /// - Parameters:
    ///   - horizontal: Whether the view has its ideal width.
    ///   - vertical: Whether the view has its ideal height.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}
