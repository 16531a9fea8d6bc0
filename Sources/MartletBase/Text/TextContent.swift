/// The content of a text node, fully resolved. Hosts measure and draw it without further information.
package final class TextContent: Equatable {
    /// The text with its styles resolved.
    package let styled: StyledText
    private let setting: TextSetting
    /// The host's cache for this text, such as its shaped lines. Confined to the thread that updates the scene.
    // @exclusivity(unchecked): layout and drawing use these properties constantly, and no access lasts while other
    // code runs.
    @exclusivity(unchecked) package var hostStorage: AnyObject?
    /// NaN as the baseline means "not measured": an optional would take an additional word for each text.
    @exclusivity(unchecked) private var ideal = TextMetrics(size: .zero, firstBaseline: .nan, lastBaseline: .nan)

    /// The cached size and baselines for an unspecified proposal; `nil` before the first measurement.
    package var knownIdeal: TextMetrics? {
        get { ideal.firstBaseline.isNaN ? nil : ideal }
        set { ideal = newValue ?? TextMetrics(size: .zero, firstBaseline: .nan, lastBaseline: .nan) }
    }

    /// The options for breaking, truncating and aligning lines.
    package var options: TextLayoutOptions { setting.options }

    package init(styled: StyledText, setting: TextSetting) {
        self.styled = styled
        self.setting = setting
    }

    package convenience init(styled: StyledText, options: TextLayoutOptions) {
        self.init(styled: styled, setting: TextSetting(options))
    }

    /// Returns a text with other styles and the same setting.
    package func resolved(as styled: StyledText) -> TextContent { TextContent(styled: styled, setting: setting) }

    /// The beginning of a long text, in the same setting; the text itself if it is not long.
    /// - Complexity: O(1).
    package var beginning: TextContent {
        guard styled.string.utf8.count > 4_096 else { return self }
        let string = String(styled.string.prefix(1_024))
        let end = string.utf8.count
        var runs: [StyledText.Run] = []
        for run in styled.mixedRuns {
            guard run.start < end else { break }
            runs.append(StyledText.Run(start: run.start, end: min(run.end, end), style: run.style))
        }
        return resolved(as: StyledText(string, style: styled.style, mixedRuns: runs.count > 1 ? runs : []))
    }

    /// Returns whether both have the same text in the same setting.
    package static func == (a: TextContent, b: TextContent) -> Bool {
        a === b || (a.setting == b.setting && a.styled == b.styled)
    }

    /// Returns whether both texts are uniform, and share the style object and the setting, so that they differ at most
    /// in their strings. A result of `false` is inconclusive.
    package func sharesLook(with other: TextContent) -> Bool {
        setting === other.setting && styled.isUniformly(like: other.styled)
    }

    /// Returns whether both texts have the same characters.
    package func sharesString(with other: TextContent) -> Bool { styled.string == other.styled.string }

    /// Returns whether both texts differ at most in strings and colors, so that equal sizes imply equal baselines.
    package func isSet(like other: TextContent) -> Bool {
        styled.isUniform && other.styled.isUniform && styled.style.font == other.styled.style.font
            && setting == other.setting
    }

    /// Returns whether both texts differ at most in colors, so that they have the same size.
    package func isMeasured(like other: TextContent) -> Bool {
        setting == other.setting && styled.isSet(like: other.styled)
    }

    /// The paint of the whole text, if it is not a plain color.
    package var richPaint: ResolvedPaint? {
        guard styled.isUniform, styled.style.hasColor else { return nil }
        let paint = styled.style.paint
        if case .color = paint.content, paint.finish == nil { return nil }
        return paint
    }
}
