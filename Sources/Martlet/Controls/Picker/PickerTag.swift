/// The value by which an option is chosen.
struct PickerTag {
    let base: AnyHashable
    /// Whether it is also the tag of an optional of its type.
    var includesOptional = true

    /// The tag as a value of the selection's type; nil if it is of another type.
    func value<Value: Hashable>(as: Value.Type) -> Value? {
        let type = type(of: base.base)
        if type == Value.self { return base.base as? Value }
        guard includesOptional, let optional = Value.self as? any OptionalValue.Type, wrappedType(optional) == type
        else {
            return nil
        }
        return base.base as? Value
    }

    /// The type of the tag's value, as messages name it.
    var typeName: String { "\(type(of: base.base))" }
}

private func wrappedType<Value: OptionalValue>(_: Value.Type) -> Any.Type { Value.Wrapped.self }
