@_spi(Reflection) import Swift

/// Calls `body` with name, byte offset and type of each stored field of a struct or element of a tuple.
///
/// Says nothing of enums and existentials. Costs microseconds: what is learnt is kept per type.
func forEachField(of type: Any.Type, body: (_ name: String, _ offset: Int, _ type: Any.Type) -> Void) {
    // The runtime can't look into the type of an existential, and does not survive the attempt.
    let existentialKind: UInt = 0x303
    if unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == existentialKind { return }
    // Bit 1: leave out what the runtime cannot describe, instead of stopping there.
    let ignoreUnknown = _EachFieldOptions(rawValue: 1 << 1)
    _ = _forEachField(of: type, options: ignoreUnknown) { name, offset, fieldType, _ in
        body(String(cString: name), offset, fieldType)
        return true
    }
}
