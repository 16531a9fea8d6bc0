import Foundation
import Martlet
import MartletBase

extension LayoutReference {
    /// Returns the first child whose ideal size fits the proposal, or the last child.
    func fitting(_ tree: LayoutTree, _ proposal: ProposedViewSize) -> LayoutTree? {
        guard case .fitting(let axes, let children) = tree else { return nil }
        return children.first { child in
            let ideal = size(child, .unspecified, in: nil)
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
        } ?? children.last
    }

    /// Returns the length that a bar takes from the content: its ideal length, and the distance.
    func taken(by tree: LayoutTree, _ proposal: ProposedViewSize) -> CGFloat {
        guard case .bar(let edge, _, let distance, _, let bar) = tree else { return 0 }
        let standard = edge.axis == .horizontal ? spacing.width : spacing.height
        let offered = ProposedViewSize(nil, along: edge.axis, across: proposal[along: edge.axis.crossing])
        return size(bar, offered, in: nil)[along: edge.axis] + (distance ?? standard)
    }

    /// Returns the rest of a proposal along an axis.
    func rest(of proposal: ProposedViewSize, _ axis: Axis, _ taken: CGFloat) -> ProposedViewSize {
        ProposedViewSize(
            proposal[along: axis].map { max(0, $0 - taken) }, along: axis, across: proposal[along: axis.crossing])
    }

    /// A view with its bar, which share a guide along the edge.
    func barred(_ place: Place) -> [Place] {
        guard case .bar(let edge, let guide, _, let content, let bar) = place.tree else { return [] }
        let axis = edge.axis
        let taken = taken(by: place.tree, place.offered)
        let inner = rest(of: place.offered, axis, taken)
        let size = size(content, inner, in: place.stack)
        let offered = ProposedViewSize(nil, along: axis, across: place.offered[along: axis.crossing])
        let barSize = self.size(bar, offered, in: nil)
        let isFirst = edge == .top || edge == .leading
        let fraction = CGFloat(guide) / 2
        let across =
            value(of: axis.crossing, fraction, content, size, inner, in: place.stack)
            - value(of: axis.crossing, fraction, bar, barSize, offered, in: nil)
        return [
            Place(
                tree: content, origin: CGPoint(length: isFirst ? taken : 0, along: axis, across: 0), offered: inner,
                size: size, stack: place.stack),
            Place(
                tree: bar,
                origin: CGPoint(
                    length: isFirst ? 0 : place.size[along: axis] - barSize[along: axis], along: axis, across: across),
                offered: offered, size: barSize),
        ]
    }
}
