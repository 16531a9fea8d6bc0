/// Maps values to styles: categories in their order, numbers by their part of the domain.
struct StyleScale<Style> {
    var domain: [Datum] = []
    var indices: [Datum: Int] = [:]
    var spec: StyleScaleSpec<Style>
    /// The label of the values, for assistive technology.
    var label: Text?
    private var bounds: (Double, Double)?

    init(_ values: [PlotValue], spec: StyleScaleSpec<Style>) {
        self.spec = spec
        for value in values {
            label = label ?? value.label
            add(value.datum, isListed: spec.domain != nil)
        }
        // A given domain keeps its order, and missing values follow it.
        if let given = spec.domain {
            let found = domain
            domain = []
            indices = [:]
            for datum in given + found { add(datum, isListed: true) }
        }
    }

    private mutating func add(_ datum: Datum, isListed: Bool) {
        if let value = datum.continuous, value.isFinite {
            bounds = bounds.map { (min($0.0, value), max($0.1, value)) } ?? (value, value)
        }
        guard indices[datum] == nil else { return }
        indices[datum] = domain.count
        domain.append(datum)
    }

    /// Whether values are numbers or dates, which form a range rather than a list.
    var isContinuous: Bool {
        bounds != nil && domain.allSatisfy { !$0.isCategory }
            && !(spec.domain != nil && spec.range?.count == spec.domain?.count && domain.count == spec.domain?.count
                && domain.count > 2)
    }

    /// The style that the developer gave for a value.
    func given(_ datum: Datum) -> Style? {
        if let style = spec.mapping?(datum) { return style }
        guard let range = spec.range, !range.isEmpty, !isContinuous, let index = indices[datum] else { return nil }
        return range[index % range.count]
    }

    /// The part of the domain below a number, from 0 to 1; nil for categories.
    func part(of datum: Datum) -> Double? {
        guard isContinuous, let value = datum.continuous, value.isFinite, let bounds else { return nil }
        return bounds.1 > bounds.0 ? min(1, max(0, (value - bounds.0) / (bounds.1 - bounds.0))) : 0.5
    }
}

/// The values that the styles of marks depend on, in order of appearance.
struct StyleValues {
    private(set) var colors: [PlotValue] = []
    private(set) var symbols: [PlotValue] = []
    private(set) var lines: [PlotValue] = []
    private(set) var sizes: [PlotValue] = []

    mutating func add(_ style: MarkStyle) {
        if let value = style.colorBy { colors.append(value) }
        if let value = style.symbolBy { symbols.append(value) }
        if let value = style.lineBy { lines.append(value) }
        if let value = style.symbolSizeBy { sizes.append(value) }
    }
}
