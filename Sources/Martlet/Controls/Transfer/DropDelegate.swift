import Foundation

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
    /// The drag was canceled.
    case cancel
    /// The drop is not allowed.
    case forbidden
    /// The item is copied.
    case copy
    /// The item is moved.
    case move
    /// The item is referenced.
    case alias
    /// The item is deleted at its source.
    case delete
}

/// The operation that a drop target proposes for a drag over it.
public struct DropProposal: Sendable {
    /// The proposed operation.
    public let operation: DropOperation

    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// The items of a drag over a drop target, and the position of the pointer.
public struct DropInfo {
    let items: [TransferItem]
    let session: DropSession
    /// The position of the pointer in the target view.
    public var location: CGPoint { session.location }

    init(items: [TransferItem], session: DropSession) {
        self.items = items
        self.session = session
    }

    /// Returns whether an item has one of some content types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Returns providers of the items that have one of some content types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { items.providers(of: contentTypes) }

    /// Returns whether an item has one of some content types, given by their identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    /// Returns providers of the items that have one of some content types, given by their identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}

/// A type that decides on drops on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns whether the drag may be accepted. If not, no other method is called for it.
    func validateDrop(info: DropInfo) -> Bool
    /// Performs the drop.
    ///
    /// - Returns: Whether the drop was accepted.
    func performDrop(info: DropInfo) -> Bool
    /// Called when a drag enters the view.
    func dropEntered(info: DropInfo)
    /// Called when a drag moves inside the view.
    ///
    /// - Returns: The proposed operation; `nil` to repeat the last one.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when a drag leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts every drag.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Repeats the last proposal.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
