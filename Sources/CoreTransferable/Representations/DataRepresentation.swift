import Foundation

/// A representation as binary data.
///
///     DataRepresentation(contentType: .png) { drawing in
///         try drawing.png()
///     } importing: { data in
///         try Drawing(png: data)
///     }
public struct DataRepresentation<Item: Sendable>: TransferRepresentation {
    /// The representation has no body.
    public typealias Body = _NoTransferBody

    private let form: _TransferForm<Item>

    /// Creates a representation that exports and imports data.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - exporting: Returns the data of a value. Not isolated to an actor.
    ///   - importing: Returns the value of the data. Not isolated to an actor.
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        form = _TransferForm(
            contentType, exporting: .later { .data(try await exporting($0)) },
            importing: .later { try await importing($0.data()) })
    }

    /// Creates a representation that only exports data.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        form = _TransferForm(exportedContentType, exporting: .later { .data(try await exporting($0)) })
    }

    /// Creates a representation that only imports data.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        form = _TransferForm(importedContentType, importing: .later { try await importing($0.data()) })
    }

    /// The form with the data.
    public var _forms: [_TransferForm<Item>] { [form] }

    /// Returns no values, because a transfer always uses the data.
    public func _values(of item: Item) -> [any Sendable] { [] }

    /// Returns `nil`, because a transfer always uses the data.
    public func _item(of value: any Sendable) -> Item? { nil }
}
