import Foundation
import Martlet

/// A view as data, of which a view is made and whose layout is computed apart.
indirect enum LayoutTree: CustomStringConvertible {
    /// Takes what it is offered; 10 points where nothing is.
    case color(id: Int)
    /// A fixed size.
    case box(id: Int, CGSize)
    /// As wide as it is offered, and so high that the area stays the same: like text, whose lines break.
    case flowing(id: Int, area: CGFloat)
    case spacer(least: CGFloat?)
    case frame(width: CGFloat?, height: CGFloat?, Alignment, LayoutTree)
    case range(horizontal: Bounds, vertical: Bounds, Alignment, LayoutTree)
    case padding(EdgeInsets, LayoutTree)
    case offset(CGSize, LayoutTree)
    case fixed(horizontal: Bool, vertical: Bool, LayoutTree)
    case priority(Double, LayoutTree)
    case aspect(CGFloat, ContentMode, LayoutTree)
    /// One guide of an axis, by its place among the guides, is so far from the start.
    case guide(Axis, Int, CGFloat, LayoutTree)
    /// With another behind or before it.
    case layer(isBefore: Bool, Alignment, LayoutTree, LayoutTree)
    /// In the middle of a point of all that is offered.
    case position(CGPoint, LayoutTree)
    /// With a bar at an edge, which takes its place from the first; a guide along the edge is shared.
    case bar(Edge, guide: Int, spacing: CGFloat?, LayoutTree, LayoutTree)
    /// In a geometry reader.
    case reader(LayoutTree)
    /// The first that fits along some axes.
    case fitting(Axis.Set, [LayoutTree])
    case stack(Axis, spacing: CGFloat?, guide: Int, [LayoutTree])
    case layers(Alignment, [LayoutTree])
    /// Rows of cells of fixed sizes, and of padding around them.
    case grid(spacing: CGSize?, Alignment, [[LayoutTree]])
    /// A layout of the test's own: each below the last, offered half of what there is.
    case staircase([LayoutTree])

    /// The lengths of a flexible frame along one axis.
    struct Bounds {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?
    }

    static let horizontalGuides: [HorizontalAlignment] = [.leading, .center, .trailing]
    static let verticalGuides: [VerticalAlignment] = [.top, .center, .bottom]

    var description: String {
        switch self {
        case .color(let id): "color\(id)"
        case .box(let id, let size): "box\(id)(\(size.width)×\(size.height))"
        case .flowing(let id, let area): "flowing\(id)(\(area))"
        case .spacer(let least): "spacer(\(least.map { "\($0)" } ?? ""))"
        case .frame(let width, let height, let alignment, let content):
            "\(content).frame(\(width ?? -1), \(height ?? -1), \(alignment.name))"
        case .range(let horizontal, let vertical, let alignment, let content):
            "\(content).range(\(horizontal), \(vertical), \(alignment.name))"
        case .padding(let insets, let content): "\(content).padding(\(insets))"
        case .offset(let size, let content): "\(content).offset(\(size))"
        case .fixed(let horizontal, let vertical, let content): "\(content).fixed(\(horizontal), \(vertical))"
        case .priority(let priority, let content): "\(content).priority(\(priority))"
        case .aspect(let ratio, let mode, let content): "\(content).aspect(\(ratio), \(mode))"
        case .guide(let axis, let guide, let place, let content): "\(content).guide(\(axis), \(guide), \(place))"
        case .layer(let isBefore, let alignment, let content, let other):
            "\(content).\(isBefore ? "overlay" : "background")(\(alignment.name), \(other))"
        case .position(let point, let content): "\(content).position(\(point))"
        case .bar(let edge, let guide, let spacing, let content, let bar):
            "\(content).bar(\(edge), \(guide), \(spacing.map { "\($0)" } ?? ""), \(bar))"
        case .reader(let content): "reader { \(content) }"
        case .fitting(let axes, let children):
            "fitting(\(axes.rawValue)) { \(children.map(\.description).joined(separator: "; ")) }"
        case .stack(let axis, let spacing, let guide, let children):
            "\(axis)(\(spacing.map { "\($0)" } ?? ""), \(guide)) { \(children.map(\.description).joined(separator: "; ")) }"
        case .layers(let alignment, let children):
            "layers(\(alignment.name)) { \(children.map(\.description).joined(separator: "; ")) }"
        case .grid(let spacing, let alignment, let rows):
            "grid(\(spacing.map { "\($0)" } ?? ""), \(alignment.name)) { \(rows) }"
        case .staircase(let children): "staircase { \(children.map(\.description).joined(separator: "; ")) }"
        }
    }
}

extension Alignment {
    fileprivate var name: String {
        let horizontal = LayoutTree.horizontalGuides.firstIndex(of: horizontal) ?? -1
        let vertical = LayoutTree.verticalGuides.firstIndex(of: vertical) ?? -1
        return "\(horizontal)/\(vertical)"
    }
}

// MARK: - Made at random

extension LayoutTree {
    /// - Parameter isInStack: Whether it stands directly in a stack, where spacers are of use.
    static func random(
        _ random: inout SplitMix, depth: Int, nextID: inout Int, isInStack: Bool = false
    ) -> LayoutTree {
        func length(_ limit: Int) -> CGFloat { CGFloat(Int.random(in: 0...limit * 2, using: &random)) / 2 }
        func maybe(_ limit: Int) -> CGFloat? { Bool.random(using: &random) ? length(limit) : nil }
        func alignment() -> Alignment {
            Alignment(
                horizontal: horizontalGuides.randomElement(using: &random)!,
                vertical: verticalGuides.randomElement(using: &random)!)
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
                .random(&random, depth: depth - 1, nextID: &nextID, isInStack: inStack)
            }
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
                    (0..<Int.random(in: 1...columns, using: &random)).map { _ -> LayoutTree in
                        nextID += 1
                        let box = LayoutTree.box(id: nextID, CGSize(width: length(40), height: length(30)))
                        return Bool.random(using: &random)
                            ? box
                            : .padding(EdgeInsets(top: 1, leading: length(5), bottom: length(3), trailing: 2), box)
                    }
                }
                return .grid(spacing: spacing, alignment(), rows)
            case 9: return .fitting(Axis.Set(rawValue: .random(in: 1...3, using: &random)), children(1...3))
            case 10:
                return .reader(.random(&random, depth: depth - 1, nextID: &nextID))
            default: return .staircase(children(0...3))
            }
        }
        let content = LayoutTree.random(&random, depth: depth - 1, nextID: &nextID)
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
                content, .random(&random, depth: depth - 1, nextID: &nextID))
        default:
            return .layer(
                isBefore: Bool.random(using: &random), alignment(), content,
                .random(&random, depth: depth - 1, nextID: &nextID))
        }
    }
}
