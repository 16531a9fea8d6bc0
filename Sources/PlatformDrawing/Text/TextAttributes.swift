#if GTK
import Foundation
import Martlet
import MartletBase
import PlatformValues

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

/// The look of an underline.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits of the style.
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// Dots, together with ``single``.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes, together with ``single``.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
}

/// The side at which the lines of a text begin or end.
public enum NSTextAlignment: Int, Sendable {
    /// Left.
    case left = 0
    /// In the middle.
    case center = 1
    /// Right.
    case right = 2
    /// At both sides, which is drawn as ``natural``.
    case justified = 3
    /// The side of the language.
    case natural = 4
}

/// The treatment of a text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    /// It is broken into lines between words.
    case byWordWrapping = 0
    /// It is broken into lines between words, or characters of a long one.
    case byCharWrapping = 1
    /// One line, which ends at the edge.
    case byClipping = 2
    /// One line without its beginning.
    case byTruncatingHead = 3
    /// One line without its end.
    case byTruncatingTail = 4
    /// One line without its middle.
    case byTruncatingMiddle = 5
}

/// The attributes of a paragraph, under the name that they have in UIKit and AppKit.
open class NSParagraphStyle {
    /// The side at which lines begin or end.
    public fileprivate(set) var alignment = NSTextAlignment.natural
    /// The distance between lines, in points.
    public fileprivate(set) var lineSpacing: CGFloat = 0
    /// The treatment of a text that does not fit.
    public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// Creates the default style.
    public init() {}
}

/// The attributes of a paragraph, which can be set.
public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// The side at which lines begin or end.
    public override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }

    /// The distance between lines, in points.
    public override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }

    /// The treatment of a text that does not fit.
    public override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }

    /// Creates the default style.
    public override init() {}
}
#endif
