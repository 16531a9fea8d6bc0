import Charts
import MartletTesting
import Testing

/// Axes and layers of marks that are styled as views.
@MainActor
@Suite struct LayerStyleTests {
    private static let names = ["a", "b", "c"]

    private static var chart: some View {
        Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 10)) }
    }

    /// The frames of all labels and marks.
    private func frames(_ view: some View) throws -> [CGRect] {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { view }
        let labels = try (Self.names + ["0", "5", "10"]).map { try host.find(text: $0).frame }
        return labels + host.findAll(.mark).map(\.frame)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func anAxisThatIsStyledAsItIsStaysWhereItWas(_ direction: LayoutDirection) throws {
        let plain = try frames(Self.chart.environment(\.layoutDirection, direction))
        let styled = try frames(
            Self.chart.chartXAxisStyle { $0 }.chartYAxisStyle { $0 }.environment(\.layoutDirection, direction))
        #expect(plain == styled)
    }

    @Test func paddingOfAnAxisIsBetweenLabelsAndPlot() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            VStack(spacing: 0) {
                Self.chart
                Self.chart.chartXAxisStyle { $0.padding(.top, 8) }.chartYAxisStyle { $0.padding(.leading, 24) }
            }
        }
        let marks = host.findAll(.mark).map(\.frame)
        func frames(_ text: String) -> [CGRect] { host.findAll(.text).filter { $0.label == text }.map(\.frame) }
        let (labels, numbers) = (frames("a"), frames("0"))
        try #require(marks.count == 6 && labels.count == 2 && numbers.count == 2)
        #expect(labels[1].minY - marks[3].maxY == labels[0].minY - marks[0].maxY + 8)
        #expect(marks[3].height == marks[0].height - 8)
        #expect(marks[4].midX - marks[3].midX < marks[1].midX - marks[0].midX)
        #expect(numbers[1].minX - marks[5].maxX > numbers[0].minX - marks[2].maxX + 16)
    }

    @Test func anAxisCanBeReplaced() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Self.chart.chartXAxisStyle { _ in Text("Names") }
        }
        let title = try host.find(text: "Names")
        #expect(host.texts.contains("10") && !host.texts.contains("a"))
        #expect(host.findAll(.mark).allSatisfy { $0.frame.maxY <= title.frame.minY })
    }

    @Test func marksOfAnAxisAreALayer() throws {
        func distance(_ view: some View) throws -> CGFloat {
            let frames = try frames(view)
            return frames[0].minY - (frames.last?.maxY ?? 0)
        }
        let layer = try distance(
            Self.chart.chartXAxis { AxisMarks().compositingLayer { $0.padding(.top, 12) } })
        #expect(try layer == distance(Self.chart) + 12)
    }

    @Test func aStyleIsAppliedAgainWhenStateChanges() throws {
        struct Content: View {
            @State private var isWide = false
            var body: some View {
                VStack(spacing: 0) {
                    Button("Wide") { isWide = true }
                    LayerStyleTests.chart.chartXAxisStyle { $0.padding(.top, isWide ? 20 : 0) }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Content() }
        let before = try #require(host.findAll(.mark).first).frame.height
        try host.find(.button, "Wide").tap()
        #expect(try #require(host.findAll(.mark).first).frame.height == before - 20)
    }

    @Test func viewsInALayerAreShown() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Chart {
                ForEach(Self.names, id: \.self) { name in
                    BarMark(x: .value("Name", name), y: .value("Count", 10))
                        .compositingLayer { $0.overlay { Text("Layer \(name)") } }
                }
            }
        }
        for name in Self.names { #expect(host.texts.contains("Layer \(name)")) }
        #expect(host.findAll(.mark).count == 3)
    }
}

#if GTK
import MartletSnapshots

extension LayerStyleTests {
    private func picture(_ view: some View) -> Data {
        TestHost(drawnIn: Variation(size: CGSize(width: 200, height: 120))) { view }.picture().pngData
    }

    private func bars(_ style: ((AnyView) -> AnyView)?) -> some View {
        Chart {
            RuleMark(y: .value("Limit", 5))
            ForEach(Self.names, id: \.self) { name in
                if let style {
                    BarMark(x: .value("Name", name), y: .value("Count", 10))
                        .compositingLayer { style(AnyView($0)) }
                } else {
                    BarMark(x: .value("Name", name), y: .value("Count", 10))
                }
            }
            LineMark(x: .value("Name", "a"), y: .value("Count", 2)).foregroundStyle(.red)
            LineMark(x: .value("Name", "c"), y: .value("Count", 8)).foregroundStyle(.red)
        }
    }

    @Test func aLayerLooksAsItsMarksAndItsStyleSay() {
        let plain = picture(bars(nil))
        #expect(picture(bars { $0 }) == plain)
        #expect(picture(bars { AnyView($0.opacity(0.5)) }) != plain)
        let without = picture(
            Chart {
                RuleMark(y: .value("Limit", 5))
                LineMark(x: .value("Name", "a"), y: .value("Count", 2)).foregroundStyle(.red)
                LineMark(x: .value("Name", "c"), y: .value("Count", 8)).foregroundStyle(.red)
            }
            .chartXScale(domain: Self.names).chartYScale(domain: 0...10))
        #expect(picture(bars { AnyView($0.opacity(0)) }) == without)
    }

    @Test func theBorderOfACircleIsASymbol() {
        func points(_ symbol: some ChartSymbolShape) -> some View {
            Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(symbol).symbolSize(900) }
        }
        let border = picture(points(Circle().strokeBorder(lineWidth: 2)))
        #expect(border == picture(points(.circle.strokeBorder(lineWidth: 2))))
        #expect(border != picture(points(Circle())))
        #expect(picture(points(Circle())) == picture(points(.circle)))
        #expect(border == picture(points(Circle().strokeBorder(style: StrokeStyle(lineWidth: 2)))))
        // As a view the border is the one of views.
        let view: some View = Circle().strokeBorder(lineWidth: 2)
        #expect(view is StrokeBorderShapeView<Circle, ForegroundStyle, EmptyView>)
    }

    @Test func anAxisLooksAsItsStyleSays() {
        let plain = picture(Self.chart)
        #expect(picture(Self.chart.chartXAxisStyle { $0 }.chartYAxisStyle { $0 }) == plain)
        #expect(picture(Self.chart.chartXAxisStyle { $0.opacity(0.3) }) != plain)
        #expect(picture(Self.chart.chartYAxisStyle { $0.foregroundStyle(.red) }) != plain)
        let own = Self.chart.chartXAxis { AxisMarks { AxisValueLabel().foregroundStyle(.red) } }
        #expect(picture(own.chartXAxisStyle { $0.foregroundStyle(.green) }) == picture(own))
    }
}
#endif
