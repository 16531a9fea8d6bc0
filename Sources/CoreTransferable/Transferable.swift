import Foundation

/// A value that the user can drag, drop, copy, paste and share.
///
/// Between views of an app, the value itself or its proxies are transferred. Other processes receive the data and
/// files of its representations.
///
///     struct Song: Codable, Transferable {
///         let title: String
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .json)
///             ProxyRepresentation(exporting: \.title)
///         }
///     }
public protocol Transferable: Sendable {
    /// The inferred type of the representations.
    associatedtype Representation: TransferRepresentation

    /// The representations of the value, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation in which a value is transferred.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the value.
    associatedtype Item: Sendable
    /// The inferred type of the body.
    associatedtype Body: TransferRepresentation

    /// The representations that this representation consists of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// The forms as data or files, the best first.
    var _forms: [_TransferForm<Item>] { get }
    /// Returns the proxies of a value that need no conversion to data.
    func _values(of item: Item) -> [any Sendable]
    /// Returns the value of a proxy that needs no conversion to data; `nil` if there is none.
    func _item(of value: any Sendable) -> Item?
}

extension TransferRepresentation {
    /// The forms of the body.
    public var _forms: [_TransferForm<Item>] { body._forms as? [_TransferForm<Item>] ?? [] }

    /// Returns the proxies of the body.
    public func _values(of item: Item) -> [any Sendable] {
        func values<R: TransferRepresentation>(_ body: R) -> [any Sendable] {
            (item as? R.Item).map { body._values(of: $0) } ?? []
        }
        return values(body)
    }

    /// Returns the body's value of a proxy.
    public func _item(of value: any Sendable) -> Item? { body._item(of: value) as? Item }
}

/// The body type of representations without a body.
public enum _NoTransferBody: TransferRepresentation {
    /// The representation has no values.
    public typealias Item = Never

    /// The body itself.
    public var body: _NoTransferBody { self }

    /// No forms.
    public var _forms: [_TransferForm<Never>] { [] }
}

extension TransferRepresentation where Body == _NoTransferBody {
    /// Not available, because the representation has no body.
    public var body: _NoTransferBody {
        preconditionFailure("\(Self.self) has no body: it says itself what it makes of values.")
    }
}

/// The processes that may access a representation.
public struct TransferRepresentationVisibility: Sendable, Hashable {
    private let rank: Int

    /// All processes.
    public static let all = TransferRepresentationVisibility(rank: 2)
    /// Processes of the same team. Linux has no teams, so only this process has access.
    public static let team = TransferRepresentationVisibility(rank: 1)
    /// Processes of the same group. Linux has no such groups, so only this process has access.
    public static let group = TransferRepresentationVisibility(rank: 3)
    /// Only this process.
    public static let ownProcess = TransferRepresentationVisibility(rank: 0)
}

/// A result builder for the representations of a value.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Sendable> {
    /// Returns a representation unchanged.
    public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

    /// Returns a single representation unchanged.
    public static func buildBlock<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

    /// Combines several representations, the best first.
    @_disfavoredOverload
    public static func buildBlock(
        _ content: any TransferRepresentation<Item>...
    ) -> TupleTransferRepresentation<Item> {
        TupleTransferRepresentation(parts: content)
    }
}

/// A combination of representations, the best first.
public struct TupleTransferRepresentation<Item: Sendable>: TransferRepresentation {
    /// The combination has no body.
    public typealias Body = _NoTransferBody

    let parts: [any TransferRepresentation<Item>]

    /// The forms of all representations.
    public var _forms: [_TransferForm<Item>] { parts.flatMap { $0._forms } }

    /// Returns the proxies of all representations.
    public func _values(of item: Item) -> [any Sendable] { parts.flatMap { $0._values(of: item) } }

    /// Returns the value of the first representation that has one.
    public func _item(of value: any Sendable) -> Item? { parts.lazy.compactMap { $0._item(of: value) }.first }
}
