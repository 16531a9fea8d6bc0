/// The memory layout of types, as their value witness tables describe it.
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
}
