import AttributeGraph
import Foundation

/// The rows of a `ForEach` in a lazy container.
///
/// Rows that are near the visible part live. Of the others, those with storage are parked: out of the tree, their
/// state kept, until they come back or their id leaves the data (law A13). The rest exist as data only.
final class LazyForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRows {
    final class Row {
        /// The id, with the hash that it had when the row was made.
        let key: KeptID<ID>
        let scope: Scope
        let content: Attribute<Content>
        /// The row's node, or the group of its nodes where there may be other than one.
        let node: RenderNode
        var index: Int
        /// Whether the data has changed since the row was computed.
        var isStale = false

        var id: ID { key.id }

        init(id: ID, scope: Scope, content: Attribute<Content>, node: RenderNode, index: Int) {
            key = KeptID(id)
            self.scope = scope
            self.content = content
            self.node = node
            self.index = index
        }
    }

    private var view: ForEach<Data, ID, Content>?
    /// The rows in the tree, by index.
    private var live: ContiguousArray<Row> = []
    private var parked: [KeptID<ID>: Row] = [:]
    private let leaving = LeavingRows<ID, Row>()
    /// The ids that the transaction with a number has inserted, where it animates.
    private var inserted: (ids: Set<ID>, transaction: Int) = ([], -1)

    /// Whether each element of a row comes and goes by itself. Where a row has one at most, it does so with the row; and a
    /// grid needs all cells of a row to know its lines.
    private lazy var splitsRows =
        !group.container.lazy.isGrid
        && (inputs.modifierContent?.isMultiple == true || !isOneElementAtMost(Content.self))

    // MARK: - Rows

    package override func liveNode(at index: Int) -> RenderNode? {
        let slot = self.slot(for: index)
        return slot < live.count && live[slot].index == index ? live[slot].node.outermost : nil
    }

    /// Where a row with an index stands in `live`, or would.
    private func slot(for index: Int) -> Int {
        var low = 0
        var high = live.count
        while low < high {
            let middle = (low + high) / 2
            if live[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    override func node(at index: Int) -> (node: RenderNode, isNew: Bool) {
        let slot = self.slot(for: index)
        if slot < live.count, live[slot].index == index { return (live[slot].node.outermost, false) }
        guard let view else { preconditionFailure("A row was asked for before there was data.") }
        let element = view.element(at: index)
        let id = view.id(element)
        reportDuplicate(of: id, source: view.source)
        let row: Row
        if let known = parked.removeValue(forKey: KeptID(id)) {
            row = known
            row.index = index
            group.children.insert(row.node, at: slot)
            inputs.scene.unpark(row.node, in: group)
            group.structureDidChange()
            if row.isStale { update(row, with: element, view: view) }
        } else if let returning = leaving.takeBack(id, into: group, in: inputs.scene) {
            row = returning
            row.index = index
            group.children.insert(row.node.outermost, at: slot)
            group.structureDidChange()
            update(row, with: element, view: view)
        } else {
            row = makeRow(id: id, element: element, index: index, view: view)
            // It was made at the end of the group.
            let made = group.children.removeLast()
            group.children.insert(made, at: slot)
            group.container.extras?.flattened = nil
            let scene = inputs.scene
            if inserted.transaction == scene.transactionNumber, inserted.ids.contains(id) {
                scene.transitionWork.recordInsertion(of: row.node)
            }
        }
        live.insert(row, at: slot)
        return (row.node, true)
    }

    /// Ends a row's lifetime, at once or when its transition has ended.
    private func remove(_ row: Row) {
        leaving.add(
            row, id: row.key, node: row.node.outermost, scope: row.scope, from: group, in: inputs.scene)
    }

    private func makeRow(id: ID, element: Data.Element, index: Int, view: ForEach<Data, ID, Content>) -> Row {
        let graph = inputs.graph
        let scope = graph.makeScope(in: inputs.scope)
        let content = graph.makeRule(RowRule(element: element, content: view.content, group: group), in: scope)
        let value = _GraphValue(content, isCompared: true)
        var rowInputs = inputs.through(group, scope: scope)
        rowInputs.laziness = splitsRows ? .elements : .rows
        if inputs.isUnary(Content.self) {
            let position = group.children.count
            Content._makeViewList(view: value, inputs: rowInputs)
            return Row(id: id, scope: scope, content: content, node: group.children[position], index: index)
        }
        rowInputs.parent = RenderNode.makeGroup(inputs: rowInputs)
        Content._makeViewList(view: value, inputs: rowInputs)
        return Row(id: id, scope: scope, content: content, node: rowInputs.parent, index: index)
    }

    private func update(_ row: Row, with element: Data.Element, view: ForEach<Data, ID, Content>) {
        row.isStale = false
        let graph = inputs.graph
        graph.withRule(row.content, as: RowRule<Data.Element, Content>.self) {
            $0.element = element
            $0.content = view.content
        }
        graph.recompute(row.content.identifier)
    }

    override func keepOnly(_ range: Range<Int>) {
        guard let first = live.first, let last = live.last else { return }
        if range.contains(first.index), range.contains(last.index) { return }
        var kept: ContiguousArray<Row> = []
        let focus = inputs.scene.focus
        let removed = live.filter { row in
            if range.contains(row.index) || row.index == heldIndex || focus.isFocused(below: row.node) {
                kept.append(row)
                return false
            }
            return true
        }
        guard !removed.isEmpty else { return }
        live = kept
        setNodes()
        for row in removed {
            for element in row.node.elements { element.transition.run.map(inputs.scene.transitionWork.cutShort) }
            row.node.lazy.keepNoRows()
            if parked[row.key] == nil, row.node.lazy.keepsStorage(below: inputs.instance) {
                parked[row.key] = row
                inputs.scene.park(row.node)
            } else {
                inputs.scene.end(row.scope, removing: [row.node])
            }
        }
    }

    override var keepsRowsOutOfSight: Bool { !parked.isEmpty }

    override func endParkedRows(where isDistant: (Int) -> Bool) {
        for row in Array(parked.values) where isDistant(row.index) {
            parked[row.key] = nil
            inputs.scene.end(row.scope, removing: [])
        }
    }

    private func setNodes() {
        group.children = ContiguousArray(live.lazy.map(\.node.outermost))
        group.structureDidChange()
    }

    // MARK: - Looking up

    package override func index(of node: RenderNode) -> Int? {
        live.first { $0.node.outermost === node }?.index
    }

    override var focusedIndex: Int? {
        guard var node = inputs.scene.focus.focused else { return nil }
        while let parent = node.parent {
            if parent === group { return index(of: node) }
            node = parent
        }
        return nil
    }

    override func index(ofID id: AnyHashable) -> Int? {
        guard let view, let id = id.base as? ID else { return nil }
        if let row = live.first(where: { $0.id == id }) { return row.index }
        for (index, element) in view.data.enumerated() where view.id(element) == id { return index }
        return nil
    }

    override func index(ofUnmadePart id: AnyHashable) -> Int? {
        guard let view, Content.self is any IdentifiedParts.Type else { return nil }
        for (index, element) in view.data.enumerated() where liveNode(at: index) == nil {
            if let parts = view.content(element) as? any IdentifiedParts, parts.hasPart(withID: id) { return index }
        }
        return nil
    }

    package override func id(at index: Int) -> AnyHashable {
        guard let view else { preconditionFailure("A row was asked for before there was data.") }
        return AnyHashable(view.id(view.element(at: index)))
    }

    private func reportDuplicate(of id: ID, source: SourceLocation) {
        guard live.contains(where: { $0.id == id }) else { return }
        inputs.scene.diagnostics.report(ForEachIssue.duplicate(id, source: source, in: group))
    }

    // MARK: - New data

    /// Brings the rows into line with a new value of the view.
    ///
    /// - Complexity: O(1) the first time; then O(*n*) comparisons of bits, and of the ids of elements whose bits differ.
    func take(_ view: ForEach<Data, ID, Content>) {
        guard let old = self.view else {
            self.view = view
            lengths.reset(count: view.data.count)
            group.structureDidChange()
            return
        }
        self.view = view
        // What is in one piece is compared by its bits on the way.
        let isInOnePiece = view.data.withContiguousStorageIfAvailable { _ in true } ?? false
        if isInOnePiece || !ValueComparator.of(Data.self).areEqual(old.data, view.data) {
            rearrange(from: old, to: view)
        }
        for row in live { update(row, with: view.element(at: row.index), view: view) }
        for row in parked.values { row.isStale = true }
    }

    private func rearrange(from old: ForEach<Data, ID, Content>, to new: ForEach<Data, ID, Content>) {
        let oldCount = old.data.count
        let newCount = new.data.count
        var start = SameBits.prefix(old.data, new.data, from: 0)
        var a = old.data.index(old.data.startIndex, offsetBy: start)
        var b = new.data.index(new.data.startIndex, offsetBy: start)
        while start < min(oldCount, newCount), old.id(old.data[a]) == new.id(new.data[b]) {
            let same = 1 + SameBits.prefix(old.data, new.data, from: start + 1)
            start += same
            old.data.formIndex(&a, offsetBy: same)
            new.data.formIndex(&b, offsetBy: same)
        }
        if start == oldCount, start == newCount { return }
        let end = SameBits.suffix(old.data, new.data, atMost: min(oldCount, newCount) - start)
        var (oldEnd, newEnd) = (oldCount - end, newCount - end)
        a = old.data.index(old.data.endIndex, offsetBy: -end)
        b = new.data.index(new.data.endIndex, offsetBy: -end)
        while oldEnd > start, newEnd > start {
            old.data.formIndex(before: &a)
            new.data.formIndex(before: &b)
            guard old.id(old.data[a]) == new.id(new.data[b]) else { break }
            oldEnd -= 1
            newEnd -= 1
        }
        move(from: start..<oldEnd, to: start..<newEnd, of: old, in: new)
    }

    /// Gives living and parked rows their new indices. What lay in `old` is now found by id in `new`, or has gone.
    private func move(
        from old: Range<Int>,
        to new: Range<Int>,
        of oldView: ForEach<Data, ID, Content>,
        in view: ForEach<Data, ID, Content>
    ) {
        if inputs.scene.transitionWork.mayTransition, !new.isEmpty {
            var ids: Set<ID> = []
            for index in new { ids.insert(view.id(view.element(at: index))) }
            for index in old { ids.remove(oldView.id(oldView.element(at: index))) }
            inserted = (ids, inputs.scene.transactionNumber)
        }
        firstChange = min(firstChange, old.lowerBound)
        let shift = new.upperBound - old.upperBound
        var moved: [Row] = []
        var rows = live
        rows.append(contentsOf: parked.values)
        for row in rows {
            if row.index >= old.upperBound {
                row.index += shift
            } else if row.index >= old.lowerBound {
                moved.append(row)
            }
        }
        var matching = RowMatching(count: moved.count) { moved[$0].id }
        var kept: [(index: Int, length: CGFloat)] = []
        if !moved.isEmpty {
            var position = view.data.index(view.data.startIndex, offsetBy: new.lowerBound)
            for index in new {
                let id = view.id(view.data[position])
                view.data.formIndex(after: &position)
                guard let found = matching.find(id) else { continue }
                let row = moved[found]
                let length = lengths.values[row.index]
                if length >= 0 { kept.append((index, length)) }
                row.index = index
                if matching.leftCount == 0 { break }
            }
        }
        lengths.replace(old, byUnmeasured: new.count)
        for (index, length) in kept { lengths.set(length, at: index) }
        var removed: [Row] = []
        matching.forEachLeft { removed.append(moved[$0]) }
        let gone = Set(removed.map(ObjectIdentifier.init))
        live.removeAll { gone.contains(ObjectIdentifier($0)) }
        live.sort { $0.index < $1.index }
        setNodes()
        for row in removed {
            if parked[row.key] === row {
                parked[row.key] = nil
                inputs.scene.end(row.scope, removing: [])
            } else {
                remove(row)
            }
        }
    }
}

extension ForEach {
    func element(at index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }
}

extension LazyNode {
    /// Whether a view in the subtree has storage, or a position that it was scrolled to; views around `outer` and
    /// itself don't count.
    func keepsStorage(below outer: ViewInstance?) -> Bool {
        if case .scroll = node.content { return true }
        if let rows = self.rows, rows.keepsRowsOutOfSight { return true }
        var instance = node.instance
        while let current = instance, current !== outer {
            if current.type.keepsStorage { return true }
            instance = current.parent
        }
        return node.children.contains { $0.lazy.keepsStorage(below: outer) }
    }
}
