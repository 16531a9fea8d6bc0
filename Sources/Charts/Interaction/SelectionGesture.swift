/// Writes the selections of a chart while the pointer is pressed.
struct SelectionGesture: ViewModifier {
    let proxy: ChartProxy

    private var configuration: ChartConfiguration { proxy.model.configuration }

    func body(content: Content) -> some View {
        let isSelectable =
            configuration.xSelection != nil || configuration.ySelection != nil || configuration.angleSelection != nil
        if isSelectable {
            content.contentShape(Rectangle()).gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { select(from: $0.startLocation, to: $0.location) }
                    .onEnded { _ in end() })
        } else {
            content
        }
    }

    private func select(from start: CGPoint, to point: CGPoint) {
        if configuration.xSelection?.selectRange != nil {
            proxy.selectXRange(from: clamped(start.x, proxy.plotSize.width), to: clamped(point.x, proxy.plotSize.width))
        } else {
            proxy.selectXValue(at: clamped(point.x, proxy.plotSize.width))
        }
        if configuration.ySelection?.selectRange != nil {
            proxy.selectYRange(
                from: clamped(start.y, proxy.plotSize.height), to: clamped(point.y, proxy.plotSize.height))
        } else {
            proxy.selectYValue(at: clamped(point.y, proxy.plotSize.height))
        }
        if configuration.angleSelection != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
    }

    private func clamped(_ position: CGFloat, _ length: CGFloat) -> CGFloat {
        min(max(0, position), max(0, length - 0.001))
    }

    /// Ends selections of a value. A range stays until the next one.
    private func end() {
        for selection in [configuration.xSelection, configuration.ySelection, configuration.angleSelection] {
            if let selection, selection.selectRange == nil { selection.select(nil) }
        }
    }
}

/// The gestures of a plot: those of the developer, or the one that writes selections.
struct PlotGestures: ViewModifier {
    let proxy: ChartProxy

    func body(content: Content) -> some View {
        let gestures = proxy.model.configuration.gestures
        if gestures.isEmpty {
            content.modifier(SelectionGesture(proxy: proxy))
        } else {
            gestures.reduce(AnyView(content)) { $1(proxy, $0) }
        }
    }
}
