/// The change that a user makes by moving items of a reorderable container.
///
///     .reorderContainer(for: Song.self) { difference in
///         let moved = songs.filter { difference.sources.contains($0.id) }
///         songs.removeAll { difference.sources.contains($0.id) }
///         switch difference.destination.position {
///         case .before(let id): songs.insert(contentsOf: moved, at: songs.firstIndex { $0.id == id } ?? songs.endIndex)
///         case .end: songs.append(contentsOf: moved)
///         }
///     }
///
/// The identifiers stay valid when the data changes during the movement, unlike offsets.
public struct ReorderDifference<ItemID, CollectionID> {
    /// The destination of a movement.
    public struct Destination {
        /// A position in a collection.
        @frozen public enum Position {
            /// At the index of the item with an identifier, which follows the moved items.
            case before(ItemID)
            /// After all other items of the collection.
            case end
        }

        /// The position in the collection.
        public var position: Position
        /// The collection.
        public var collectionID: CollectionID

        /// Creates a destination in one of several collections.
        public init(position: Position, collectionID: CollectionID) {
            self.position = position
            self.collectionID = collectionID
        }

        /// Creates a destination in the only collection of a container.
        public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
            self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
        }
    }

    /// The identifiers of the moved items, in order.
    public var sources: [ItemID]
    /// The destination of the items.
    public var destination: Destination
}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}

/// The identifier of the collection in a container with only one.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
    init() {}
}
