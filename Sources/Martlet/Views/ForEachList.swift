import AttributeGraph

/// The living rows of a `ForEach`: one lifetime for each id, in the order of the data.
///
/// New data is matched by id. Rows that stay keep their storage and are computed anew; only those whose view value
/// differs wake what depends on them (laws A5, B4).
final class ForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    final class Row: RowPosition {
        let id: ID
        let scope: Scope
        /// The row's node, or the group of its nodes where there may be other than one.
        let first: RenderNode
        /// The arrangement in which the row was last found.
        var arrangement = 0

        init(id: ID, scope: Scope, content: AnyAttribute, first: RenderNode) {
            self.id = id
            self.scope = scope
            self.first = first
            super.init(content: content)
        }
    }

    private let inputs: _ViewInputs
    private let group: RenderNode
    private let source: RowSource<Data.Element, Content>
    private var rows: ContiguousArray<Row> = []
    /// The rows again, by a type without parameters: the loop over all rows is compiled for it.
    private var positions: ContiguousArray<RowPosition> = []
    private var arrangement = 0
    /// Rows that have been removed and are still seen.
    private var leaving: [ID: (row: Row, views: LeavingViews)] = [:]
    private var hasData = false

    init(inputs: _ViewInputs) {
        self.inputs = inputs
        group = RenderNode.makeGroup(inputs: inputs)
        source = RowSource(group: group)
        group.ensuredExtras.storage = IdentifiedRows { [weak self] id in
            self?.rows.first { AnyHashable($0.id) == id }?.first.outermost
        }
    }

    /// Brings the rows into line with a new value of the view.
    func take(_ view: ForEach<Data, ID, Content>) {
        let elements = ContiguousArray(view.data)
        var ids: ContiguousArray<ID> = []
        ids.reserveCapacity(elements.count)
        for element in elements { ids.append(view.id(element)) }
        let previous = source.elements
        source.elements = elements
        source.content = view.content

        var first = 0
        let shared = min(rows.count, elements.count)
        while first < shared, rows[first].id == ids[first] { first += 1 }
        if first < max(rows.count, elements.count) { rearrange(ids: ids, from: first, previous: previous, view: view) }
        computeRows()
        hasData = true
    }

    /// Computes every row anew. Only those whose view value differs wake what depends on them.
    private func computeRows() {
        let graph = inputs.graph
        positions.withUnsafeBufferPointer { positions in
            for index in positions.indices {
                positions[index].index = index
                graph.recompute(positions[index].content)
            }
        }
    }

    // MARK: - Matching

    private func rearrange(
        ids: ContiguousArray<ID>,
        from start: Int,
        previous: ContiguousArray<Data.Element>,
        view: ForEach<Data, ID, Content>
    ) {
        // What stands at the end on both sides stays; only what lies between is matched by id.
        var oldEnd = rows.count
        var newEnd = ids.count
        while oldEnd > start, newEnd > start, rows[oldEnd - 1].id == ids[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        arrangement += 1
        var known: [ID: Row] = [:]
        let sameCount = oldEnd == newEnd
        for index in start..<oldEnd where !(sameCount && rows[index].id == ids[index]) {
            if known[rows[index].id] == nil { known[rows[index].id] = rows[index] }
        }
        var result: ContiguousArray<Row> = []
        result.reserveCapacity(newEnd - start)
        var made: Set<ID> = []
        var madeCount = 0
        for index in start..<newEnd {
            let id = ids[index]
            let row: Row
            if sameCount, rows[index].id == id {
                row = rows[index]
            } else if let found = known.removeValue(forKey: id) {
                row = found
            } else {
                made.insert(id)
                madeCount += 1
                row = returningRow(id: id) ?? makeRow(id: id, index: index)
            }
            row.arrangement = arrangement
            result.append(row)
        }
        let keptCount = result.count - madeCount
        let removed = keptCount == oldEnd - start ? [] : rows[start..<oldEnd].filter { $0.arrangement != arrangement }
        rows.replaceSubrange(start..<oldEnd, with: result)
        setNodes()
        for row in removed { remove(row, element: previous[row.index]) }
        reportDuplicates(ids: ids, among: made, view: view)
    }

    /// Ends a row's lifetime, at once or when its transition has ended.
    private func remove(_ row: Row, element: Data.Element) {
        let views = inputs.scene.remove([row.first.outermost], row.scope, from: group) { [weak self] in
            guard let self else { return }
            source.kept[ObjectIdentifier(row)] = nil
            if leaving[row.id]?.row === row { leaving[row.id] = nil }
        }
        guard let views else { return }
        leaving[row.id] = (row, views)
        source.kept[ObjectIdentifier(row)] = element
        row.index = -1
    }

    /// A row that has been removed and is still seen, and is inserted again: it turns round, with its storage.
    private func returningRow(id: ID) -> Row? {
        guard !leaving.isEmpty, let (row, views) = leaving.removeValue(forKey: id) else { return nil }
        source.kept[ObjectIdentifier(row)] = nil
        return views.takeBack(into: group, in: inputs.scene) == nil ? nil : row
    }

    private func makeRow(id: ID, index: Int) -> Row {
        let graph = inputs.graph
        let scope = graph.makeScope(in: inputs.scope)
        let content = graph.makeRule(ListedRowRule(source: source), in: scope)
        let value = _GraphValue(content, isCompared: true)
        let row: Row
        if Content._isUnary {
            let count = group.children.count
            Content._makeViewList(view: value, inputs: inputs.through(group, scope: scope))
            row = Row(id: id, scope: scope, content: content.identifier, first: group.children[count])
        } else {
            let rowGroup = RenderNode.makeGroup(inputs: inputs.through(group, scope: scope))
            Content._makeViewList(view: value, inputs: inputs.through(rowGroup, scope: scope))
            row = Row(id: id, scope: scope, content: content.identifier, first: rowGroup)
        }
        if hasData { inputs.scene.noteInsertion(of: row.first) }
        row.index = index
        graph.withRule(content, as: ListedRowRule<Data.Element, Content>.self) { $0.position = row }
        return row
    }

    /// Puts nodes and positions in the order of the rows.
    private func setNodes() {
        var nodes: ContiguousArray<RenderNode> = []
        nodes.reserveCapacity(rows.count)
        positions.removeAll(keepingCapacity: true)
        for row in rows {
            nodes.append(row.first.outermost)
            positions.append(row)
        }
        group.children = nodes
        group.structureDidChange()
    }

    /// Two elements with one id: each is shown, and the issue names the id and the place (law A5).
    private func reportDuplicates(
        ids: ContiguousArray<ID>,
        among candidates: Set<ID>,
        view: ForEach<Data, ID, Content>
    ) {
        guard !candidates.isEmpty else { return }
        var seen: Set<ID> = []
        for id in ids where candidates.contains(id) && !seen.insert(id).inserted {
            inputs.scene.diagnostics.report(ForEachIssue.duplicate(id, source: view.source, in: group))
        }
    }
}

/// What is reported about a `ForEach`.
enum ForEachIssue {
    static func duplicate(_ id: some Hashable, source: SourceLocation, in group: RenderNode) -> RuntimeIssue {
        RuntimeIssue(
            message:
                "ForEach at \(source), in \(group.path): the id \(id) occurs more than once. Every element is shown, "
                + "but which storage belongs to which is undefined; give each element an id of its own.",
            viewPath: group.path,
            file: source.file.description.split(separator: "/").last.map(String.init),
            line: Int(source.line)
        )
    }
}

/// Where a row stands, and the attribute of its view.
class RowPosition {
    let content: AnyAttribute
    /// The place of the row's element in the data.
    final var index = 0

    init(content: AnyAttribute) { self.content = content }
}

/// What all rows of a `ForEach` are made from.
final class RowSource<Element, Content> {
    var elements: ContiguousArray<Element> = []
    /// Set by the list before it makes a row.
    var content: ((Element) -> Content)!
    /// Where the rows stand, for reports. Lasts as long as the rows.
    unowned(unsafe) let group: RenderNode
    /// The elements of rows that have been removed from the data and are still seen.
    var kept: [ObjectIdentifier: Element] = [:]

    /// The element of a row.
    func element(at position: RowPosition) -> Element {
        if position.index >= 0 { return elements[position.index] }
        guard let element = kept[ObjectIdentifier(position)] else {
            preconditionFailure("A row of a ForEach was computed after its element had gone.")
        }
        return element
    }

    let observation = ObservationKind.content(Content.self)

    init(group: RenderNode) { self.group = group }
}

/// The view of one row: depends on what the content closure reads, and is run again by its list for new data.
struct ListedRowRule<Element, Content>: Rule {
    let source: RowSource<Element, Content>
    /// Set as soon as the row is there. The row lasts as long as the rule, by the list that has both.
    unowned(unsafe) var position: RowPosition?
    private var observer = RuleObserver()

    init(source: RowSource<Element, Content>) { self.source = source }

    mutating func value(in graph: Graph) -> Content {
        guard let position else { preconditionFailure("A row of a ForEach was computed before it had a place.") }
        let source = self.source
        return observer.run(in: graph, as: source.observation) { source.content(source.element(at: position)) }
    }

    static func areEqual(_ a: Content, _ b: Content) -> Bool {
        ValueComparator.of(Content.self).areEqual(a, b)
    }
}

/// The view of one row of a lazy container, which holds the element itself: the data is not copied for a few rows.
struct RowRule<Element, Content>: Rule {
    var element: Element
    var content: (Element) -> Content
    /// Where the row stands, for reports. Lasts as long as the row.
    unowned(unsafe) let group: RenderNode
    private let observation = ObservationKind.content(Content.self)
    private var observer = RuleObserver()

    init(element: Element, content: @escaping (Element) -> Content, group: RenderNode) {
        self.element = element
        self.content = content
        self.group = group
    }

    mutating func value(in graph: Graph) -> Content {
        let (element, content) = (self.element, self.content)
        return observer.run(in: graph, as: observation) { content(element) }
    }

    static func areEqual(_ a: Content, _ b: Content) -> Bool {
        ValueComparator.of(Content.self).areEqual(a, b)
    }
}
