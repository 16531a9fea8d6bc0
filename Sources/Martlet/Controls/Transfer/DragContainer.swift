import Foundation

/// The payload of the views that are dragged by their identifiers.
struct DragContainer {
    let namespace: Namespace.ID?
    let idType: ObjectIdentifier
    /// Whether the payload closure receives all selected identifiers, instead of only that of the view under the
    /// pointer.
    let isForSelection: Bool
    /// Returns the items to drag for identifiers.
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

/// The selected identifiers of the views in a drag container.
struct DragSelection {
    let namespace: Namespace.ID?
    let idType: ObjectIdentifier
    let ids: MainOnly<() -> [AnyHashable]>
}

/// The identifier of a view that can be dragged together with others.
struct DragIdentity {
    let id: AnyHashable
    var namespace: Namespace.ID?

    var idType: ObjectIdentifier { ObjectIdentifier(type(of: id.base)) }

    /// Whether a container or selection applies to the view.
    func isMeant(_ namespace: Namespace.ID?, _ idType: ObjectIdentifier) -> Bool {
        // Without a namespace, it applies to all.
        idType == self.idType && (namespace == self.namespace || namespace == nil || self.namespace == nil)
    }
}

/// The items that a view is dragged as.
struct DragPayload {
    /// Returns the view's identifier; `nil` for a view that is dragged with others only in the rows of a list.
    let identity: @MainActor () -> DragIdentity?
    /// Returns the view's own items; empty if only a container provides them.
    let own: @MainActor () -> [Drag.Item]

    init(
        identity: @escaping @MainActor () -> DragIdentity? = { nil }, own: @escaping @MainActor () -> [Drag.Item]
    ) {
        self.identity = identity
        self.own = own
    }

    /// Returns the item of a value, with the value's id if it is `Identifiable`.
    static func value<T: Transferable>(_ value: T) -> [Drag.Item] {
        [Drag.Item(item: TransferItem(value), id: (value as? any Identifiable)?.erasedID)]
    }
}

extension Identifiable {
    fileprivate var erasedID: AnyHashable { AnyHashable(id) }
}

// MARK: - Views that are dragged together

/// The views and items of a drag.
struct DragContents {
    var items: [Drag.Item] = []
    /// The index of the item under the pointer.
    var index = 0
    /// The dragged views in order, including the one under the pointer.
    var places: [DragPlace]
}

extension DragPlace {
    /// Returns the contents of a drag that begins at the view: the items of its container for the selected identifiers,
    /// the views of all selected rows, or the view alone.
    ///
    /// - Complexity: O(n) in the views of the container or list, if several are selected.
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

    /// Returns the contents for several views; `nil` if this view is not among them.
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
        node.transfer.nearestPlace { entry in
            if case .container(let content) = entry, identity.isMeant(content.namespace, content.idType) {
                content
            } else {
                nil
            }
        }
    }

    /// Returns the selected identifiers, if the view's is among them, and the node of the selection.
    @MainActor
    private func selection(
        with identity: DragIdentity, around node: RenderNode
    ) -> (ids: [AnyHashable], node: RenderNode)? {
        let selection = node.transfer.nearestPlace { entry in
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

    /// Returns the selected values of the list that contains the view, if they are identifiers of the view's kind.
    @MainActor
    private func listSelection(around node: RenderNode, with identity: DragIdentity) -> [AnyHashable]? {
        guard let row = node.transfer.selfAndAround.first(where: { $0.list.rowState != nil }),
            let ids = row.list.selectedValuesWithOwn,
            ids.contains(identity.id), ids.allSatisfy({ ObjectIdentifier(type(of: $0.base)) == identity.idType })
        else { return nil }
        return ids
    }

    /// Returns the first draggable view of each selected row in the view's list, if the view's own row is selected.
    @MainActor
    private func placesOfSelectedRows(around node: RenderNode) -> [DragPlace]? {
        guard let row = node.transfer.selfAndAround.first(where: { $0.list.rowState != nil }),
            let context = row.list.rowState?.context,
            let ids = row.list.selectedValuesWithOwn, ids.count > 1,
            let list = row.transfer.selfAndAround.first(where: { $0.attachment(ListContext.self) === context })
        else { return nil }
        let selected = Set(ids)
        var places: [DragPlace] = []
        list.transfer.walk { node in
            guard let state = node.list.rowState else { return true }
            if state.context === context, let id = node.list.selectionID, selected.contains(id) {
                // The row under the pointer contributes this view, which is not necessarily its first draggable one.
                if node === row {
                    places.append(self)
                } else if let place = node.transfer.firstPlace {
                    places.append(place)
                }
            }
            return false
        }
        return places
    }

    @MainActor
    private func places(in root: RenderNode, where isMeant: (DragIdentity) -> Bool) -> [DragPlace] {
        var places: [DragPlace] = []
        root.transfer.walk { node in
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

extension TransferNode {
    /// Visits the subtree in order. A node for which `visit` returns `false` is not entered.
    fileprivate func walk(_ visit: (RenderNode) -> Bool) {
        // Iterative, since a tree may be deeper than a thread's stack allows.
        var waiting = [self.node]
        while let node = waiting.popLast() {
            if visit(node) { waiting += node.children.reversed() }
        }
    }

    /// The first draggable view in the subtree.
    fileprivate var firstPlace: DragPlace? {
        var found: DragPlace?
        walk { node in
            if found == nil { found = node.attachment(DragPlaces.self)?.all.lazy.compactMap(\.object).first }
            return found == nil
        }
        return found
    }
}
