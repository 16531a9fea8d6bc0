/// The room that the annotations of a plot need between its marks and its edges, in points.
struct ScalePadding: Equatable {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0
}

extension ScalePadding {
    /// Computes the room that annotations of known sizes need.
    ///
    /// Room at one end moves the marks near it less than its own length, because it makes the range shorter. The rest of
    /// the overflow is added until there is nearly none.
    ///
    /// - Parameters:
    ///   - model: The chart, whose own padding does not count.
    ///   - size: The size of the plot.
    ///   - sizes: The sizes of the annotations.
    /// - Complexity: Linear in the number of marks.
    init(_ model: ChartModel, size: CGSize, sizes: [PlotNote.ID: CGSize], isFlipped: Bool) {
        self.init()
        guard !sizes.isEmpty else { return }
        for _ in 0..<4 {
            let more = Self.overflow(
                PlotGeometry(model.padded(by: self), size: size), sizes: sizes, isFlipped: isFlipped)
            left += more.left
            right += more.right
            top += more.top
            bottom += more.bottom
            limit(to: size)
            if max(more.left, more.right, more.top, more.bottom) < 0.25 { break }
        }
    }

    /// Leaves at least a quarter of the plot to the marks, whatever the size of the annotations.
    private mutating func limit(to size: CGSize) {
        let across = (left + right) / max(1, size.width * 0.75)
        if across > 1 { (left, right) = (left / across, right / across) }
        let down = (top + bottom) / max(1, size.height * 0.75)
        if down > 1 { (top, bottom) = (top / down, bottom / down) }
    }

    private static func overflow(
        _ plot: PlotGeometry, sizes: [PlotNote.ID: CGSize], isFlipped: Bool
    ) -> ScalePadding {
        var padding = ScalePadding()
        for note in PlotNote.all(of: plot) {
            guard note.annotation.overflow.padsScale, let size = sizes[note.id] else { continue }
            let place = CGRect(origin: note.origin(of: size, isFlipped: isFlipped), size: size)
            if note.annotation.overflow.x.padsScale {
                padding.left = max(padding.left, -place.minX)
                padding.right = max(padding.right, place.maxX - plot.size.width)
            }
            if note.annotation.overflow.y.padsScale {
                padding.top = max(padding.top, -place.minY)
                padding.bottom = max(padding.bottom, place.maxY - plot.size.height)
            }
        }
        return padding
    }
}

/// The parts of a chart whose scales give annotations room.
///
/// The sizes of annotations are known once they are laid out, and then change the scales.
struct PaddedParts: View {
    let model: ChartModel
    let size: CGSize
    let calendar: Calendar
    let locale: Locale
    var scroll: ((CGPoint) -> Void)?
    @State private var padding = ScalePadding()

    var body: some View {
        let isPadded = model.features.padsScales
        ChartParts(
            model: isPadded ? model.padded(by: padding) : model, size: size, calendar: calendar, locale: locale,
            scroll: scroll, pad: isPadded ? { padding = $0 } : nil)
    }
}
