import Testing

@testable import Charts

/// Plots of collections and of functions.
@MainActor
@Suite struct ChartPlotTests {
    fileprivate struct Row {
        var x: Double
        var y: Double
        var kind = "a"
        var color = Color.red
        var weight: CGFloat = 0.5
        var area: CGFloat = 9
    }

    private let rows = [Row(x: 0, y: 4), Row(x: 1, y: 6, kind: "b"), Row(x: 2, y: 2)]

    private func model(
        size: CGSize = CGSize(width: 200, height: 100), configuration: ChartConfiguration = ChartConfiguration(),
        @ChartContentBuilder _ content: () -> some ChartContent
    ) -> ChartModel {
        var collector = _MarkCollector()
        content()._collect(into: &collector)
        Stacking.stack(&collector.marks)
        return ChartModel(
            marks: collector.marks, layers: collector.layers, configuration: configuration, size: size,
            calendar: Samples.calendar, isRightToLeft: false)
    }

    private func plot(
        size: CGSize = CGSize(width: 200, height: 100), configuration: ChartConfiguration = ChartConfiguration(),
        @ChartContentBuilder _ content: () -> some ChartContent
    ) -> PlotGeometry {
        PlotGeometry(model(size: size, configuration: configuration, content), size: size)
    }

    private func domain(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>? = nil) -> ChartConfiguration {
        var configuration = ChartConfiguration()
        configuration.x.domain = x._domain
        configuration.y.domain = y?._domain
        return configuration
    }

    private func lines(_ plot: PlotGeometry) -> [[CGPoint]] {
        plot.items.compactMap { if case .line(let points) = $0.figure { points } else { nil } }
    }

    // MARK: - Collections

    @Test func plotsHaveTheMarksOfTheirElements() {
        let marks = plot {
            ForEach(rows, id: \.x) { BarMark(x: .value("k", $0.kind), y: .value("y", $0.y)) }
            ForEach(rows, id: \.x) { PointMark(x: .value("k", $0.kind), y: .value("y", $0.y)) }
            ForEach(rows, id: \.x) { RectangleMark(x: .value("k", $0.kind), y: .value("y", $0.y)) }
            ForEach(rows, id: \.x) {
                RuleMark(xStart: .value("k", $0.kind), xEnd: .value("k", "b"), y: .value("y", $0.y))
            }
            ForEach(rows, id: \.x) { LineMark(x: .value("k", $0.kind), y: .value("y", $0.y)) }
            ForEach(rows, id: \.x) { AreaMark(x: .value("k", $0.kind), y: .value("y", $0.y)) }
        }
        let plots = plot {
            BarPlot(rows, x: .value("k", \.kind), y: .value("y", \.y))
            PointPlot(rows, x: .value("k", \.kind), y: .value("y", \.y))
            RectanglePlot(rows, x: .value("k", \.kind), y: .value("y", \.y))
            RulePlot(rows, xStart: .value("k", \.kind), xEnd: .value("k", \.end), y: .value("y", \.y))
            LinePlot(rows, x: .value("k", \.kind), y: .value("y", \.y))
            AreaPlot(rows, x: .value("k", \.kind), y: .value("y", \.y))
        }
        #expect(plots.items.map(\.frame) == marks.items.map(\.frame))
        #expect(lines(plots) == lines(marks))
        let sectors = plot { ForEach(rows, id: \.x) { SectorMark(angle: .value("y", $0.y)) } }
        #expect(
            plot { SectorPlot(rows, angle: .value("y", \.y)) }.items.map(\.frame) == sectors.items.map(\.frame))
    }

    @Test func projectionsOfConstantsAndIntervals() {
        let marks = plot {
            ForEach(rows, id: \.x) { row in BarMark(x: .value("x", row.x..<row.x + 1), y: .value("y", 2)) }
        }
        let plots = plot {
            BarPlot(rows.map { (from: $0.x, to: $0.x + 1) }, x: .value("x", \.from, \.to), y: .value("y", 2))
        }
        #expect(plots.items.map(\.frame) == marks.items.map(\.frame) && marks.items.count == rows.count)
        let all = plot { BarPlot(rows, x: .value(Text("x"), 1.0, 3.0), y: .value("y", \.y), stacking: .unstacked) }
        #expect(Set(all.items.map(\.frame.minX)).count == 1 && Set(all.items.map(\.frame.height)).count > 1)
    }

    @Test func keyPathsStyleEachMark() {
        let styles = model {
            PointPlot(rows, x: .value("x", \.x), y: .value("y", \.y))
                .foregroundStyle(by: .value("Kind", \.kind))
                .opacity(\.weight)
                .symbolSize(\.area)
                .opacity(0.5)
                .symbolSize(100)
        }.marks.map(\.style)
        #expect(styles.map { $0.colorBy?.datum } == ["a", "b", "a"].map { .category($0) })
        #expect(styles.map(\.opacity) == [0.25, 0.25, 0.25])
        // The key path is inside, and wins.
        #expect(styles.map(\.symbolArea) == [9, 9, 9])
    }

    @Test func seriesOfAPlotAreLines() {
        let both = plot { LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y), series: .value("k", \.kind)) }
        #expect(lines(both).map(\.count) == [2, 1])
    }

    @Test func largePlotsAreReducedToWhatIsSeen() throws {
        let many = (0..<100_000).map { Row(x: Double($0), y: Double($0 * 7_919 % 1_000)) }
        let line = plot { LinePlot(many, x: .value("x", \.x), y: .value("y", \.y)) }
        #expect(line.model.marks.count == 1)
        let points = try #require(lines(line).first)
        // Four in each half of a point.
        #expect(points.count <= 4 * 401 && points.count > 400)
        #expect(points.map(\.y).min() == line.model.y.position(.number(999)))
        let symbols = plot { PointPlot(many, x: .value("x", \.x), y: .value("y", \.y)) }
        guard case .symbols(let centers) = try #require(symbols.items.first).figure else {
            Issue.record("no symbols")
            return
        }
        #expect(centers.count <= 801 * 401 && centers.count > 1_000)
        #expect(symbols.model.x.upper == 100_000 && symbols.model.y.upper == 1_000)
    }

    @Test func onlyTheVisiblePartOfALargeLineIsComputed() throws {
        let many = (0..<1_000_000).map { Row(x: Double($0), y: Double($0 % 100)) }
        var configuration = ChartConfiguration()
        configuration.scroll.axes = .horizontal
        configuration.scroll.xLength = 100
        var model = model(configuration: configuration) { LinePlot(many, x: .value("x", \.x), y: .value("y", \.y)) }
        #expect(model.x.zoom == 10_000)
        model.x.scrolled = 0.5
        let points = try #require(lines(PlotGeometry(model, size: CGSize(width: 200, height: 100))).first)
        #expect((100...110).contains(points.count), "\(points.count)")
    }

    @Test func strangeNumbersOfColumnsAreLeftOut() {
        var many = (0..<2_000).map { Row(x: Double($0), y: 1) }
        many[5].y = .nan
        many[6].x = .infinity
        many[7].y = -.infinity
        many[8].y = 1e308
        let line = plot {
            LinePlot(many, x: .value("x", \.x), y: .value("y", \.y))
            PointPlot(many, x: .value("x", \.x), y: .value("y", \.y))
        }
        #expect(line.omitted == 6)
        #expect(lines(line).joined().allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }

    private struct Pair {
        var x: Double
        var y: Double
    }

    @Test func columnsAreKeptWhileTheDataIsTheSame() {
        let cache = ColumnCache()
        func numbers(_ data: [Pair]) -> [Double] {
            var collector = _MarkCollector()
            collector.cache = cache
            LinePlot(data, x: .value("x", \.x), y: .value("y", \.y))._collect(into: &collector)
            Stacking.stack(&collector.marks)
            cache.removeUnused()
            guard case .columns(let columns) = collector.marks.first?.source else { return [] }
            return columns.y
        }
        func address(_ numbers: [Double]) -> UnsafePointer<Double>? { numbers.withUnsafeBufferPointer(\.baseAddress) }
        var data = (0..<2_000).map { Pair(x: Double($0), y: 1) }
        let first = numbers(data)
        #expect(address(numbers(data)) == address(first))
        data[5].y = 7
        let second = numbers(data)
        #expect(second[5] == 7 && address(second) != address(first))
    }

    // MARK: - Functions

    @Test func aFunctionIsALineOverTheDomainOfX() throws {
        let square = plot(configuration: domain(-10...10)) { LinePlot(x: "x", y: "y") { $0 * $0 } }
        #expect(square.model.y.lower == 0 && square.model.y.upper == 100)
        let points = try #require(lines(square).first)
        #expect(points.first == CGPoint(x: 0, y: 0) && points.last == CGPoint(x: 200, y: 0))
        #expect(abs(points[points.count / 2].y - 100) < 0.01)
    }

    @Test func theDomainOfAFunctionLimitsItsSamples() throws {
        let part = plot(configuration: domain(-10...10, 0...1)) {
            LinePlot(x: "x", y: "y", domain: 0...5) { _ in 0.5 }
        }
        let points = try #require(lines(part).first)
        #expect(points.first?.x == 100 && points.last?.x == 150)
    }

    @Test func aFunctionHasGapsWhereItHasNoValue() {
        let inverse = plot(configuration: domain(-10...10, -10...10)) {
            LinePlot(x: "x", y: "1 / x") { $0 == 0 ? .nan : 1 / $0 }
        }
        #expect(lines(inverse).count == 2)
        // A pole that no sample is at makes no line through the plot.
        let pole = plot(configuration: domain(-10...10, -0.01...0.01)) {
            LinePlot(x: "x", y: "y") { 1 / ($0 - 0.01234) }
        }
        #expect(lines(pole).count == 2)
        #expect(plot(configuration: domain(-1...1)) { LinePlot(x: "x", y: "y") { _ in .infinity } }.items.isEmpty)
    }

    @Test func aParametricFunctionHasItsOwnDomains() throws {
        let circle = plot(size: CGSize(width: 100, height: 100)) {
            LinePlot(x: "x", y: "y", t: "t", domain: -.pi ... .pi) { (x: cos($0), y: sin($0)) }
        }
        #expect(circle.model.x.lower == -1 && circle.model.x.upper == 1)
        let points = try #require(lines(circle).first)
        #expect(points.allSatisfy { abs(hypot($0.x - 50, $0.y - 50) - 50) < 0.01 })
    }

    @Test func anAreaIsBetweenTwoFunctions() throws {
        let area = plot(configuration: domain(-2...2, -4...4)) {
            AreaPlot(x: "x", yStart: "x", yEnd: "x² − 1") { (yStart: $0, yEnd: $0 * $0 - 1) }
        }
        guard case .area(let low, let high) = try #require(area.items.first).figure else {
            Issue.record("no area")
            return
        }
        #expect(low.first == CGPoint(x: 0, y: 75) && high.first == CGPoint(x: 0, y: 12.5))
    }

    // MARK: - Layers

    @Test func aMaskIsNoMarkOfItsOwn() {
        let masked = plot {
            Plot {
                AreaMark(x: .value("x", 0), y: .value("y", 5))
                AreaMark(x: .value("x", 1), y: .value("y", 5))
            }
            .mask {
                RectangleMark(yStart: .value("y", 2), yEnd: .value("y", 3))
            }
        }
        #expect(masked.model.layers.count == 1)
        #expect(masked.model.marks.map(\.masks) == [nil, nil, 0])
        #expect(masked.model.marks.map(\.layer) == [0, 0, nil])
    }
}

extension ChartPlotTests.Row {
    fileprivate var end: String { "b" }
}
