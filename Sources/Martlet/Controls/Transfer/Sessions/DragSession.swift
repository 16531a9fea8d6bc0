import Foundation

/// How far a view of the app has been dragged, as ``View/onDragSessionUpdated(_:)`` tells it.
public struct DragSession: Identifiable, CustomDebugStringConvertible {
    /// Tells one drag from another.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// What happens to what is dragged.
    public enum Phase: Hashable, Sendable, CustomStringConvertible {
        /// It is about to be dragged.
        case initial
        /// It has been dragged to another point.
        case active
        /// It is about to be let go, where this is done with it.
        case ending(DropOperation)
        /// It has been let go, and this was done with it.
        case ended(DropOperation)
        /// What it was dropped on has all of it.
        case dataTransferCompleted

        /// The name of the case.
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

    /// Tells the drag from others.
    public let id: ID
    /// What happens to what is dragged.
    public let phase: Phase
    /// Where the pointer is, in points of the view that is told; in another window, where it was last in this one.
    public var location: CGPoint
    /// Which of the things that are dragged the pointer has hold of.
    public let draggedItemIndex: Int
    let itemIDs: [AnyHashable]

    /// The identifiers of what is dragged, as far as they are of a type: those of a drag container, and those of values
    /// that are `Identifiable`. O(n).
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
        itemIDs.compactMap { $0.base as? ItemID }
    }

    /// The phase and the place, for people who look for faults.
    public var debugDescription: String { "DragSession(\(phase), at: \(location), items: \(itemIDs))" }
}
