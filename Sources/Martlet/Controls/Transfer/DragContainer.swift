import Foundation

/// What views that are dragged by their identifiers are dragged as.
struct DragContainer {
    let namespace: Namespace.ID?
    let idType: ObjectIdentifier
    /// Whether it is asked for all that is selected, and not for the view that the pointer has hold of.
    let isForSelection: Bool
    /// What is dragged for identifiers.
    let items: MainOnly<([AnyHashable]) -> [Drag.Item]>

    init<Item: Transferable, ItemID: Hashable, Data: Collection<Item>>(
        itemID: KeyPath<Item, ItemID>, namespace: Namespace.ID?, isForSelection: Bool,
        _ payload: @escaping ([ItemID]) -> Data
    ) {
        self.namespace = namespace
        idType = ObjectIdentifier(ItemID.self)
        self.isForSelection = isForSelection
        items = MainOnly { ids in
            payload(ids.compactMap { $0.base as? ItemID }).map {
                Drag.Item(item: TransferItem($0), id: AnyHashable($0[keyPath: itemID]))
            }
        }
    }
}

/// What is selected of what is dragged by identifiers.
struct DragSelection {
    let namespace: Namespace.ID?
    let idType: ObjectIdentifier
    let ids: MainOnly<() -> [AnyHashable]>
}

/// What a view is known by where several are dragged together.
struct DragIdentity {
    let id: AnyHashable
    var namespace: Namespace.ID?

    var idType: ObjectIdentifier { ObjectIdentifier(type(of: id.base)) }

    /// Whether something is meant for the view.
    func isMeant(_ namespace: Namespace.ID?, _ idType: ObjectIdentifier) -> Bool {
        // What names no namespace is for all.
        idType == self.idType && (namespace == self.namespace || namespace == nil || self.namespace == nil)
    }
}

/// What a view is dragged as.
struct DragPayload {
    /// What the view is known by; nil for a view that is always dragged alone, but for rows of lists.
    let identity: @MainActor () -> DragIdentity?
    /// What the view itself is dragged as; nothing where only a container knows.
    let own: @MainActor () -> [Drag.Item]

    init(
        identity: @escaping @MainActor () -> DragIdentity? = { nil }, own: @escaping @MainActor () -> [Drag.Item]
    ) {
        self.identity = identity
        self.own = own
    }

    /// A value, which is known by its identifier if it has one.
    static func value<T: Transferable>(_ value: T) -> [Drag.Item] {
        [Drag.Item(item: TransferItem(value), id: (value as? any Identifiable)?.erasedID)]
    }
}

extension Identifiable {
    fileprivate var erasedID: AnyHashable { AnyHashable(id) }
}

// MARK: - What is dragged together

/// The views of a drag, and what they are dragged as.
struct DragContents {
    var items: [Drag.Item] = []
    /// Which of the things the pointer has hold of.
    var index = 0
    /// The views that are dragged, with that which the pointer has hold of, in order.
    var places: [DragPlace]
}

extension DragPlace {
    /// What a drag that begins at the view carries: what its container says of all that is selected, the views of all
    /// selected rows, or the view alone.
    ///
    /// O(views in the container or list) where it is one of several that are selected.
    @MainActor
    func contents(at node: RenderNode) -> DragContents {
        guard let payload else { return DragContents(places: []) }
        let identity = payload.identity()
        if let identity, let container = container(for: identity, around: node) {
            let selected =
                container.value.isForSelection
                ? selection(with: identity, around: node)?.ids ?? listSelection(around: node, with: identity) : nil
            let items = container.value.items.value(selected ?? [identity.id])
            let ids = Set(items.compactMap(\.id))
            return DragContents(
                items: items, index: items.firstIndex { $0.id == identity.id } ?? 0,
                places: places(in: container.node) { ids.contains($0.id) && identity.idType == $0.idType })
        }
        if let identity, let (ids, root) = selection(with: identity, around: node) {
            let places = places(in: root) { ids.contains($0.id) && identity.idType == $0.idType }
            if let contents = contents(of: places) { return contents }
        }
        if let places = placesOfSelectedRows(around: node), let contents = contents(of: places) { return contents }
        return DragContents(items: payload.own(), places: [self])
    }

    /// What several views are dragged as; nil if this is none of them.
    @MainActor
    private func contents(of places: [DragPlace]) -> DragContents? {
        guard places.contains(where: { $0 === self }) else { return nil }
        var result = DragContents(places: places)
        for place in places {
            if place === self { result.index = result.items.count }
            result.items += place.payload?.own() ?? []
        }
        return result
    }

    private func container(
        for identity: DragIdentity, around node: RenderNode
    ) -> (value: DragContainer, node: RenderNode)? {
        node.nearestPlace { entry in
            if case .container(let content) = entry, identity.isMeant(content.namespace, content.idType) {
                content
            } else {
                nil
            }
        }
    }

    /// What is selected, if the view is one of that, and the node in which it is selected.
    @MainActor
    private func selection(
        with identity: DragIdentity, around node: RenderNode
    ) -> (ids: [AnyHashable], node: RenderNode)? {
        let selection = node.nearestPlace { entry in
            if case .selection(let content) = entry, identity.isMeant(content.namespace, content.idType) {
                content
            } else {
                nil
            }
        }
        guard let selection else { return nil }
        let ids = selection.value.ids.value()
        return ids.contains(identity.id) ? (ids, selection.node) : nil
    }

    /// What is selected in the list that the view stands in, if that is selected by what the view is known by.
    @MainActor
    private func listSelection(around node: RenderNode, with identity: DragIdentity) -> [AnyHashable]? {
        guard let row = node.selfAndAround.first(where: { $0.rowState != nil }), let ids = row.selectedValuesWithOwn,
            ids.contains(identity.id), ids.allSatisfy({ ObjectIdentifier(type(of: $0.base)) == identity.idType })
        else { return nil }
        return ids
    }

    /// The views that can be dragged in the selected rows of the list that the view stands in, the first of each row, if
    /// its own is selected.
    @MainActor
    private func placesOfSelectedRows(around node: RenderNode) -> [DragPlace]? {
        guard let row = node.selfAndAround.first(where: { $0.rowState != nil }), let context = row.rowState?.context,
            let ids = row.selectedValuesWithOwn, ids.count > 1,
            let list = row.selfAndAround.first(where: { $0.attachment(ListContext.self) === context })
        else { return nil }
        let selected = Set(ids)
        var places: [DragPlace] = []
        list.walk { node in
            guard let state = node.rowState else { return true }
            if state.context === context, let id = node.selectionID, selected.contains(id) {
                // Of the row of the pointer it is the view under that.
                if node === row { places.append(self) } else if let place = node.firstPlace { places.append(place) }
            }
            return false
        }
        return places
    }

    @MainActor
    private func places(in root: RenderNode, where isMeant: (DragIdentity) -> Bool) -> [DragPlace] {
        var places: [DragPlace] = []
        root.walk { node in
            for place in node.attachment(DragPlaces.self)?.all ?? [] {
                if let place = place.object, let identity = place.payload?.identity(), isMeant(identity) {
                    places.append(place)
                }
            }
            return true
        }
        return places
    }
}

extension RenderNode {
    /// Goes through the node and what stands in it, in order, without what stands in nodes of which that is said.
    fileprivate func walk(_ visit: (RenderNode) -> Bool) {
        // Trees may be deeper than a thread's stack.
        var waiting = [self]
        while let node = waiting.popLast() {
            if visit(node) { waiting += node.children.reversed() }
        }
    }

    /// The first view in the node that can be dragged.
    fileprivate var firstPlace: DragPlace? {
        var found: DragPlace?
        walk { node in
            if found == nil { found = node.attachment(DragPlaces.self)?.all.lazy.compactMap(\.object).first }
            return found == nil
        }
        return found
    }
}
