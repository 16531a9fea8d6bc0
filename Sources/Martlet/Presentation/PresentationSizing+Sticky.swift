import Foundation

extension PresentationSizing {
    /// Returns a sizing that never shrinks a presentation in some directions.
    nonisolated public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        StickySizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

private struct StickySizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var proposal = base.proposedSize(for: root, context: context)
        let chosen = root.sizeThatFits(proposal)
        if horizontal {
            proposal.width = min(max(proposal.width ?? chosen.width, context.last.width), context.limit.width)
        }
        if vertical {
            proposal.height = min(max(proposal.height ?? chosen.height, context.last.height), context.limit.height)
        }
        return proposal
    }
}
