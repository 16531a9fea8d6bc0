import Foundation

extension NSAttributedString.Key {
    /// The font: a `UIFont` or `NSFont`. Without it, the system's font at 12 points.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The color of the text. Without it, black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The color behind the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An `NSParagraphStyle`: alignment, spacing of lines, and truncation.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A number of points between characters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number of points by which the text is raised.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The color of the underline.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The raw value of an `NSUnderlineStyle`, for a line through the text.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The color of the line through the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}
