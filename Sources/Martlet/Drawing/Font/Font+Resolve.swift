import Foundation

extension Font {
    /// Returns the font resolved for a dynamic type size, with the text style sizes of a host.
    package func resolved(at size: DynamicTypeSize = .large, sizes: TextStyleSizes = .handheld) -> ResolvedFont {
        var result = base.resolved(at: size, sizes: sizes)
        if let weight { result.weight = weight }
        if let design { result.design = design }
        if let width { result.width = width }
        result.leading = leading
        if !traits.isEmpty {
            if traits.contains(.bold) { result.weight = max(result.weight, .bold) }
            if traits.contains(.italic) { result.isItalic = true }
            if traits.contains(.monospaced) { result.design = .monospaced }
            if traits.contains(.monospacedDigit) { result.hasMonospacedDigits = true }
            if traits.contains(.lowercaseSmallCaps) { result.hasLowercaseSmallCaps = true }
            if traits.contains(.uppercaseSmallCaps) { result.hasUppercaseSmallCaps = true }
        }
        if !lacks.isEmpty {
            if lacks.contains(.bold), result.isBold { result.weight = .regular }
            if lacks.contains(.italic) { result.isItalic = false }
            if lacks.contains(.monospaced), result.design == .monospaced { result.design = .default }
            if lacks.contains(.lowercaseSmallCaps) { result.hasLowercaseSmallCaps = false }
            if lacks.contains(.uppercaseSmallCaps) { result.hasUppercaseSmallCaps = false }
        }
        return result
    }
}

extension Font.Base {
    fileprivate func resolved(at size: DynamicTypeSize, sizes: TextStyleSizes) -> ResolvedFont {
        var result: ResolvedFont
        switch self {
        case .inherited: return Font.Base.style(.body).resolved(at: size, sizes: sizes)
        case .sized(let font):
            result = font.base.resolved(at: size, sizes: sizes)
            switch font.size {
            case .points(let points): result.pointSize = points
            case .factor(let factor): result.pointSize *= factor
            }
        case .style(let style):
            result = ResolvedFont(pointSize: style.pointSize(at: size, sizes: sizes), weight: style.weight)
        case .system(let pointSize):
            result = ResolvedFont(pointSize: pointSize)
        case .named(let font):
            let factor =
                font.relativeTo.map { $0.pointSize(at: size) / $0.pointSize(at: .large) } ?? 1
            result = ResolvedFont(pointSize: font.size * factor, family: font.name)
        }
        // Invalid sizes are replaced by the size of the body style, and large sizes are limited (law C6).
        result.pointSize =
            result.pointSize >= 0 && result.pointSize.isFinite
            ? min(result.pointSize, 10_000) : Font.TextStyle.body.pointSize(at: size)
        return result
    }
}

private func max(_ a: Font.Weight, _ b: Font.Weight) -> Font.Weight {
    a.value >= b.value ? a : b
}

extension Font.TextStyle {
    /// The weight of the style.
    var weight: Font.Weight { self == .headline ? .semibold : .regular }

    /// Returns the factor by which the style grows from the default dynamic type size to another.
    package func growth(at size: DynamicTypeSize) -> CGFloat {
        size == .large ? 1 : pointSize(at: size) / pointSize(at: .large)
    }

    /// The size in points that the Human Interface Guidelines publish for a dynamic type size.
    func pointSize(at size: DynamicTypeSize) -> CGFloat {
        CGFloat(sizes[size.index])
    }

    private var sizes: InlineArray<12, UInt8> {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}
