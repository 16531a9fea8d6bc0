#if GTK
import Foundation
import Martlet
import MartletBase
import PlatformValues

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
