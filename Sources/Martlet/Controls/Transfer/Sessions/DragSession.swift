import Foundation

/// The state of a drag that began in the app, for ``View/onDragSessionUpdated(_:)``.
public struct DragSession: Identifiable, CustomDebugStringConvertible {
    /// The identity of a drag.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// The phase of a drag.
    public enum Phase: Hashable, Sendable, CustomStringConvertible {
        /// The drag is about to begin.
        case initial
        /// The drag has moved.
        case active
        /// The drag is about to end with an operation.
        case ending(DropOperation)
        /// The drag has ended with an operation.
        case ended(DropOperation)
        /// The receiver has loaded all data of the dragged items.
        case dataTransferCompleted

        /// The name of the case, with its operation.
        public var description: String {
            switch self {
            case .initial: "initial"
            case .active: "active"
            case .ending(let operation): "ending(\(operation))"
            case .ended(let operation): "ended(\(operation))"
            case .dataTransferCompleted: "dataTransferCompleted"
            }
        }
    }

    /// The identity of the drag.
    public let id: ID
    /// The phase of the drag.
    public let phase: Phase
    /// The position of the pointer in the observing view. While the pointer is in another window, the last position in
    /// this one.
    public var location: CGPoint
    /// The index of the item under the pointer.
    public let draggedItemIndex: Int
    let itemIDs: [AnyHashable]

    /// Returns the identifiers of the dragged items that have a type: identifiers in a drag container, or ids of
    /// `Identifiable` values.
    ///
    /// - Complexity: O(n) in the number of items.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
        itemIDs.compactMap { $0.base as? ItemID }
    }

    /// The phase, position and items for debugging.
    public var debugDescription: String { "DragSession(\(phase), at: \(location), items: \(itemIDs))" }
}
