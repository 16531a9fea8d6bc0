import Foundation

/// Values for properties without a readable value: of an object that is in no store, or where a type has changed since it
/// was stored.
///
/// A property's own default comes first, and nil of an optional. Otherwise it is zero, the empty text, the first case of
/// an enumeration, and a structure of such values.
enum StandInValue {
    static func make<Value>(_: Value.Type) -> Value? {
        if let known = simple[ObjectIdentifier(Value.self)] as? Value { return known }
        if let cases = Value.self as? any CaseIterable.Type, let first = first(of: cases) as? Value { return first }
        if let decodable = Value.self as? any Decodable.Type,
            let value = try? decodable.init(from: StandInDecoder(codingPath: [])) as? Value
        {
            return value
        }
        return firstCase()
    }

    private static let simple: [ObjectIdentifier: any Sendable] = [
        ObjectIdentifier(UUID.self): UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        ObjectIdentifier(URL.self): URL(fileURLWithPath: "/"),
        ObjectIdentifier(Decimal.self): Decimal(),
        ObjectIdentifier(Date.self): Date(timeIntervalSinceReferenceDate: 0),
        ObjectIdentifier(Data.self): Data(),
    ]

    private static func first<Cases: CaseIterable>(of _: Cases.Type) -> Any? { Cases.allCases.first }

    /// The first case of an enumeration of raw values that does not list its cases.
    private static func firstCase<Value>() -> Value? {
        // Unsafe pointers: a value of raw values that is one byte, and needs no destruction, is an enumeration without
        // payloads, whose cases are numbered from zero, or a structure of such a number.
        guard Value.self is any RawRepresentable.Type, MemoryLayout<Value>.size <= 1, _isPOD(Value.self) else {
            return nil
        }
        return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
            bytes[0] = 0
            return bytes.baseAddress?.load(as: Value.self)
        }
    }
}

/// Decodes nothing: each value is a default.
private struct StandInDecoder: Decoder, SingleValueDecodingContainer {
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        // A type that refers to itself would need values without end.
        guard codingPath.count < 20 else { throw missing(Key.self) }
        return KeyedDecodingContainer(Keyed<Key>(codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { Unkeyed(codingPath: codingPath) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }

    private func missing(_ type: Any.Type) -> DecodingError {
        .valueNotFound(type, DecodingError.Context(codingPath: codingPath, debugDescription: "No value stands in."))
    }

    func value<T: Decodable>(_ type: T.Type) throws -> T {
        switch type {
        case is Bool.Type: if let value = false as? T { return value }
        case is String.Type: if let value = "" as? T { return value }
        case let number as any ExpressibleByIntegerLiteral.Type where type is any Numeric.Type:
            if let value = zero(number) as? T { return value }
        default: break
        }
        // The type itself would ask this decoder for the same again.
        if codingPath.count < 20,
            let value = StandInValue.nested(type, StandInDecoder(codingPath: codingPath + [Index()]))
        {
            return value
        }
        throw missing(type)
    }

    private func zero<Number: ExpressibleByIntegerLiteral>(_: Number.Type) -> Any { 0 as Number }

    private struct Index: CodingKey {
        var stringValue: String { "" }
        var intValue: Int? { nil }
        init() {}
        init?(stringValue: String) {}
        init?(intValue: Int) { return nil }
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let codingPath: [any CodingKey]
        var allKeys: [Key] { [] }

        private func decoder(_ key: any CodingKey) -> StandInDecoder { StandInDecoder(codingPath: codingPath + [key]) }

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { true }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder(key).value(type) }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> { try decoder(key).container(keyedBy: type) }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            Unkeyed(codingPath: codingPath + [key])
        }
        func superDecoder() throws -> any Decoder { StandInDecoder(codingPath: codingPath + [Index()]) }
        func superDecoder(forKey key: Key) throws -> any Decoder { decoder(key) }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let codingPath: [any CodingKey]
        var count: Int? { 0 }
        var isAtEnd: Bool { true }
        var currentIndex: Int { 0 }

        private var decoder: StandInDecoder { StandInDecoder(codingPath: codingPath + [Index()]) }

        func decodeNil() throws -> Bool { true }
        func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
            try decoder.container(keyedBy: type)
        }
        func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { Unkeyed(codingPath: codingPath) }
        func superDecoder() throws -> any Decoder { decoder }
    }
}

extension StandInValue {
    /// The value of a part of a structure.
    fileprivate static func nested<Value: Decodable>(_ type: Value.Type, _ decoder: StandInDecoder) -> Value? {
        if let known = simple[ObjectIdentifier(type)] as? Value { return known }
        if let cases = type as? any CaseIterable.Type, let first = first(of: cases) as? Value { return first }
        return (try? Value(from: decoder)) ?? firstCase()
    }
}
