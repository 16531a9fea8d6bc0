/// The contents of the short texts in one surroundings: equal ones share one, which is resolved, measured and shaped
/// once. Marks, numbers and units come again and again in the rows of a list.
///
/// Keeps as many as it has places: a text that comes to the place of another is kept in its stead.
// @unchecked Sendable: texts are resolved in updates, on the main actor's thread; the surroundings that hold this are
// values otherwise.
final class ShortTexts: @unchecked Sendable {
    /// Bytes of UTF-8 in a string that counts as short.
    static let longest = 7

    private static let placeBits = 6

    /// The bytes of the string in each place, and 0 where there is none; made with the first text.
    // @exclusivity(unchecked): asked for each text; no access calls anything but the standard library.
    @exclusivity(unchecked) private var strings: ContiguousArray<UInt64> = []
    @exclusivity(unchecked) private var contents: ContiguousArray<TextContent> = []

    /// The content of a string: the one that is known, or what `make` makes.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func content(of string: String, make: () -> TextContent) -> TextContent {
        let count = string.utf8.count
        if count > Self.longest { return make() }
        // Begins with a one, so that the number of bytes counts.
        var bytes: UInt64 = 1
        for byte in string.utf8 { bytes = bytes << 8 | UInt64(byte) }
        let place = Int(truncatingIfNeeded: (bytes &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.placeBits))
        if place < strings.count, strings[place] == bytes { return contents[place] }
        return keep(make(), bytes, at: place)
    }

    private func keep(_ made: TextContent, _ bytes: UInt64, at place: Int) -> TextContent {
        if strings.isEmpty {
            strings = ContiguousArray(repeating: 0, count: 1 << Self.placeBits)
            contents = ContiguousArray(repeating: made, count: 1 << Self.placeBits)
        }
        strings[place] = bytes
        contents[place] = made
        return made
    }
}
