import Foundation

/// The sizes of text styles on a host.
package enum TextStyleSizes: Hashable, Sendable {
    /// The sizes for handheld devices, with 17 points for the body style. They scale with the dynamic type size.
    case handheld
    /// The sizes for desktops, as multiples of a body size in points. They also scale with the dynamic type size.
    case desktop(body: CGFloat)
}

extension Font.TextStyle {
    /// Returns the size in points for a dynamic type size on a host.
    func pointSize(at size: DynamicTypeSize, sizes: TextStyleSizes) -> CGFloat {
        switch sizes {
        case .handheld: return pointSize(at: size)
        case .desktop(let body):
            return (body * desktopFactor * growth(at: size) * 4).rounded() / 4
        }
    }

    /// The factor from the body size to the size of the style, as published in the Human Interface Guidelines for
    /// macOS.
    private var desktopFactor: CGFloat {
        switch self {
        case .largeTitle: 26 / 13
        case .title: 22 / 13
        case .title2: 17 / 13
        case .title3: 15 / 13
        case .headline, .body: 1
        case .callout: 12 / 13
        case .subheadline: 11 / 13
        case .footnote, .caption, .caption2: 10 / 13
        }
    }
}

extension DynamicTypeSize {
    /// The size of the body style, relative to its default size.
    package var growth: CGFloat {
        self == .large ? 1 : Font.TextStyle.body.pointSize(at: self) / Font.TextStyle.body.pointSize(at: .large)
    }

    /// Returns the dynamic type size whose body style is closest to a multiple of the default one.
    package static func nearest(toGrowth growth: CGFloat) -> DynamicTypeSize {
        allCases.min { abs($0.growth - growth) < abs($1.growth - growth) } ?? .large
    }
}

private enum TextStyleSizesKey: GatheredKey { static var defaultValue: TextStyleSizes { .handheld } }

extension EnvironmentValues {
    /// The sizes of text styles, set by a host with its own sizes.
    package var textStyleSizes: TextStyleSizes {
        get { self[TextStyleSizesKey.self] }
        set { self[TextStyleSizesKey.self] = newValue }
    }
}
