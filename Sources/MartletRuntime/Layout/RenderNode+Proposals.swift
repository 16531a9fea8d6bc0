import Foundation

extension RenderNode {
    /// A proposal under which the node has a size: the one it was placed with, if that gave the size.
    package func proposalFor(_ size: CGSize) -> ProposedViewSize {
        if flags.contains(.placed), cache.entry(for: proposal)?.size == size { return proposal }
        var probe: ProposedViewSize?
        for index in (0..<cache.count).reversed() where cache[index].size == size {
            let proposal = cache[index].proposal
            if !proposal.isProbe { return proposal }
            probe = probe ?? proposal
        }
        return probe ?? ProposedViewSize(size)
    }
}

extension ProposedViewSize {
    /// Whether it offers nothing, or everything: so views are asked how far they can change, before they get anything.
    fileprivate var isProbe: Bool { width == 0 || height == 0 || width == .infinity || height == .infinity }
}
