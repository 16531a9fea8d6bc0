/// The plot that a chart has shown last. A change of it is a new version, which the transaction may animate.
final class PlotHistory {
    /// The largest number of marks that move: more of them are shown at their new places at once.
    static let limit = 2_000

    private(set) var current: PlotGeometry?
    /// The plot that the animation to the current one began at.
    private(set) var start: PlotGeometry?
    private var number = 0
    /// The version that was drawn last, between two numbers while it is animated.
    var drawn = 0.0

    /// Returns the number of a plot's version: another one than before if its marks have other places.
    ///
    /// - Complexity: Linear in the number of marks, up to the limit.
    func version(for plot: PlotGeometry) -> Int {
        guard let current else {
            self.current = plot
            return number
        }
        guard plot.items.count <= Self.limit, current.items.count <= Self.limit, plot.model.showsPart(of: current.model)
        else {
            (self.current, start) = (plot, nil)
            number += 1
            return number
        }
        let isSame =
            current.items.count == plot.items.count && current.size == plot.size
            && current.items.indices.allSatisfy { index in
                current.items[index].frame == plot.items[index].frame
                    && current.model.marks[current.items[index].mark].identity
                        == plot.model.marks[plot.items[index].mark].identity
            }
        if isSame {
            // Styles may differ.
            self.current = plot
            return number
        }
        start = PlotBlend(history: self, version: drawn)?.entered ?? current
        self.current = plot
        number += 1
        return number
    }

    /// The part of the way from the start to the current plot that a version is at; nil at its end.
    func progress(of version: Double) -> CGFloat? {
        guard start != nil, version != Double(number) else { return nil }
        return CGFloat(version - Double(number - 1))
    }
}

extension ChartModel {
    /// Whether the plot shows the same part of its domains as another one: what is scrolled follows the pointer at once,
    /// and only a change of the data below it moves marks.
    fileprivate func showsPart(of other: ChartModel) -> Bool {
        guard isScrolling || other.isScrolling else { return true }
        return x.zoom == other.x.zoom && x.scrolled == other.x.scrolled
            && y.zoom == other.y.zoom && y.scrolled == other.y.scrolled
    }
}
