import Foundation
import Martlet

/// The documented layout of SwiftUI, computed in the simplest way: every value is computed again, and nothing is
/// cached.
///
/// It shares no code with the runtime, so that an error in both is a coincidence.
struct LayoutReference {
    /// The distance between views that want nothing else.
    let spacing: CGSize
    let window: CGSize
    /// Whether the distances beside text follow from its letters.
    let spacesText: Bool
    /// The frames of the leaves in the window, by name.
    var frames: [Int: CGRect] = [:]

    init(spacing: CGSize, window: CGSize, spacesText: Bool = false) {
        (self.spacing, self.window, self.spacesText) = (spacing, window, spacesText)
    }

    /// The size of text-like content of an area: it takes the width that it is offered, and as many lines as it needs.
    static func flow(_ area: CGFloat, width: CGFloat?) -> CGSize {
        let ideal = area / 10
        let width = min(max(width ?? ideal, 10), ideal)
        return CGSize(width: width, height: (area / width).rounded(.up))
    }

    // MARK: - Sizes

    func size(_ tree: LayoutTree, _ proposal: ProposedViewSize, in stack: Axis?) -> CGSize {
        switch tree {
        case .color: return proposal.replacingUnspecifiedDimensions()
        case .box(_, let size): return size
        case .flowing(_, let area): return Self.flow(area, width: proposal.width)
        case .spacer(let least):
            func length(_ axis: Axis) -> CGFloat {
                if let stack, stack != axis { return 0 }
                let least = least ?? (axis == .horizontal ? spacing.width : spacing.height)
                return max(least, (axis == .horizontal ? proposal.width : proposal.height) ?? least)
            }
            return CGSize(width: length(.horizontal), height: length(.vertical))
        case .layer(_, _, let content, _): return size(content, proposal, in: stack)
        case .reader: return proposal.replacingUnspecifiedDimensions()
        case .fitting: return fitting(tree, proposal).map { size($0, proposal, in: nil) } ?? .zero
        case .position(_, let content):
            return proposal.replacingUnspecifiedDimensions(by: size(content, proposal, in: stack))
        case .bar(let edge, _, _, let content, _):
            let taken = taken(by: tree, proposal)
            let size = size(content, rest(of: proposal, edge.axis, taken), in: stack)
            return CGSize(
                length: max(0, size[along: edge.axis] + taken), along: edge.axis,
                across: size[along: edge.axis.crossing])
        case .stack(let axis, _, _, let children):
            if children.isEmpty { return .zero }
            let parts = parts(tree, proposal)
            var total = gaps(tree).reduce(0, +)
            var reach = Reach()
            for part in parts {
                total += part.size[along: axis]
                reach.add(guide: part.guide, length: part.size[along: axis.crossing])
            }
            return CGSize(length: total, along: axis, across: reach.length)
        case .layers(let alignment, let children):
            if children.isEmpty { return .zero }
            return extent(alignment, children, proposal).size
        case .grid: return gridSize(tree, proposal)
        case .text(_, let lines): return CGSize(width: 8, height: 16 * CGFloat(lines))
        case .shares: return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 30))
        case .scroll(let axis, let content):
            let offered = ProposedViewSize(nil, along: axis, across: proposal[along: axis.crossing])
            let size = size(scrolled(content), offered, in: nil)
            return CGSize(
                length: proposal[along: axis] ?? size[along: axis], along: axis, across: size[along: axis.crossing])
        case .lazy, .lazyGrid: return lazySize(tree, proposal)
        case .staircase(let children):
            return children.reduce(.zero) { total, child in
                let size = size(child, half(proposal), in: nil)
                return CGSize(width: total.width + size.width, height: total.height + size.height)
            }
        default:
            guard let (content, inner) = wrapped(tree, proposal, size: nil) else { return .zero }
            let chosen = size(content, inner, in: stack)
            switch tree {
            case .frame(let width, let height, _, _):
                return CGSize(width: width ?? chosen.width, height: height ?? chosen.height)
            case .range(let horizontal, let vertical, _, _):
                return CGSize(
                    width: horizontal.length(around: chosen.width, proposed: proposal.width),
                    height: vertical.length(around: chosen.height, proposed: proposal.height))
            case .relative(let axes, _, _, _, _, _):
                return CGSize(
                    width: axes.contains(.horizontal) ? inner.width! : chosen.width,
                    height: axes.contains(.vertical) ? inner.height! : chosen.height)
            case .padding(let insets, _), .safe(let insets, _):
                return CGSize(
                    width: max(0, chosen.width + insets.leading + insets.trailing),
                    height: max(0, chosen.height + insets.top + insets.bottom))
            default: return chosen
            }
        }
    }

    /// Returns the content of a modifier and its proposal; given the size of the modifier if it was placed.
    func wrapped(
        _ tree: LayoutTree, _ proposal: ProposedViewSize, size: CGSize?
    ) -> (LayoutTree, ProposedViewSize)? {
        switch tree {
        case .frame(let width, let height, _, let content):
            return (content, ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
        case .range(let horizontal, let vertical, _, let content):
            return (
                content,
                ProposedViewSize(
                    width: horizontal.offer(proposal.width, placed: size?.width),
                    height: vertical.offer(proposal.height, placed: size?.height))
            )
        case .relative(let axes, let count, let span, let spacing, _, let content):
            func length(_ axis: Axis) -> CGFloat? {
                guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return proposal[along: axis] }
                let each = (window[along: axis] - spacing * CGFloat(count - 1)) / CGFloat(count)
                return each * CGFloat(span) + spacing * CGFloat(span - 1)
            }
            return (content, ProposedViewSize(width: length(.horizontal), height: length(.vertical)))
        case .padding(let insets, let content), .safe(let insets, let content):
            return (
                content,
                ProposedViewSize(
                    width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
                    height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
            )
        case .fixed(let horizontal, let vertical, let content):
            return (
                content,
                ProposedViewSize(
                    width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
            )
        case .aspect(let ratio, let mode, let content):
            // Without a proposal, the box is the content's ideal size.
            let box = proposal == .unspecified ? ProposedViewSize(self.size(content, proposal, in: nil)) : proposal
            return (content, boxed(box, ratio, mode))
        case .offset(_, let content), .priority(_, let content), .guide(_, _, _, let content),
            .position(_, let content):
            return (content, proposal)
        default: return nil
        }
    }

    private func boxed(_ proposal: ProposedViewSize, _ ratio: CGFloat, _ mode: ContentMode) -> ProposedViewSize {
        let width = proposal.width ?? .infinity
        let height = proposal.height ?? .infinity
        switch (width.isInfinite, height.isInfinite) {
        case (true, true): return proposal
        case (true, false): return ProposedViewSize(width: height * ratio, height: height)
        case (false, true): return ProposedViewSize(width: width, height: width / ratio)
        case (false, false):
            let byHeight = CGSize(width: height * ratio, height: height)
            let byWidth = CGSize(width: width, height: width / ratio)
            let fits = byHeight.width <= width
            return ProposedViewSize((mode == .fit) == fits ? byHeight : byWidth)
        }
    }

    func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height.map { $0 / 2 })
    }
}
