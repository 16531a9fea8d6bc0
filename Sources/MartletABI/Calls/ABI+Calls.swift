extension ABI {
    /// The addresses to which the functions return that are being called, from the innermost outwards.
    ///
    /// - Parameter limit: How many there are at most.
    /// - Returns: nil where frames can't be followed, or say nothing.
    /// - Complexity: some loads for each.
    public static func calls(limit: Int) -> [UInt]? {
        guard uses(.framePointers) else { return nil }
        return callsByFrames(limit: limit)
    }

    static func callsByFrames(limit: Int) -> [UInt]? {
        let calls = [UInt](unsafeUninitializedCapacity: limit) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            count = Int(martlet_abi_calls(base, UInt(limit)))
        }
        return calls.count < 2 ? nil : calls
    }
}
