import AttributeGraph
import Foundation

/// A source of rows in a lazy container: what a `ForEach` is there.
///
/// It says how many rows there are and makes those that are asked for. It is attached to its group, whose
/// children are the rows that live now, in order.
package class LazyRows: NodeAttachment {
    package typealias Slot = LazyRows

    let inputs: _ViewInputs
    // Borrowed: the group holds the rows.
    @Borrowed var group: RenderNode
    /// The lengths of the rows along the container's axis; in a grid, how many cells they have.
    var lengths = LengthTable()
    /// The first row that another has taken the place of since a grid last looked.
    var firstChange = Int.max
    /// Whether rows have sections or sources of rows in them; nil as long as none was made.
    var isStructured: Bool?
    /// Deletes and moves elements, where modifiers of the `ForEach` say how. Reading depends on the modifiers.
    package var edits = RowEdits()
    /// A row that lives on out of sight, since the pointer carries it.
    package var heldIndex: Int? {
        didSet { if let oldValue, heldIndex != oldValue { stopKeepingRow(at: oldValue) } }
    }
    /// The rows that the last placement wants in the tree. Others are there only while they have the focus or are held.
    var placedRange = 0..<0

    init(inputs: _ViewInputs) {
        self.inputs = inputs
        _group = Borrowed(RenderNode.makeGroup(inputs: inputs))
        group.setAttachment(self)
    }

    package var count: Int { lengths.count }

    /// The row at an index if it lives.
    package func liveNode(at index: Int) -> RenderNode? { fatalError("LazyRows is abstract.") }

    /// The row at an index: made if it doesn't live.
    ///
    /// A row that was made is complete after the next `flush()`. `isNew` says whether that is needed.
    func node(at index: Int) -> (node: RenderNode, isNew: Bool) { fatalError("LazyRows is abstract.") }

    /// Has the container placed again if a row was in the tree only for a reason that has ended, such as the focus.
    func stopKeepingRow(at index: Int) {
        let container = group.container
        // The range of an element that is written out includes it while the focus keeps it.
        if container.flags.contains(.detached) || (isOfData && placedRange.contains(index)) { return }
        container.attachment(LazyState.self)?.placeAgain()
    }

    /// Lets go of the rows outside of a range: those with storage leave the tree, the others end (law A13). The row that
    /// has the focus stays.
    func keepOnly(_ range: Range<Int>) { fatalError("LazyRows is abstract.") }

    /// Whether the rows are those of data: not one element that is written out.
    package var isOfData: Bool { true }

    /// Whether there are rows that are out of sight and keep their storage.
    var keepsRowsOutOfSight: Bool { false }

    /// Ends the rows that are out of sight and keep their storage, of those whose index satisfies a condition.
    func endParkedRows(where isDistant: (Int) -> Bool) {}

    /// The index of a living row.
    package func index(of node: RenderNode) -> Int? { fatalError("LazyRows is abstract.") }

    /// The index of the living row in which the focus is.
    var focusedIndex: Int? { fatalError("LazyRows is abstract.") }

    /// The index of the element with an id. O(n).
    func index(ofID id: AnyHashable) -> Int? { fatalError("LazyRows is abstract.") }

    /// The index of the first row that does not live and would have a view with an explicit id in it. O(n).
    func index(ofUnmadePart id: AnyHashable) -> Int? { fatalError("LazyRows is abstract.") }

    /// The id of the element at an index.
    package func id(at index: Int) -> AnyHashable { fatalError("LazyRows is abstract.") }
}

/// What can be done with the elements of a `ForEach`.
package struct RowEdits {
    package var delete: ((Graph) -> ((IndexSet) -> Void)?)?
    package var move: ((Graph) -> ((IndexSet, Int) -> Void)?)?
}

extension LazyNode {
    /// The lazy rows that the node is the group of.
    package var rows: LazyRows? {
        node.flags.contains(.transparent) ? node.attachment(LazyRows.self) : nil
    }

    /// The lazy rows of a `ForEach` that the node is the group of.
    package var dataRows: LazyRows? {
        guard let rows = self.rows, rows.isOfData else { return nil }
        return rows
    }

    /// Whether the node is a lazy grid.
    package var isGrid: Bool { node.attachment(LazyState.self) is LazyGridState }

    /// Lets go of all lazy rows below a group.
    func keepNoRows() {
        guard node.flags.contains(.transparent) else { return }
        for child in node.children where child.flags.contains(.transparent) {
            if let rows = child.lazy.rows { rows.keepOnly(0..<0) } else { child.lazy.keepNoRows() }
        }
    }

    /// Called when the focus leaves the node: the rows around it that were in the tree only for it leave.
    func focusDidLeave() {
        var node = self.node
        while let parent = node.parent {
            if let rows = parent.lazy.rows, let index = rows.index(of: node) { rows.stopKeepingRow(at: index) }
            node = parent
        }
    }

    /// Has the lazy containers in what scrolls measured with all elements that are written out, for its ideal length.
    ///
    /// - Returns: Whether that is new: sizes that were known are forgotten.
    func measureContainersWhole() -> Bool {
        guard node.flags.contains(.holdsLazyContainer) else { return false }
        var isNew = false
        if let state = node.attachment(LazyState.self) {
            isNew = state.measureWhole()
        } else {
            if case .scroll = node.content { return false }
            for child in node.layoutChildren where child.lazy.measureContainersWhole() { isNew = true }
        }
        if isNew { node.cache.removeAll() }
        return isNew
    }

    /// Records which lazy elements below a group an animated transaction has inserted: their transitions begin when they
    /// become visible in the same transaction.
    func recordInsertedElements() {
        guard node.flags.contains(.transparent) else { return }
        (rows as? LazyElement)?.insertion = node.scene.transactionNumber
        for child in node.children { child.lazy.recordInsertedElements() }
    }
}

// MARK: - Leaving and returning

extension SceneGraph {
    /// Takes a row out of the tree that may come back: it disappears, and keeps its storage.
    func park(_ node: RenderNode) { detach(node) }

    /// Puts a parked row back. It is measured and placed as if it were new, and appears again.
    func unpark(_ node: RenderNode, in group: RenderNode) {
        node.parent = group
        reattach(node, depth: group.depth + 1)
    }

    private func reattach(_ node: RenderNode, depth: Int32) {
        node.flags.subtract([.detached, .sizeQueued, .placeQueued, .placed])
        node.depth = depth
        node.cache.removeAll()
        if let extras = node.extras {
            extras.flattened = nil
            if !extras.lifecycle.isEmpty { appears(node) }
        }
        node.didChange()
        for child in node.children { reattach(child, depth: depth + 1) }
    }

    /// Forgets that the sizes of new nodes were said to change: they are about to be asked for the first time.
    func settleNew(_ node: RenderNode) {
        node.flags.subtract(.sizeQueued)
        node.flags.subtract(.edgesChanged)
        node.cache.removeAll()
        for child in node.children { settleNew(child) }
    }
}

extension ViewType {
    /// Whether a view of the type has storage that is lost with its lifetime.
    var keepsStorage: Bool { properties.contains { !($0.type is any StatelessProperty.Type) } }
}

/// A dynamic property that keeps nothing which could not be had again.
protocol StatelessProperty {}

extension Environment: StatelessProperty {}
extension Binding: StatelessProperty {}
