import Foundation

/// What a lazy grid knows of its cells and lines.
///
/// Cells are rows of sources: of a `ForEach`, or of one row if they are written out (`LazyElement`). The visible rows live.
/// If the rows of a source contain sections or sources of their own, all of those rows live, and laziness begins inside.
final class LazyGridState: LazyState {
    /// What stands in the grid, from its start to its end.
    indirect enum Block {
        /// An element with a line of its own: a header or a footer.
        case line(GridFlow.Source)
        case flow(GridFlow)
        case section(header: [Block], content: [Block], footer: [Block])
    }

    private(set) var blocks: [Block] = []
    private var flows: [UInt64: GridFlow] = [:]
    private(set) var tracks = GridTracks([], in: nil, standard: 0)
    private var hasPlaced = false
    /// The rows that the placement under way has made or found, of each source.
    private var kept: [ObjectIdentifier: Range<Int>] = [:]
    private var sources: [LazyRows] = []
    /// The written-out elements of headers and footers. Their `lengths` are those along the axis, spacing included.
    private var lineSources: [LazyRows] = []

    var grid: LazyGridLayout {
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
        let width = max(proposal[axis.other] ?? 0, offered.length)
        across = width
        // Cells are placed in the tracks for what the grid takes.
        let taken = grid.tracks(in: width, of: node)
        if !hasPlaced { use(taken) }
        var length: CGFloat = 0
        withoutInvalidation {
            prepare(measuringFirst: true)
            let before = kept
            let isWhole = measuresAllElements(for: ProposedViewSize(nil, along: axis, across: width))
            if isWhole { measureElements() }
            length =
                taken.hasSameLengths(as: tracks)
                ? self.length(for: proposal) : self.length(for: proposal, in: taken, isWhole: isWhole)
            kept = before
            if isWhole { releaseMeasuredElements() }
        }
        return CGSize(length, along: axis, across: width)
    }

    /// How long the grid is for a proposal in other tracks than those in which it was placed last.
    ///
    /// The lines are measured anew where all of the cells live; else one that lives stands for all. None is made: who is
    /// placed next would end it again, and have the grid measured, and so on.
    private func length(for proposal: ProposedViewSize, in other: GridTracks, isWhole: Bool) -> CGFloat {
        let before = (tracks, flows, blocks, sources, lineSources, estimate, kept)
        defer { (tracks, flows, blocks, sources, lineSources, estimate, kept) = before }
        let live = sources.allSatisfy { rows in
            rows.count <= kept[ObjectIdentifier(rows)]?.count ?? 0
                && (0..<rows.count).allSatisfy { rows.liveNode(at: $0) != nil }
        }
        (tracks, flows) = (other, [:])
        if let line = lengthOfLivingLine() { estimate = line + spacing }
        prepare(measuringFirst: false)
        for flow in flows.values where live || (isWhole && flow.isOfElements) { measureLines(of: flow) }
        return length(for: proposal)
    }

    /// How long a line is of cells that live; nil if none does.
    private func lengthOfLivingLine() -> CGFloat? {
        var length: CGFloat?
        var lengths = tracks.tracks.map(\.length)[...]
        for rows in sources {
            for index in kept[ObjectIdentifier(rows)] ?? 0..<0 where !lengths.isEmpty && index < rows.count {
                guard let row = rows.liveNode(at: index) else { continue }
                var cells: ContiguousArray<RenderNode> = [row]
                if row.flags.contains(.transparent) {
                    cells = []
                    row.appendFlattened(to: &cells)
                }
                for cell in cells {
                    guard let across = lengths.popFirst() else { break }
                    let size = cell.size(for: ProposedViewSize(nil, along: axis, across: across))
                    length = max(length ?? 0, size[axis])
                }
            }
        }
        return length
    }

    private func measureLines(of flow: GridFlow) {
        let columns = tracks.count
        for index in 0..<flow.lines.count {
            // Cells that are known and do not live have not changed.
            guard flow.lines.values[index] < 0 || flow.hasLiveCell(inLine: index, columns: columns) else { continue }
            var cursor = GridCursor(flow, from: index * columns, state: self)
            guard let line = nextLine(&cursor) else { break }
            flow.lines.set(line.length + spacing, at: index)
        }
    }

    /// Measures the cells and the headers and footers that are written out, for a size that does not depend on which of
    /// them are visible.
    private func measureElements() {
        for flow in flows.values where flow.isOfElements { measureLines(of: flow) }
        // Only placements replace a known length, so that measurements and placements cannot undo each other.
        for rows in lineSources where rows.lengths.measuredCount == 0 { measureLine(rows) }
    }

    private func measureLine(_ rows: LazyRows) {
        setLength(extent(of: make(rows, at: 0), isRow: true), of: rows, at: 0)
        elementLengths.revise(pixel: pixel)
    }

    /// Removes elements that were created only to be measured. Before the first placement, which removes those that are
    /// out of sight, any may turn out to be visible.
    private func releaseMeasuredElements() {
        guard isRegistered else { return }
        for rows in sources + lineSources where !rows.isOfData && kept[ObjectIdentifier(rows)] == nil {
            rows.keepOnly(0..<0)
        }
    }

    // Lines are measured, in place of their cells.
    override func useElementLengths() -> CGFloat { 0 }

    override func lengthAsMeasured(in size: CGSize) -> CGFloat { length(for: node.proposal) }

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

    func length(of blocks: [Block]) -> CGFloat {
        blocks.reduce(0) { $0 + length(of: $1) }
    }

    private func length(of block: Block) -> CGFloat {
        switch block {
        case .line(let source): length(ofLine: source)
        case .flow(let flow): flow.lines.start(of: flow.lines.count, fallback: estimate)
        case .section(let header, let content, let footer):
            length(of: header) + length(of: content) + length(of: footer)
        }
    }

    /// The length of an element of a header or footer, with the spacing after it.
    func length(ofLine source: GridFlow.Source) -> CGFloat {
        switch source {
        case .element(let node): measure(node)[axis] + spacing
        case .rows(let rows): rows.lengths.start(of: rows.count, fallback: estimate(for: rows))
        }
    }

    // MARK: - What there is

    override func prepare(measuringFirst: Bool) {
        var old = flows
        flows = [:]
        sources = []
        lineSources = []
        blocks = build(node, reusing: &old)
        if measuringFirst, elementLengths.estimate == nil, let rows = lineSources.first { measureLine(rows) }
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
            } else if let rows = child.lazy.rows {
                guard isStructured(rows) else {
                    sources.append(rows)
                    pending.append(.rows(rows))
                    continue
                }
                for index in 0..<rows.count { collect(make(rows, at: index), &pending, &result, reusing: &old) }
            } else if let section = child.lazy.section {
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
        var lines: [Block] = []
        collectLines(of: margin, &lines)
        return lines
    }

    private func collectLines(of group: RenderNode, _ lines: inout [Block]) {
        guard group.flags.contains(.transparent) else { return lines.append(.line(.element(group))) }
        guard let rows = group.lazy.rows else {
            for child in group.children { collectLines(of: child, &lines) }
            return
        }
        if rows.isOfData {
            // There are few rows in a header; each has a line.
            rows.isStructured = true
            for index in 0..<rows.count { collectLines(of: make(rows, at: index), &lines) }
        } else {
            lineSources.append(rows)
            lines.append(.line(.rows(rows)))
        }
    }

    private func isStructured(_ rows: LazyRows) -> Bool {
        if let known = rows.isStructured { return known }
        guard rows.count > 0 else { return false }
        let row = make(rows, at: 0)
        guard row.flags.contains(.transparent) else {
            rows.isStructured = false
            return false
        }
        let isStructured = row.lazy.hasSources
        if isStructured || !row.layoutChildren.isEmpty { rows.isStructured = isStructured }
        return isStructured
    }

    func keep(_ rows: LazyRows, _ range: Range<Int>) {
        let key = ObjectIdentifier(rows)
        guard let known = kept[key] else { return kept[key] = range }
        kept[key] = min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
    }

    // MARK: - Placing and looking up

    override func visitAll() {
        kept = [:]
        _ = visit(blocks, from: 0)
        for rows in sources + lineSources { visited.append((rows, kept[ObjectIdentifier(rows)] ?? 0..<0, nil)) }
        for flow in flows.values { revise(flow) }
        elementLengths.revise(pixel: pixel)
    }

    override func start(of element: RenderNode) -> CGFloat? {
        guard let place = GridPlace(of: element, in: node) else { return nil }
        return lineStart(of: place)?.start
    }

    override func place(of rows: LazyRows, at index: Int) -> (start: CGFloat, length: CGFloat)? {
        lineStart(of: GridPlace(source: rows.group.id, isRows: true, row: index))
    }
}

extension LazyNode {
    /// Whether a group has sections or sources of rows in it.
    fileprivate var hasSources: Bool {
        node.children.contains { child in
            guard child.flags.contains(.transparent) else { return false }
            return child.lazy.rows != nil || child.lazy.section != nil || child.lazy.hasSources
        }
    }
}
