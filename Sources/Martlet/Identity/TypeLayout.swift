/// What the value witnesses of a type say of its values in memory.
enum TypeLayout {
    static func size(of type: Any.Type) -> Int {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    static func alignment(of type: Any.Type) -> Int {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.alignment }
        return _openExistential(type, do: open)
    }

    /// Whether copying a value is copying its bytes.
    static func isPlain(_ type: Any.Type) -> Bool {
        func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
        return _openExistential(type, do: open)
    }

    /// Whether a value may be moved by moving its bytes. Weak references may not, nor what holds one.
    static func isBitwiseTakable(_ type: Any.Type) -> Bool {
        // The word before the metadata leads to the value witness table, whose flags follow eight functions, size
        // and stride; see the ABI's description of value witness tables.
        let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
        let flags = metadata[-1].load(fromByteOffset: 10 * MemoryLayout<Int>.size, as: UInt32.self)
        let isNotBitwiseTakable: UInt32 = 0x0010_0000
        return flags & isNotBitwiseTakable == 0
    }
}
