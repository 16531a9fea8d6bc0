import Foundation

// Views of which several can be dragged together.

extension View {
    /// Makes a container of views that are dragged by identifiers: by
    /// ``View/draggable(containerItemID:containerNamespace:)``, or by forms of `draggable` with an `id`.
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
    ///   - itemType: The type of what is dragged.
    ///   - itemID: Where in what is dragged its identifier is.
    ///   - namespace: Tells the container from others; nil for all views.
    ///   - payload: Called when a drag begins: is given the identifiers of all that is selected, if the view is one of
    ///     that, or else its own. Nothing is dragged where it returns nothing.
    nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        itemID: KeyPath<Item, ItemID>,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> Data
    ) -> some View where Item == Data.Element {
        let container = DragContainer(itemID: itemID, namespace: namespace, isForSelection: true, payload)
        return modifier(TransferModifier(entry: .container(container)))
    }

    /// Makes a container of views that are dragged by the identifiers of values.
    ///
    /// - Parameters:
    ///   - itemType: The type of what is dragged.
    ///   - namespace: Tells the container from others; nil for all views.
    ///   - payload: Called when a drag begins: is given the identifiers of all that is selected, if the view is one of
    ///     that, or else its own. Nothing is dragged where it returns nothing.
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable {
        dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
    }

    /// Makes a container of views that are dragged by identifiers, which says itself what else goes with one of them.
    ///
    /// - Parameters:
    ///   - itemType: The type of what is dragged.
    ///   - itemID: Where in what is dragged its identifier is.
    ///   - namespace: Tells the container from others; nil for all views.
    ///   - payload: Called when a drag begins: is given the identifier of the view that the pointer has hold of, whatever is
    ///     selected. Nothing is dragged where it returns nothing.
    @_disfavoredOverload  // An identifier may be a collection too.
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

    /// Makes a container of views that are dragged by the identifiers of values, which says itself what else goes with one
    /// of them.
    ///
    /// - Parameters:
    ///   - itemType: The type of what is dragged.
    ///   - namespace: Tells the container from others; nil for all views.
    ///   - payload: Called when a drag begins: is given the identifier of the view that the pointer has hold of, whatever is
    ///     selected. Nothing is dragged where it returns nothing.
    @_disfavoredOverload  // An identifier may be a collection too.
    nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self,
        in namespace: Namespace.ID? = nil,
        _ payload: @escaping (Item.ID) -> Data
    ) -> some View where Item == Data.Element, Item.ID: Sendable {
        dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
    }

    /// Says what is selected of the views that are dragged by identifiers: all of that is dragged with one of it.
    ///
    /// Where a container stands in a list, what is selected in that is dragged together even without this.
    ///
    /// - Parameters:
    ///   - selection: The identifiers, as they are when a drag begins.
    ///   - containerNamespace: Tells the container from others; nil for all of them.
    nonisolated public func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View {
        let selection = DragSelection(
            namespace: containerNamespace, idType: ObjectIdentifier(ItemID.self),
            ids: MainOnly { selection().map { AnyHashable($0) } })
        return modifier(TransferModifier(entry: .selection(selection)))
    }

    /// Lets a person drag the view as what the drag container around it has for an identifier.
    ///
    /// - Parameters:
    ///   - containerItemID: The identifier.
    ///   - containerNamespace: Tells the container from others; nil for the nearest.
    nonisolated public func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(
            DragModifier(
                payload: DragPayload(
                    identity: { DragIdentity(id: AnyHashable(containerItemID), namespace: containerNamespace) },
                    own: { [] })))
    }

    /// Lets a person drag the view as a value, and together with others of a drag container that are selected.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - containerNamespace: Tells the container from others; nil for the nearest.
    ///   - item: The value; nil for a view that is not dragged.
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
    }

    /// Lets a person drag the view as a value, and together with others of a drag container that are selected.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - item: The value; nil for a view that is not dragged.
    ///   - containerNamespace: Tells the container from others; nil for the nearest.
    nonisolated public func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View where Item.ID: Sendable {
        draggable(itemType, id: \.id, containerNamespace: containerNamespace, item)
    }

    /// Lets a person drag the view as a value, and together with others of a drag container that are selected.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - id: Where in the value its identifier is.
    ///   - containerNamespace: Tells the container from others; nil for the nearest.
    ///   - payload: The value; nil for a view that is not dragged.
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

    /// Lets a person drag the view as a value, and together with others of a drag container that are selected.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - id: Where in the value its identifier is.
    ///   - item: The value; nil for a view that is not dragged.
    ///   - containerNamespace: Tells the container from others; nil for the nearest.
    nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View {
        draggable(itemType, id: id, containerNamespace: containerNamespace, item)
    }
}
