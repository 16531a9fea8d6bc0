import Foundation

/// The state of a drag over a drop destination, or of a drop on it.
public struct DropSession: Identifiable, CustomDebugStringConvertible {
    /// The identity of a drag.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// The phase of a drag over a drop destination.
    public enum Phase: Hashable, Sendable, CustomStringConvertible {
        /// The drag has entered the view.
        case entering
        /// The drag has moved inside the view.
        case active
        /// The drag has left the view.
        case exiting
        /// The items were dropped with an operation.
        case ended(DropOperation)
        /// The view has loaded all data of the dropped items.
        case dataTransferCompleted

        /// The name of the case, with its operation.
        public var description: String {
            switch self {
            case .entering: "entering"
            case .active: "active"
            case .exiting: "exiting"
            case .ended(let operation): "ended(\(operation))"
            case .dataTransferCompleted: "dataTransferCompleted"
            }
        }
    }

    /// The details of a drag that began in this app.
    public struct LocalSession {
        let itemIDs: [AnyHashable]

        /// Returns the identifiers of the dragged items that have a type: identifiers in a drag container, or ids of
        /// `Identifiable` values.
        ///
        /// - Complexity: O(n) in the number of items.
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
            itemIDs.compactMap { $0.base as? ItemID }
        }
    }

    /// The identity of the drag.
    public let id: ID
    /// The phase of the drag.
    public let phase: Phase
    /// The position of the pointer in the view.
    public var location: CGPoint
    /// The size of the drop destination, in points.
    public let size: CGSize
    /// The number of dragged items. For a drag from another app it is known only after the drop.
    public var itemsCount: Int
    /// The operations that the source allows.
    public var suggestedOperations: DropOperation.Set
    /// The details of a drag that began in this app; `nil` for other drags.
    public var localSession: LocalSession?
    /// The places in reorderable containers inside the drop destination.
    var reorderPlaces: [ReorderDestination] = []

    /// The phase, position and number of items for debugging.
    public var debugDescription: String { "DropSession(\(phase), at: \(location), items: \(itemsCount))" }
}

/// The operation that a drop destination performs.
///
///     Color.clear.dropDestination(for: Song.self) { songs, _ in add(songs) }
///         .dropConfiguration { session in
///             DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
///         }
public struct DropConfiguration: Sendable {
    /// The operation. If the source does not allow it, the drop is forbidden.
    public var operation: DropOperation
    /// The maximum number of accepted items, counted from the first; `nil` for all.
    public var acceptedItemCount: Int?
    /// The place in a reorderable container that the app has chosen; `nil` for the one at the pointer.
    var place: DropSession.ReorderDestination?

    /// Creates a configuration that accepts all items.
    public init(operation: DropOperation) { self.operation = operation }
}
