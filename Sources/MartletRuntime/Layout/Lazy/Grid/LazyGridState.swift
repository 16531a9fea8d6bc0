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

    private(set) var blocks: [Block] = []
    private var flows: [UInt64: GridFlow] = [:]
    private(set) var tracks = GridTracks([], in: nil, standard: 0)
    private var hasPlaced = false
    /// The rows that the placement under way has made or found, of each source.
    private var kept: [ObjectIdentifier: Range<Int>] = [:]
    private var sources: [LazyRows] = []

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
            // Cells that stand in the grid themselves all live.
            for flow in flows.values where flow.isOfElements { measureLines(of: flow) }
            length =
                taken.hasSameLengths(as: tracks)
                ? self.length(for: proposal) : self.length(for: proposal, in: taken)
        }
        return CGSize(length, along: axis, across: width)
    }

    /// How long the grid is for a proposal in other tracks than those in which it was placed last.
    ///
    /// The lines are measured anew where all of the cells live; else one that lives stands for all. None is made: who is
    /// placed next would end it again, and have the grid measured, and so on.
    private func length(for proposal: ProposedViewSize, in other: GridTracks) -> CGFloat {
        let before = (tracks, flows, blocks, sources, estimate, kept)
        defer { (tracks, flows, blocks, sources, estimate, kept) = before }
        let live = sources.allSatisfy { rows in
            rows.count <= kept[ObjectIdentifier(rows)]?.count ?? 0
                && (0..<rows.count).allSatisfy { rows.liveNode(at: $0) != nil }
        }
        (tracks, flows) = (other, [:])
        if let line = lengthOfLivingLine() { estimate = line + spacing }
        prepare(measuringFirst: false)
        for flow in flows.values where live || flow.isOfElements { measureLines(of: flow) }
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
        var cursor = GridCursor(flow, from: 0, state: self)
        for index in 0..<flow.lines.count {
            guard let line = nextLine(&cursor) else { break }
            flow.lines.set(line.length + spacing, at: index)
        }
    }

    // Cells that are written out all live.
    override func useElementLengths() -> CGFloat { 0 }

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
        case .line(let element): measure(element)[axis] + spacing
        case .flow(let flow): flow.lines.start(of: flow.lines.count, fallback: estimate)
        case .section(let header, let content, let footer):
            length(of: header) + length(of: content) + length(of: footer)
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

    // MARK: - Placing and looking up

    override func visitAll() {
        kept = [:]
        _ = visit(blocks, from: 0)
        for rows in sources { visited.append((rows, kept[ObjectIdentifier(rows)] ?? 0..<0)) }
        for flow in flows.values { revise(flow) }
    }

    override func start(of element: RenderNode) -> CGFloat? {
        guard let place = GridPlace(of: element, in: node) else { return nil }
        return lineStart(of: place)?.start
    }

    override func place(of rows: LazyRows, at index: Int) -> (start: CGFloat, length: CGFloat)? {
        lineStart(of: GridPlace(source: rows.group.id, isRows: true, row: index))
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
