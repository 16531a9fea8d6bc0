extension ABI {
    /// Returns the return addresses of the active calls, innermost first.
    ///
    /// - Parameter limit: The largest number of addresses.
    /// - Returns: `nil` if frames cannot be followed or have no usable contents.
    /// - Complexity: some loads for each address.
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
