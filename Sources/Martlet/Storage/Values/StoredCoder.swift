/// How values of a type are stored.
struct StoredCoder<Value> {
    /// What is stored, as a value; nil if it is of another type.
    let decode: (StoredValue) -> Value?
    /// What to store for a value; nil to remove what is stored.
    let encode: (Value) -> StoredValue?
}

extension StoredCoder where Value: StoredScalar {
    /// A type that property lists know.
    static var scalar: StoredCoder { StoredCoder(decode: { Value.decode($0) }, encode: { $0.stored }) }
}

extension StoredCoder where Value: RawRepresentable, Value.RawValue: StoredScalar {
    /// A type that stands for a raw value.
    static var raw: StoredCoder {
        StoredCoder(
            decode: { stored in Value.RawValue.decode(stored).flatMap { Value(rawValue: $0) } },
            encode: { $0.rawValue.stored }
        )
    }
}

extension StoredCoder {
    /// The same type or nil, which stands for nothing stored.
    var optional: StoredCoder<Value?> {
        StoredCoder<Value?>(decode: { [decode] in decode($0).map { $0 } }, encode: { [encode] in $0.flatMap(encode) })
    }
}
