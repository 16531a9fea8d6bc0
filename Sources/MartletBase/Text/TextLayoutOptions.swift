import Foundation

/// The environment values that affect the layout of a text.
public struct _TextLayoutOptions: Hashable, Sendable {
    /// The position at which a text that does not fit is truncated.
    public enum TruncationMode: Hashable, Sendable {
        /// At the start: the end is shown.
        case head
        /// At the end: the start is shown.
        case tail
        /// In the middle: start and end are shown.
        case middle
    }

    /// The largest number of lines; `nil` for no limit.
    package var lineLimit: Int?
    /// Whether the text reserves space for ``lineLimit`` lines even if it has fewer.
    package var reservesSpace = false
    /// The smallest number of lines to reserve space for.
    package var minimumLines = 0
    package var alignment: TextAlignment = .leading
    package var truncationMode: TruncationMode = .tail
    /// The distance between the bottom of a line and the top of the next, in points.
    package var lineSpacing: CGFloat = 0
    /// The distance between baselines; `nil` for that of the fonts.
    package var lineHeight: LineHeightRule?
    /// The smallest scale factor of the font with which the text may be shrunk to fit; 1 for no shrinking.
    package var minimumScaleFactor: CGFloat = 1
    /// Whether the spacing of characters may be reduced to make the text fit.
    package var allowsTightening = false
    package var layoutDirection: LayoutDirection = .leftToRight
    /// The writing direction; `nil` for the direction of the characters.
    package var writingDirection: LayoutDirection?

    /// The default options: left-aligned, without a line limit, truncated at the end.
    package static let standard = TextLayoutOptions()

    package init() {}
}

/// Layout options shared by all texts in the same environment.
package final class TextSetting: Equatable, Sendable {
    package let options: TextLayoutOptions

    package init(_ options: TextLayoutOptions) { self.options = options }

    package static func == (a: TextSetting, b: TextSetting) -> Bool { a === b || a.options == b.options }
}

/// The name used inside this package. Apps use the name that SwiftUI gives to the type.
package typealias TextLayoutOptions = _TextLayoutOptions
