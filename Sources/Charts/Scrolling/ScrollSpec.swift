/// The developer's choices for a chart that scrolls.
struct ScrollSpec {
    var axes: Axis.Set = []
    /// The visible lengths, in units of the data.
    var xLength: Double?
    var yLength: Double?
    var x: ScrolledValue?
    var y: ScrolledValue?
    var behavior: (any ChartScrollTargetBehavior)?

    func visible(_ axis: Axis) -> VisibleDomain {
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return .all }
        return (axis == .horizontal ? xLength : yLength).map { .length($0) } ?? .some
    }
}

/// The value at the start of the visible part of an axis.
struct ScrolledValue {
    var get: () -> Datum?
    /// Writes the value when the user scrolls; nil for an initial value.
    var set: ((Datum) -> Void)?

    static func bound<P: Plottable>(_ binding: Binding<P>) -> ScrolledValue {
        ScrolledValue(
            get: { binding.wrappedValue.datum },
            set: { datum in
                if let value = P(datum: datum) { binding.wrappedValue = value }
            })
    }

    static func initial(_ value: some Plottable) -> ScrolledValue {
        let datum = value.datum
        return ScrolledValue(get: { datum })
    }
}

extension PositionScale {
    /// The largest part of the domain that can be before the plot's start.
    var lastScrolled: CGFloat { 1 - 1 / zoom }

    /// Whether the domain begins at the far end of the axis, as numbers do on a y axis.
    private var beginsAtEnd: Bool { isFlipped }

    /// The part of the domain before the plot's start where it shows the start of the domain.
    var firstScrolled: CGFloat { beginsAtEnd ? lastScrolled : 0 }

    /// Returns the part of the domain before the plot's start, where the plot's first value is another one.
    func scrolled(to datum: Datum) -> CGFloat? {
        var scale = fitted(to: 1)
        scale.scrolled = 0
        guard var position = scale.position(datum) else { return nil }
        if scale.isCategory { position += (beginsAtEnd ? 1 : -1) * scale.step / 2 }
        let part = position / zoom - (beginsAtEnd ? 1 / zoom : 0)
        return min(max(0, part), lastScrolled)
    }

    /// The first value that the plot shows.
    var firstVisible: Datum? {
        let scale = length > 0 ? self : fitted(to: 1)
        guard scale.isCategory else { return scale.value(at: beginsAtEnd ? scale.length : 0) }
        // A band counts from its start; one that has been scrolled out by a rounding error does not.
        let inset = min(0.01 * scale.step, scale.length / 2)
        return scale.value(at: beginsAtEnd ? scale.length - inset : inset)
    }
}
