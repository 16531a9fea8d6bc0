import Foundation
import Martlet

extension LayoutReference {
    struct Part {
        var offered: ProposedViewSize
        var size: CGSize
        var guide: CGFloat
    }

    /// The distances between the children of a stack.
    func gaps(_ tree: LayoutTree) -> [CGFloat] {
        guard case .stack(let axis, let fixed, _, let children) = tree, children.count > 1 else { return [] }
        return (1..<children.count).map { fixed ?? distance(from: children[$0 - 1], to: children[$0], axis) }
    }

    /// Returns the proposals for the children of a stack, and their sizes.
    func parts(_ tree: LayoutTree, _ proposal: ProposedViewSize) -> [Part] {
        guard case .stack(let axis, _, let guide, let children) = tree else { return [] }
        let across = proposal[along: axis.crossing]
        func offer(_ length: CGFloat?) -> ProposedViewSize { ProposedViewSize(length, along: axis, across: across) }
        func length(_ child: LayoutTree, _ offered: CGFloat?) -> CGFloat {
            size(child, offer(offered), in: axis)[along: axis]
        }
        var offers = [CGFloat?](repeating: nil, count: children.count)
        if let available = proposal[along: axis] {
            var rest = available - gaps(tree).reduce(0, +)
            let least = children.map { length($0, 0) }
            let flexibility = children.indices.map { index -> CGFloat in
                let most = length(children[index], .infinity)
                return most == least[index] ? 0 : most - least[index]
            }
            let priorities = children.map { priority(of: $0) }
            for priority in Set(priorities).sorted(by: >) {
                let reserved = children.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + least[$1] }
                let group = children.indices.filter { priorities[$0] == priority }
                    .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
                for (position, index) in group.enumerated() {
                    let offered = max(0, (rest - reserved) / CGFloat(group.count - position))
                    offers[index] = offered
                    let taken = length(children[index], offered)
                    if rest != .infinity { rest -= taken }
                }
            }
        }
        return children.indices.map { index in
            let offered = offer(offers[index])
            let size = size(children[index], offered, in: axis)
            let place = value(of: axis.crossing, Self.fraction(guide), children[index], size, offered, in: axis)
            return Part(offered: offered, size: size, guide: place)
        }
    }

    private static func fraction(_ guide: Int) -> CGFloat { CGFloat(guide) / 2 }

    /// Markers for the baseline guides, in place of a fraction of the length.
    static let firstBaseline = CGFloat(3) / 2, lastBaseline = CGFloat(4) / 2

    func priority(of tree: LayoutTree) -> Double {
        switch tree {
        case .priority(let priority, _): priority
        case .spacer: -.infinity
        case .frame(_, _, _, let content), .range(_, _, _, let content), .padding(_, let content),
            .offset(_, let content), .fixed(_, _, let content), .aspect(_, _, let content),
            .guide(_, _, _, let content), .layer(_, _, let content, _), .position(_, let content),
            .bar(_, _, _, let content, _), .safe(_, let content), .relative(_, _, _, _, _, let content):
            priority(of: content)
        default: 0
        }
    }
}
