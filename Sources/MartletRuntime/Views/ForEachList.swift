import AttributeGraph

/// The living rows of a `ForEach`: one lifetime for each id, in the order of the data.
///
/// New data is matched by id, and unchanged rows keep their storage (law A5). A new value of the view has a new
/// closure, which runs for every row; only rows whose view value differs mark their dependents (laws B4, B5).
///
/// Work for every row is done in loops over raw memory, since this class is not specialized for the types of its
/// parameters; code that needs the types is in the view's ``RowCode``.
final class ForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    private let inputs: _ViewInputs
    private let group: RenderNode
    private let source: RowSource<Data.Element, Content>
    /// The ids of the rows, in order.
    private var ids: ContiguousArray<ID> = []
    private var rows: ContiguousArray<RowReference> {
        get { source.rows }
        _modify { yield &source.rows }
    }
    private let idComparator = ValueComparator.of(ID.self)
    private let leaving = LeavingRows<ID, (row: RowReference, content: AnyAttribute)>()
    /// The elements that the rows had, while they are being brought into line with new ones.
    private var previous: ContiguousArray<Data.Element> = []
    private var hasData = false

    init(inputs: _ViewInputs) {
        self.inputs = inputs
        group = RenderNode.makeGroup(inputs: inputs)
        source = RowSource(group: group)
        let found = IdentifiedRows { [weak self] id in
            guard let self, let index = ids.firstIndex(where: { AnyHashable($0) == id }) else { return nil }
            return rows[index].pointee.first.outermost
        } id: { [weak self] node in
            guard let self, let index = rows.firstIndex(where: { $0.pointee.first.outermost === node }) else {
                return nil
            }
            return AnyHashable(ids[index])
        }
        group.setAttachment(found)
    }

    /// Brings the rows into line with a new value of the view.
    // Unsafe pointers: the list is where the graph keeps it; bytes are compared where both arrays are of plain data.
    func take(_ view: UnsafePointer<ForEach<Data, ID, Content>>) {
        let elements = ContiguousArray(view.pointee.data)
        let new = view.pointee.code?.ids(elements) ?? elements.ids(view.pointee.id)
        let old = source.elements
        source.take(elements, view.pointee.content)

        let shared = min(rows.count, new.count)
        let first = firstDifference(new, count: shared)
        if first < max(rows.count, new.count) {
            previous = old
            rearrange(new, from: first, shared: shared, view: view)
            previous = []
        }
        ids = new
        if source.observation.readsObservables {
            computeRows()
        } else if source.probe({ computeRows(upTo: 1) }) || source.observesOnce({ computeRows(from: 1) }) {
            // The first row determines the values that the closure reads; if another row reads more, all rows run
            // again.
            computeRows(from: 1)
        }
        hasData = true
    }

    /// Computes rows again. Only rows with a different view value mark their dependents.
    private func computeRows(from start: Int = 0, upTo end: Int = .max) {
        let graph = inputs.graph
        var batch = RowBatch(in: graph)
        let end = max(start, min(end, rows.count))
        rows.withUnsafeBufferPointer { rows in
            guard batch.isRecorded else {
                return graph.recomputeEach(end - start) { index in
                    let row = rows[start + index]
                    row.pointee.index = start + index
                    return row.pointee.content
                }
            }
            for index in start..<end {
                rows[index].pointee.index = index
                batch.compute(rows[index].pointee.content, in: graph)
            }
        }
        if let row = rows.first { batch.end(with: row.pointee.content, count: end - start, in: graph) }
    }

    // MARK: - Matching

    /// The rows between those that stay at the beginning and at the end, while new data is matched with them.
    private struct MovedRows {
        private let rows: ContiguousArray<RowReference>
        private var matching: RowMatching<ID>
        /// The ids that no row was found for.
        var unknown: ContiguousArray<ID> = []
        /// The number of new rows; the others were found again.
        var madeCount = 0

        init(_ rows: ContiguousArray<RowReference>, id: (Int) -> ID) {
            self.rows = rows
            matching = RowMatching(count: rows.count, id: id)
        }

        mutating func find(_ id: ID) -> RowReference? { matching.find(id).map { rows[$0] } }

        /// Calls `body` for each row that the new data does not contain.
        func forEachLeft(_ body: (RowReference) -> Void) { matching.forEachLeft { body(rows[$0]) } }
    }

    /// Returns the first index among the first `count` at which the old and new ids differ.
    private func firstDifference(_ new: ContiguousArray<ID>, count: Int) -> Int {
        let stride = MemoryLayout<ID>.stride
        let comparator = idComparator
        return ids.withUnsafeBytes { a in
            new.withUnsafeBytes { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return 0 }
                return comparator.firstDifference(a, b, stride: stride, from: 0, to: count)
            }
        }
    }

    /// Returns the number of equal ids at the end, among the last `count`.
    private func equalAtEnd(_ new: ContiguousArray<ID>, atMost count: Int) -> Int {
        let stride = MemoryLayout<ID>.stride
        let comparator = idComparator
        let oldCount = ids.count
        let newCount = new.count
        return ids.withUnsafeBytes { a in
            new.withUnsafeBytes { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return 0 }
                let oldEnd = a + oldCount * stride
                let newEnd = b + newCount * stride
                var equal = 0
                while equal < count {
                    let distance = (equal + 1) * stride
                    guard comparator.areEqual(oldEnd - distance, newEnd - distance) else { break }
                    equal += 1
                }
                return equal
            }
        }
    }

    private func rearrange(
        _ new: ContiguousArray<ID>,
        from start: Int,
        shared: Int,
        view: UnsafePointer<ForEach<Data, ID, Content>>
    ) {
        // Equal rows at the end stay in place; only those in between are matched by id.
        let end = equalAtEnd(new, atMost: shared - start)
        let oldEnd = rows.count - end
        let newEnd = new.count - end
        if oldEnd == start, leaving.isEmpty {
            insert(new, from: start, to: newEnd, view: view)
        } else if newEnd == start {
            removeRows(from: start, to: oldEnd)
        } else if oldEnd == newEnd {
            replace(new, from: start, to: newEnd, view: view)
        } else {
            rearrange(new, from: start, oldEnd: oldEnd, newEnd: newEnd, view: view)
        }
    }

    /// Only new rows, next to each other.
    private func insert(
        _ new: ContiguousArray<ID>,
        from start: Int,
        to end: Int,
        view: UnsafePointer<ForEach<Data, ID, Content>>
    ) {
        var rowInputs = inputs.through(group, scope: inputs.scope)
        let count = group.children.count
        let isInLine = count == rows.count
        let oldCount = rows.count
        let code = view.pointee.code
        rows.reserveCapacity(oldCount + end - start)
        group.children.reserveCapacity(count + end - start)
        var made: ContiguousArray<RowReference> = []
        if start < oldCount { made.reserveCapacity(end - start) }
        for index in start..<end {
            let row = makeRow(index: index, code: code, &rowInputs)
            if start < oldCount { made.append(row) } else { rows.append(row) }
        }
        if start < oldCount { rows.insert(contentsOf: made, at: start) }
        if !isInLine {
            setNodes()
        } else if start < oldCount {
            group.children.removeLast(end - start)
            group.children.insert(contentsOf: made.lazy.map(\.pointee.first.outermost), at: start)
        }
        group.childrenDidChange()
        reportDuplicates(
            ids: new, among: end - start == new.count ? new : ContiguousArray(new[start..<end]), view: view)
    }

    /// Only removed rows, adjacent to each other.
    private func removeRows(from start: Int, to end: Int) {
        let isInLine = group.children.count == rows.count
        let removed = ContiguousArray(rows[start..<end])
        rows.removeSubrange(start..<end)
        if isInLine { group.children.removeSubrange(start..<end) } else { setNodes() }
        group.childrenDidChange()
        let scene = inputs.scene
        if scene.transitionWork.mayTransition {
            for row in removed { remove(row) }
        } else {
            let graph = scene.graph
            removed.forEachRow { release(of: $0, in: scene, graph) }
        }
    }

    /// As many rows as before: those that stay where they are are left alone.
    private func replace(
        _ new: ContiguousArray<ID>,
        from start: Int,
        to end: Int,
        view: UnsafePointer<ForEach<Data, ID, Content>>
    ) {
        let stride = MemoryLayout<ID>.stride
        let comparator = idComparator
        var changed: ContiguousArray<Int> = []
        ids.withUnsafeBytes { a in
            new.withUnsafeBytes { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return }
                var index = start
                while index < end {
                    changed.append(index)
                    index = comparator.firstDifference(a, b, stride: stride, from: index + 1, to: end)
                }
            }
        }
        var moved = MovedRows(ContiguousArray(changed.lazy.map { self.rows[$0] })) { self.ids[changed[$0]] }
        // Copied once for all rows.
        var rowInputs = inputs.through(group, scope: inputs.scope)
        let count = group.children.count
        let isInLine = count == rows.count
        for index in changed {
            rows[index] = row(new[index], at: index, view: view, &moved, &rowInputs)
        }
        if isInLine {
            group.children.removeLast(group.children.count - count)
            for index in changed { group.children[index] = rows[index].pointee.first.outermost }
        } else {
            setNodes()
        }
        finish(moved, new, view: view)
    }

    private func rearrange(
        _ new: ContiguousArray<ID>,
        from start: Int,
        oldEnd: Int,
        newEnd: Int,
        view: UnsafePointer<ForEach<Data, ID, Content>>
    ) {
        var moved = MovedRows(ContiguousArray(rows[start..<oldEnd])) { self.ids[start + $0] }
        // Copied once for all rows.
        var rowInputs = inputs.through(group, scope: inputs.scope)
        let count = group.children.count
        let isInLine = count == rows.count
        var result: ContiguousArray<RowReference> = []
        result.reserveCapacity(newEnd - start)
        for index in start..<newEnd {
            result.append(row(new[index], at: index, view: view, &moved, &rowInputs))
        }
        rows.replaceSubrange(start..<oldEnd, with: result)
        if !isInLine {
            setNodes()
        } else if start < count || moved.madeCount != result.count {
            // New nodes were added at the end.
            group.children.removeLast(group.children.count - count)
            group.children.replaceSubrange(start..<oldEnd, with: result.lazy.map(\.pointee.first.outermost))
        }
        finish(moved, new, view: view)
    }

    /// Ends the removed rows and reports duplicate ids, after the nodes have been put in order.
    private func finish(
        _ moved: MovedRows,
        _ new: ContiguousArray<ID>,
        view: UnsafePointer<ForEach<Data, ID, Content>>
    ) {
        group.structureDidChange()
        let scene = inputs.scene
        if scene.transitionWork.mayTransition {
            moved.forEachLeft { remove($0) }
        } else {
            let graph = scene.graph
            moved.forEachLeft { release(of: $0, in: scene, graph) }
        }
        reportDuplicates(ids: new, among: moved.unknown, view: view)
    }

    /// Ends a row's lifetime immediately.
    private func release(of row: RowReference, in scene: SceneGraph, _ graph: Graph) {
        row.pointee.nodeReference.with { first in
            if first.flags.contains(.wrapped) { scene.detach(first.outermost) } else { scene.detach(first) }
        }
        graph.end(row.pointee.scope(in: graph))
    }

    /// Ends a row's lifetime, immediately or when its transition has ended.
    private func remove(_ row: RowReference) {
        let content = row.pointee.content
        let isSeen = leaving.add(
            (row, content), id: KeptID(ids[row.pointee.index]), node: row.pointee.first.outermost,
            scope: row.pointee.scope(in: inputs.graph), from: group, in: inputs.scene
        ) { [weak self] in self?.source.kept[content] = nil }
        guard isSeen else { return }
        source.kept[content] = previous[row.pointee.index]
        row.pointee.index = -1
    }

    /// A row that has been removed and is still seen, and is inserted again: it turns round, with its storage.
    private func returningRow(_ id: ID, at index: Int) -> RowReference? {
        guard let (row, content) = leaving.takeBack(id, into: group, in: inputs.scene) else { return nil }
        source.kept[content] = nil
        row.pointee.index = index
        return row
    }

    /// The row of an id: the one that there is, or a new one.
    private func row(
        _ id: ID,
        at index: Int,
        view: UnsafePointer<ForEach<Data, ID, Content>>,
        _ moved: inout MovedRows,
        _ rowInputs: inout _ViewInputs
    ) -> RowReference {
        if let known = moved.find(id) { return known }
        moved.unknown.append(id)
        if let returning = returningRow(id, at: index) { return returning }
        moved.madeCount += 1
        return makeRow(index: index, code: view.pointee.code, &rowInputs)
    }

    private func makeRow(
        index: Int,
        code: RowCode<Data.Element, ID, Content>?,
        _ rowInputs: inout _ViewInputs
    ) -> RowReference {
        let scope = inputs.withGraph { $0.makeScope(in: inputs.scope) }
        let content = inputs.withGraph { graph in
            code?.makeRule(graph, scope, source, index) ?? graph.makeRow(source, index, in: scope)
        }
        let row = inputs.withGraph { $0.row(of: content) }
        row.pointee.content = content
        let value = _GraphValue<Content>(attribute: content, offset: 0, isCompared: true)
        if inputs.isUnary(Content.self) {
            let count = group.children.count
            rowInputs.scope = scope
            Content._makeViewList(view: value, inputs: rowInputs)
            row.pointee.first = group.children[count]
        } else {
            let rowGroup = RenderNode.makeGroup(inputs: inputs.through(group, scope: scope))
            Content._makeViewList(view: value, inputs: inputs.through(rowGroup, scope: scope))
            row.pointee.first = rowGroup
        }
        if hasData { inputs.withScene { $0.transitionWork.recordInsertion(of: row.pointee.first) } }
        return row
    }

    /// Puts all nodes in the order of the rows.
    private func setNodes() {
        group.children = ContiguousArray(rows.lazy.map(\.pointee.first.outermost))
    }

    /// Two elements with one id: each is shown, and the issue names the id and the place (law A5).
    private func reportDuplicates(
        ids: ContiguousArray<ID>,
        among made: ContiguousArray<ID>,
        view: UnsafePointer<ForEach<Data, ID, Content>>
    ) {
        guard !made.isEmpty, view.pointee.code?.repeats(ids, made) ?? repeats(ids, among: made) else { return }
        let candidates = Set(made)
        var seen: Set<ID> = []
        for id in ids where candidates.contains(id) && !seen.insert(id).inserted {
            inputs.scene.diagnostics.report(ForEachIssue.duplicate(id, source: view.pointee.source, in: group))
        }
    }
}

/// The issues of a `ForEach`.
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
