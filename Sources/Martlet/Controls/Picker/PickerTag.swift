/// The value by which an option is chosen.
struct PickerTag {
    let base: AnyHashable
    /// Whether the tag also matches a selection of the optional type.
    var includesOptional = true

    /// Returns the tag as a value of the selection's type; `nil` if the types do not fit.
    func value<Value: Hashable>(as: Value.Type) -> Value? {
        let type = type(of: base.base)
        if type == Value.self { return base.base as? Value }
        guard includesOptional, let optional = Value.self as? any OptionalValue.Type, wrappedType(optional) == type
        else {
            return nil
        }
        return base.base as? Value
    }

    /// The type of the tag's value, for messages.
    var typeName: String { "\(type(of: base.base))" }
}

private func wrappedType<Value: OptionalValue>(_: Value.Type) -> Any.Type { Value.Wrapped.self }
