import AttributeGraph

/// The living rows of a `ForEach`: one lifetime for each id, in the order of the data.
///
/// New data is matched by id. Rows that stay keep their storage and are computed anew; only those whose view value
/// differs wake what depends on them (laws A5, B4).
final class ForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    final class Row {
        let id: ID
        let scope: Scope
        let content: Attribute<Content>
        /// The row's node, or the group of its nodes where there may be other than one.
        let first: RenderNode
        /// The arrangement in which the row was last found.
        var arrangement = 0

        init(id: ID, scope: Scope, content: Attribute<Content>, first: RenderNode) {
            self.id = id
            self.scope = scope
            self.content = content
            self.first = first
        }
    }

    private let inputs: _ViewInputs
    private let group: RenderNode
    private var rows: ContiguousArray<Row> = []
    private var arrangement = 0

    init(inputs: _ViewInputs) {
        self.inputs = inputs
        group = RenderNode.makeGroup(inputs: inputs)
        group.ensuredExtras.storage = IdentifiedRows { [weak self] id in
            self?.rows.first { AnyHashable($0.id) == id }?.first
        }
    }

    /// Brings the rows into line with a new value of the view.
    func take(_ view: ForEach<Data, ID, Content>) {
        let elements = ContiguousArray(view.data)
        var ids: ContiguousArray<ID> = []
        ids.reserveCapacity(elements.count)
        for element in elements { ids.append(view.id(element)) }

        var first = 0
        let shared = min(rows.count, elements.count)
        while first < shared, rows[first].id == ids[first] { first += 1 }
        if first < max(rows.count, elements.count) { rearrange(ids: ids, elements: elements, from: first, view: view) }
        for (row, element) in zip(rows, elements) { update(row, with: element, view: view) }
    }

    private func update(_ row: Row, with element: Data.Element, view: ForEach<Data, ID, Content>) {
        let graph = inputs.graph
        graph.withRule(row.content, as: RowRule<Data.Element, Content>.self) {
            $0.element = element
            $0.content = view.content
        }
        graph.recompute(row.content.identifier)
    }

    // MARK: - Matching

    private func rearrange(
        ids: ContiguousArray<ID>,
        elements: ContiguousArray<Data.Element>,
        from start: Int,
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
        for index in start..<newEnd {
            let id = ids[index]
            let row: Row
            if sameCount, rows[index].id == id {
                row = rows[index]
            } else if let found = known.removeValue(forKey: id) {
                row = found
            } else {
                made.insert(id)
                row = makeRow(id: id, element: elements[index], view: view)
            }
            row.arrangement = arrangement
            result.append(row)
        }
        let removed = rows[start..<oldEnd].filter { $0.arrangement != arrangement }
        rows.replaceSubrange(start..<oldEnd, with: result)
        setNodes()
        for row in removed { inputs.scene.end(row.scope, removing: [row.first]) }
        reportDuplicates(ids: ids, among: made, view: view)
    }

    private func makeRow(id: ID, element: Data.Element, view: ForEach<Data, ID, Content>) -> Row {
        let graph = inputs.graph
        let scope = graph.makeScope(in: inputs.scope)
        let rule = RowRule(element: element, content: view.content)
        let content = graph.makeRule(rule, in: scope)
        let value = _GraphValue(content, isCompared: true)
        if Content._isUnary {
            let count = group.children.count
            Content._makeViewList(view: value, inputs: inputs.through(group, scope: scope))
            return Row(id: id, scope: scope, content: content, first: group.children[count])
        }
        let rowGroup = RenderNode.makeGroup(inputs: inputs.through(group, scope: scope))
        Content._makeViewList(view: value, inputs: inputs.through(rowGroup, scope: scope))
        return Row(id: id, scope: scope, content: content, first: rowGroup)
    }

    /// Puts the nodes of the rows in the order of the rows.
    private func setNodes() {
        var nodes: ContiguousArray<RenderNode> = []
        nodes.reserveCapacity(rows.count)
        for row in rows { nodes.append(row.first) }
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
            inputs.scene.diagnostics.report(ForEachIssue.duplicate(id, source: view.source))
        }
    }
}

/// What is reported about a `ForEach`.
enum ForEachIssue {
    static func duplicate(_ id: some Hashable, source: SourceLocation) -> String {
        "ForEach at \(source): the id \(id) occurs more than once. Every element is shown, but which storage belongs to "
            + "which is undefined; give each element an id of its own."
    }
}

/// The view of one row: depends on what the content closure reads, and is run again by its list for new data.
struct RowRule<Element, Content>: Rule {
    var element: Element
    var content: (Element) -> Content

    mutating func value(in graph: Graph) -> Content { content(element) }

    static func areEqual(_ a: Content, _ b: Content) -> Bool {
        ValueComparator.of(Content.self).areEqual(a, b)
    }
}
