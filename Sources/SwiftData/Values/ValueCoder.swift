import Foundation
import MartletBase
import MartletStore

/// The conversion of the values of a type to a column and back.
// @unchecked Sendable: the closures capture types alone.
struct ValueCoder: @unchecked Sendable {
    let kind: ColumnKind
    /// Whether nil can be stored.
    let isOptional: Bool
    /// Whether a raw value is stored: it is equal for equal values, but its order may differ.
    let isRaw: Bool
    let encode: (Any) throws -> SQLValue
    /// Returns the value of a column; nil if it is invalid for the type.
    let decode: (SQLValue) -> Any?

    /// The coder for a type; nil if it is neither of a known type nor `Codable`.
    static func of(_ type: Any.Type) -> ValueCoder? {
        if let known = cache.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        guard let made = make(type) else { return nil }
        cache.withLock { $0[ObjectIdentifier(type)] = made }
        return made
    }

    /// The coder by which a type encodes itself, whether or not its values could be stored otherwise.
    static func coded(_ type: Any.Type) -> ValueCoder? {
        if let optional = type as? any OptionalStorage.Type {
            return coded(optional.wrappedType).map { optionalCoder(optional, $0) }
        }
        return (type as? any Codable.Type).map { codedCoder($0) }
    }

    private static let cache = HandedMutex<[ObjectIdentifier: ValueCoder]>([:])

    private static func make(_ type: Any.Type) -> ValueCoder? {
        if let optional = type as? any OptionalStorage.Type {
            guard let wrapped = of(optional.wrappedType) else { return nil }
            return optionalCoder(optional, wrapped)
        }
        if let scalar = type as? any StorableScalar.Type { return scalarCoder(scalar) }
        if let raw = type as? any RawRepresentable.Type, let coder = rawCoder(raw) { return coder }
        if let codable = type as? any Codable.Type { return codedCoder(codable) }
        return nil
    }

    private static func optionalCoder<T: OptionalStorage>(_: T.Type, _ wrapped: ValueCoder) -> ValueCoder {
        ValueCoder(
            kind: wrapped.kind, isOptional: true, isRaw: wrapped.isRaw,
            encode: { value in
                guard let value = value as? T, let inner = value.wrappedValue else { return .null }
                return try wrapped.encode(inner)
            },
            decode: { value in
                if value.isNull { return T.missing }
                return wrapped.decode(value)
            })
    }

    private static func scalarCoder<T: StorableScalar>(_: T.Type) -> ValueCoder {
        ValueCoder(
            kind: T.columnKind, isOptional: false, isRaw: false,
            encode: { ($0 as? T)?.sqlValue ?? .null },
            decode: { T(sqlValue: $0) })
    }

    private static func rawCoder<T: RawRepresentable>(_: T.Type) -> ValueCoder? {
        guard T.RawValue.self is any StorableScalar.Type, let raw = of(T.RawValue.self) else { return nil }
        return ValueCoder(
            kind: raw.kind, isOptional: false, isRaw: true,
            encode: { value in
                guard let value = value as? T else { return .null }
                return try raw.encode(value.rawValue)
            },
            decode: { value in (raw.decode(value) as? T.RawValue).flatMap(T.init(rawValue:)) })
    }

    private static func codedCoder<T: Codable>(_: T.Type) -> ValueCoder {
        ValueCoder(
            kind: .coded, isOptional: false, isRaw: false,
            encode: { value in
                guard let value = value as? T else { return .null }
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                encoder.nonConformingFloatEncodingStrategy = .convertToString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                return .blob(try encoder.encode(value))
            },
            decode: { value in
                guard case .blob(let data) = value else { return nil }
                let decoder = JSONDecoder()
                decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
                return try? decoder.decode(T.self, from: data)
            })
    }
}
