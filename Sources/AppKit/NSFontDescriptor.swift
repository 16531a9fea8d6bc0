import Foundation
import PlatformValues

/// The properties of a font from which another is made, as AppKit calls them.
public typealias NSFontDescriptor = _PlatformFontDescriptor

extension NSFontDescriptor {
    /// Returns the description with properties, and without those that are not named.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor { with(symbolicTraits) }
}

extension NSFontDescriptor.SymbolicTraits {
    /// Italic.
    public static let italic = NSFontDescriptor.SymbolicTraits.isItalic
    /// Bold.
    public static let bold = NSFontDescriptor.SymbolicTraits.isBold
    /// With characters of one width.
    public static let monoSpace = NSFontDescriptor.SymbolicTraits.isMonospaced
}

extension NSFont {
    /// Creates the font of a description.
    ///
    /// - Parameters:
    ///   - fontDescriptor: The description.
    ///   - size: The size in points; zero for that of the description.
    public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size: CGFloat) {
        self.init(fontDescriptor, size: size)
    }
}
