import Foundation

/// A value that goes as bytes.
///
///     DataRepresentation(contentType: .png) { drawing in
///         try drawing.png()
///     } importing: { data in
///         try Drawing(png: data)
///     }
public struct DataRepresentation<Item: Sendable>: TransferRepresentation {
    /// It has none.
    public typealias Body = _NoTransferBody

    private let form: _TransferForm<Item>

    /// A value that goes as bytes, in both directions.
    ///
    /// - Parameters:
    ///   - contentType: What kind of thing the bytes are.
    ///   - exporting: Makes bytes of a value. Called on no actor.
    ///   - importing: Makes a value of bytes. Called on no actor.
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        form = _TransferForm(
            contentType, exporting: .later { .data(try await exporting($0)) },
            importing: .later { try await importing($0.data()) })
    }

    /// A value that goes as bytes, and does not come as such.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        form = _TransferForm(exportedContentType, exporting: .later { .data(try await exporting($0)) })
    }

    /// A value that comes as bytes, and does not go as such.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        form = _TransferForm(importedContentType, importing: .later { try await importing($0.data()) })
    }

    /// The bytes.
    public var _forms: [_TransferForm<Item>] { [form] }

    /// None: the way leads through the bytes.
    public func _values(of item: Item) -> [any Sendable] { [] }

    /// None: the way leads through the bytes.
    public func _item(of value: any Sendable) -> Item? { nil }
}
