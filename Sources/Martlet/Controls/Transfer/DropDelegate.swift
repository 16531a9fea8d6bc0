import Foundation

/// What is done with something that is dropped.
public enum DropOperation: Hashable, Sendable {
    /// Nothing, and the drag is over.
    case cancel
    /// Nothing: it can't be dropped there.
    case forbidden
    /// It is copied.
    case copy
    /// It is moved.
    case move
    /// It is referred to.
    case alias
    /// It is deleted where it comes from.
    case delete
}

/// What a place would do with something that is dragged over it.
public struct DropProposal: Sendable {
    /// What would be done.
    public let operation: DropOperation

    /// A proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a place, and where.
public struct DropInfo {
    let items: [TransferItem]
    let session: DropSession
    /// Where the pointer is, in points of the view that takes it.
    public var location: CGPoint { session.location }

    init(items: [TransferItem], session: DropSession) {
        self.items = items
        self.session = session
    }

    /// Whether something of one of several kinds is dragged.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// What is dragged that is of one of several kinds.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { items.providers(of: contentTypes) }

    /// Whether something of one of several kinds is dragged, by their identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    /// What is dragged that is of one of several kinds, by their identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}

/// What decides how something is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether what is dragged could be of use. Where it could not, none of the others is called.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what is dropped.
    ///
    /// - Returns: Whether it was of use.
    func performDrop(info: DropInfo) -> Bool
    /// Something is dragged onto the view.
    func dropEntered(info: DropInfo)
    /// Something is dragged within the view.
    ///
    /// - Returns: What would be done with it; nil for what was said last.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Something is dragged out of the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// True.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Nil.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
