import Foundation

/// Which source of a flow an element comes from, and which row of it is the element's.
struct GridPlace {
    let source: UInt64
    let isRows: Bool
    var row = 0

    init(source: UInt64, isRows: Bool, row: Int) {
        self.source = source
        self.isRows = isRows
        self.row = row
    }

    /// Nil if the element has left the tree.
    init?(of element: RenderNode, in container: RenderNode) {
        var place = GridPlace(source: element.id, isRows: false, row: 0)
        var current = element
        while current !== container {
            guard !current.flags.contains(.detached), let parent = current.parent else { return nil }
            if !place.isRows, let rows = parent.lazy.rows, rows.isStructured != true {
                guard let index = rows.index(of: current) else { return nil }
                place = GridPlace(source: parent.id, isRows: true, row: index)
            }
            current = parent
        }
        self = place
    }
}

extension LazyGridState {
    /// Where the line of a cell starts, and how long it is.
    func lineStart(of place: GridPlace) -> (start: CGFloat, length: CGFloat)? {
        var position: CGFloat = 0
        return find(place, in: blocks, from: &position)
    }

    private func find(
        _ place: GridPlace, in blocks: [Block], from position: inout CGFloat
    ) -> (start: CGFloat, length: CGFloat)? {
        for block in blocks {
            switch block {
            case .line(let source):
                let length = self.length(ofLine: source)
                if source.id == place.source { return (position, length - spacing) }
                position += length
            case .flow(let flow):
                if let index = flow.sources.firstIndex(where: { $0.id == place.source }) {
                    var cell = flow.starts[index]
                    if case .rows(let rows) = flow.sources[index] { cell += rows.firstCell(ofRow: place.row) }
                    let line = min(cell / tracks.count, max(0, flow.lines.count - 1))
                    guard line < flow.lines.count else { return (position, 0) }
                    return (
                        position + flow.lines.start(of: line, fallback: estimate),
                        flow.lines.length(at: line, fallback: estimate) - spacing
                    )
                }
                position += flow.lines.start(of: flow.lines.count, fallback: estimate)
            case .section(let header, let content, let footer):
                for part in [header, content, footer] {
                    if let found = find(place, in: part, from: &position) { return found }
                }
            }
        }
        return nil
    }
}
