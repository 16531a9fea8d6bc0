import Testing

@testable import Charts

/// The rules of the page on charts, one test each.
@MainActor
@Suite struct ChartRuleTests {
    private func model(
        size: CGSize = CGSize(width: 200, height: 100), configuration: ChartConfiguration = ChartConfiguration(),
        isRightToLeft: Bool = false, @ChartContentBuilder _ content: () -> some ChartContent
    ) -> ChartModel {
        var collector = _MarkCollector()
        content()._collect(into: &collector)
        Stacking.stack(&collector.marks)
        return ChartModel(
            marks: collector.marks, configuration: configuration, size: size, calendar: Samples.calendar,
            isRightToLeft: isRightToLeft)
    }

    private func frames(
        size: CGSize = CGSize(width: 200, height: 100), configuration: ChartConfiguration = ChartConfiguration(),
        @ChartContentBuilder _ content: () -> some ChartContent
    ) -> [CGRect] {
        PlotGeometry(model(size: size, configuration: configuration, content), size: size).items.map(\.frame)
    }

    private func expect(_ frame: CGRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        #expect(
            abs(frame.minX - x) < 1e-6 && abs(frame.minY - y) < 1e-6 && abs(frame.width - width) < 1e-6
                && abs(frame.height - height) < 1e-6, "\(frame)")
    }

    // MARK: - Scales

    @Test func ticksAreRound() {
        #expect(Ticks.step(0, 10, count: 5) == 2)
        #expect(Ticks.step(0, 1, count: 10) == 0.1)
        #expect(Ticks.within(0, 0.5, step: 0.1) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
        #expect(Ticks.covering(-3, 17, step: 5) == [-5, 0, 5, 10, 15, 20])
    }

    @Test func datesAreRoundByTheCalendar() {
        let start = Samples.start
        let dates = DateTicks.within(start, Samples.day(366), by: DateStep(.month, 1), calendar: Samples.calendar)
        #expect(dates.count == 13)
        #expect(dates.allSatisfy { Samples.calendar.component(.day, from: $0) == 1 })
        let quarters = DateTicks.within(
            start.addingTimeInterval(-86_400), Samples.day(366), by: DateStep(.month, 3), calendar: Samples.calendar)
        #expect(quarters.map { Samples.calendar.component(.month, from: $0) } == [1, 4, 7, 10, 1])
    }

    @Test func numbersIncludeZeroUnlessToldOtherwise() {
        let data = [60.0, 100]
        let content = { ForEach(data, id: \.self) { LineMark(x: .value("x", "\($0)"), y: .value("y", $0)) } }
        let scale = model(content).y
        #expect(scale.lower == 0 && scale.upper == 100)
        var configuration = ChartConfiguration()
        configuration.y.domain = AutomaticScaleDomain(includesZero: false)._domain
        #expect(model(configuration: configuration, content).y.lower == 60)
    }

    @Test func aDomainThatIsGivenIsNotWidened() {
        var configuration = ChartConfiguration()
        configuration.y.domain = (3.0...7.5)._domain
        let scale = model(configuration: configuration) { PointMark(x: .value("x", 1), y: .value("y", 5)) }.y
        #expect(scale.lower == 3 && scale.upper == 7.5)
    }

    @Test func categoriesAreInTheOrderOfTheData() {
        let scale = model {
            ForEach(["b", "a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        }.x
        #expect(scale.categories == [.category("b"), .category("a"), .category("c")])
    }

    @Test func positionsAndValuesAreInverse() {
        for type in [ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3)] {
            var scale = PositionScale(kind: type.kind, lower: 1, upper: 1_000)
            scale.length = 300
            scale.isFlipped = true
            for value in [1.0, 3, 50, 999] {
                let position = scale.position(.number(value))!
                guard case .number(let back)? = scale.value(at: position) else { Issue.record("\(type)"); continue }
                #expect(abs(back - value) < 1e-6 * value)
            }
        }
    }

    // MARK: - Marks

    @Test func barsTakeAPartOfTheirBand() {
        let bars = frames {
            BarMark(x: .value("x", "a"), y: .value("y", 10))
            BarMark(x: .value("x", "b"), y: .value("y", 5), width: .fixed(20))
        }
        expect(bars[0], 17.5, 0, 65, 100)
        expect(bars[1], 140, 50, 20, 50)
    }

    @Test func rectanglesFillTheirBand() {
        let cells = frames {
            ForEach(0..<4) { RectangleMark(x: .value("x", "\($0 % 2)"), y: .value("y", "\($0 / 2)")) }
        }
        for (number, cell) in cells.enumerated() {
            expect(cell, number % 2 == 0 ? 0 : 100, number < 2 ? 0 : 50, 100, 50)
        }
    }

    @Test func coloursOfValuesAreInTheOrderOfTheData() {
        let names = ["c", "a", "b", "g", "f", "e", "d", "h"]
        let colors = model {
            ForEach(names, id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", $0))
            }
        }.colors
        #expect(names.map { colors.indices[.category($0)] } == Array(0..<8))
        #expect(DefaultStyles.colors == [.blue, .green, .orange, .purple, .red, .cyan, .yellow])
    }

    @Test func withoutALengthAPartOfADomainIsVisible() {
        var configuration = ChartConfiguration()
        configuration.scroll.axes = .horizontal
        let numbers = model(configuration: configuration) {
            ForEach(0..<9) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        }
        #expect(numbers.x.zoom == 2 && numbers.y.zoom == 1)
        let categories = model(size: CGSize(width: 240, height: 100), configuration: configuration) {
            ForEach(0..<20) { PointMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
        }
        #expect(categories.x.zoom == 4, "five categories of 40 points each")
    }

    @Test func barsAtOnePlaceAreStacked() {
        let bars = frames {
            BarMark(x: .value("x", "a"), y: .value("y", 4))
            BarMark(x: .value("x", "a"), y: .value("y", 6))
            BarMark(x: .value("x", "a"), y: .value("y", -10))
        }
        expect(bars[0], 35, 30, 130, 20)
        expect(bars[1], 35, 0, 130, 30)
        expect(bars[2], 35, 50, 130, 50)
    }

    @Test func normalizedStacksFillTheWhole() {
        let bars = frames {
            BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: .normalized)
            BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: .normalized)
        }
        #expect(bars.map(\.height) == [25, 75])
    }

    @Test func positionPlacesBarsBesideEachOther() {
        let bars = frames {
            ForEach(["p", "q"], id: \.self) { name in
                BarMark(x: .value("x", "a"), y: .value("y", 10)).position(by: .value("Name", name))
            }
        }
        #expect(bars[0].maxX <= bars[1].minX && bars[0].height == 100 && bars[1].height == 100)
    }

    @Test func aUnitOfTheCalendarIsABand() {
        let size = CGSize(width: 310, height: 100)
        let bars = frames(size: size) {
            BarMark(
                x: .value("Day", Samples.day(0).addingTimeInterval(3_600), unit: .day, calendar: Samples.calendar),
                y: .value("y", 1), width: .ratio(1))
            BarMark(
                x: .value("Day", Samples.day(30), unit: .day, calendar: Samples.calendar), y: .value("y", 1),
                width: .ratio(1))
        }
        expect(bars[0], 0, 0, 10, 100)
        expect(bars[1], 300, 0, 10, 100)
    }

    @Test func marksWithEqualSeriesAreOneLine() {
        let plot = PlotGeometry(
            model {
                ForEach(0..<3) { index in
                    LineMark(x: .value("x", index), y: .value("y", index), series: .value("s", "a"))
                    LineMark(x: .value("x", index), y: .value("y", -index), series: .value("s", "b"))
                }
            }, size: CGSize(width: 100, height: 100))
        let lines = plot.items.compactMap { item -> Int? in
            if case .line(let points) = item.figure { points.count } else { nil }
        }
        #expect(lines == [3, 3])
    }

    @Test func sectorsArePartsOfTheirSum() {
        let model = model {
            SectorMark(angle: .value("a", 1))
            SectorMark(angle: .value("a", 3))
        }
        let plot = PlotGeometry(model, size: CGSize(width: 100, height: 100))
        expect(plot.items[0].frame, 50, 0, 50, 50)
        expect(plot.items[1].frame, 0, 0, 100, 100)
    }

    @Test func styledMarksKeepTheirOwnStyle() {
        let marks = model {
            Plot {
                PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(0.5)
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(9)
            }
            .symbolSize(100).opacity(0.5)
        }
        #expect(marks.marks.map { marks.area(of: $0) } == [100, 9])
        #expect(marks.marks.map(\.style.opacity) == [0.25, 0.5])
    }

    @Test func rightToLeftMirrorsTheXAxis() {
        let left = model { PointMark(x: .value("x", 10), y: .value("y", 1)) }
        let right = model(isRightToLeft: true) { PointMark(x: .value("x", 10), y: .value("y", 1)) }
        let size = CGSize(width: 200, height: 100)
        #expect(left.fitted(to: size).x.position(.number(0)) == 0)
        #expect(right.fitted(to: size).x.position(.number(0)) == 200)
    }

    // MARK: - Numbers that are not

    @Test func valuesWithoutAPlaceAreLeftOut() {
        let values = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, 3]
        for type in [nil, ScaleType.log, .squareRoot, .symmetricLog, .power(exponent: 2)] {
            var configuration = ChartConfiguration()
            configuration.y.type = type
            let plot = PlotGeometry(
                model(configuration: configuration) {
                    ForEach(Array(values.enumerated()), id: \.offset) { item in
                        BarMark(x: .value("x", item.offset), y: .value("y", item.element))
                        LineMark(x: .value("x", item.element), y: .value("y", item.element))
                        AreaMark(x: .value("x", item.offset), y: .value("y", item.element), stacking: .normalized)
                        PointMark(x: .value("x", item.element), y: .value("y", item.offset))
                        SectorMark(angle: .value("a", item.element))
                        RuleMark(y: .value("y", item.element))
                    }
                }, size: CGSize(width: 100, height: 100))
            #expect(plot.omitted > 0)
            #expect(plot.items.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxY.isFinite })
        }
    }

    @Test func nothingAndOneThingHaveAScale() {
        #expect(
            PlotGeometry(model { ForEach(0..<0) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }, size: .zero)
                .items.isEmpty)
        let one = model { PointMark(x: .value("x", 5), y: .value("y", -5)) }
        #expect(one.x.lower < one.x.upper && one.y.lower < one.y.upper)
        let date = model { PointMark(x: .value("x", Samples.start), y: .value("y", 0)) }
        #expect(date.x.lower < date.x.upper)
    }

    @Test func equalValuesHaveAScale() {
        for value in [0.0, 7, -7, 1e300, -1e300, Double.leastNonzeroMagnitude, .greatestFiniteMagnitude] {
            let plot = PlotGeometry(
                model {
                    ForEach(0..<3) { PointMark(x: .value("x", value), y: .value("y", value + Double($0) * 0)) }
                }, size: CGSize(width: 100, height: 100))
            #expect(plot.items.count == 3 && plot.omitted == 0, "\(value)")
            #expect(plot.items.allSatisfy { $0.frame.midX.isFinite && $0.frame.midY.isFinite }, "\(value)")
        }
    }

    @Test func strangeDatesAndStridesMakeNoMarks() {
        let far = Date(timeIntervalSinceReferenceDate: 1e15)
        let model = model { PointMark(x: .value("x", far, unit: .day), y: .value("y", 1)) }
        #expect(
            AxisMarkValues.automatic.values(on: model.x, length: 300, calendar: Samples.calendar).count <= Ticks.limit)
        #expect(AxisMarkValues.stride(by: 0.0).values(on: model.y, length: 300, calendar: Samples.calendar).isEmpty)
        #expect(AxisMarkValues.stride(by: 1e-9).values(on: model.y, length: 300, calendar: Samples.calendar).isEmpty)
    }

    // MARK: - Drawing

    @Test func longLinesAreReducedToTheirColumns() {
        let points = (0..<100_000).map { CGPoint(x: Double($0) / 1_000, y: Double($0 * 7919 % 1_000)) }
        let reduced = Curve.reduced(points, width: 100)
        #expect(reduced.count <= 400)
        for column in [0, 50, 99] {
            func range(_ points: [CGPoint]) -> [CGFloat] {
                let values = points.filter { Int($0.x) == column }.map(\.y)
                return [values.min()!, values.max()!]
            }
            #expect(range(points) == range(reduced))
        }
    }

    /// Bars against an independent computation, over random data.
    @Test(arguments: 0..<20)
    func barsAgainstAComputationByHand(_ seed: Int) {
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31)
        }
        let names = (0..<3).map { "c\($0)" }
        let data = (0..<12).map { (names[$0 % 3], (random() * 200 - 60).rounded()) }
        var configuration = ChartConfiguration()
        configuration.y.domain = (-1_000.0...1_000)._domain
        let shown = frames(size: CGSize(width: 300, height: 400), configuration: configuration) {
            ForEach(Array(data.enumerated()), id: \.offset) { item in
                BarMark(x: .value("x", item.element.0), y: .value("y", item.element.1))
            }
        }
        for (index, item) in data.enumerated() {
            let before = data[..<index].filter { $0.0 == item.0 && ($0.1 >= 0) == (item.1 >= 0) }.map(\.1).reduce(0, +)
            let (a, b) = (before, before + item.1)
            let column = Double(index % 3) * 100 + 17.5
            expect(shown[index], column, 200 - max(a, b) * 0.2, 65, abs(item.1) * 0.2)
        }
    }
}
