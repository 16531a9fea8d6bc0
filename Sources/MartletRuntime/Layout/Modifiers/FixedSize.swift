import Foundation

/// Asks the content for its ideal length, whatever is offered.
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
    /// Gives the view its ideal size, whatever is offered.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal length along some axes, whatever is offered.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}
