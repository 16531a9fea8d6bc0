import Foundation
import PlatformValues

/// The properties of a font from which another is made, as UIKit calls them.
public typealias UIFontDescriptor = _PlatformFontDescriptor

extension UIFontDescriptor {
    /// Returns the description with properties, and without those that are not named.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { with(symbolicTraits) }
}

extension UIFontDescriptor.SymbolicTraits {
    /// Italic.
    public static let traitItalic = UIFontDescriptor.SymbolicTraits.isItalic
    /// Bold.
    public static let traitBold = UIFontDescriptor.SymbolicTraits.isBold
    /// With characters of one width.
    public static let traitMonoSpace = UIFontDescriptor.SymbolicTraits.isMonospaced
}

extension UIFont {
    /// Creates the font of a description.
    ///
    /// - Parameters:
    ///   - descriptor: The description.
    ///   - pointSize: The size in points; zero for that of the description.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor, size: pointSize)
    }

    /// Returns the system's font in italics, at a size in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(systemFont(ofSize: fontSize).fontDescriptor.with(.isItalic), size: 0)
    }
}
