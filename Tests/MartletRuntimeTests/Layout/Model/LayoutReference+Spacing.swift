import Foundation
import Martlet

/// The distances between neighbors, which follow from the content at the facing edges.
extension LayoutReference {
    /// The kinds of content at an edge of a view.
    struct AtEdge: OptionSet {
        let rawValue: Int

        /// Nothing but a spacer, which keeps no distance.
        static let space = AtEdge(rawValue: 1)
        static let letters = AtEdge(rawValue: 2)
        static let others = AtEdge(rawValue: 4)

        var ofContainer: AtEdge { self == .space ? .others : self }

        /// The content at an edge where the view need not touch it.
        var withoutLetters: AtEdge { self == .space ? .space : .others }
    }

    /// The distance of capitals from the upper edge of a text.
    static let capitalsInset: CGFloat = 3

    func distance(from first: LayoutTree, to second: LayoutTree, _ axis: Axis) -> CGFloat {
        let isColumn = axis == .vertical
        let before = atEdge(isColumn ? .bottom : .trailing, of: first)
        let after = atEdge(isColumn ? .top : .leading, of: second)
        if before == .space || after == .space { return 0 }
        let standard = isColumn ? spacing.height : spacing.width
        if !after.contains(.letters) { return standard }
        // The distance is the largest preference of any pair.
        var wanted: [CGFloat] = []
        if before.contains(.others), after.contains(.others) { wanted.append(standard) }
        if before.contains(.others) { wanted.append(max(0, standard - Self.capitalsInset)) }
        if before.contains(.letters), after.contains(.others) { wanted.append(standard) }
        if before.contains(.letters) { wanted.append(0) }
        return wanted.max() ?? standard
    }

    func atEdge(_ edge: Edge, of tree: LayoutTree) -> AtEdge {
        func together(_ children: [LayoutTree]) -> AtEdge {
            if children.isEmpty { return .others }
            let all = children.reduce(into: AtEdge()) { $0.formUnion(atEdge(edge, of: $1)) }
            return all == .space ? .others : all.subtracting(.space)
        }
        switch tree {
        case .text: return spacesText && edge.axis == .vertical ? .letters : .others
        case .spacer: return .space
        case .stack(let axis, _, _, let children) where axis == edge.axis:
            let last = edge == .top || edge == .leading ? children.first : children.last
            return last.map { atEdge(edge, of: $0).ofContainer } ?? .others
        case .stack(_, _, _, let children), .layers(_, let children), .staircase(let children),
            .shares(_, let children, _):
            return together(children)
        case .padding(let insets, let content), .safe(let insets, let content):
            return insets[edge] == 0 ? atEdge(edge, of: content).ofContainer : .others
        case .frame(let width, let height, _, let content):
            let length = edge.axis == .horizontal ? width : height
            return length == nil ? atEdge(edge, of: content) : atEdge(edge, of: content).withoutLetters
        case .range(let horizontal, let vertical, _, let content):
            let bounds = edge.axis == .horizontal ? horizontal : vertical
            let isOpen = bounds.least == nil && bounds.ideal == nil && bounds.most == nil
            return isOpen ? atEdge(edge, of: content) : atEdge(edge, of: content).withoutLetters
        case .relative(let axes, _, _, _, _, let content):
            let isOpen = !axes.contains(edge.axis == .horizontal ? .horizontal : .vertical)
            return isOpen ? atEdge(edge, of: content) : atEdge(edge, of: content).withoutLetters
        case .priority(_, let content), .guide(_, _, _, let content), .offset(_, let content),
            .fixed(_, _, let content), .aspect(_, _, let content), .layer(_, _, let content, _),
            .position(_, let content):
            return atEdge(edge, of: content)
        default: return .others
        }
    }
}

extension EdgeInsets {
    fileprivate subscript(edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}
