import Foundation

/// A value that goes as another one.
public struct ProxyRepresentation<Item: Sendable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// It has none.
    public typealias Body = _NoTransferBody

    private let exporting: TransferStep<Item, ProxyRepresentation>?
    private let importing: TransferStep<ProxyRepresentation, Item>?

    /// A value that goes as another one, in both directions.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = .now(exporting)
        self.importing = .now(importing)
    }

    /// A value that goes as another one, in both directions, by and by.
    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.exporting = .later(exporting)
        self.importing = .later(importing)
    }

    /// A value that goes as another one, and does not come as such.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = .now(exporting)
        importing = nil
    }

    /// A value that goes as another one by and by, and does not come as such.
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.exporting = .later(exporting)
        importing = nil
    }

    /// A value that comes as another one, and does not go as such.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        exporting = nil
        self.importing = .now(importing)
    }

    /// A value that comes as another one by and by, and does not go as such.
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        exporting = nil
        self.importing = .later(importing)
    }

    /// What the other value goes as.
    public var _forms: [_TransferForm<Item>] {
        Transfer.forms(of: ProxyRepresentation.self).map { form in
            var own = _TransferForm<Item>(form.contentType)
            if let exporting, let further = form.exporting { own.exporting = exporting.then(further) }
            if let importing, let before = form.importing { own.importing = before.then(importing) }
            own.visibility = form.visibility
            return own
        }
    }

    /// The other value, and those that it goes as.
    public func _values(of item: Item) -> [any Sendable] {
        guard case .now(let exporting)? = exporting, let proxy = try? exporting(item) else { return [] }
        return Transfer.values(of: proxy)
    }

    /// The value that another one is.
    public func _item(of value: any Sendable) -> Item? {
        guard case .now(let importing)? = importing,
            let proxy = Transfer.value(ProxyRepresentation.self, from: [value])
        else { return nil }
        return try? importing(proxy)
    }
}
