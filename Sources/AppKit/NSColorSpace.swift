import Foundation
import Martlet

/// A color space, as AppKit calls it. Colors are kept in sRGB.
public final class NSColorSpace: Hashable, Sendable {
    /// The name of the space.
    public let localizedName: String?

    private init(_ name: String) { localizedName = name }

    /// The space that colors are kept in.
    public static let sRGB = NSColorSpace("sRGB IEC61966-2.1")
    /// A space with more colors. Colors are converted to it by their components of sRGB.
    public static let displayP3 = NSColorSpace("Display P3")
    /// The space of the device; here that of colors.
    public static let deviceRGB = NSColorSpace("Device RGB")
    /// A space of older systems; here that of colors.
    public static let genericRGB = NSColorSpace("Generic RGB")

    /// Returns whether two are one space.
    public static func == (a: NSColorSpace, b: NSColorSpace) -> Bool { a === b }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSColor {
    /// Returns the color with its components in a space: the color itself, whose components are those of sRGB.
    ///
    /// A color that depends on the look of its window has the components of a light one.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(Color(components())) }

    /// The space of the components: sRGB.
    public var colorSpace: NSColorSpace { .sRGB }
}
