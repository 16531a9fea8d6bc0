import Foundation

extension LazyGridState {
    func visit(_ blocks: [Block], from start: CGFloat) -> CGFloat {
        var position = start
        for block in blocks {
            switch block {
            case .line(let element): position += place(element, at: position)
            case .flow(let flow): position = visit(flow, from: position)
            case .section(let header, let content, let footer):
                let start = position
                position = visit(content, from: visit(header, from: start))
                let footerStart = position
                position = visit(footer, from: position)
                pin(header, footer, from: start, footerStart: footerStart)
            }
        }
        return position
    }

    /// Keeps a header at the start of the visible part, a footer at its end, while some of the section is in sight.
    private func pin(_ header: [Block], _ footer: [Block], from start: CGFloat, footerStart: CGFloat) {
        if pinnedViews.contains(.sectionHeaders) {
            let pinned = min(max(start, part.start), max(start, footerStart - length(of: header)))
            if pinned > start { move(header, to: pinned) }
        }
        if pinnedViews.contains(.sectionFooters) {
            let pinned = max(min(footerStart, part.end - length(of: footer) + spacing), min(footerStart, start))
            if pinned < footerStart { move(footer, to: pinned) }
        }
    }

    private func move(_ lines: [Block], to start: CGFloat) {
        var position = start
        for case .line(let element) in lines {
            if element.trait(ZIndexTrait.self, as: Double.self) == nil { element.setTrait(ZIndexTrait.self, 1.0) }
            position += place(element, at: position, countsAsInSight: false)
        }
    }

    private func visit(_ flow: GridFlow, from start: CGFloat) -> CGFloat {
        guard flow.lines.count > 0 else { return start }
        var index = flow.lines.row(at: part.start - start, fallback: estimate)
        var position = start + flow.lines.start(of: index, fallback: estimate)
        var cursor = GridCursor(flow, from: index * tracks.count, state: self)
        while position < part.end {
            // Where the visible part lies beyond the end, the nearest line is not in it.
            let known = index < flow.lines.count ? flow.lines.length(at: index, fallback: estimate) : estimate
            guard part.intersects(position, position + max(known, 0.001)), let line = nextLine(&cursor) else { break }
            if index >= flow.lines.count { flow.lines.resize(to: index + 1, keeping: index) }
            flow.lines.set(line.length + spacing, at: index)
            place(line, at: position)
            position += line.length + spacing
            index += 1
        }
        cursor.finishSource()
        flow.recount(columns: tracks.count)
        return start + flow.lines.start(of: flow.lines.count, fallback: estimate)
    }

    private func place(_ line: Line, at position: CGFloat) {
        let axis = self.axis
        let grid = self.grid
        let before = guide - alignment.defaultValue(in: ViewDimensions(CGSize(0, along: axis, across: tracks.length)))
        let isInSight = part.intersects(position, position + line.length)
        for index in line.cells.indices {
            let (cell, track) = (line.cells[index], tracks.tracks[index])
            let dimensions = dimensions(of: index, in: line)
            let area = CGSize(line.length, along: axis, across: track.length)
            let alignment = grid.cellAlignment(track)
            var origin = alignment.origin(of: dimensions, in: area)
            if let shared = line.guides[key(of: track)] { origin[axis] = shared - dimensions[key(of: track)] }
            origin[axis] += position
            origin[axis.other] += before + track.start
            cell.place(at: origin, proposal: offered(track))
            if isInSight { inSight.append(Anchor(node: cell, start: position)) }
        }
    }
}
