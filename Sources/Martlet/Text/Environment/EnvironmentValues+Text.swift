import Foundation

private enum FontKey: GatheredKey { static var defaultValue: Font? { nil } }
private enum LineLimitKey: GatheredKey { static var defaultValue: Int? { nil } }
private enum MinimumLinesKey: GatheredKey { static var defaultValue: Int { 0 } }
private enum MultilineTextAlignmentKey: GatheredKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationModeKey: GatheredKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum LineSpacingKey: GatheredKey { static var defaultValue: CGFloat { 0 } }
private enum MinimumScaleFactorKey: GatheredKey { static var defaultValue: CGFloat { 1 } }
private enum AllowsTighteningKey: GatheredKey { static var defaultValue: Bool { false } }
private enum TextCaseKey: GatheredKey { static var defaultValue: Text.Case? { nil } }
private enum TextAttributesKey: GatheredKey { static var defaultValue: TextAttributes { TextAttributes() } }

extension EnvironmentValues {
    /// The default font of text; `nil` for the system's default font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The largest number of lines of a text; `nil` for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The smallest number of lines that a text reserves space for.
    var minimumLines: Int {
        get { self[MinimumLinesKey.self] }
        set { self[MinimumLinesKey.self] = newValue }
    }

    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The position at which a line that is too long is truncated.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The additional space between the lines of a text, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The smallest factor by which a text may be scaled to fit, from 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether the space between characters may shrink for a text to fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// The letter case in which text is shown; `nil` to show it unchanged.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The text attributes set by modifiers of ancestors.
    var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }
}
