/// The payload of the case that an enum's value has.
public enum EnumPayload {
    /// Returns the type of the payload; `nil` if there is none, if it is in an object of its own (`indirect`), for values of
    /// other types, and without the fact ``ABIFact/enumPayloads``.
    public static func type<Value>(of value: Value) -> Any.Type? {
        ABI.uses(.enumPayloads) ? byRecords(of: value) : nil
    }

    /// Changes the payload of a value that has one of a known type.
    ///
    /// - Parameter change: Gets the address of the payload and its type, and leaves a value of that type there.
    /// - Returns: Whether there is such a payload.
    public static func change<Value>(
        of value: inout Value, _ change: (UnsafeMutableRawPointer, Any.Type) -> Void
    ) -> Bool {
        guard ABI.uses(.enumPayloads) else { return false }
        return byWitnesses(of: &value, change)
    }

    static func byRecords<Value>(of value: Value) -> Any.Type? {
        guard isEnum(Value.self) else { return nil }
        let type = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
        return withUnsafePointer(to: value) { TypeField.payload(ofCase: martlet_enum_case($0, type), in: Value.self) }
    }

    static func byWitnesses<Value>(
        of value: inout Value, _ change: (UnsafeMutableRawPointer, Any.Type) -> Void
    ) -> Bool {
        guard let payload = byRecords(of: value) else { return false }
        let type = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
        withUnsafeMutablePointer(to: &value) { pointer in
            let address = UnsafeMutableRawPointer(pointer)
            let number = martlet_enum_case(address, type)
            martlet_enum_open(address, type)
            change(address, payload)
            martlet_enum_close(address, number, type)
        }
        return true
    }

    /// Whether the first word of the metadata is the kind of enums; that of optionals is another one.
    private static func isEnum(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x201
    }
}
