import Foundation

/// What surrounds a text and bears on its layout.
public struct _TextLayoutOptions: Hashable, Sendable {
    /// Where a text that doesn't fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At the start: the end is shown.
        case head
        /// At the end: the start is shown.
        case tail
        /// In the middle: start and end are shown.
        case middle
    }

    /// The most lines to show; `nil` for any number.
    package var lineLimit: Int?
    /// Whether the space of ``lineLimit`` lines is taken up even by fewer.
    package var reservesSpace = false
    /// The fewest lines to take up space for.
    package var minimumLines = 0
    package var alignment: TextAlignment = .leading
    package var truncationMode: TruncationMode = .tail
    /// Space between the bottom of a line and the top of the next, in points.
    package var lineSpacing: CGFloat = 0
    /// How far lines are apart; nil for as the fonts say.
    package var lineHeight: LineHeightRule?
    /// How far the font may shrink to make the text fit; 1 for not at all.
    package var minimumScaleFactor: CGFloat = 1
    /// Whether characters may move closer to make the text fit.
    package var allowsTightening = false
    package var layoutDirection: LayoutDirection = .leftToRight
    /// The direction that text is written in; nil for that of its characters.
    package var writingDirection: LayoutDirection?

    /// Left, any number of lines, cut at the end.
    package static let standard = TextLayoutOptions()

    package init() {}
}

/// Layout options that all texts in the same surroundings share.
package final class TextSetting: Equatable, Sendable {
    package let options: TextLayoutOptions

    package init(_ options: TextLayoutOptions) { self.options = options }

    package static func == (a: TextSetting, b: TextSetting) -> Bool { a === b || a.options == b.options }
}

/// What the package calls it: apps know it by the name that SwiftUI gives to it.
package typealias TextLayoutOptions = _TextLayoutOptions
