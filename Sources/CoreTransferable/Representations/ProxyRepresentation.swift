import Foundation

/// A representation by another transferable value.
public struct ProxyRepresentation<Item: Sendable, ProxyRepresentation: Transferable>: TransferRepresentation {
    /// The representation has no body.
    public typealias Body = _NoTransferBody

    private let exporting: TransferStep<Item, ProxyRepresentation>?
    private let importing: TransferStep<ProxyRepresentation, Item>?

    /// Creates a representation that converts in both directions.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = .now(exporting)
        self.importing = .now(importing)
    }

    /// Creates a representation that converts asynchronously in both directions.
    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.exporting = .later(exporting)
        self.importing = .later(importing)
    }

    /// Creates a representation that only exports.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = .now(exporting)
        importing = nil
    }

    /// Creates a representation that only exports, asynchronously.
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.exporting = .later(exporting)
        importing = nil
    }

    /// Creates a representation that only imports.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        exporting = nil
        self.importing = .now(importing)
    }

    /// Creates a representation that only imports, asynchronously.
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        exporting = nil
        self.importing = .later(importing)
    }

    /// The forms of the proxy.
    public var _forms: [_TransferForm<Item>] {
        Transfer.forms(of: ProxyRepresentation.self).map { form in
            var own = _TransferForm<Item>(form.contentType)
            if let exporting, let further = form.exporting { own.exporting = exporting.then(further) }
            if let importing, let before = form.importing { own.importing = before.then(importing) }
            own.visibility = form.visibility
            return own
        }
    }

    /// Returns the proxy, and the values of its own representations.
    public func _values(of item: Item) -> [any Sendable] {
        guard case .now(let exporting)? = exporting, let proxy = try? exporting(item) else { return [] }
        return Transfer.values(of: proxy)
    }

    /// Returns the value converted from a proxy.
    public func _item(of value: any Sendable) -> Item? {
        guard case .now(let importing)? = importing,
            let proxy = Transfer.value(ProxyRepresentation.self, from: [value])
        else { return nil }
        return try? importing(proxy)
    }
}
