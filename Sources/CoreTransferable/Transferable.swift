import Foundation

/// A value that a person can drag, drop, copy, paste and share.
///
/// Between views of an app, the value itself goes from one to the other, or what its representations make of it. To
/// other programs go the bytes and files that its representations make.
///
///     struct Song: Codable, Transferable {
///         let title: String
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .json)
///             ProxyRepresentation(exporting: \.title)
///         }
///     }
public protocol Transferable: Sendable {
    /// The type of the representations, inferred.
    associatedtype Representation: TransferRepresentation

    /// What the value goes as, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value goes from one place to another.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the value.
    associatedtype Item: Sendable
    /// The type of the body, inferred.
    associatedtype Body: TransferRepresentation

    /// What the form is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// The bytes and files that it makes of values, and makes values of, the best first.
    var _forms: [_TransferForm<Item>] { get }
    /// The values that it makes of a value without a detour through bytes; none where it can't.
    func _values(of item: Item) -> [any Sendable]
    /// The value that it makes of another one without a detour through bytes; nil where it can't.
    func _item(of value: any Sendable) -> Item?
}

extension TransferRepresentation {
    /// Those of the body.
    public var _forms: [_TransferForm<Item>] { body._forms as? [_TransferForm<Item>] ?? [] }

    /// Those of the body.
    public func _values(of item: Item) -> [any Sendable] {
        func values<R: TransferRepresentation>(_ body: R) -> [any Sendable] {
            (item as? R.Item).map { body._values(of: $0) } ?? []
        }
        return values(body)
    }

    /// That of the body.
    public func _item(of value: any Sendable) -> Item? { body._item(of: value) as? Item }
}

/// The body of representations that say themselves what they make of values. There is none.
public enum _NoTransferBody: TransferRepresentation {
    /// It stands for no value.
    public typealias Item = Never

    /// None.
    public var body: _NoTransferBody { self }

    /// None.
    public var _forms: [_TransferForm<Never>] { [] }
}

extension TransferRepresentation where Body == _NoTransferBody {
    /// None: the representation says itself what it makes.
    public var body: _NoTransferBody {
        preconditionFailure("\(Self.self) has no body: it says itself what it makes of values.")
    }
}

/// Who may take what a value goes as.
public struct TransferRepresentationVisibility: Sendable, Hashable {
    private let rank: Int

    /// Every program.
    public static let all = TransferRepresentationVisibility(rank: 2)
    /// Programs of the same team. Nothing tells these apart here, so that none but the program itself may.
    public static let team = TransferRepresentationVisibility(rank: 1)
    /// Programs of the same group. Nothing tells these apart here, so that none but the program itself may.
    public static let group = TransferRepresentationVisibility(rank: 3)
    /// The program itself.
    public static let ownProcess = TransferRepresentationVisibility(rank: 0)
}

/// Builds the representations of a value from the statements of a property.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Sendable> {
    /// A representation.
    public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

    /// One representation stands for itself.
    public static func buildBlock<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

    /// Several representations, the best first.
    @_disfavoredOverload
    public static func buildBlock(
        _ content: any TransferRepresentation<Item>...
    ) -> TupleTransferRepresentation<Item> {
        TupleTransferRepresentation(parts: content)
    }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Sendable>: TransferRepresentation {
    /// It has none.
    public typealias Body = _NoTransferBody

    let parts: [any TransferRepresentation<Item>]

    /// Those of all of them.
    public var _forms: [_TransferForm<Item>] { parts.flatMap { $0._forms } }

    /// Those of all of them.
    public func _values(of item: Item) -> [any Sendable] { parts.flatMap { $0._values(of: item) } }

    /// The value that the first of them makes.
    public func _item(of value: any Sendable) -> Item? { parts.lazy.compactMap { $0._item(of: value) }.first }
}
