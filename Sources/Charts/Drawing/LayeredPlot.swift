/// The marks of a plot of which some layers are shown by views: each run of marks outside of such layers is a canvas.
struct LayeredPlot: View {
    private struct Segment: Identifiable {
        struct ID: Hashable {
            /// The layer that is shown by a view.
            var layer: Int?
            /// The place among the segments of the layer.
            var number: Int
        }

        var id: ID
        var items: ArraySlice<PlotGeometry.Item>
    }

    private let geometry: PlotGeometry
    private let items: ArraySlice<PlotGeometry.Item>
    /// The layer that the items are in.
    private let layer: Int?

    init(_ geometry: PlotGeometry) {
        let items = geometry.items.filter { geometry.model.marks[$0.mark].masks == nil }
        self.init(geometry, items[...], within: nil)
    }

    private init(_ geometry: PlotGeometry, _ items: ArraySlice<PlotGeometry.Item>, within layer: Int?) {
        self.geometry = geometry
        self.items = items
        self.layer = layer
    }

    var body: some View {
        ForEach(segments) { segment in
            if let inner = segment.id.layer {
                view(of: inner, segment.items)
            } else {
                canvas { painter, context in painter.draw(segment.items, within: layer, in: &context) }
            }
        }
    }

    private var segments: [Segment] {
        let views = geometry.model.layersWithViews
        let painter = PlotPainter(geometry: geometry)
        func layer(of item: PlotGeometry.Item) -> Int? {
            painter.child(of: self.layer, around: item).flatMap { views.contains($0) ? $0 : nil }
        }
        var counts: [Int?: Int] = [:]
        var segments: [Segment] = []
        var start = items.startIndex
        while start < items.endIndex {
            let own = layer(of: items[start])
            let end = items[start...].firstIndex { layer(of: $0) != own } ?? items.endIndex
            let number = counts[own, default: 0]
            counts[own] = number + 1
            segments.append(Segment(id: Segment.ID(layer: own, number: number), items: items[start..<end]))
            start = end
        }
        return segments
    }

    private func canvas(_ draw: @escaping (PlotPainter, inout GraphicsContext) -> Void) -> some View {
        let geometry = geometry
        return PlotCanvas(size: geometry.size) { context, scale in
            if geometry.model.isScrolling { context.clip(to: Path(CGRect(origin: .zero, size: geometry.size))) }
            draw(PlotPainter(geometry: geometry, scale: scale), &context)
        }
    }

    private func view(of inner: Int, _ items: ArraySlice<PlotGeometry.Item>) -> AnyView {
        let layer = geometry.model.layers[inner]
        let group = ZStack(alignment: .topLeading) { LayeredPlot(geometry, items, within: inner) }.compositingGroup()
        var view = AnyView(group)
        if layer.isMasked {
            view = AnyView(group.mask { canvas { painter, context in painter.drawMask(of: inner, in: &context) } })
        }
        if let style = layer.style { view = AnyView(view.modifier(LayerStyle(view: style))) }
        return view
    }
}

/// Shows a view in which a placeholder is the modified view.
struct LayerStyle: ViewModifier {
    let view: AnyView

    func body(content: Content) -> some View { view }
}

extension ChartModel {
    /// The layers that views show, and those around them.
    var layersWithViews: Set<Int> {
        var result: Set<Int> = []
        for (number, layer) in layers.enumerated() where layer.style != nil {
            var outer: Int? = number
            while let current = outer, result.insert(current).inserted { outer = layers[current].parent }
        }
        return result
    }
}
