/// Collects the marks of a chart's content, with the styles that apply to each.
public struct _MarkCollector {
    /// The marks, in the order of the content.
    var marks: [MarkRecord] = []
    /// The style that content has where it says nothing else.
    var style = MarkStyle()

    /// Collects the marks of content with a style that differs from the one around it.
    @MainActor
    mutating func collect(_ content: some ChartContent, change: (inout MarkStyle) -> Void) {
        let outer = style
        change(&style)
        content._collect(into: &self)
        style = outer
    }

    mutating func add(
        _ kind: MarkKind, x: Position = .full, y: Position = .full, change: (inout MarkRecord) -> Void = { _ in }
    ) {
        var mark = MarkRecord(kind: kind, x: x, y: y, style: style)
        change(&mark)
        marks.append(mark)
    }
}
