import Foundation

/// A value that a person can drag, drop, copy, paste and share.
///
/// Between views of a window, the value itself goes from one to the other, or what its representations make of it. To
/// other programs goes its text, where it has one.
///
///     struct Song: Codable, Transferable {
///         let title: String
///         static var transferRepresentation: some TransferRepresentation {
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

    /// What the value goes as; nothing where it can't.
    func _exports(_ item: Item) -> [any Sendable]
    /// The value that something is; nil where it is none.
    func _import(_ value: any Sendable) -> Item?
}

/// A value that goes as another one.
public struct ProxyRepresentation<Item: Sendable, ProxyRepresentation: Transferable>: TransferRepresentation {
    private let exporting: (@Sendable (Item) -> ProxyRepresentation?)?
    private let importing: (@Sendable (ProxyRepresentation) -> Item?)?

    /// A value that goes as another one, in both directions.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = { try? exporting($0) }
        self.importing = { try? importing($0) }
    }

    /// A value that goes as another one, and does not come as such.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = { try? exporting($0) }
        importing = nil
    }

    /// A value that comes as another one, and does not go as such.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        exporting = nil
        self.importing = { try? importing($0) }
    }

    /// The other value, and what that goes as.
    public func _exports(_ item: Item) -> [any Sendable] {
        guard let proxy = exporting?(item) else { return [] }
        return Transfer.exports(proxy)
    }

    /// The value that another one is.
    public func _import(_ value: any Sendable) -> Item? {
        guard let importing, let proxy = Transfer.value(ProxyRepresentation.self, from: [value]) else { return nil }
        return importing(proxy)
    }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Sendable>: TransferRepresentation {
    fileprivate let parts: [any TransferRepresentation<Item>]

    /// What all of them go as.
    public func _exports(_ item: Item) -> [any Sendable] { parts.flatMap { $0._exports(item) } }

    /// The value that the first of them makes.
    public func _import(_ value: any Sendable) -> Item? { parts.lazy.compactMap { $0._import(value) }.first }
}

/// A value that goes as itself.
public struct _OwnRepresentation<Item: Sendable>: TransferRepresentation {
    fileprivate init() {}

    /// Nothing but the value.
    public func _exports(_ item: Item) -> [any Sendable] { [] }

    /// Nothing but the value.
    public func _import(_ value: any Sendable) -> Item? { nil }
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

extension String: Transferable {
    /// The string itself.
    public static var transferRepresentation: some TransferRepresentation<String> { _OwnRepresentation<String>() }
}

extension URL: Transferable {
    /// The address as text.
    public static var transferRepresentation: some TransferRepresentation<URL> {
        ProxyRepresentation(
            exporting: { $0.absoluteString },
            importing: { text in
                guard let url = URL(string: text), url.scheme != nil else { throw CocoaError(.formatting) }
                return url
            })
    }
}

extension Data: Transferable {
    /// The bytes themselves.
    public static var transferRepresentation: some TransferRepresentation<Data> { _OwnRepresentation<Data>() }
}

extension AttributedString: Transferable {
    /// The characters as text.
    public static var transferRepresentation: some TransferRepresentation<AttributedString> {
        ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}

extension Color: Transferable {
    /// The colour itself.
    public static var transferRepresentation: some TransferRepresentation<Color> { _OwnRepresentation<Color>() }
}

extension Image: Transferable {
    /// The image itself.
    public static var transferRepresentation: some TransferRepresentation<Image> { _OwnRepresentation<Image>() }
}

/// What goes from one place to another.
enum Transfer {
    /// A value and what it goes as, the best first.
    static func exports<T: Transferable>(_ value: T) -> [any Sendable] {
        func own<R: TransferRepresentation>(_ representation: R) -> [any Sendable] {
            (value as? R.Item).map { representation._exports($0) } ?? []
        }
        return [value] + own(T.transferRepresentation)
    }

    /// The value of a type that something goes as; nil where there is none.
    static func value<T: Transferable>(_ type: T.Type, from forms: [any Sendable]) -> T? {
        func own<R: TransferRepresentation>(_ representation: R, _ form: any Sendable) -> T? {
            representation._import(form) as? T
        }
        return forms.lazy.compactMap { $0 as? T }.first
            ?? forms.lazy.compactMap { own(T.transferRepresentation, $0) }.first
    }

    /// The text that something goes to other programs as; nil where it has none.
    static func text(of forms: [any Sendable]) -> String? { forms.lazy.compactMap { $0 as? String }.first }
}
