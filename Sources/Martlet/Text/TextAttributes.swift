import Foundation

/// What modifiers, markdown and attributed strings set on a text. `nil` leaves a thing to what is
/// further out, and in the end to the environment.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    /// Some of `nil` is a line that was switched off.
    var underline: Text.LineStyle??
    var strikethrough: Text.LineStyle??
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var foreground: AnyShapeStyle?
    var background: AnyShapeStyle?
    var link: URL?

    /// These attributes where they say something, and otherwise those of a text further out.
    func inheriting(_ outer: TextAttributes) -> TextAttributes {
        TextAttributes(
            font: font ?? outer.font,
            weight: weight ?? outer.weight,
            design: design ?? outer.design,
            width: width ?? outer.width,
            isBold: isBold ?? outer.isBold,
            isItalic: isItalic ?? outer.isItalic,
            isMonospaced: isMonospaced ?? outer.isMonospaced,
            hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
            underline: underline ?? outer.underline,
            strikethrough: strikethrough ?? outer.strikethrough,
            kerning: kerning ?? outer.kerning,
            tracking: tracking ?? outer.tracking,
            baselineOffset: baselineOffset ?? outer.baselineOffset,
            foreground: foreground ?? outer.foreground,
            background: background ?? outer.background,
            link: link ?? outer.link
        )
    }

    static func == (lhs: TextAttributes, rhs: TextAttributes) -> Bool {
        lhs.font == rhs.font
            && lhs.weight == rhs.weight
            && lhs.design == rhs.design
            && lhs.width == rhs.width
            && lhs.isBold == rhs.isBold
            && lhs.isItalic == rhs.isItalic
            && lhs.isMonospaced == rhs.isMonospaced
            && lhs.hasMonospacedDigits == rhs.hasMonospacedDigits
            && lhs.underline == rhs.underline
            && lhs.strikethrough == rhs.strikethrough
            && lhs.kerning == rhs.kerning
            && lhs.tracking == rhs.tracking
            && lhs.baselineOffset == rhs.baselineOffset
            && areEqual(lhs.foreground, rhs.foreground)
            && areEqual(lhs.background, rhs.background)
            && lhs.link == rhs.link
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
