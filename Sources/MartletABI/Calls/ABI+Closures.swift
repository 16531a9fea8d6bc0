extension ABI {
    /// Calls a closure in its storage, with the argument in its storage, and writes the result into uninitialized
    /// memory.
    ///
    /// Both types must be generic in the context that stored the closure, so that the closure uses indirect arguments
    /// and results.
    ///
    /// - Parameter inPlace: Whether ``ABIFact/closureCalls`` is in use. A caller that makes many calls tests this
    ///   once.
    @inlinable @inline(__always)
    public static func call<Argument, Result>(
        _ closure: UnsafePointer<(Argument) -> Result>,
        _ argument: UnsafePointer<Argument>,
        into result: UnsafeMutablePointer<Result>,
        inPlace: Bool
    ) {
        if inPlace {
            martlet_call_closure(closure, argument, result)
        } else {
            callCopied(closure, argument, into: result)
        }
    }

    @inlinable @inline(never)
    package static func callCopied<Argument, Result>(
        _ closure: UnsafePointer<(Argument) -> Result>,
        _ argument: UnsafePointer<Argument>,
        into result: UnsafeMutablePointer<Result>
    ) {
        result.initialize(to: closure.pointee(argument.pointee))
    }
}
