/// A cache of the contents of short texts in one environment. Equal texts share one content, which is resolved,
/// measured and shaped once. Marks, numbers and units occur often in the rows of a list.
///
/// The cache has a fixed number of slots. A text replaces the previous one in its slot when it occurs for the second
/// time. Texts that never recur, such as counters, therefore do not evict others.
// @unchecked Sendable: texts are resolved in updates, on the main actor's thread; all other parts of the environment
// that contains this cache are immutable.
final class ShortTexts: @unchecked Sendable {
    /// The largest UTF-8 length of a short string, in bytes.
    static let longest = 7

    private static let placeBits = 6

    /// The bytes of the string in each slot, and 0 for empty slots. Allocated with the first cached text.
    // @exclusivity(unchecked): accessed for each text; no access calls anything but the standard library.
    @exclusivity(unchecked) private var strings: ContiguousArray<UInt64> = []
    @exclusivity(unchecked) private var contents: ContiguousArray<TextContent> = []
    /// For each slot, the bytes of the last string that was not cached.
    @exclusivity(unchecked) private var seen = ContiguousArray<UInt64>(repeating: 0, count: 1 << placeBits)

    /// Returns the content of a string: the cached one, or a new one from `make`.
    @inline(__always)
    func content(of string: String, make: () -> TextContent) -> TextContent {
        guard string.utf8.count <= Self.longest, let bytes = Self.bytes(of: string) else { return make() }
        let place = Int(truncatingIfNeeded: (bytes &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.placeBits))
        if place < strings.count, strings[place] == bytes { return contents[place] }
        let made = make()
        if seen[place] == bytes { keep(made, bytes, at: place) } else { seen[place] = bytes }
        return made
    }

    /// Returns the bytes of a short string as one number; `nil` if they are not contiguous.
    @inline(__always)
    private static func bytes(of string: String) -> UInt64? {
        string.utf8.withContiguousStorageIfAvailable {
            // Begins with a one, so that the number of bytes counts.
            var bytes: UInt64 = 1
            for byte in $0 { bytes = bytes << 8 | UInt64(byte) }
            return bytes
        }
    }

    @inline(never)
    private func keep(_ made: TextContent, _ bytes: UInt64, at place: Int) {
        if strings.isEmpty {
            strings = ContiguousArray(repeating: 0, count: 1 << Self.placeBits)
            contents = ContiguousArray(repeating: made, count: 1 << Self.placeBits)
        }
        strings[place] = bytes
        contents[place] = made
    }
}
