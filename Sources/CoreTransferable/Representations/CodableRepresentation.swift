import Combine
import Foundation
import Synchronization

/// A value that goes as what an encoder makes of it.
///
///     CodableRepresentation(contentType: .note)
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Sendable & Codable, Encoder: TopLevelEncoder & SendableMetatype,
    Decoder: TopLevelDecoder & SendableMetatype, Encoder.Output == Data,
    Decoder.Input == Data
{
    /// It has none.
    public typealias Body = _NoTransferBody

    private let form: _TransferForm<Item>

    /// A value that goes as what an encoder makes of it.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - contentType: What kind of thing the bytes are.
    ///   - encoder: Makes bytes of values, one at a time.
    ///   - decoder: Makes values of bytes, one at a time.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        let coders = Coders(encoder: encoder, decoder: decoder)
        form = _TransferForm(
            contentType, exporting: .now { .data(try coders.encode($0)) },
            importing: .now { try coders.decode(Item.self, from: $0.data()) })
    }

    /// What the encoder makes.
    public var _forms: [_TransferForm<Item>] { [form] }

    /// None: the way leads through the bytes.
    public func _values(of item: Item) -> [any Sendable] { [] }

    /// None: the way leads through the bytes.
    public func _item(of value: any Sendable) -> Item? { nil }

    /// An encoder and a decoder, which nobody uses while another one does.
    // @unchecked Sendable: the lock guards both.
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
    /// A value that goes as JSON.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - contentType: What kind of thing the bytes are.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
