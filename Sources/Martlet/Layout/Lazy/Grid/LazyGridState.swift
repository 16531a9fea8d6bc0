import Foundation

/// What a lazy grid knows of its cells and lines.
///
/// Rows of sources that are in sight live. Where the rows of a source hold sections or sources of their own, all of
/// those rows live, and laziness begins inside of them.
final class LazyGridState: LazyState {
    /// What stands in the grid, from its start to its end.
    indirect enum Block {
        /// An element with a line of its own: a header or a footer.
        case line(RenderNode)
        case flow(GridFlow)
        case section(header: [Block], content: [Block], footer: [Block])
    }

    private var blocks: [Block] = []
    private var flows: [UInt64: GridFlow] = [:]
    private(set) var tracks = GridTracks([], in: nil, standard: 0)
    private var hasPlaced = false
    /// The rows that the placement under way has made or found, of each source.
    private var kept: [ObjectIdentifier: Range<Int>] = [:]
    private var sources: [LazyRows] = []

    private var grid: LazyGridLayout {
        node.layout as? LazyGridLayout
            ?? LazyGridLayout(
                axis: .vertical, items: [], alignment: HorizontalAlignment.center.key, spacing: nil, pinnedViews: []
            )
    }

    override var axis: Axis { grid.axis }
    override var spacing: CGFloat { grid.spacing ?? node.scene.profile.defaultSpacing[axis] }
    override var alignment: AlignmentKey { grid.alignment }
    override var pinnedViews: PinnedScrollableViews { grid.pinnedViews }

    // MARK: - Size

    override func size(for proposal: ProposedViewSize) -> CGSize {
        let offered = grid.tracks(in: proposal[axis.other], of: node)
        if !hasPlaced { use(offered) }
        let width = max(proposal[axis.other] ?? 0, offered.length)
        across = width
        withoutInvalidation { prepare(measuringFirst: true) }
        total = wholeLength
        var length = total
        if let most = proposal[axis], node.scrollAround(along: axis) == nil { length = min(length, most) }
        return CGSize(length, along: axis, across: width)
    }

    override func place(size: CGSize) {
        // The lines were measured in tracks for what was offered; these are for what the grid has taken.
        hasPlaced = true
        use(grid.tracks(in: size[axis.other], of: node))
        super.place(size: size)
    }

    private func use(_ new: GridTracks) {
        if !new.hasSameLengths(as: tracks) {
            for flow in flows.values { flow.forgetLines() }
            estimate = 0
        }
        tracks = new
    }

    override var wholeLength: CGFloat {
        let length = self.length(of: blocks)
        return length > 0 ? length - spacing : 0
    }

    private func length(of blocks: [Block]) -> CGFloat {
        blocks.reduce(0) { $0 + length(of: $1) }
    }

    private func length(of block: Block) -> CGFloat {
        switch block {
        case .line(let element): measure(element)[axis] + spacing
        case .flow(let flow): flow.lines.start(of: flow.lines.count, fallback: estimate)
        case .section(let header, let content, let footer): length(of: header) + length(of: content) + length(of: footer)
        }
    }

    // MARK: - What there is

    override func prepare(measuringFirst: Bool) {
        var old = flows
        flows = [:]
        sources = []
        blocks = build(node, reusing: &old)
        if measuringFirst, estimate == 0, let flow = firstFlow(in: blocks) {
            var cursor = GridCursor(flow, from: 0, state: self)
            if let line = nextLine(&cursor) {
                flow.lines.set(line.length + spacing, at: 0)
                revise(flow)
            }
        }
    }

    private func firstFlow(in blocks: [Block]) -> GridFlow? {
        for block in blocks {
            switch block {
            case .line: continue
            case .flow(let flow): if flow.lines.count > 0 { return flow }
            case .section(let header, let content, let footer):
                if let flow = firstFlow(in: header + content + footer) { return flow }
            }
        }
        return nil
    }

    private func build(_ group: RenderNode, reusing old: inout [UInt64: GridFlow]) -> [Block] {
        var result: [Block] = []
        var pending: [GridFlow.Source] = []
        collect(group, &pending, &result, reusing: &old)
        close(&pending, &result, reusing: &old)
        return result
    }

    private func close(
        _ pending: inout [GridFlow.Source], _ result: inout [Block], reusing old: inout [UInt64: GridFlow]
    ) {
        guard let first = pending.first else { return }
        let flow = old.removeValue(forKey: first.id) ?? GridFlow()
        flows[first.id] = flow
        flow.take(pending, columns: tracks.count)
        result.append(.flow(flow))
        pending = []
    }

    private func collect(
        _ group: RenderNode,
        _ pending: inout [GridFlow.Source],
        _ result: inout [Block],
        reusing old: inout [UInt64: GridFlow]
    ) {
        // By index: the rows of a structured source are made on the way.
        for child in group.children {
            if !child.flags.contains(.transparent) {
                pending.append(.element(child))
            } else if let rows = child.lazyRows {
                guard isStructured(rows) else {
                    sources.append(rows)
                    pending.append(.rows(rows))
                    continue
                }
                for index in 0..<rows.count { collect(make(rows, at: index), &pending, &result, reusing: &old) }
            } else if let section = child.lazySection {
                close(&pending, &result, reusing: &old)
                result.append(block(of: section, group: child, reusing: &old))
            } else {
                collect(child, &pending, &result, reusing: &old)
            }
        }
    }

    private func block(
        of section: LazySection, group: RenderNode, reusing old: inout [UInt64: GridFlow]
    ) -> Block {
        var content: [Block] = []
        var pending: [GridFlow.Source] = []
        for part in group.children where part !== section.header && part !== section.footer {
            collect(part, &pending, &content, reusing: &old)
        }
        close(&pending, &content, reusing: &old)
        return .section(header: lines(of: section.header), content: content, footer: lines(of: section.footer))
    }

    /// The elements of a header or footer, each in a line of its own.
    private func lines(of margin: RenderNode) -> [Block] {
        var elements: ContiguousArray<RenderNode> = []
        margin.appendFlattened(to: &elements)
        return elements.map { .line($0) }
    }

    private func isStructured(_ rows: LazyRows) -> Bool {
        if let known = rows.isStructured { return known }
        guard rows.count > 0 else { return false }
        let row = make(rows, at: 0)
        guard row.flags.contains(.transparent) else {
            rows.isStructured = false
            return false
        }
        let isStructured = row.hasSources
        if isStructured || !row.layoutChildren.isEmpty { rows.isStructured = isStructured }
        return isStructured
    }

    func keep(_ rows: LazyRows, _ range: Range<Int>) { kept[ObjectIdentifier(rows)] = range }

    // MARK: - Lines

    /// Cells beside each other, measured.
    struct Line {
        var cells: ContiguousArray<RenderNode>
        var sizes: ContiguousArray<CGSize>
        var length: CGFloat
        /// Where the guides along the axis lie that are not shares of the length, such as baselines.
        var guides: [AlignmentKey: CGFloat] = [:]
    }

    /// The next cells of a flow; nil after the last.
    func nextLine(_ cursor: inout GridCursor) -> Line? {
        var line = Line(cells: [], sizes: [], length: 0)
        let axis = self.axis
        for track in tracks.tracks {
            guard let cell = cursor.next() else { break }
            let size = cell.size(for: ProposedViewSize(nil, along: axis, across: track.length))
            line.cells.append(cell)
            line.sizes.append(size)
            line.length = max(line.length, size[axis])
        }
        guard !line.cells.isEmpty else { return nil }
        alignBaselines(&line)
        return line
    }

    private func key(of track: GridTracks.Track) -> AlignmentKey {
        let alignment = grid.cellAlignment(track)
        return axis == .vertical ? alignment.vertical.key : alignment.horizontal.key
    }

    private func alignBaselines(_ line: inout Line) {
        for index in line.cells.indices {
            let key = key(of: tracks.tracks[index])
            guard key.fraction == nil || key.isTextBaseline else { continue }
            let guide = ViewDimensions(node: line.cells[index], size: line.sizes[index])[key]
            line.guides[key] = max(line.guides[key] ?? -.infinity, guide)
        }
        guard !line.guides.isEmpty else { return }
        for index in line.cells.indices {
            let key = key(of: tracks.tracks[index])
            guard let shared = line.guides[key] else { continue }
            let guide = ViewDimensions(node: line.cells[index], size: line.sizes[index])[key]
            line.length = max(line.length, shared - guide + line.sizes[index][axis])
        }
    }

    func revise(_ flow: GridFlow) {
        guard flow.lines.revise(pixel: pixel) else { return }
        if estimate == 0, let first = flow.lines.estimate { estimate = first }
    }

    // MARK: - Placing

    override func visitAll() {
        kept = [:]
        _ = visit(blocks, from: 0)
        for rows in sources { visited.append((rows, kept[ObjectIdentifier(rows)] ?? 0..<0)) }
        for flow in flows.values { revise(flow) }
    }

    private func visit(_ blocks: [Block], from start: CGFloat) -> CGFloat {
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
            let dimensions = ViewDimensions(node: cell, size: line.sizes[index])
            let area = CGSize(line.length, along: axis, across: track.length)
            let alignment = grid.cellAlignment(track)
            var origin = alignment.origin(of: dimensions, in: area)
            if let shared = line.guides[key(of: track)] { origin[axis] = shared - dimensions[key(of: track)] }
            origin[axis] += position
            origin[axis.other] += before + track.start
            cell.place(at: origin, proposal: ProposedViewSize(nil, along: axis, across: track.length))
            if isInSight { inSight.append(Anchor(node: cell, start: position)) }
        }
    }

    // MARK: - Looking up

    override func start(of element: RenderNode) -> CGFloat? {
        guard let place = GridPlace(of: element, in: node) else { return nil }
        return lineStart(of: place)?.start
    }

    override func place(of rows: LazyRows, at index: Int) -> (start: CGFloat, length: CGFloat)? {
        lineStart(of: GridPlace(source: rows.group.id, isRows: true, row: index))
    }

    private func lineStart(of place: GridPlace) -> (start: CGFloat, length: CGFloat)? {
        var position: CGFloat = 0
        return find(place, in: blocks, from: &position)
    }

    private func find(
        _ place: GridPlace, in blocks: [Block], from position: inout CGFloat
    ) -> (start: CGFloat, length: CGFloat)? {
        for block in blocks {
            switch block {
            case .line(let element):
                let length = measure(element)[axis]
                if element.id == place.source { return (position, length) }
                position += length + spacing
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

/// Which source of a flow an element comes from, and which row of it is the element's.
private struct GridPlace {
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
            if !place.isRows, let rows = parent.lazyRows, rows.isStructured != true {
                guard let index = rows.index(of: current) else { return nil }
                place = GridPlace(source: parent.id, isRows: true, row: index)
            }
            current = parent
        }
        self = place
    }
}

extension RenderNode {
    /// Whether a group has sections or sources of rows in it.
    fileprivate var hasSources: Bool {
        children.contains { child in
            guard child.flags.contains(.transparent) else { return false }
            return child.lazyRows != nil || child.lazySection != nil || child.hasSources
        }
    }
}
