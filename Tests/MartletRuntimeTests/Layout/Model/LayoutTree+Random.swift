import Foundation
import Martlet

extension LayoutTree {
    /// - Parameters:
    ///   - kinds: The kinds of views.
    ///   - isInStack: Whether a stack directly contains the tree, so that spacers are useful.
    static func random(
        _ random: inout SplitMix, depth: Int, nextID: inout Int, kinds: Kinds = .plain, isInStack: Bool = false
    ) -> LayoutTree {
        func length(_ limit: Int) -> CGFloat { CGFloat(Int.random(in: 0...limit * 2, using: &random)) / 2 }
        func maybe(_ limit: Int) -> CGFloat? { Bool.random(using: &random) ? length(limit) : nil }
        func alignment() -> Alignment {
            Alignment(
                horizontal: horizontalGuides.randomElement(using: &random)!,
                vertical: verticalGuides[0..<3].randomElement(using: &random)!)
        }
        func bounds() -> Bounds {
            var all = [length(60), length(80), length(100)].sorted()
            if Int.random(in: 0..<4, using: &random) == 0 { all[2] = .infinity }
            return Bounds(
                least: Bool.random(using: &random) ? all[0] : nil, ideal: Bool.random(using: &random) ? all[1] : nil,
                most: Bool.random(using: &random) ? all[2] : nil)
        }
        func children(_ range: ClosedRange<Int>, inStack: Bool = false) -> [LayoutTree] {
            (0..<Int.random(in: range, using: &random)).map { _ in
                .random(&random, depth: depth - 1, nextID: &nextID, kinds: kinds, isInStack: inStack)
            }
        }
        if kinds != .plain, Int.random(in: 0..<4, using: &random) == 0 {
            return .randomOfMoreKinds(&random, depth: depth, nextID: &nextID, kinds: kinds)
        }
        if depth == 0 || Int.random(in: 0..<6, using: &random) == 0 {
            nextID += 1
            return switch Int.random(in: 0..<7, using: &random) {
            case 0, 1, 2: .color(id: nextID)
            case 3: .flowing(id: nextID, area: CGFloat(Int.random(in: 1...20, using: &random)) * 100)
            case 4 where isInStack: .spacer(least: maybe(20))
            default: .box(id: nextID, CGSize(width: length(60), height: length(40)))
            }
        }
        if Int.random(in: 0..<2, using: &random) == 0 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<6:
                return .stack(
                    Bool.random(using: &random) ? .horizontal : .vertical, spacing: maybe(12),
                    guide: Int.random(in: 0..<3, using: &random), children(0...4, inStack: true))
            case 6..<8: return .layers(alignment(), children(0...3))
            case 8:
                let spacing = Bool.random(using: &random) ? CGSize(width: length(9), height: length(9)) : nil
                let columns = Int.random(in: 1...3, using: &random)
                let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                    Row(
                        cells: (0..<Int.random(in: 1...columns, using: &random)).map { _ -> Cell in
                            nextID += 1
                            let box = LayoutTree.box(id: nextID, CGSize(width: length(40), height: length(30)))
                            return Bool.random(using: &random)
                                ? Cell(content: box)
                                : Cell(
                                    content: .padding(
                                        EdgeInsets(top: 1, leading: length(5), bottom: length(3), trailing: 2), box))
                        })
                }
                return .grid(spacing: spacing, alignment(), rows)
            case 9: return .fitting(Axis.Set(rawValue: .random(in: 1...3, using: &random)), children(1...3))
            case 10:
                return .reader(.random(&random, depth: depth - 1, nextID: &nextID, kinds: kinds))
            default: return .staircase(children(0...3))
            }
        }
        let content = LayoutTree.random(&random, depth: depth - 1, nextID: &nextID, kinds: kinds)
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1: return .frame(width: maybe(100), height: maybe(60), alignment(), content)
        case 2, 3: return .range(horizontal: bounds(), vertical: bounds(), alignment(), content)
        case 4:
            return .padding(
                EdgeInsets(top: length(8), leading: length(8), bottom: length(8), trailing: length(8)), content)
        case 5: return .offset(CGSize(width: length(20), height: length(20)), content)
        case 6:
            return .fixed(horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random), content)
        case 7: return .priority(Double(Int.random(in: -1...2, using: &random)), content)
        case 8:
            return .aspect(
                CGFloat(Int.random(in: 1...8, using: &random)) / 4, Bool.random(using: &random) ? .fit : .fill, content)
        case 9, 10:
            return .guide(
                Bool.random(using: &random) ? .horizontal : .vertical, Int.random(in: 0..<3, using: &random),
                length(30),
                content)
        case 11: return .position(CGPoint(x: length(60), y: length(60)), content)
        case 12:
            let edges = [Edge.top, .leading, .bottom, .trailing]
            return .bar(
                edges.randomElement(using: &random)!, guide: Int.random(in: 0..<3, using: &random), spacing: maybe(9),
                content, .random(&random, depth: depth - 1, nextID: &nextID, kinds: kinds))
        default:
            return .layer(
                isBefore: Bool.random(using: &random), alignment(), content,
                .random(&random, depth: depth - 1, nextID: &nextID, kinds: kinds))
        }
    }
}
