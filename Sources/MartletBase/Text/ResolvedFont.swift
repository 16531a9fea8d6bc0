import Foundation

/// A fully resolved font, which a host looks up in its own font system.
public struct _ResolvedFont: Hashable, Sendable {
    /// The size, in points.
    package var pointSize: CGFloat
    package var weight: Weight = .regular
    package var design: Design = .default
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var hasLowercaseSmallCaps = false
    package var hasUppercaseSmallCaps = false
    package var leading: Leading = .standard
    package var width: Width = .standard
    /// The name of the family, or `nil` for the system's.
    package var family: String?

    /// The body style at the default size.
    package static let body = ResolvedFont(pointSize: 17)

    package init(pointSize: CGFloat, weight: Weight = .regular, family: String? = nil) {
        self.pointSize = pointSize
        self.weight = weight
        self.family = family
    }

    package var isBold: Bool { weight.value >= Weight.semibold.value }
}

/// The name used inside this package. Apps use the name that SwiftUI gives to the type.
package typealias ResolvedFont = _ResolvedFont
