/// Chart content that shows a mark for each element of a collection.
///
/// Modifiers with key paths read a property of each element. They come before modifiers with values for all marks:
///
///     BarPlot(votes, x: .value("Party", \.party), y: .value("Votes", \.count))
///         .foregroundStyle(by: .value("Party", \.party))
///         .cornerRadius(4)
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the elements.
    associatedtype DataElement

    /// Adds the marks, with the styles of their elements.
    @MainActor func _collect(into collector: inout _MarkCollector, style: _ElementStyle<DataElement>?)
}

/// The styles of marks by their elements.
public struct _ElementStyle<DataElement> {
    let change: (inout MarkStyle, DataElement) -> Void
}

/// Vectorized content that adds its marks itself.
@MainActor @preconcurrency
public protocol _PrimitiveVectorizedContent: VectorizedChartContent, _PrimitiveChartContent {}

extension _PrimitiveVectorizedContent {
    /// Adds the marks.
    @MainActor public func _collect(into collector: inout _MarkCollector) {
        _collect(into: &collector, style: nil)
    }
}

/// The elements of a plot, and the mark of each.
nonisolated struct PlotMarks<Data: RandomAccessCollection> {
    let data: Data
    let kind: MarkKind
    let make: (Data.Element) -> MarkDraft
    /// The numbers of both axes, where each mark is at two values and nothing else.
    var numbers: (x: PlotNumber<Data.Element>, y: PlotNumber<Data.Element>)?

    /// Marks fewer than these are records of their own, which assistive technology reads one by one.
    static var leastColumn: Int { 1_000 }

    @MainActor func collect(into collector: inout _MarkCollector, style: _ElementStyle<Data.Element>?) {
        if style == nil, data.count > Self.leastColumn, let columns = columns(collector.cache) {
            var record = MarkDraft(kind: kind, x: .value(columns.first.x), y: .value(columns.first.y))
            record.source = .columns(columns)
            collector.append(record)
            return
        }
        let outer = collector.identity
        for (index, element) in data.enumerated() {
            collector.identity = _MarkCollector.identity(of: index, in: outer)
            if let style {
                collector.append(make(element)) { style.change(&$0, element) }
            } else {
                collector.append(make(element))
            }
        }
        collector.identity = outer
    }

    /// Returns the numbers of the data; nil where an element is no pair of numbers.
    private func columns(_ cache: ColumnCache?) -> MarkColumns? {
        guard let numbers, let first = data.first else { return nil }
        let mark = make(first)
        guard let firstX = mark.xValue, firstX.datum.continuous != nil, let firstY = mark.yValue,
            firstY.datum.continuous != nil
        else { return nil }
        let key = key(numbers.x.keyPath, numbers.y.keyPath)
        if let key, var columns = cache?.columns(for: key) {
            columns.first = (firstX, firstY)
            return columns
        }
        var columns = MarkColumns(x: [], y: [], first: (firstX, firstY))
        columns.x.reserveCapacity(data.count)
        columns.y.reserveCapacity(data.count)
        for element in data {
            guard let x = numbers.x.datum(element).continuous, let y = numbers.y.datum(element).continuous else {
                return nil
            }
            columns.append(x, y)
        }
        if let key { cache?.keep(columns, of: data, for: key) }
        return columns
    }

    /// The identity of the data's storage; nil where its elements could change without it.
    private func key(_ x: AnyKeyPath, _ y: AnyKeyPath) -> ColumnCache.Key? {
        guard _isPOD(Data.Element.self), Data.self is [Data.Element].Type else { return nil }
        // Unsafe pointers: the address is compared, and nothing is read through it.
        let address = data.withContiguousStorageIfAvailable { Int(bitPattern: $0.baseAddress) }
        return address.map { ColumnCache.Key(kind: kind, address: $0, count: data.count, x: x, y: y) }
    }
}

extension PlotMarks {
    /// Marks at a value of each axis.
    init<X, Y>(
        _ kind: MarkKind, _ data: Data, _ x: PlottableProjection<Data.Element, X>,
        _ y: PlottableProjection<Data.Element, Y>, change: ((inout MarkDraft, Data.Element) -> Void)? = nil
    ) {
        self.init(kind, data, { .value(x.plot($0)) }, { .value(y.plot($0)) }, change: change)
        if change == nil, let x = x.number, let y = y.number { numbers = (x, y) }
    }

    /// Marks at positions.
    init(
        _ kind: MarkKind, _ data: Data, _ x: @escaping (Data.Element) -> MarkPlace,
        _ y: @escaping (Data.Element) -> MarkPlace, change: ((inout MarkDraft, Data.Element) -> Void)? = nil
    ) {
        self.init(data: data, kind: kind) { element in
            var record = MarkDraft(kind: kind, x: x(element), y: y(element))
            change?(&record, element)
            return record
        }
    }
}

extension PlottableProjection {
    var position: (DataElement) -> MarkPlace { { .value(plot($0)) } }

    func range(to end: PlottableProjection) -> (DataElement) -> MarkPlace { { .range(plot($0), end.plot($0)) } }
}

extension KeyPath where Value == CGFloat {
    /// The position that a property has, in points.
    var points: (Root) -> MarkPlace { { .points($0[keyPath: self], $0[keyPath: self]) } }

    func points(to end: KeyPath<Root, CGFloat>) -> (Root) -> MarkPlace {
        { .points($0[keyPath: self], $0[keyPath: end]) }
    }
}
