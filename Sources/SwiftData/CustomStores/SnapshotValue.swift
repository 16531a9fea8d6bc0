import Foundation
import MartletStore

/// The value of a property in a ``DefaultSnapshot``.
///
/// The encoding does not depend on the settings of the encoder, so that a store may choose any: dates are seconds since the
/// reference date, data is Base64, and numbers that JSON does not keep exactly are texts.
enum SnapshotValue: Sendable {
    /// An attribute, as a column has it.
    case column(SQLValue)
    /// The object of a relationship; nil without one.
    case object(PersistentIdentifier?)
    /// The objects of a relationship.
    case objects([PersistentIdentifier])

    func remapped(_ identifiers: [PersistentIdentifier: PersistentIdentifier]) -> SnapshotValue {
        switch self {
        case .column: self
        case .object(let id): .object(id.map { identifiers[$0] ?? $0 })
        case .objects(let ids): .objects(ids.map { identifiers[$0] ?? $0 })
        }
    }
}

extension SnapshotValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .column(.null)
        } else if let value = try? container.decode(Bool.self) {
            self = .column(.integer(value ? 1 : 0))
        } else if let value = try? container.decode(Int64.self) {
            self = .column(.integer(value))
        } else if let value = try? container.decode(Double.self) {
            self = .column(.real(value))
        } else if let value = try? container.decode(String.self) {
            self = .column(.text(value))
        } else if let value = try? container.decode(PersistentIdentifier.self) {
            self = .object(value)
        } else {
            self = .objects(try container.decode([PersistentIdentifier].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .column(.null), .object(nil): try container.encodeNil()
        case .column(.integer(let value)): try container.encode(value)
        case .column(.real(let value)):
            // JSON has no infinity, and its reader makes 0 of -0.
            if value.isFinite, !(value == 0 && value.sign == .minus) {
                try container.encode(value)
            } else {
                try container.encode(value.description)
            }
        case .column(.text(let value)): try container.encode(value)
        case .column(.blob(let value)): try container.encode(value.base64EncodedString())
        case .object(let id?): try container.encode(id)
        case .objects(let ids): try container.encode(ids)
        }
    }
}

extension SnapshotValue {
    /// Returns the value as a column of a kind has it; nil if it can't be one.
    func column(_ kind: ColumnKind) -> SQLValue? {
        guard case .column(let value) = self else { return nil }
        switch (kind, value) {
        case (_, .null): return .null
        case (.bool, .integer), (.integer, .integer), (.unsigned, .integer): return value
        case (.real, .real), (.date, .real): return value
        case (.real, .integer(let number)), (.date, .integer(let number)): return .real(Double(number))
        case (.real, .text(let text)), (.date, .text(let text)): return Double(text).map { .real($0) }
        case (.text, .text), (.url, .text), (.decimal, .text): return value
        case (.coded, .blob), (.blob, .blob), (.uuid, .blob): return value
        case (.uuid, .text(let text)):
            if let uuid = UUID(uuidString: text) { return uuid.sqlValue }
            return Data(base64Encoded: text).map { .blob($0) }
        case (.coded, .text(let text)), (.blob, .text(let text)): return Data(base64Encoded: text).map { .blob($0) }
        default: return nil
        }
    }
}
