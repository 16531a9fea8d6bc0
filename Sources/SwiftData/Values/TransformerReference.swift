import Foundation
import MartletStore

/// The transformer of an attribute, by its name or class. It is looked up when a value is stored or read.
struct TransformerReference: Hashable, Sendable {
    private let name: String
    private let type: ValueTransformer.Type?

    init(name: String) {
        self.name = name
        type = nil
    }

    init(type: ValueTransformer.Type) {
        name = String(reflecting: type)
        self.type = type
    }

    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    private var transformer: ValueTransformer? {
        type.map { ValueTransformer.registered($0) } ?? ValueTransformer.named(name)
    }

    /// Returns the stored form of a value.
    func data(of value: Any) throws -> Data {
        guard let transformer else {
            throw SwiftDataError(
                .notSaved,
                "No value transformer \(name) is registered. The app has to call "
                    + "ValueTransformer.setValueTransformer(_:forName:) before it saves.")
        }
        guard let data = transformer.data(of: value) else {
            throw SwiftDataError(.notSaved, "The value transformer \(name) has made no data of \(value).")
        }
        return data
    }

    /// Returns the value for stored data; nil if there is none, or no transformer.
    func value(of data: Data) -> Any? { transformer?.value(of: data) }
}

extension ValueCoder {
    /// The coder for values of any type that a transformer stores.
    static func transformed(_ type: Any.Type, by transformer: TransformerReference) -> ValueCoder {
        func optional<T: OptionalStorage>(_: T.Type) -> ValueCoder {
            ValueCoder(
                kind: .coded, isOptional: true, isRaw: false,
                encode: { value in
                    guard let value = value as? T, let inner = value.wrappedValue else { return .null }
                    return .blob(try transformer.data(of: inner))
                },
                decode: { value in
                    if value.isNull { return T.missing }
                    guard case .blob(let data) = value else { return nil }
                    return transformer.value(of: data)
                })
        }
        if let storage = type as? any OptionalStorage.Type { return optional(storage) }
        return ValueCoder(
            kind: .coded, isOptional: false, isRaw: false,
            encode: { .blob(try transformer.data(of: $0)) },
            decode: { value in
                guard case .blob(let data) = value else { return nil }
                return transformer.value(of: data)
            })
    }
}
