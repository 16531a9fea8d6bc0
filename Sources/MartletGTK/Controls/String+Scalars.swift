#if GTK
/// Conversions between GTK's character offsets and Swift's.
extension String {
    /// The characters that some scalars belong to, as far as the text goes. O(n)
    func characters(ofScalars range: Range<Int>) -> Range<Int> {
        func characters(before offset: Int) -> Int {
            String(String.UnicodeScalarView(unicodeScalars.prefix(offset))).count
        }
        let start = characters(before: range.lowerBound)
        return start..<max(start, characters(before: range.upperBound))
    }

    /// The scalars that some characters consist of, as far as the text goes. O(n)
    func scalars(ofCharacters range: Range<Int>) -> Range<Int> {
        let start = prefix(range.lowerBound).unicodeScalars.count
        return start..<max(start, prefix(range.upperBound).unicodeScalars.count)
    }
}
#endif
