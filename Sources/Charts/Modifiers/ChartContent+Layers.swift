import MartletRuntime

extension ChartContent {
    /// Shows the content only where other content is opaque.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        LayerContent(content: self, mask: content())
    }

    /// Clips each mark to a shape in its frame.
    ///
    /// - Parameters:
    ///   - shape: The shape. It fills the frame of each mark.
    ///   - style: The rule by which the inside of the shape is found.
    nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        styled { $0.clip = MarkClip(path: { shape.path(in: $0) }, fill: style) }
    }

    /// Draws the content as one, so that opacities of the marks around it apply to the whole.
    nonisolated public func compositingLayer() -> some ChartContent {
        LayerContent<Self, _EmptyChartContent>(content: self, mask: nil)
    }

    /// Draws the content as one, with modifiers of views.
    ///
    ///     BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
    ///         .compositingLayer { $0.blur(radius: 2) }
    ///
    /// The view has the frame of the plot. Annotations and views as symbols are not parts of it.
    ///
    /// - Parameter style: Returns the view to show, for a placeholder of the content.
    nonisolated public func compositingLayer<V: View>(
        style: (MartletRuntime.PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        LayerContent<Self, _EmptyChartContent>(
            content: self, mask: nil, style: AnyView(style(MartletRuntime.PlaceholderContentView())))
    }
}

/// Content that is drawn as one, and may be masked.
nonisolated struct LayerContent<Content: ChartContent, Mask: ChartContent>: _PrimitiveChartContent {
    let content: Content
    let mask: Mask?
    var style: AnyView?

    @MainActor func _collect(into collector: inout _MarkCollector) {
        collector.collectLayer(content, mask: mask, style: style)
    }
}
