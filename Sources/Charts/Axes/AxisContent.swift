import MartletRuntime

/// The marks of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
    /// Adds the marks to an axis.
    @MainActor func _collect(into collector: inout _AxisCollector)
}

/// A mark of an axis at a value: a line, a tick, a label.
@MainActor @preconcurrency
public protocol AxisMark {
    /// Adds the mark to those at a value.
    @MainActor func _collect(into collector: inout _AxisMarkCollector)
}

extension Never: AxisContent, AxisMark {
    /// Never called.
    @MainActor public func _collect(into collector: inout _AxisCollector) {}
    /// Never called.
    @MainActor public func _collect(into collector: inout _AxisMarkCollector) {}
}

extension AxisContent {
    /// Draws the marks as one.
    ///
    /// Nothing applies to an axis as a whole, so that its marks look as they do one by one.
    public func compositingLayer() -> some AxisContent { self }

    /// Draws the labels and ticks as one, with modifiers of views.
    ///
    ///     AxisMarks().compositingLayer { $0.opacity(0.5) }
    ///
    /// - Parameter style: Returns the view to show, for a placeholder of the labels and ticks.
    public func compositingLayer<V: View>(style: (MartletRuntime.PlaceholderContentView<Self>) -> V) -> some AxisContent
    {
        _StyledAxisContent(content: self, layer: AnyView(style(MartletRuntime.PlaceholderContentView())))
    }
}

/// Marks of an axis that are shown as one view.
nonisolated struct _StyledAxisContent<Content: AxisContent>: AxisContent {
    let content: Content
    let layer: AnyView

    @MainActor func _collect(into collector: inout _AxisCollector) {
        let first = collector.groups.count
        content._collect(into: &collector)
        for index in first..<collector.groups.count where collector.groups[index].layer == nil {
            collector.groups[index].layer = layer
        }
    }
}

/// Axis marks of any type.
nonisolated public struct AnyAxisContent: AxisContent {
    let content: any AxisContent
    /// Erases the type of axis marks.
    nonisolated public init(_ content: any AxisContent) { self.content = content }
    /// Erases the type of axis marks.
    nonisolated public init(erasing content: some AxisContent) { self.content = content }
    /// Adds the marks to an axis.
    @MainActor public func _collect(into collector: inout _AxisCollector) { content._collect(into: &collector) }
}

/// A mark of an axis of any type.
nonisolated public struct AnyAxisMark: AxisMark {
    let content: any AxisMark
    /// Erases the type of a mark.
    nonisolated public init(_ content: any AxisMark) { self.content = content }
    /// Erases the type of a mark.
    nonisolated public init(erasing content: some AxisMark) { self.content = content }
    /// Adds the mark to those at a value.
    @MainActor public func _collect(into collector: inout _AxisMarkCollector) { content._collect(into: &collector) }
}
