#if GTK
import Foundation
import Martlet
import MartletBase

/// An array of anything, as Core Foundation calls it: for `colors as CFArray`.
public typealias CFArray = [Any]

/// The space of a color's components, under the name that it has in Core Graphics. Colors here are in sRGB.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"

    fileprivate init() {}

    /// Creates a space by its name; `nil` for another than sRGB, which colors here are not stored in.
    public init?(name: String) {
        guard name == Self.sRGB else { return nil }
    }

    /// Returns whether two are the same space: there is one.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { true }

    /// Hashes the space.
    public func hash(into hasher: inout Hasher) {}
}

/// Returns the space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Colors between which a gradient passes, under the name that it has in Core Graphics.
public final class CGGradient: Sendable {
    let stops: [ResolvedPaint.Stop]

    /// Creates a gradient of colors.
    ///
    /// - Parameters:
    ///   - space: The space of the components, which is sRGB.
    ///   - colors: Values of `CGColor`.
    ///   - locations: The location of each color, from 0 to 1; `nil` for equal distances.
    /// - Returns: `nil` if there is no color, or a value of another type.
    // Unsafe pointers: the caller's locations are read during the call, as many as there are colors.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let resolved = colors.compactMap { ($0 as? CGColor)?.resolved }
        guard !resolved.isEmpty, resolved.count == colors.count else { return nil }
        let last = Double(max(resolved.count - 1, 1))
        stops = resolved.enumerated().map { index, color in
            ResolvedPaint.Stop(color: color, location: locations.map { Double($0[index]) } ?? Double(index) / last)
        }.sorted { $0.location < $1.location }
    }
}

/// The continuation of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first color continues before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color continues after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The inside.
    case fill
    /// The inside, by the even-odd rule.
    case eoFill
    /// The outline.
    case stroke
    /// The inside, and the outline above it.
    case fillStroke
    /// The inside by the even-odd rule, and the outline above it.
    case eoFillStroke
}

/// The smoothness of pictures that are drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// That of the context.
    case `default` = 0
    /// Pixels stay as they are.
    case none = 1
    /// Fast.
    case low = 2
    /// The slowest and smoothest.
    case high = 3
    /// Between the two.
    case medium = 4

    var interpolation: Image.Interpolation {
        switch self {
        case .default, .medium: .medium
        case .none: .none
        case .low: .low
        case .high: .high
        }
    }
}

/// The operation that combines what is drawn with what is there.
public enum CGBlendMode: Int32, Sendable {
    /// The drawing over the backdrop, or a blend of both.
    case normal = 0
    /// A blend of the two, as of the same name in `BlendMode`.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// A blend of the two, as of the same name in `BlendMode`.
    case exclusion, hue, saturation, color, luminosity
    /// The drawing, limited by the backdrop.
    case clear, copy, sourceIn, sourceOut, sourceAtop
    /// The backdrop, limited by the drawing.
    case destinationOver, destinationIn, destinationOut, destinationAtop
    /// Exclusive areas, and sums towards black or white.
    case xor, plusDarker, plusLighter

    package var operation: CompositingOperation { CompositingOperation(rawValue: rawValue) ?? .normal }
}
#endif
