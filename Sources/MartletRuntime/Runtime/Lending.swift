// Unsafe pointers: the caller guarantees that a value is there, and that it outlives the call.
extension UnsafeMutablePointer {
    /// Calls `body` with the value at this address, and moves it back: no reference in the value is counted.
    ///
    /// If the bytes belong to a value with another owner, they are lent: `body` must not end them, and a callee that
    /// stores the value makes a counted copy.
    @inlinable @inline(__always)
    package func lend<Result>(to body: (Pointee) -> Result) -> Result {
        let lent = move()
        let result = body(lent)
        initialize(to: consume lent)
        return result
    }
}
