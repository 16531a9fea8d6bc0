/// Combines axis content.
@resultBuilder
public struct AxisContentBuilder {
    /// Returns a part as it is.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Returns no part.
    public static func buildBlock() -> some AxisContent { _EmptyAxisContent() }
    /// Returns the first of several parts.
    public static func buildPartialBlock<T: AxisContent>(first: T) -> T { first }
    /// One more part.
    public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> some AxisContent {
        _AxisContentPair(first: accumulated, second: next)
    }
    /// Returns a part of an `if` without `else`.
    public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
    /// Returns a part of the first branch.
    public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(.first(first))
    }
    /// Returns a part of the second branch.
    public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(.second(second))
    }
    /// Returns a part of `if #available`.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    /// Adds the branch.
    @MainActor public func _collect(into collector: inout _AxisCollector) {
        switch branch {
        case .first(let content): content._collect(into: &collector)
        case .second(let content): content._collect(into: &collector)
        }
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    /// Adds the part, where there is one.
    @MainActor public func _collect(into collector: inout _AxisCollector) { self?._collect(into: &collector) }
}

nonisolated struct _EmptyAxisContent: AxisContent {
    @MainActor func _collect(into collector: inout _AxisCollector) {}
}

nonisolated struct _AxisContentPair<First: AxisContent, Second: AxisContent>: AxisContent {
    let first: First
    let second: Second

    @MainActor func _collect(into collector: inout _AxisCollector) {
        first._collect(into: &collector)
        second._collect(into: &collector)
    }
}

/// Combines the marks of an axis.
@resultBuilder
public struct AxisMarkBuilder {
    /// Returns a part as it is.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Returns no part.
    public static func buildBlock() -> some AxisMark { _EmptyAxisMark() }
    /// Returns the first of several parts.
    public static func buildPartialBlock<T: AxisMark>(first: T) -> T { first }
    /// One more part.
    public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
        _AxisMarkPair(first: accumulated, second: next)
    }
    /// Returns a part of an `if` without `else`.
    public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
    /// Returns a part of the first branch.
    public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(.first(first))
    }
    /// Returns a part of the second branch.
    public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(.second(second))
    }
    /// Returns a part of `if #available`.
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(erasing: content)
    }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    /// Adds the branch.
    @MainActor public func _collect(into collector: inout _AxisMarkCollector) {
        switch branch {
        case .first(let content): content._collect(into: &collector)
        case .second(let content): content._collect(into: &collector)
        }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    /// Adds the part, where there is one.
    @MainActor public func _collect(into collector: inout _AxisMarkCollector) { self?._collect(into: &collector) }
}

nonisolated struct _EmptyAxisMark: AxisMark {
    @MainActor func _collect(into collector: inout _AxisMarkCollector) {}
}

nonisolated struct _AxisMarkPair<First: AxisMark, Second: AxisMark>: AxisMark {
    let first: First
    let second: Second

    @MainActor func _collect(into collector: inout _AxisMarkCollector) {
        first._collect(into: &collector)
        second._collect(into: &collector)
    }
}
