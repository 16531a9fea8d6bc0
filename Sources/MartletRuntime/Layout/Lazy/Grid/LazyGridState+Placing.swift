import Foundation

extension LazyGridState {
    func visit(_ blocks: [Block], from start: CGFloat) -> CGFloat {
        var position = start
        for block in blocks {
            switch block {
            case .line(let source): position += visitLine(source, at: position)
            case .flow(let flow): position = visit(flow, from: position)
            case .section(let header, let content, let footer):
                let start = position
                position = visit(content, from: visit(header, from: start))
                let footerStart = position
                position = visit(footer, from: position)
                pin(header, footer, from: start, footerStart: footerStart, to: position)
            }
        }
        return position
    }

    /// Places an element of a header or footer if it is visible, and returns its length with the spacing after it.
    private func visitLine(_ source: GridFlow.Source, at position: CGFloat) -> CGFloat {
        let length = self.length(ofLine: source)
        guard case .rows(let rows) = source else { return placeLine(source, at: position) }
        let isKept = isRead || rows.focusedIndex != nil
        guard isKept || part.intersects(position, position + max(length, 0.001)) else { return length }
        return placeLine(source, at: position)
    }

    /// Places an element of a header or footer, which is created if it does not exist.
    private func placeLine(_ source: GridFlow.Source, at position: CGFloat) -> CGFloat {
        switch source {
        case .element(let node): return place(node, at: position)
        case .rows(let rows):
            keep(rows, 0..<1)
            return place(make(rows, at: 0), of: rows, at: 0, position: position)
        }
    }

    /// Keeps a header at the start of the visible part, a footer at its end, while some of the section is visible.
    private func pin(
        _ header: [Block], _ footer: [Block], from start: CGFloat, footerStart: CGFloat, to end: CGFloat
    ) {
        if pinnedViews.contains(.sectionHeaders), start < part.start, footerStart > part.start {
            makeLines(header)
            let pinned = min(max(start, part.start), max(start, footerStart - length(of: header)))
            move(header, to: max(start, pinned))
        }
        if pinnedViews.contains(.sectionFooters), end > part.end, start < part.end {
            makeLines(footer)
            let pinned = max(min(footerStart, part.end - length(of: footer) + spacing), min(footerStart, start))
            move(footer, to: min(footerStart, pinned))
        }
    }

    /// Creates the elements of a header or footer that stays visible, so that their lengths are known.
    private func makeLines(_ lines: [Block]) {
        for case .line(.rows(let rows)) in lines {
            keep(rows, 0..<1)
            setLength(extent(of: make(rows, at: 0), isRow: true), of: rows, at: 0)
        }
    }

    private func move(_ lines: [Block], to start: CGFloat) {
        var position = start
        for case .line(let source) in lines {
            switch source {
            case .element(let node): position += move(node, to: position)
            case .rows(let rows):
                let row = make(rows, at: 0)
                guard row.flags.contains(.transparent) else {
                    position += move(row, to: position)
                    continue
                }
                var elements: ContiguousArray<RenderNode> = []
                row.appendFlattened(to: &elements)
                for element in elements { position += move(element, to: position) }
            }
        }
    }

    private func move(_ element: RenderNode, to position: CGFloat) -> CGFloat {
        if element.trait(ZIndexTrait.self, as: Double.self) == nil { element.setTrait(ZIndexTrait.self, 1.0) }
        return place(element, at: position, countsAsInSight: false)
    }

    private func visit(_ flow: GridFlow, from start: CGFloat) -> CGFloat {
        guard flow.lines.count > 0 else { return start }
        let first = flow.lines.row(at: part.start - start, fallback: estimate)
        var index = first
        var position = start + flow.lines.start(of: index, fallback: estimate)
        // Made with the first visible line: a cursor makes the row that it begins with.
        var cursor: GridCursor?
        while position < part.end {
            // Where the visible part lies beyond the end, the nearest line is not in it.
            let known = index < flow.lines.count ? flow.lines.length(at: index, fallback: estimate) : estimate
            guard part.intersects(position, position + max(known, 0.001)) else { break }
            var next = cursor ?? GridCursor(flow, from: index * tracks.count, state: self)
            defer { cursor = next }
            guard let line = nextLine(&next) else { break }
            if index >= flow.lines.count { flow.lines.resize(to: index + 1, keeping: index) }
            flow.lines.set(line.length + spacing, at: index)
            place(line, at: position)
            position += line.length + spacing
            index += 1
        }
        cursor?.finishSource()
        placeKeptLines(of: flow, besides: first..<index, from: start)
        flow.recount(columns: tracks.count)
        return start + flow.lines.start(of: flow.lines.count, fallback: estimate)
    }

    /// Places the lines outside of the visible ones that have written-out cells which live on: with the focus, or all of
    /// them while a screen reader is on.
    private func placeKeptLines(of flow: GridFlow, besides visible: Range<Int>, from start: CGFloat) {
        var last = -1
        for (index, source) in flow.sources.enumerated() {
            guard case .rows(let rows) = source else { continue }
            if rows.isOfData {
                placeKeptRows(rows, from: flow.starts[index], of: flow, besides: visible, from: start)
                continue
            }
            guard isRead || rows.focusedIndex != nil else { continue }
            let line = flow.starts[index] / tracks.count
            guard line != last, !visible.contains(line), line < flow.lines.count else { continue }
            last = line
            var cursor = GridCursor(flow, from: line * tracks.count, state: self)
            guard let cells = nextLine(&cursor) else { continue }
            cursor.finishSource()
            flow.lines.set(cells.length + spacing, at: line)
            place(cells, at: start + flow.lines.start(of: line, fallback: estimate))
        }
    }

    /// Places the rows of a `ForEach` outside of the visible lines that live on: with the focus, or carried by the pointer.
    ///
    /// The other cells of their lines are not made.
    private func placeKeptRows(
        _ rows: LazyRows, from firstCell: Int, of flow: GridFlow, besides visible: Range<Int>, from start: CGFloat
    ) {
        for index in Set([rows.focusedIndex, rows.heldIndex].compactMap { $0 }) {
            guard let row = rows.liveNode(at: index) else { continue }
            var cells: ContiguousArray<RenderNode> = []
            if row.flags.contains(.transparent) { row.appendFlattened(to: &cells) } else { cells = [row] }
            for (offset, cell) in cells.enumerated() {
                let place = firstCell + rows.firstCell(ofRow: index) + offset
                let (line, track) = (place / tracks.count, place % tracks.count)
                if visible.contains(line) { continue }
                let size = cell.size(for: offered(tracks.tracks[track]))
                self.place(
                    Line(cells: [cell], sizes: [size], length: size[axis], firstTrack: track),
                    at: start + flow.lines.start(of: line, fallback: estimate))
            }
        }
    }

    private func place(_ line: Line, at position: CGFloat) {
        let axis = self.axis
        let grid = self.grid
        let before = guide - alignment.defaultValue(in: ViewDimensions(CGSize(0, along: axis, across: tracks.length)))
        let isInSight = part.intersects(position, position + line.length)
        for index in line.cells.indices {
            let (cell, track) = (line.cells[index], tracks.tracks[line.firstTrack + index])
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
