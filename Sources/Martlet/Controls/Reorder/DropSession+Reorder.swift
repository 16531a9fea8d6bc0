extension DropSession {
    /// Returns the place in a reorderable container inside the drop destination at which the pointer is.
    ///
    ///     .reorderContainer(for: Song.self) { move($0) }
    ///     .dropDestination(for: Song.self) { songs, session in
    ///         insert(songs, at: session.reorderDestination(for: Song.self))
    ///     }
    ///
    /// - Parameters:
    ///   - item: The type of the container's items.
    ///   - collectionID: The type of the identifiers of its collections.
    /// - Returns: The place; `nil` without such a container.
    nonisolated public func reorderDestination<Item: Identifiable, CollectionID>(
        for item: Item.Type, in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
    ) -> ReorderDifference<Item.ID, CollectionID>.Destination? {
        destination()
    }

    /// Returns the place in a reorderable container inside the drop destination at which the pointer is, for items that
    /// a key path identifies.
    ///
    /// - Parameters:
    ///   - item: The type of the container's items.
    ///   - itemID: The key path of an item's identifier.
    ///   - collectionID: The type of the identifiers of its collections.
    /// - Returns: The place; `nil` without such a container.
    nonisolated public func reorderDestination<Item, ItemID, CollectionID>(
        for item: Item.Type, itemID: KeyPath<Item, ItemID>,
        in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
    ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
        destination()
    }

    private func destination<ItemID, CollectionID>() -> ReorderDifference<ItemID, CollectionID>.Destination? {
        for place in reorderPlaces {
            guard let collection = place.collection.base as? CollectionID else { continue }
            guard let following = place.following else { return .init(position: .end, collectionID: collection) }
            if let id = following.base as? ItemID { return .init(position: .before(id), collectionID: collection) }
        }
        return nil
    }

    /// A place in a reorderable container, with identifiers of any type.
    // @unchecked Sendable: only made of identifiers that are Sendable.
    struct ReorderDestination: @unchecked Sendable {
        let collection: AnyHashable
        /// The item before which a dropped one goes; nil for the end.
        let following: AnyHashable?
    }
}

extension DropConfiguration {
    /// Creates a configuration that accepts all items, and decides on their place in a reorderable container.
    ///
    ///     .reorderContainer(for: Song.self) { move($0) }
    ///     .dropDestination(for: Song.self) { songs, session in
    ///         insert(songs, at: session.reorderDestination(for: Song.self))
    ///     }
    ///     .dropConfiguration { session in
    ///         let end = ReorderDifference<Song.ID, ReorderableSingleCollectionIdentifier>.Destination(position: .end)
    ///         return DropConfiguration(operation: .copy, destination: end)
    ///     }
    ///
    /// Until the next call of the closure, the drop destination's sessions have this place instead of the one at the
    /// pointer.
    ///
    /// - Parameters:
    ///   - operation: The operation. If the source does not allow it, the drop is forbidden.
    ///   - destination: The place, for ``DropSession/reorderDestination(for:in:)``.
    public init<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
        operation: DropOperation, destination: ReorderDifference<ItemID, CollectionID>.Destination
    ) {
        self.init(operation: operation)
        var following: AnyHashable?
        if case .before(let id) = destination.position { following = AnyHashable(id) }
        place = DropSession.ReorderDestination(
            collection: AnyHashable(destination.collectionID), following: following)
    }
}
