extension ABI {
    /// Calls a closure where it lies, with the argument where it lies, and puts the result into memory that holds
    /// none.
    ///
    /// Both types have to be generic where the closure was stored, so that it takes and gives places.
    ///
    /// - Parameter inPlace: Whether ``ABIFact/closureCalls`` is in use: who calls many asks once.
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
