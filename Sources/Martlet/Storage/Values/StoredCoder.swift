/// The conversion between values of a type and stored values.
struct StoredCoder<Value> {
    /// Returns the value of a stored value; `nil` if the stored value has another type.
    let decode: (StoredValue) -> Value?
    /// Returns the stored value of a value; `nil` to remove the stored value.
    let encode: (Value) -> StoredValue?
}

extension StoredCoder where Value: StoredScalar {
    /// The coder of a property list type.
    static var scalar: StoredCoder { StoredCoder(decode: { Value.decode($0) }, encode: { $0.stored }) }
}

extension StoredCoder where Value: RawRepresentable, Value.RawValue: StoredScalar {
    /// The coder of a type with a raw value.
    static var raw: StoredCoder {
        StoredCoder(
            decode: { stored in Value.RawValue.decode(stored).flatMap { Value(rawValue: $0) } },
            encode: { $0.rawValue.stored }
        )
    }
}

extension StoredCoder {
    /// The coder of the optional type. `nil` removes the stored value.
    var optional: StoredCoder<Value?> {
        StoredCoder<Value?>(decode: { [decode] in decode($0).map { $0 } }, encode: { [encode] in $0.flatMap(encode) })
    }
}
