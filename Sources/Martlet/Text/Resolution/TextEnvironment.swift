import Foundation
import Synchronization

/// The environment values that affect texts.
struct TextEnvironment: Equatable, Sendable {
    var locale: Locale = .current
    var calendar = LateValue<Calendar> { .current }
    var timeZone = LateValue<TimeZone> { .current }
    var dynamicTypeSize: DynamicTypeSize = .large
    var styleSizes: TextStyleSizes = .handheld
    /// The font of the environment; `nil` for ``defaultFont``.
    var font: Font?
    /// The font if neither the text nor the environment sets one.
    var defaultFont: Font = .body
    /// The attributes set by modifiers of ancestors; the font is unused.
    var attributes = TextAttributes()
    var textCase: Text.Case?
    /// The formatting of attributed strings; `nil` for no restrictions.
    var formatting: TextFormatting?
    /// Whether the user prefers bold text.
    var prefersBoldText = false
    /// Whether letters are replaced by blocks.
    var isRedacted = false
}

/// A ``TextEnvironment`` with precomputed values for resolving texts. All texts in one environment share it.
final class TextContext: Sendable {
    let environment: TextEnvironment
    /// The context in which the colors of texts are resolved.
    let styles: _ShapeStyleContext
    let localization: TextLocalization
    /// The style of text that sets nothing itself.
    let baseStyle: TextStyle
    private let changesCase: Bool

    /// The most recent styles with their attributes, oldest first. Adjacent texts often have equal attributes.
    private let recent = Mutex<[(attributes: TextAttributes, style: TextStyle)]>([])
    private static let recentLimit = 12

    init(_ environment: TextEnvironment, styles: _ShapeStyleContext = _ShapeStyleContext()) {
        self.environment = environment
        self.styles = styles
        localization = .of(environment.locale)
        baseStyle = Self.style(TextAttributes(), environment, styles)
        changesCase = environment.textCase != nil || environment.isRedacted
    }

    /// Returns the style for the attributes of a text.
    func style(for attributes: TextAttributes) -> TextStyle {
        if let known = recent.withLock({ $0.last { $0.attributes == attributes }?.style }) {
            return known
        }
        let style = Self.style(attributes, environment, styles)
        recent.withLock { recent in
            if recent.count >= Self.recentLimit { recent.removeFirst() }
            recent.append((attributes, style))
        }
        return style
    }

    private static func style(
        _ own: TextAttributes, _ environment: TextEnvironment, _ styles: _ShapeStyleContext
    ) -> TextStyle {
        let attributes = own.inheriting(environment.attributes)
        let outer = environment.font?.inheriting(environment.defaultFont) ?? environment.defaultFont
        let source = own.font?.inheriting(outer) ?? outer
        var font = source.resolved(at: environment.dynamicTypeSize, sizes: environment.styleSizes)
        if let weight = attributes.weight { font.weight = weight }
        if let isBold = attributes.isBold {
            if isBold {
                if font.weight.value < Font.Weight.bold.value { font.weight = .bold }
            } else if own.isBold == false, font.isBold {
                font.weight = .regular
            }
        }
        if environment.prefersBoldText, font.weight.value < Font.Weight.bold.value {
            font.weight = font.weight.value <= Font.Weight.regular.value ? .semibold : .bold
        }
        if let design = attributes.design, source.design == nil, font.design == .default {
            font.design = design
        }
        if let width = attributes.width, source.width == nil { font.width = width }
        if let isItalic = attributes.isItalic { font.isItalic = isItalic }
        if attributes.isSecondary == true { font.pointSize *= Text.Scale.secondaryFactor }
        if attributes.isMonospaced == true { font.design = .monospaced }
        if attributes.hasMonospacedDigits == true { font.hasMonospacedDigits = true }
        let foreground = attributes.foreground ?? (attributes.link == nil ? nil : styles.linkStyle)
        return TextStyle(
            font: font,
            paint: foreground?._paint(in: styles) ?? ForegroundStyle()._paint(in: styles),
            hasColor: foreground != nil || !styles.foreground.isEmpty,
            background: attributes.background?._paint(in: styles).representativeColor,
            underline: attributes.underline?.map { $0.line(in: styles) },
            strikethrough: attributes.strikethrough?.map { $0.line(in: styles) },
            tracking: attributes.tracking ?? 0,
            kerning: attributes.kerning ?? 0,
            baselineOffset: attributes.baselineOffset ?? 0,
            link: attributes.link,
            paragraph: attributes.paragraph)
    }

    /// This context without a foreground style: text has a color only if the text itself sets one.
    var unpainted: TextContext {
        guard !styles.foreground.isEmpty else { return self }
        var styles = styles
        styles.foreground = []
        return TextContext(environment, styles: styles)
    }

    /// Returns this context with another foreground style.
    func painted(with foreground: AnyShapeStyle) -> TextContext {
        var styles = styles
        styles.foreground = [foreground]
        return TextContext(environment, styles: styles)
    }

    /// Returns a string in the letter case of the environment, or as blocks if the text is redacted.
    @inline(__always)
    func cased(_ string: String) -> String {
        changesCase ? changingCase(string) : string
    }

    private func changingCase(_ string: String) -> String {
        if environment.isRedacted { return string.redacted }
        return switch environment.textCase {
        case nil: string
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        }
    }

    /// Returns a format style with the locale, calendar and time zone of the environment, unless the style has its own
    /// locale.
    func localized<F: FormatStyle>(_ format: F) -> F {
        // A style that already follows the current locale has not been given one.
        guard format.locale(.autoupdatingCurrent) == format || format.locale(.current) == format
        else { return format }
        let localized = format.locale(environment.locale)
        if var date = localized as? Date.FormatStyle {
            date.calendar = environment.calendar.value
            date.timeZone = environment.timeZone.value
            return date as? F ?? localized
        }
        return localized
    }
}

extension Text.LineStyle {
    /// Returns the line with its color resolved.
    fileprivate func line(in styles: _ShapeStyleContext) -> TextLine {
        TextLine(pattern: pattern.kind, color: color.map { styles.resolve($0) })
    }
}
