import Foundation

/// What is dragged over a view that takes it, or dropped there.
public struct DropSession: Identifiable, CustomDebugStringConvertible {
    /// Tells what is dragged at one time from what is at another.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    /// What happens to what is dragged.
    public enum Phase: Hashable, Sendable, CustomStringConvertible {
        /// It comes over the view.
        case entering
        /// It is dragged within the view.
        case active
        /// It has left the view.
        case exiting
        /// It has been dropped, and this is done with it.
        case ended(DropOperation)
        /// The view has all of it.
        case dataTransferCompleted

        /// The name of the case.
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

    /// What is known of a drag that began in this app.
    public struct LocalSession {
        let itemIDs: [AnyHashable]

        /// The identifiers of what is dragged, as far as they are of a type: those of a drag container, and those of
        /// values that are `Identifiable`. O(n).
        public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
            itemIDs.compactMap { $0.base as? ItemID }
        }
    }

    /// Tells what is dragged now from what was before.
    public let id: ID
    /// What happens to what is dragged.
    public let phase: Phase
    /// Where the pointer is, in points of the view.
    public var location: CGPoint
    /// The size of the view that takes what is dropped, in points.
    public let size: CGSize
    /// How many things are dragged. Of what another program drags, that is known when it is dropped.
    public var itemsCount: Int
    /// What may be done with them, as their source says.
    public var suggestedOperations: DropOperation.Set
    /// What is known of them if they come from this app; nil if they come from elsewhere.
    public var localSession: LocalSession?

    /// The phase and the place, for people who look for faults.
    public var debugDescription: String { "DropSession(\(phase), at: \(location), items: \(itemsCount))" }
}

/// What a view does with what is dropped on it.
///
///     Color.clear.dropDestination(for: Song.self) { songs, _ in add(songs) }
///         .dropConfiguration { session in
///             DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
///         }
public struct DropConfiguration: Sendable {
    /// What is done. Where the source of what is dropped does not suggest it, nothing can be dropped.
    public var operation: DropOperation
    /// How many things are taken, the first ones; nil for all.
    public var acceptedItemCount: Int?

    /// A configuration with which all is taken.
    public init(operation: DropOperation) { self.operation = operation }
}
