import Foundation
import Martlet

/// A view as data, of which a view is made and whose layout is computed apart.
indirect enum LayoutTree: CustomStringConvertible {
    /// Fills its proposal; 10 points if it is unspecified.
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
    /// Fills its proposal, with the content centered at a point.
    case position(CGPoint, LayoutTree)
    /// With a bar at an edge, which takes its place from the first; a guide along the edge is shared.
    case bar(Edge, guide: Int, spacing: CGFloat?, LayoutTree, LayoutTree)
    /// In a geometry reader.
    case reader(LayoutTree)
    /// The first that fits along some axes.
    case fitting(Axis.Set, [LayoutTree])
    case stack(Axis, spacing: CGFloat?, guide: Int, [LayoutTree])
    case layers(Alignment, [LayoutTree])
    /// Rows of cells, which may span columns, and have no say in a length of theirs.
    case grid(spacing: CGSize?, Alignment, [Row])
    /// A custom layout: each child below the previous one, with half of the proposal.
    case staircase([LayoutTree])
    /// A text of some lines of one letter each, which has baselines.
    case text(id: Int, lines: Int)
    /// Space at the edges that is not safe.
    case safe(EdgeInsets, LayoutTree)
    /// As long along some axes as a part of the window.
    case relative(Axis.Set, count: Int, span: Int, spacing: CGFloat, Alignment, LayoutTree)
    /// A layout of the test's own, in which each has its share of the length: it keeps their sum in its cache.
    case shares(Axis, [LayoutTree], [CGFloat])
    case scroll(Axis, LayoutTree)
    /// A lazy stack, directly inside a scroll view along its axis.
    case lazy(Axis, spacing: CGFloat?, guide: Int, [LayoutTree])
    /// A lazy grid, directly inside a scroll view along its axis.
    case lazyGrid(Axis, [Track], spacing: CGFloat?, guide: Int, [LayoutTree])
    /// The first, or the second where the environment says so. The reference does not know it.
    case changing(LayoutTree, LayoutTree)

    /// A row of a grid.
    struct Row {
        let cells: [Cell]
        /// The index of the guide that the cells share; nil for that of the grid.
        var guide: Int?
        /// Whether the row is a view outside of a `GridRow`, which spans all columns.
        var isWhole = false
    }

    /// A cell of a grid.
    struct Cell {
        let content: LayoutTree
        var span = 1
        /// The axes along which it has no say.
        var unsized: Axis.Set = []
        /// The anchor of the cell, which overrides the alignments of row and column.
        var anchor: UnitPoint?
        /// The guide of its column, by its place among the guides.
        var columnGuide: Int?
    }

    /// A column or a row of a lazy grid.
    struct Track {
        enum Length { case fixed, flexible, adaptive }

        let kind: Length
        let least: CGFloat
        let most: CGFloat
        let spacing: CGFloat?
        let alignment: Alignment?
    }

    /// The lengths of a flexible frame along one axis.
    struct Bounds {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?
    }

    static let horizontalGuides: [HorizontalAlignment] = [.leading, .center, .trailing]
    /// The last two, which are the baselines of texts, are guides of stacks only.
    static let verticalGuides: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]

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
        case .text(let id, let lines): "text\(id)(\(lines))"
        case .safe(let insets, let content): "\(content).safe(\(insets))"
        case .relative(let axes, let count, let span, let spacing, let alignment, let content):
            "\(content).relative(\(axes.rawValue), \(count), \(span), \(spacing), \(alignment.name))"
        case .shares(let axis, let children, let weights): "shares(\(axis), \(weights)) { \(children) }"
        case .changing(let first, let second): "changing { \(first) } to { \(second) }"
        case .scroll(let axis, let content): "scroll(\(axis)) { \(content) }"
        case .lazy(let axis, let spacing, let guide, let children):
            "lazy(\(axis), \(spacing.map { "\($0)" } ?? ""), \(guide)) { \(children) }"
        case .lazyGrid(let axis, let tracks, let spacing, let guide, let children):
            "lazyGrid(\(axis), \(tracks), \(spacing.map { "\($0)" } ?? ""), \(guide)) { \(children) }"
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
