extension DynamicViewContent {
    /// Lets users reorder the views in the enclosing reorderable container.
    ///
    ///     VStack {
    ///         ForEach(songs) { SongRow($0) }.reorderable()
    ///     }
    ///     .reorderContainer(for: Song.self) { difference in move(difference) }
    ///
    /// The pointer drags a view to its new position, and the others make room. Option with an arrow key moves the view
    /// that has the focus, and assistive technology finds actions such as "Move Up". A view in which nothing can have
    /// the focus gets it itself.
    nonisolated public func reorderable() -> some DynamicViewContent<Data> {
        reorderable(collectionID: ReorderableSingleCollectionIdentifier())
    }

    /// Lets users reorder the views, and move them to other collections of the enclosing reorderable container.
    ///
    ///     List {
    ///         ForEach(albums) { album in
    ///             Section(album.title) {
    ///                 ForEach(album.songs) { SongRow($0) }.reorderable(collectionID: album.id)
    ///             }
    ///         }
    ///     }
    ///     .reorderContainer(for: Song.self, in: Album.ID.self) { difference in move(difference) }
    ///
    /// - Parameter collectionID: The identifier of the collection, of the type that the container declares.
    nonisolated public func reorderable(
        collectionID: some Hashable & Sendable
    ) -> some DynamicViewContent<Data> {
        modifier(ReorderableModifier(collectionID: collectionID))
    }
}

extension View {
    /// Makes the view a container of reorderable views of one collection.
    ///
    /// The data is unchanged while the user drags. See ``ReorderDifference`` for an example.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - isEnabled: Whether the user can reorder.
    ///   - move: Called after a movement, with the change.
    nonisolated public func reorderContainer<Item: Identifiable>(
        for item: Item.Type,
        isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
    }

    /// Makes the view a container of reorderable views of several collections.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - collectionID: The type of the collections' identifiers.
    ///   - isEnabled: Whether the user can reorder.
    ///   - move: Called after a movement, with the change.
    nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type,
        in collectionID: CollectionID.Type,
        isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
    }

    /// Makes the view a container of reorderable views of one collection, whose items a key path identifies.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - itemID: The key path of an item's identifier, as for the `ForEach`.
    ///   - isEnabled: Whether the user can reorder.
    ///   - move: Called after a movement, with the change.
    nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable>(
        for item: Item.Type,
        itemID: KeyPath<Item, ItemID>,
        isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View {
        modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
    }

    /// Makes the view a container of reorderable views of several collections, whose items a key path identifies.
    ///
    /// - Parameters:
    ///   - item: The type of the items.
    ///   - itemID: The key path of an item's identifier, as for the `ForEach`.
    ///   - collectionID: The type of the collections' identifiers.
    ///   - isEnabled: Whether the user can reorder.
    ///   - move: Called after a movement, with the change.
    nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        for item: Item.Type,
        itemID: KeyPath<Item, ItemID>,
        in collectionID: CollectionID.Type,
        isEnabled: Bool = true,
        move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
    ) -> some View {
        modifier(ReorderContainerModifier(isEnabled: isEnabled, move: move))
    }
}
