import Foundation
import Martlet

/// Lazy stacks and grids inside a scroll view, which only place visible content.
extension LayoutReference {
    /// Returns the content of a scroll view: a stack of it, unless it is known to be one view.
    func scrolled(_ content: LayoutTree) -> LayoutTree {
        switch content {
        case .lazy, .lazyGrid: content
        default: .stack(.vertical, spacing: nil, guide: 1, [content])
        }
    }

    func lazySize(_ tree: LayoutTree, _ proposal: ProposedViewSize) -> CGSize {
        switch tree {
        case .lazy(let axis, let given, _, let children):
            let offered = ProposedViewSize(nil, along: axis, across: proposal[along: axis.crossing])
            let sizes = children.map { size($0, offered, in: axis) }
            let gaps = gap(given, axis) * CGFloat(max(0, children.count - 1))
            return CGSize(
                length: sizes.reduce(0) { $0 + $1[along: axis] } + gaps, along: axis,
                across: proposal[along: axis.crossing] ?? sizes.map { $0[along: axis.crossing] }.max() ?? 0)
        case .lazyGrid(let axis, let tracks, let given, _, let children):
            let offered = proposal[along: axis.crossing]
            let across = max(offered ?? 0, length(of: lanes(tracks, in: offered, axis)))
            let lines = lines(children, lanes(tracks, in: across, axis), axis)
            let gaps = gap(given, axis) * CGFloat(max(0, lines.count - 1))
            return CGSize(length: lines.reduce(0) { $0 + $1.length } + gaps, along: axis, across: across)
        default: return .zero
        }
    }

    /// Returns the visible parts of a lazy container.
    func lazily(_ place: Place) -> [Place] {
        let visible = place.visible ?? 0
        switch place.tree {
        case .lazy(let axis, let given, let guide, let children):
            let across = place.size[along: axis.crossing]
            let offered = ProposedViewSize(nil, along: axis, across: across)
            var position: CGFloat = 0
            return children.compactMap { child in
                let size = size(child, offered, in: axis)
                let fraction = CGFloat(guide) / 2
                let own = value(of: axis.crossing, fraction, child, size, offered, in: axis)
                let start = position
                position += size[along: axis] + gap(given, axis)
                guard start < visible, start + size[along: axis] > 0 else { return nil }
                return Place(
                    tree: child, origin: CGPoint(length: start, along: axis, across: across * fraction - own),
                    offered: offered, size: size, stack: axis)
            }
        case .lazyGrid(let axis, let tracks, let given, let guide, let children):
            let across = place.size[along: axis.crossing]
            let lanes = lanes(tracks, in: across, axis)
            let fraction = CGFloat(guide) / 2
            let before = (across - length(of: lanes)) * fraction
            var position: CGFloat = 0
            return lines(children, lanes, axis).flatMap { line -> [Place] in
                let start = position
                position += line.length + gap(given, axis)
                guard start < visible, start + line.length > 0 else { return [] }
                return line.cells.indices.map { index in
                    let (cell, lane) = (line.cells[index], lanes[index])
                    let offered = ProposedViewSize(nil, along: axis, across: lane.length)
                    let size = size(cell, offered, in: nil)
                    var fractions = axis == .vertical ? CGPoint(x: fraction, y: 0.5) : CGPoint(x: 0.5, y: fraction)
                    if let alignment = lane.alignment { fractions = alignment.fractions }
                    let area = CGSize(length: line.length, along: axis, across: lane.length)
                    let origin = CGPoint(length: start, along: axis, across: before + lane.start)
                    return Place(
                        tree: cell,
                        origin: CGPoint(
                            x: origin.x + area.width * fractions.x
                                - value(of: .horizontal, fractions.x, cell, size, offered, in: nil),
                            y: origin.y + area.height * fractions.y
                                - value(of: .vertical, fractions.y, cell, size, offered, in: nil)),
                        offered: offered, size: size)
                }
            }
        default: return []
        }
    }

    private func gap(_ given: CGFloat?, _ axis: Axis) -> CGFloat { given ?? spacing[along: axis] }

    // MARK: - Columns

    private struct Lane {
        let start: CGFloat
        let length: CGFloat
        let alignment: Alignment?
    }

    private func length(of lanes: [Lane]) -> CGFloat { lanes.last.map { $0.start + $0.length } ?? 0 }

    /// Returns the columns in a width, or the rows in a height. Fixed lengths and distances are subtracted first; the
    /// others are offered equal parts of the rest, one after the other.
    private func lanes(_ tracks: [LayoutTree.Track], in offered: CGFloat?, _ axis: Axis) -> [Lane] {
        let gaps = tracks.map { gap($0.spacing, axis.crossing) }
        var rest = offered == .infinity ? 0 : offered ?? 0
        rest -= gaps.dropLast().reduce(0, +) + tracks.reduce(0) { $0 + ($1.kind == .fixed ? $1.least : 0) }
        var open = tracks.filter { $0.kind != .fixed }.count
        var lanes: [Lane] = []
        var position: CGFloat = 0
        for (track, gap) in zip(tracks, gaps) {
            var lengths = [track.least]
            if track.kind != .fixed {
                let part = max(0, rest / CGFloat(open))
                open -= 1
                if track.kind == .flexible {
                    lengths = [min(max(part, track.least), max(track.least, track.most))]
                } else {
                    let count = max(1, ((part + gap) / (track.least + gap) + 1e-6).rounded(.down))
                    let each = max(track.least, min((part - (count - 1) * gap) / count, track.most))
                    lengths = Array(repeating: each, count: Int(count))
                }
                rest -= lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
            }
            for length in lengths {
                lanes.append(Lane(start: position, length: length, alignment: track.alignment))
                position += length + gap
            }
        }
        return lanes
    }

    /// The cells, line by line, each as long as its longest cell.
    private func lines(
        _ cells: [LayoutTree], _ lanes: [Lane], _ axis: Axis
    ) -> [(cells: [LayoutTree], length: CGFloat)] {
        stride(from: 0, to: cells.count, by: lanes.count).map { start in
            let line = Array(cells[start..<min(cells.count, start + lanes.count)])
            let lengths = zip(line, lanes).map { cell, lane in
                size(cell, ProposedViewSize(nil, along: axis, across: lane.length), in: nil)[along: axis]
            }
            return (line, lengths.max() ?? 0)
        }
    }
}
