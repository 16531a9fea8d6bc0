import Foundation

/// The inline styles of a part of Markdown text. On Apple's platforms the type is part of Foundation.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// The styles as a bit mask.
    public let rawValue: UInt

    /// Creates styles from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, shown in a monospaced font.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck-through text.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A soft line break, which may be shown as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A hard line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// Inline HTML.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.SwiftUIAttributes {
    /// The attribute key of inline Markdown styles.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }
}

extension InlinePresentationIntent {
    init(_ style: MarkdownSpan.Style) {
        self = []
        if style.contains(.strong) { insert(.stronglyEmphasized) }
        if style.contains(.emphasis) { insert(.emphasized) }
        if style.contains(.code) { insert(.code) }
        if style.contains(.strikethrough) { insert(.strikethrough) }
    }

    /// The style in the form used by labels.
    var style: MarkdownSpan.Style {
        var style: MarkdownSpan.Style = []
        if contains(.stronglyEmphasized) { style.insert(.strong) }
        if contains(.emphasized) { style.insert(.emphasis) }
        if contains(.code) { style.insert(.code) }
        if contains(.strikethrough) { style.insert(.strikethrough) }
        return style
    }
}
