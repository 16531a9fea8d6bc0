/// Combines chart content.
@resultBuilder
public struct ChartContentBuilder {
    /// Content as it is.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Returns no content.
    public static func buildBlock() -> some ChartContent { _EmptyChartContent() }
    /// Returns the first part of several.
    public static func buildPartialBlock<T: ChartContent>(first: T) -> T { first }
    /// One more part.
    public static func buildPartialBlock(
        accumulated: some ChartContent, next: some ChartContent
    ) -> some ChartContent { _ChartContentPair(first: accumulated, second: next) }
    /// Content of an `if` without `else`.
    public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
    /// Content of the first branch.
    public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(.first(first))
    }
    /// Content of the second branch.
    public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(.second(second))
    }
    /// Content of `if #available`.
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(erasing: content)
    }
}

/// Content of one of two branches: of a chart, an axis, or the marks of an axis.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }

    let branch: Branch

    init(_ branch: Branch) { self.branch = branch }
}

extension BuilderConditional: ChartContent, _PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    /// Adds the marks of the branch.
    @MainActor public func _collect(into collector: inout _MarkCollector) {
        switch branch {
        case .first(let content): collector.collect(content, id: 0)
        case .second(let content): collector.collect(content, id: 1)
        }
    }
}

nonisolated struct _EmptyChartContent: _PrimitiveChartContent {
    @MainActor func _collect(into collector: inout _MarkCollector) {}
}

nonisolated struct _ChartContentPair<First: ChartContent, Second: ChartContent>: _PrimitiveChartContent {
    let first: First
    let second: Second

    @MainActor func _collect(into collector: inout _MarkCollector) {
        collector.collect(first, id: 0)
        collector.collect(second, id: 1)
    }
}
