/// Text as a node shows it, with everything decided: hosts draw and measure it, and ask nobody.
package final class TextContent: Equatable {
    /// The text with its styles resolved.
    package let styled: StyledText
    private let setting: TextSetting
    /// What the host keeps with the text, such as its shaped lines. Belongs to the thread that updates the scene.
    // @exclusivity(unchecked): layout and drawing touch these all the time, and no access lasts while other code runs.
    @exclusivity(unchecked) package var hostStorage: AnyObject?
    /// Without a baseline as long as it is not known: an optional would take a word more of each text.
    @exclusivity(unchecked) private var ideal = TextMetrics(size: .zero, firstBaseline: .nan, lastBaseline: .nan)

    /// The size and baselines where nothing is offered, measured when they are first asked for.
    package var knownIdeal: TextMetrics? {
        get { ideal.firstBaseline.isNaN ? nil : ideal }
        set { ideal = newValue ?? TextMetrics(size: .zero, firstBaseline: .nan, lastBaseline: .nan) }
    }

    /// How lines are broken, cut and aligned.
    package var options: TextLayoutOptions { setting.options }

    package init(styled: StyledText, setting: TextSetting) {
        self.styled = styled
        self.setting = setting
    }

    package convenience init(styled: StyledText, options: TextLayoutOptions) {
        self.init(styled: styled, setting: TextSetting(options))
    }

    /// A text that is styled otherwise, in the same setting.
    package func resolved(as styled: StyledText) -> TextContent { TextContent(styled: styled, setting: setting) }

    /// What a long text begins with, in the same setting; the text itself where it is not long.
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

    /// Whether both have the same text in the same setting.
    package static func == (a: TextContent, b: TextContent) -> Bool {
        a === b || (a.setting == b.setting && a.styled == b.styled)
    }

    /// Whether two texts are of the same style as a whole, and in the same setting, so that they differ in their strings
    /// at most. False says nothing.
    package func sharesLook(with other: TextContent) -> Bool {
        setting === other.setting && styled.isUniformly(like: other.styled)
    }

    /// Whether two texts have the same characters.
    package func sharesString(with other: TextContent) -> Bool { styled.string == other.styled.string }

    /// Whether two texts differ in their strings and colours at most, so that the same size means the same baselines.
    package func isSet(like other: TextContent) -> Bool {
        styled.isUniform && other.styled.isUniform && styled.style.font == other.styled.style.font
            && setting == other.setting
    }

    /// Whether two texts differ in their colours at most, so that both take the same space.
    package func isMeasured(like other: TextContent) -> Bool {
        setting == other.setting && styled.isSet(like: other.styled)
    }

    /// What the whole text is drawn with, where that is more than a colour.
    package var richPaint: ResolvedPaint? {
        guard styled.isUniform, styled.style.hasColor else { return nil }
        let paint = styled.style.paint
        if case .color = paint.content, paint.finish == nil { return nil }
        return paint
    }
}
