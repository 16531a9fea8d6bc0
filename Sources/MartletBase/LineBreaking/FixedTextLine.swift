/// A line of text: which part of the string it shows, and where it was cut.
package struct FixedTextLine: Hashable, Sendable {
    /// Where an ellipsis stands for text that didn't fit.
    package enum Cut: Hashable, Sendable {
        /// Nothing is missing.
        case none
        /// Before the line's text.
        case head
        /// After the line's text.
        case tail
        /// Between the line's text and the part of the string in the given UTF-8 offsets.
        case middle(resume: Range<Int>)
    }

    /// The part of the string in UTF-8 offsets, without the spaces at the line's end.
    package var range: Range<Int>
    /// The cells that the line takes up, the ellipsis included.
    package var cells: Int
    package var cut: Cut = .none

    /// The one character that stands for what is missing.
    package static let ellipsis = "…"

    /// The line as it is shown.
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
