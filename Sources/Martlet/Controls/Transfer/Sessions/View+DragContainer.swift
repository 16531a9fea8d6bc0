import Foundation

// Views that can be dragged together.

extension View {
    /// Makes the view a drag container, which provides the items for identifiers of the views inside: those of
    /// ``View/draggable(containerItemID:containerNamespace:)`` and of forms of `draggable` with an `id`.
    ///
    ///     ScrollView {
    ///         ForEach(songs) { song in
    ///             SongCell(song).draggable(containerItemID: song.title)
    ///         }
    ///     }
    ///     .dragContainer(for: Song.self, itemID: \.title) { titles in songs.filter { titles.contains($0.title) } }
    ///     .dragContainerSelection(Array(selection))
    ///
    /// - Parameters:
    ///   - itemType: The type of the dragged items.
    ///   - itemID: The key path of an item's identifier.
    ///   - namespace: The namespace of the container; `nil` to apply to all views.
    ///   - payload: Returns the items when a drag begins. It receives the selected identifiers if the dragged view is
    ///     selected, and otherwise the view's identifier. If it returns no items, there is no drag.
    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        itemID: KeyPath<Item, ItemID>,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> Data
    ) -> some View where Item == Data.Element {
        let container = DragContainer(itemID: itemID, namespace: namespace, isForSelection: true, payload)
        return modifier(TransferModifier(entry: .container(container)))
    }

    /// Makes the view a drag container of identifiable items.
    ///
    /// - Parameters:
    ///   - itemType: The type of the dragged items.
    ///   - namespace: The namespace of the container; `nil` to apply to all views.
    ///   - payload: Returns the items when a drag begins. It receives the selected identifiers if the dragged view is
    ///     selected, and otherwise the view's identifier. If it returns no items, there is no drag.
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable {
        dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
    }

    /// Makes the view a drag container that decides itself which items are dragged together.
    ///
    /// - Parameters:
    ///   - itemType: The type of the dragged items.
    ///   - itemID: The key path of an item's identifier.
    ///   - namespace: The namespace of the container; `nil` to apply to all views.
    ///   - payload: Returns the items when a drag begins. It receives the identifier of the view under the pointer,
    ///     whatever is selected. If it returns no items, there is no drag.
    @_disfavoredOverload  // An identifier may itself be a collection.
    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        itemID: KeyPath<Item, ItemID>,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping (ItemID) -> Data
    ) -> some View where Item == Data.Element {
        let container = DragContainer(itemID: itemID, namespace: namespace, isForSelection: false) { ids in
            ids.first.map { Array(payload($0)) } ?? []
        }
        return modifier(TransferModifier(entry: .container(container)))
    }

    /// Makes the view a drag container of identifiable items that decides itself which items are dragged together.
    ///
    /// - Parameters:
    ///   - itemType: The type of the dragged items.
    ///   - namespace: The namespace of the container; `nil` to apply to all views.
    ///   - payload: Returns the items when a drag begins. It receives the identifier of the view under the pointer,
    ///     whatever is selected. If it returns no items, there is no drag.
    @_disfavoredOverload  // An identifier may itself be a collection.
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping (Item.ID) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable {
        dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
    }

    /// Sets the selection of a drag container. A drag of a selected view drags all selected ones.
    ///
    /// In a list, the list's own selection is dragged together without this modifier.
    ///
    /// - Parameters:
    ///   - selection: The selected identifiers, read when a drag begins.
    ///   - containerNamespace: The namespace of the container; `nil` to apply to all containers.
    nonisolated public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View {
        let selection = DragSelection(
            namespace: containerNamespace, idType: ObjectIdentifier(ItemID.self),
            ids: MainOnly { selection().map { AnyHashable($0) } })
        return modifier(TransferModifier(entry: .selection(selection)))
    }

    /// Makes the view draggable, as the item that the enclosing drag container provides for an identifier.
    ///
    /// - Parameters:
    ///   - containerItemID: The identifier.
    ///   - containerNamespace: The namespace of the container; `nil` for the nearest one.
    nonisolated public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            DragModifier(
                payload: DragPayload(
                    identity: { DragIdentity(id: AnyHashable(containerItemID), namespace: containerNamespace) },
                    own: { [] })))
    }

    /// Makes the view draggable as an identifiable value, together with other selected views of a drag container.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - containerNamespace: The namespace of the container; `nil` for the nearest one.
    ///   - item: Returns the value; `nil` to prevent the drag.
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
    }

    /// Makes the view draggable as an identifiable value, together with other selected views of a drag container.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - item: The value; `nil` to prevent the drag.
    ///   - containerNamespace: The namespace of the container; `nil` for the nearest one.
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
    }

    /// Makes the view draggable as a value, together with other selected views of a drag container.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - id: The key path of the value's identifier.
    ///   - containerNamespace: The namespace of the container; `nil` for the nearest one.
    ///   - payload: Returns the value; `nil` to prevent the drag.
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
        _ payload: @escaping () -> Item?
    ) -> some View {
        let item = MainOnly((payload: payload, id: id))
        return modifier(
            DragModifier(
                payload: DragPayload(
                    identity: {
                        item.value.payload().map {
                            DragIdentity(id: AnyHashable($0[keyPath: item.value.id]), namespace: containerNamespace)
                        }
                    },
                    own: {
                        item.value.payload().map {
                            [Drag.Item(item: TransferItem($0), id: AnyHashable($0[keyPath: item.value.id]))]
                        } ?? []
                    })))
    }

    /// Makes the view draggable as a value, together with other selected views of a drag container.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - id: The key path of the value's identifier.
    ///   - item: The value; `nil` to prevent the drag.
    ///   - containerNamespace: The namespace of the container; `nil` for the nearest one.
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View {
        draggable(itemType, id: id, containerNamespace: containerNamespace, item)
    }
}
