/// A line of text: the part of the string that it shows, and its truncation.
package struct FixedTextLine: Hashable, Sendable {
    /// The position of the ellipsis that replaces omitted text.
    package enum Cut: Hashable, Sendable {
        /// Nothing is omitted.
        case none
        /// The ellipsis precedes the line's text.
        case head
        /// The ellipsis follows the line's text.
        case tail
        /// The ellipsis separates the line's text from the part of the string at the given UTF-8 offsets.
        case middle(resume: Range<Int>)
    }

    /// The UTF-8 offsets of the line's text, without trailing spaces.
    package var range: Range<Int>
    /// The number of cells of the line, including the ellipsis.
    package var cells: Int
    package var cut: Cut = .none

    /// The character that replaces omitted text.
    package static let ellipsis = "…"

    /// Returns the displayed text of the line.
    package func text(in string: String) -> String {
        let text = string[utf8: range]
        return switch cut {
        case .none: String(text)
        case .head: Self.ellipsis + text
        case .tail: text + Self.ellipsis
        case .middle(let resume): text + Self.ellipsis + string[utf8: resume]
        }
    }
}
