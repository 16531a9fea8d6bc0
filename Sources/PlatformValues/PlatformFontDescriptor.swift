import Foundation
import Martlet

/// The properties of a font from which another is made: `UIFontDescriptor` and `NSFontDescriptor`.
///
///     import UIKit
///
///     let descriptor = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.withDesign(.rounded)
public final class _PlatformFontDescriptor: Hashable, Sendable {
    /// The design of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a design from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// That of text.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With rounded ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With characters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        fileprivate var design: Font.Design? {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            default: nil
            }
        }
    }

    /// Properties that fonts of one family differ in.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the properties.
        public let rawValue: UInt32

        /// Creates properties from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let isItalic = SymbolicTraits(rawValue: 1 << 0)
        package static let isBold = SymbolicTraits(rawValue: 1 << 1)
        package static let isMonospaced = SymbolicTraits(rawValue: 1 << 10)
    }

    package let font: _PlatformFont

    package init(_ font: _PlatformFont) { self.font = font }

    /// The size, in points.
    public var pointSize: CGFloat { font.pointSize }

    /// The properties of the font.
    public var symbolicTraits: SymbolicTraits {
        let resolved = font.font.resolved()
        var traits: SymbolicTraits = []
        if resolved.isItalic { traits.insert(.isItalic) }
        if resolved.isBold { traits.insert(.isBold) }
        if resolved.design == .monospaced { traits.insert(.isMonospaced) }
        return traits
    }

    /// Returns the description with a design; `nil` for one that is not known.
    public func withDesign(_ design: SystemDesign) -> _PlatformFontDescriptor? {
        design.design.map { design in changed { $0.withDesign(design) } }
    }

    /// Returns the description with a size in points.
    public func withSize(_ newPointSize: CGFloat) -> _PlatformFontDescriptor {
        _PlatformFontDescriptor(font.withSize(newPointSize))
    }

    /// Returns the description with properties, and without those that are not named.
    package func with(_ traits: SymbolicTraits) -> _PlatformFontDescriptor {
        changed { font in
            font.bold(traits.contains(.isBold)).italic(traits.contains(.isItalic)).monospaced(
                traits.contains(.isMonospaced))
        }
    }

    /// Returns the description of the font of a text style, at the default dynamic type size.
    public static func preferredFontDescriptor(withTextStyle style: _PlatformFont.TextStyle) -> _PlatformFontDescriptor
    {
        _PlatformFontDescriptor(_PlatformFont.preferredFont(forTextStyle: style))
    }

    private func changed(_ change: (Font) -> Font) -> _PlatformFontDescriptor {
        _PlatformFontDescriptor(
            _PlatformFont(font: change(font.font), pointSize: font.pointSize, familyName: font.familyName))
    }

    /// Returns whether two describe one font.
    public static func == (a: _PlatformFontDescriptor, b: _PlatformFontDescriptor) -> Bool { a.font == b.font }

    /// Hashes the description.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension _PlatformFont {
    /// The properties of the font, from which another can be made.
    public var fontDescriptor: _PlatformFontDescriptor { _PlatformFontDescriptor(self) }

    /// Creates the font of a description, at a size in points; zero for that of the description.
    package convenience init(_ descriptor: _PlatformFontDescriptor, size: CGFloat) {
        let font = size > 0 ? descriptor.font.withSize(size) : descriptor.font
        self.init(font: font.font, pointSize: font.pointSize, familyName: font.familyName)
    }
}
