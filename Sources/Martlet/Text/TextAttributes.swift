import Foundation

/// The attributes of a text from modifiers, Markdown and attributed strings. Unset attributes are taken from the
/// enclosing text, and finally from the environment.
///
/// One bit for each attribute tells whether it is set, so that comparing and combining visit only set attributes.
struct TextAttributes: Equatable, Sendable {
    struct Fields: OptionSet, Hashable, Sendable {
        let rawValue: UInt32
        static let font = Fields(rawValue: 1 << 0)
        static let weight = Fields(rawValue: 1 << 1)
        static let design = Fields(rawValue: 1 << 2)
        static let width = Fields(rawValue: 1 << 3)
        static let bold = Fields(rawValue: 1 << 4)
        static let italic = Fields(rawValue: 1 << 5)
        static let monospaced = Fields(rawValue: 1 << 6)
        static let monospacedDigits = Fields(rawValue: 1 << 7)
        static let underline = Fields(rawValue: 1 << 8)
        static let strikethrough = Fields(rawValue: 1 << 9)
        static let kerning = Fields(rawValue: 1 << 10)
        static let tracking = Fields(rawValue: 1 << 11)
        static let baselineOffset = Fields(rawValue: 1 << 12)
        static let foreground = Fields(rawValue: 1 << 13)
        static let background = Fields(rawValue: 1 << 14)
        static let link = Fields(rawValue: 1 << 15)
        static let secondaryScale = Fields(rawValue: 1 << 16)
        static let custom = Fields(rawValue: 1 << 17)
        static let paragraph = Fields(rawValue: 1 << 18)
    }

    /// The fields that are set.
    private(set) var fields: Fields = []
    /// The fields among the switches that are set to on.
    private var switches: Fields = []
    private var fontValue = Font.body
    private var weightValue = Font.Weight.regular
    private var designValue = Font.Design.default
    private var widthValue = Font.Width.standard
    private var underlineValue: Text.LineStyle?
    private var strikethroughValue: Text.LineStyle?
    private var kerningValue: CGFloat = 0
    private var trackingValue: CGFloat = 0
    private var baselineValue: CGFloat = 0
    private var foregroundValue: AnyShapeStyle?
    private var backgroundValue: AnyShapeStyle?
    private var linkValue: URL?
    private var paragraphValue: ParagraphStyle?
    private var customValue: [ObjectIdentifier: any TextAttribute]?

    init() {}

    var isEmpty: Bool { fields.isEmpty }

    private func value<T>(_ field: Fields, _ value: T) -> T? {
        fields.contains(field) ? value : nil
    }

    private func isOn(_ field: Fields) -> Bool? {
        fields.contains(field) ? switches.contains(field) : nil
    }

    private mutating func turn(_ field: Fields, _ isOn: Bool?) {
        mark(field, isOn != nil)
        if isOn == true { switches.insert(field) } else { switches.remove(field) }
    }

    private mutating func mark(_ field: Fields, _ isSet: Bool) {
        if isSet { fields.insert(field) } else { fields.remove(field) }
    }

    var font: Font? {
        get { value(.font, fontValue) }
        set {
            fontValue = newValue ?? .body
            mark(.font, newValue != nil)
        }
    }

    var weight: Font.Weight? {
        get { value(.weight, weightValue) }
        set {
            weightValue = newValue ?? .regular
            mark(.weight, newValue != nil)
        }
    }

    var design: Font.Design? {
        get { value(.design, designValue) }
        set {
            designValue = newValue ?? .default
            mark(.design, newValue != nil)
        }
    }

    var width: Font.Width? {
        get { value(.width, widthValue) }
        set {
            widthValue = newValue ?? .standard
            mark(.width, newValue != nil)
        }
    }

    var kerning: CGFloat? {
        get { value(.kerning, kerningValue) }
        set {
            kerningValue = newValue ?? 0
            mark(.kerning, newValue != nil)
        }
    }

    var tracking: CGFloat? {
        get { value(.tracking, trackingValue) }
        set {
            trackingValue = newValue ?? 0
            mark(.tracking, newValue != nil)
        }
    }

    var baselineOffset: CGFloat? {
        get { value(.baselineOffset, baselineValue) }
        set {
            baselineValue = newValue ?? 0
            mark(.baselineOffset, newValue != nil)
        }
    }

    var isBold: Bool? {
        get { isOn(.bold) }
        set { turn(.bold, newValue) }
    }

    var isItalic: Bool? {
        get { isOn(.italic) }
        set { turn(.italic, newValue) }
    }

    var isMonospaced: Bool? {
        get { isOn(.monospaced) }
        set { turn(.monospaced, newValue) }
    }

    var hasMonospacedDigits: Bool? {
        get { isOn(.monospacedDigits) }
        set { turn(.monospacedDigits, newValue) }
    }

    /// Whether the text has the secondary scale, which is smaller than its font.
    var isSecondary: Bool? {
        get { isOn(.secondaryScale) }
        set { turn(.secondaryScale, newValue) }
    }

    /// Some of `nil` is a line that was switched off.
    var underline: Text.LineStyle?? {
        get { value(.underline, underlineValue) }
        set {
            underlineValue = newValue ?? nil
            mark(.underline, newValue != nil)
        }
    }

    /// Some of `nil` is a line that was switched off.
    var strikethrough: Text.LineStyle?? {
        get { value(.strikethrough, strikethroughValue) }
        set {
            strikethroughValue = newValue ?? nil
            mark(.strikethrough, newValue != nil)
        }
    }

    var foreground: AnyShapeStyle? {
        get { foregroundValue }
        set {
            foregroundValue = newValue
            mark(.foreground, newValue != nil)
        }
    }

    var background: AnyShapeStyle? {
        get { backgroundValue }
        set {
            backgroundValue = newValue
            mark(.background, newValue != nil)
        }
    }

    /// The custom attributes for renderers, by their types.
    var custom: [ObjectIdentifier: any TextAttribute]? {
        get { customValue }
        set {
            customValue = newValue
            mark(.custom, newValue != nil)
        }
    }

    /// The paragraph attributes of an attributed string.
    var paragraph: ParagraphStyle? {
        get { paragraphValue }
        set {
            paragraphValue = newValue
            mark(.paragraph, newValue != nil)
        }
    }

    var link: URL? {
        get { linkValue }
        set {
            linkValue = newValue
            mark(.link, newValue != nil)
        }
    }
}

extension TextAttributes {
    /// Returns these attributes, with unset attributes taken from an enclosing text.
    func inheriting(_ outer: TextAttributes) -> TextAttributes {
        if outer.isEmpty || fields == outer.fields && !fields.contains(.custom) { return self }
        if isEmpty { return outer }
        var result = self
        let missing = outer.fields.subtracting(fields)
        if missing.contains(.font) { result.font = outer.font }
        if missing.contains(.weight) { result.weight = outer.weight }
        if missing.contains(.design) { result.design = outer.design }
        if missing.contains(.width) { result.width = outer.width }
        if missing.contains(.bold) { result.isBold = outer.isBold }
        if missing.contains(.italic) { result.isItalic = outer.isItalic }
        if missing.contains(.monospaced) { result.isMonospaced = outer.isMonospaced }
        if missing.contains(.monospacedDigits) { result.hasMonospacedDigits = outer.hasMonospacedDigits }
        if missing.contains(.secondaryScale) { result.isSecondary = outer.isSecondary }
        if missing.contains(.underline) { result.underline = outer.underline }
        if missing.contains(.strikethrough) { result.strikethrough = outer.strikethrough }
        if missing.contains(.kerning) { result.kerning = outer.kerning }
        if missing.contains(.tracking) { result.tracking = outer.tracking }
        if missing.contains(.baselineOffset) { result.baselineOffset = outer.baselineOffset }
        if missing.contains(.foreground) { result.foreground = outer.foreground }
        if missing.contains(.background) { result.background = outer.background }
        if missing.contains(.link) { result.link = outer.link }
        if missing.contains(.paragraph) { result.paragraph = outer.paragraph }
        if outer.fields.contains(.custom) {
            result.custom = (outer.custom ?? [:]).merging(custom ?? [:]) { _, own in own }
        }
        return result
    }

    static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
        guard lhs.fields == rhs.fields, lhs.switches == rhs.switches else { return false }
        let fields = lhs.fields
        if fields.contains(.font), lhs.fontValue != rhs.fontValue { return false }
        if fields.contains(.foreground), !areEqual(lhs.foregroundValue, rhs.foregroundValue) {
            return false
        }
        if fields.contains(.custom), !CustomTextAttributes.areSame(lhs.custom ?? [:], rhs.custom ?? [:]) {
            return false
        }
        if fields.contains(.link), lhs.linkValue != rhs.linkValue { return false }
        // Fields that are not set have their defaults on both sides.
        return lhs.weightValue == rhs.weightValue
            && lhs.designValue == rhs.designValue
            && lhs.widthValue == rhs.widthValue
            && lhs.kerningValue == rhs.kerningValue
            && lhs.trackingValue == rhs.trackingValue
            && lhs.baselineValue == rhs.baselineValue
            && (!fields.contains(.paragraph) || lhs.paragraphValue == rhs.paragraphValue)
            && (!fields.contains(.underline) || lhs.underlineValue == rhs.underlineValue)
            && (!fields.contains(.strikethrough)
                || lhs.strikethroughValue == rhs.strikethroughValue)
            && (!fields.contains(.background)
                || areEqual(lhs.backgroundValue, rhs.backgroundValue))
    }
}

/// Whether two styles are both absent or provably equal.
func areEqual(_ a: AnyShapeStyle?, _ b: AnyShapeStyle?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.isEqual(to: b)
    default: false
    }
}

/// The attributes of a text that has modifiers, behind one reference to keep texts small.
final class TextModifiers: Sendable {
    let attributes: TextAttributes

    init(_ attributes: TextAttributes) {
        self.attributes = attributes
    }
}
