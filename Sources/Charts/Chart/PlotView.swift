/// The plot of a chart: lines of the axes, marks, annotations, and the elements for assistive technology.
struct PlotView: View {
    let model: ChartModel
    let plans: [AxisPlan]
    var scroll: ((CGPoint) -> Void)?
    @Environment(\.layoutDirection) private var layoutDirection
    /// The plot as it was shown last, which animations begin at.
    @State private var history = PlotHistory()

    var body: some View {
        GeometryReader { geometry in
            let plot = PlotGeometry(model, size: geometry.size)
            ZStack(alignment: .topLeading) {
                if let scroll { PlotScroller(model: model, size: geometry.size, scroll: scroll) }
                AnimatedPlot(
                    geometry: plot, plans: plans, history: history, version: Double(history.version(for: plot))
                )
                .accessibilityHidden(true)
                .reportingIssue(plot.issue)
                symbols(plot)
                annotations(plot)
                MarkElements(geometry: plot)
            }
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
            // Places of marks count from the left: scales have mirrored them.
            .environment(\.layoutDirection, .leftToRight)
            .modifier(KeySelection(geometry: plot))
            .modifier(KeyScrolling(model: model, scroll: scroll))
            .modifier(PlotGestures(proxy: ChartProxy(model: model, size: geometry.size, anchor: nil)))
        }
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    }

    /// Views that are shown as symbols.
    @ViewBuilder
    private func symbols(_ plot: PlotGeometry) -> some View {
        let items =
            !plot.model.features.hasSymbolViews
            ? []
            : plot.items.filter {
                if case .symbol = $0.figure { plot.model.marks[$0.mark].style.symbolView != nil } else { false }
            }
        if !items.isEmpty {
            ForEach(Array(items.enumerated()), id: \.offset) { item in
                if case .symbol(let center) = item.element.figure {
                    plot.model.marks[item.element.mark].style.symbolView
                        .foregroundStyle(plot.model.shading(of: plot.model.marks[item.element.mark]))
                        .environment(\.layoutDirection, layoutDirection)
                        .position(center)
                }
            }
        }
    }

    @ViewBuilder
    private func annotations(_ plot: PlotGeometry) -> some View {
        let notes =
            !plot.model.features.hasAnnotations
            ? []
            : plot.items.filter { item in
                if case .line = item.figure { return false }
                if case .area = item.figure { return false }
                return !plot.model.marks[item.mark].isSource
            }.flatMap { item in plot.model.marks[item.mark].style.annotations.map { (item.frame, $0) } }
        if !notes.isEmpty {
            ForEach(Array(notes.enumerated()), id: \.offset) { note in
                let (frame, annotation) = note.element
                AnnotationLayout(frame: frame, annotation: annotation, plot: plot.size) {
                    annotation.content(AnnotationContext(targetSize: frame.size))
                        .environment(\.layoutDirection, layoutDirection)
                }
            }
        }
    }
}

/// Places an annotation beside the frame of its mark.
private struct AnnotationLayout: Layout {
    let frame: CGRect
    let annotation: MarkAnnotation
    let plot: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { plot }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let view = subviews.first else { return }
        let size = view.sizeThatFits(.unspecified)
        var origin = Self.origin(of: size, beside: frame, annotation)
        if annotation.overflow.x.boundary != nil { origin.x = min(max(0, origin.x), max(0, plot.width - size.width)) }
        if annotation.overflow.y.boundary != nil { origin.y = min(max(0, origin.y), max(0, plot.height - size.height)) }
        view.place(
            at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
            proposal: ProposedViewSize(size))
    }

    static func origin(of size: CGSize, beside frame: CGRect, _ annotation: MarkAnnotation) -> CGPoint {
        let spacing = annotation.spacing ?? 4
        let horizontal: CGFloat =
            switch annotation.alignment.horizontal {
            case .leading: frame.minX
            case .trailing: frame.maxX - size.width
            default: frame.midX - size.width / 2
            }
        let vertical: CGFloat =
            switch annotation.alignment.vertical {
            case .top: frame.minY
            case .bottom: frame.maxY - size.height
            default: frame.midY - size.height / 2
            }
        let (before, after) = (frame.minX - spacing - size.width, frame.maxX + spacing)
        let (above, below) = (frame.minY - spacing - size.height, frame.maxY + spacing)
        return switch annotation.position {
        case .overlay: CGPoint(x: horizontal, y: vertical)
        case .bottom: CGPoint(x: horizontal, y: below)
        case .leading: CGPoint(x: before, y: vertical)
        case .trailing: CGPoint(x: after, y: vertical)
        case .topLeading: CGPoint(x: before, y: above)
        case .topTrailing: CGPoint(x: after, y: above)
        case .bottomLeading: CGPoint(x: before, y: below)
        case .bottomTrailing: CGPoint(x: after, y: below)
        default: CGPoint(x: horizontal, y: above)
        }
    }
}
