import Foundation
import Martlet

extension LayoutTree {
    /// The kinds of views in a tree.
    enum Kinds {
        /// Stacks, frames, and what else most views are made of.
        case plain
        /// Grids of all kinds, what scrolls, and lengths that depend on the surroundings too.
        case all
        /// All kinds allowed in a scroll view, where no length depends on the window.
        case scrolled
        /// Those of all, and what changes.
        case changing
    }

    /// A tree of which the uppermost view is of a kind that plain trees don't have.
    static func randomOfMoreKinds(
        _ random: inout SplitMix, depth: Int, nextID: inout Int, kinds: Kinds
    ) -> LayoutTree {
        func length(_ limit: Int) -> CGFloat { CGFloat(Int.random(in: 0...limit * 2, using: &random)) / 2 }
        func maybe(_ limit: Int) -> CGFloat? { Bool.random(using: &random) ? length(limit) : nil }
        func alignment() -> Alignment {
            Alignment(
                horizontal: horizontalGuides.randomElement(using: &random)!,
                vertical: verticalGuides[0..<3].randomElement(using: &random)!)
        }
        func axis() -> Axis { Bool.random(using: &random) ? .horizontal : .vertical }
        func children(_ range: ClosedRange<Int>, depth: Int, _ kinds: Kinds) -> [LayoutTree] {
            (0..<Int.random(in: range, using: &random)).map { _ in
                .random(&random, depth: depth, nextID: &nextID, kinds: kinds)
            }
        }
        func content(_ kinds: Kinds) -> LayoutTree {
            .random(&random, depth: depth - 1, nextID: &nextID, kinds: kinds)
        }
        if depth > 0, kinds == .changing, Int.random(in: 0..<2, using: &random) == 0 {
            let first = content(.all)
            return .changing(first, content(.all))
        }
        if depth == 0 || Int.random(in: 0..<5, using: &random) == 0 {
            nextID += 1
            return .text(id: nextID, lines: Int.random(in: 1...3, using: &random))
        }
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            return .safe(
                EdgeInsets(top: length(8), leading: length(8), bottom: length(8), trailing: length(8)), content(kinds))
        case 1 where kinds == .all:
            let count = Int.random(in: 1...4, using: &random)
            return .relative(
                Axis.Set(rawValue: .random(in: 1...3, using: &random)), count: count,
                span: Int.random(in: 1...count, using: &random), spacing: length(9), alignment(), content(kinds))
        case 2:
            let parts = children(0...3, depth: depth - 1, kinds)
            return .shares(axis(), parts, parts.map { _ in CGFloat(Int.random(in: 1...3, using: &random)) })
        case 3: return .scroll(axis(), content(.scrolled))
        case 4:
            let axis = axis()
            return .scroll(
                axis,
                .lazy(
                    axis, spacing: maybe(9), guide: Int.random(in: 0..<3, using: &random),
                    children(0...4, depth: min(depth - 1, 1), .scrolled)))
        case 5, 6:
            let axis = axis()
            let tracks = (0..<Int.random(in: 1...3, using: &random)).map { _ -> Track in
                let least = length(30) + 1
                return Track(
                    kind: [Track.Length.fixed, .flexible, .adaptive].randomElement(using: &random)!, least: least,
                    most: Bool.random(using: &random) ? .infinity : least + length(30), spacing: maybe(9),
                    alignment: Bool.random(using: &random) ? alignment() : nil)
            }
            return .scroll(
                axis,
                .lazyGrid(
                    axis, tracks, spacing: maybe(9), guide: Int.random(in: 0..<3, using: &random),
                    children(0...4, depth: min(depth - 1, 1), .scrolled)))
        case 7:
            return .stack(
                .horizontal, spacing: maybe(12), guide: Int.random(in: 3...4, using: &random),
                children(1...4, depth: depth - 1, kinds))
        default:
            let columns = Int.random(in: 1...3, using: &random)
            func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
            let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ -> Row in
                let isWhole = once(in: 6)
                let cells = (0..<Int.random(in: 1...(isWhole ? 1 : columns), using: &random)).map { _ -> Cell in
                    Cell(
                        content: .random(&random, depth: min(depth - 1, 1), nextID: &nextID, kinds: kinds),
                        span: Int.random(in: 0..<5, using: &random) == 0 ? 2 : 1,
                        unsized: Int.random(in: 0..<5, using: &random) == 0
                            ? Axis.Set(rawValue: .random(in: 1...3, using: &random)) : [],
                        anchor: once(in: 6) ? UnitPoint(x: length(1), y: length(1)) : nil,
                        columnGuide: once(in: 4) ? Int.random(in: 0..<3, using: &random) : nil)
                }
                return Row(
                    cells: cells, guide: !isWhole && once(in: 4) ? Int.random(in: 0..<5, using: &random) : nil,
                    isWhole: isWhole)
            }
            let spacing = Bool.random(using: &random) ? CGSize(width: length(9), height: length(9)) : nil
            return .grid(spacing: spacing, alignment(), rows)
        }
    }
}
