/// An annotation of a mark that has a place.
struct PlotNote: Identifiable {
    struct ID: Hashable {
        var mark: Int
        /// The number among the annotations of the mark.
        var number: Int
    }

    var id: ID
    /// The frame of the mark in the plot.
    var frame: CGRect
    var annotation: MarkAnnotation

    /// Returns the annotations of all marks that have a place.
    ///
    /// - Complexity: Linear in the number of marks.
    static func all(of plot: PlotGeometry) -> [PlotNote] {
        plot.items.flatMap { item -> [PlotNote] in
            switch item.figure {
            case .line, .area: return []
            default: break
            }
            let mark = plot.model.marks[item.mark]
            guard !mark.isSource else { return [] }
            return mark.style.annotations.enumerated().map {
                PlotNote(id: ID(mark: item.mark, number: $0.offset), frame: item.frame, annotation: $0.element)
            }
        }
    }

    /// The place of an annotation of a size beside its mark, before it is moved into bounds.
    ///
    /// - Parameter isFlipped: Whether leading is at the right.
    func origin(of size: CGSize, isFlipped: Bool) -> CGPoint {
        let spacing = annotation.spacing ?? 4
        let (left, right) = (frame.minX, frame.maxX - size.width)
        let horizontal: CGFloat =
            switch annotation.alignment.horizontal {
            case .leading: isFlipped ? right : left
            case .trailing: isFlipped ? left : right
            default: frame.midX - size.width / 2
            }
        let vertical: CGFloat =
            switch annotation.alignment.vertical {
            case .top: frame.minY
            case .bottom: frame.maxY - size.height
            default: frame.midY - size.height / 2
            }
        let (outerLeft, outerRight) = (frame.minX - spacing - size.width, frame.maxX + spacing)
        let (before, after) = isFlipped ? (outerRight, outerLeft) : (outerLeft, outerRight)
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

/// The coordinate space of a chart, in which its plot finds its bounds.
enum ChartSpace {
    static var chart: NamedCoordinateSpace { .named(Name()) }
    private struct Name: Hashable {}
}

/// The annotations of a plot, beside their marks.
struct PlotAnnotations: View {
    let plot: PlotGeometry
    /// The bounds of the chart in the plot; nil where no annotation is kept in them.
    let chart: CGRect?
    /// The direction of what the annotations show. Places of marks count from the left.
    let direction: LayoutDirection
    let pad: ((ScalePadding) -> Void)?
    /// The sizes of the annotations that the scales make room for.
    @State private var sizes: [PlotNote.ID: CGSize] = [:]

    private var isFlipped: Bool { direction == .rightToLeft }

    var body: some View {
        let notes = PlotNote.all(of: plot)
        if let pad {
            let ids = Set(notes.map(\.id))
            let padding = ScalePadding(
                plot.model, size: plot.size, sizes: sizes.filter { ids.contains($0.key) }, isFlipped: isFlipped)
            annotations(notes).onChange(of: padding, initial: true) { pad($1) }
        } else {
            annotations(notes)
        }
    }

    private func annotations(_ notes: [PlotNote]) -> some View {
        ForEach(notes) { note in
            AnnotationLayout(note: note, plot: plot.size, chart: chart, isFlipped: isFlipped) {
                if note.annotation.overflow.padsScale {
                    content(note).onGeometryChange(for: CGSize.self) {
                        $0.size
                    } action: {
                        sizes[note.id] = $0
                    }
                } else {
                    content(note)
                }
            }
        }
    }

    private func content(_ note: PlotNote) -> some View {
        note.annotation.content(AnnotationContext(targetSize: note.frame.size))
            .environment(\.layoutDirection, direction)
    }
}

/// Places an annotation beside the frame of its mark.
private struct AnnotationLayout: Layout {
    let note: PlotNote
    let plot: CGSize
    let chart: CGRect?
    let isFlipped: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { plot }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let view = subviews.first else { return }
        let size = view.sizeThatFits(.unspecified)
        var origin = note.origin(of: size, isFlipped: isFlipped)
        if let limits = limits(of: note.annotation.overflow.x) {
            origin.x = min(max(limits.minX, origin.x), max(limits.minX, limits.maxX - size.width))
        }
        if let limits = limits(of: note.annotation.overflow.y) {
            origin.y = min(max(limits.minY, origin.y), max(limits.minY, limits.maxY - size.height))
        }
        view.place(
            at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
            proposal: ProposedViewSize(size))
    }

    private func limits(of strategy: AnnotationOverflowResolution.Strategy) -> CGRect? {
        guard let boundary = strategy.boundary else { return nil }
        let plot = CGRect(origin: .zero, size: plot)
        return boundary.isPlot ? plot : chart ?? plot
    }
}
