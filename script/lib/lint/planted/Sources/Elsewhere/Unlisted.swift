/// Nothing is wrong but the module, and that it does not say what its operations cost.
public struct Fine {
    /// Costs nobody knows what.
    public func bare() {}

    /// Says it.
    /// - Complexity: O(1).
    @inlinable
    public func said() {}

    /// Kept, not computed.
    public var width = 0.0
}
