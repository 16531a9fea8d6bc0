import Combine
import Foundation
import Synchronization

/// A representation that encodes and decodes the value.
///
///     struct Reminder: Codable, Transferable {
///         var text = ""
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .note)
///         }
///     }
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Sendable & Codable, Encoder: TopLevelEncoder & SendableMetatype,
    Decoder: TopLevelDecoder & SendableMetatype, Encoder.Output == Data,
    Decoder.Input == Data
{
    /// The representation has no body.
    public typealias Body = _NoTransferBody

    private let form: _TransferForm<Item>

    /// Creates a representation with an encoder and a decoder.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - contentType: The type of the encoded data.
    ///   - encoder: Encodes values, one at a time.
    ///   - decoder: Decodes values, one at a time.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        let coders = Coders(encoder: encoder, decoder: decoder)
        form = _TransferForm(
            contentType, exporting: .now { .data(try coders.encode($0)) },
            importing: .now { try coders.decode(Item.self, from: $0.data()) })
    }

    /// The encoded form.
    public var _forms: [_TransferForm<Item>] { [form] }

    /// Returns no values, because a transfer always encodes.
    public func _values(of item: Item) -> [any Sendable] { [] }

    /// Returns `nil`, because a transfer always decodes.
    public func _item(of value: any Sendable) -> Item? { nil }

    /// An encoder and a decoder, each used by one thread at a time.
    // @unchecked Sendable: the lock protects both.
    private final class Coders: @unchecked Sendable {
        private let lock = NSLock()
        private let encoder: Encoder
        private let decoder: Decoder

        init(encoder: Encoder, decoder: Decoder) {
            self.encoder = encoder
            self.decoder = decoder
        }

        func encode(_ item: Item) throws -> Data { try lock.withLock { try encoder.encode(item) } }

        func decode(_ type: Item.Type, from data: Data) throws -> Item {
            try lock.withLock { try decoder.decode(type, from: data) }
        }
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Creates a representation as JSON.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - contentType: The type of the data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
