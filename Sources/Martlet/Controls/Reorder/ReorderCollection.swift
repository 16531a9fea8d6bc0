import AttributeGraph
import Foundation

/// A reorderable collection: the elements of a `ForEach`, created or not. It is attached to the group of the rows.
final class ReorderCollection: NodeAttachment {
    /// The container that is told of movements; nil outside of a container.
    let container: ReorderContainer?
    fileprivate(set) var id: AnyHashable
    /// Whether the elements are rows of a list, whose controls move them.
    let isInList: Bool
    private weak var group: RenderNode?
    private var members: [Weak<ReorderElement>] = []

    init(id: AnyHashable, type: ObjectIdentifier, inputs: _ViewInputs) {
        self.id = id
        isInList = inputs.parent.container.list.isListColumn
        var container: ReorderContainer? = inputs.attachment(ReorderContainer.self)
        while let current = container, current.collectionType != type { container = current.outer }
        self.container = container
        container?.add(self)
    }

    var isEnabled: Bool { container?.isEnabled == true }

    /// Whether the views are in the tree of a scene.
    var isAttached: Bool { group?.isAttached == true }

    /// The node in which the views are laid out.
    var layoutNode: RenderNode? { group?.container }

    /// The rows of a lazy container.
    var lazyRows: LazyRows? { group?.lazy.dataRows }

    /// The position of the group in the tree: the indices of the nodes from the root on.
    var path: [Int] {
        var path: [Int] = []
        var node = group
        while let current = node, let parent = current.parent {
            path.append(parent.children.firstIndex { $0 === current } ?? 0)
            node = parent
        }
        return path.reversed()
    }

    fileprivate func connect(to group: RenderNode) {
        self.group = group
        group.setAttachment(self)
    }

    func add(_ element: ReorderElement) {
        members.removeAll { $0.object == nil }
        members.append(Weak(element))
    }

    /// Updates the views and rows after a change of the container.
    func refresh() {
        for member in members { member.object?.update() }
        for child in group?.children ?? [] { child.innermost.list.rowState?.refresh() }
    }

    // MARK: - Elements

    /// The children of the group that stay, in order. In a lazy container only some elements have one.
    private var children: ContiguousArray<RenderNode> { group?.children.filter { !$0.isLeaving } ?? [] }

    var count: Int { lazyRows?.count ?? children.count }

    /// Returns the index of the element whose view is a child of the group.
    func index(of child: RenderNode) -> Int? {
        lazyRows?.index(of: child) ?? children.firstIndex { $0 === child }
    }

    func itemID(at index: Int) -> AnyHashable? {
        if let lazyRows { return 0..<lazyRows.count ~= index ? lazyRows.id(at: index) : nil }
        let children = children
        guard children.indices.contains(index) else { return nil }
        return group?.attachment(IdentifiedRows.self)?.id(children[index])
    }

    /// The created elements by index. An element with several views has one entry.
    var slots: [ReorderSlot] {
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, child) in children.enumerated() {
            indices[ObjectIdentifier(child)] = lazyRows.map { $0.index(of: child) ?? -1 } ?? index
        }
        if isInList {
            return children.compactMap { child in
                guard let index = indices[ObjectIdentifier(child)], index >= 0, child.isShown else {
                    return nil
                }
                return ReorderSlot(collection: self, index: index, frame: child.frameInWindow)
            }
        }
        var slots: [Int: ReorderSlot] = [:]
        for element in members.lazy.compactMap(\.object) {
            guard let frame = element.regularFrame, let child = element.child(of: group),
                let index = indices[ObjectIdentifier(child)], index >= 0
            else { continue }
            if let known = slots[index] {
                slots[index]?.frame = known.frame.union(frame)
                slots[index]?.elements.append(element)
            } else {
                slots[index] = ReorderSlot(collection: self, index: index, frame: frame, elements: [element])
            }
        }
        return slots.values.sorted { $0.index < $1.index }
    }

    /// The frames in the window of the first and the last elements, and of those beside an element, also in the other
    /// collections.
    func framesAround(_ element: ReorderElement) -> [CGRect] {
        var nodes: [RenderNode?] = []
        for collection in container?.collections ?? [] {
            let children = collection.group?.children ?? []
            nodes += [children.first, children.last]
            if children.isEmpty { nodes.append(collection.layoutNode) }
            guard collection === self, let child = element.child(of: group),
                let index = children.firstIndex(where: { $0 === child })
            else { continue }
            nodes += [index > 0 ? children[index - 1] : nil, index + 1 < children.count ? children[index + 1] : nil]
            nodes.removeAll { $0 === child }
        }
        return nodes.compactMap { $0 }.filter(\.isShown).map(\.frameInWindow)
    }

    // MARK: - Movements

    /// Moves an element to an index of a collection, counted without the element, and reports the movement.
    @MainActor
    func move(_ index: Int, to target: ReorderCollection, at place: Int) {
        guard isEnabled, let container, target.container === container, let source = itemID(at: index) else { return }
        let isOwn = target === self
        let place = min(max(0, place), isOwn ? count - 1 : target.count)
        if isOwn, place == index { return }
        let following = isOwn && place > index ? place + 1 : place
        container.report(
            ReorderContainer.Change(
                source: source, following: target.itemID(at: following), collection: target.id))
    }

    /// Moves an element by a number of places. Beyond the ends it is in the next collection.
    @MainActor
    func move(_ index: Int, by offset: Int) {
        let place = index + offset
        if 0..<count ~= place { return move(index, to: self, at: place) }
        guard let next = neighbor(forward: offset > 0) else {
            return move(index, to: self, at: offset > 0 ? count - 1 : 0)
        }
        move(index, to: next, at: offset > 0 ? place - count : next.count + place + 1)
    }

    /// Whether an element can be moved one place further.
    func canMove(_ index: Int, forward: Bool) -> Bool {
        0..<count ~= index + (forward ? 1 : -1) || neighbor(forward: forward) != nil
    }

    private func neighbor(forward: Bool) -> ReorderCollection? {
        guard let collections = container?.collections,
            let own = collections.firstIndex(where: { $0 === self })
        else { return nil }
        let index = own + (forward ? 1 : -1)
        return collections.indices.contains(index) ? collections[index] : nil
    }
}

/// The place of an element in its container.
struct ReorderSlot {
    let collection: ReorderCollection
    let index: Int
    /// The frame in the window, as if nothing were dragged.
    var frame: CGRect
    /// The views of the element; none for a row of a list.
    var elements: [ReorderElement] = []
    /// Whether the collection is empty, and the frame that of its container.
    var isEmpty = false
}

/// Makes the elements of a `ForEach` reorderable.
nonisolated struct ReorderableModifier<CollectionID: Hashable>: PrimitiveModifier {
    let collectionID: CollectionID

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs { body(inputs) }

    static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    ) {
        let id = inputs.withGraph { AnyHashable(modifier.pointer(in: $0).pointee.collectionID) }
        let collection = ReorderCollection(id: id, type: ObjectIdentifier(CollectionID.self), inputs: inputs)
        inputs.follow { graph in collection.id = AnyHashable(modifier.read(in: graph).collectionID) }
        let first = inputs.parent.children.count
        var inner = inputs
        if !collection.isInList {
            inner.wrappers = ElementWrapper(inputs: inputs) { around, content in
                ReorderElement.make(inputs: around, collection: collection, content: content)
            }
        }
        body(inner)
        if let group = inputs.parent.children[first...].first(where: { $0.flags.contains(.transparent) }) {
            collection.connect(to: group)
        }
    }
}

extension TransferNode {
    /// The reorderable collection whose element the list row is, and the index in it.
    var reorderPlace: (collection: ReorderCollection, index: Int)? {
        var node = self.node.outermost
        while let parent = node.parent, parent.flags.contains(.transparent) {
            if let collection = parent.attachment(ReorderCollection.self) {
                return collection.index(of: node).map { (collection, $0) }
            }
            node = parent
        }
        return nil
    }
}
