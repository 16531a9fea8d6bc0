// Unsafe pointers: the caller guarantees that a value is there, and that it outlives the call.
extension UnsafeMutablePointer {
    /// Calls `body` with the value that lies here, and puts it back: nothing that it refers to is counted on the way.
    ///
    /// Where the bytes are those of a value that somebody else holds, it is so lent, and never ended: it is no copy. Whoever
    /// keeps it makes one, and counts then.
    @inlinable @inline(__always)
    package func lend<Result>(to body: (Pointee) -> Result) -> Result {
        let lent = move()
        let result = body(lent)
        initialize(to: consume lent)
        return result
    }
}
