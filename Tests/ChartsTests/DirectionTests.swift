import Charts
import MartletTesting
import Testing

/// Axes, labels, titles, legends and proxies from right to left. Views around a chart are mirrored by the direction, and
/// charts are as views.
@MainActor
@Suite struct DirectionTests {
    private static let size = CGSize(width: 400, height: 260)

    private func host(_ direction: LayoutDirection, _ chart: some View) -> TestHost {
        TestHost(size: Self.size) { chart.environment(\.layoutDirection, direction) }
    }

    private var numbers: some View {
        Chart(1..<6, id: \.self) { number in PointMark(x: .value("Hour", number * 10), y: .value("Metres", number)) }
            .chartXScale(domain: 10...50)
    }

    @Test func numbersGrowToTheLeft() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let host = host(direction, numbers)
            let marks = host.findAll(.mark).map(\.frame.midX)
            let labels = try ["10", "20", "30", "40"].map { text in
                try host.find(text: text).frame.midX
            }
            let isFlipped = direction == .rightToLeft
            #expect(marks == marks.sorted { isFlipped ? $0 > $1 : $0 < $1 } && Set(marks).count == 5)
            #expect(labels == labels.sorted { isFlipped ? $0 > $1 : $0 < $1 } && Set(labels).count == 4)
        }
    }

    @Test func directionMirrorsAllFrames() throws {
        let chart = numbers.chartXAxisLabel("Time").chartYAxisLabel("Height")
        let (left, right) = (host(.leftToRight, chart), host(.rightToLeft, chart))
        for (a, b) in zip(left.findAll(.mark), right.findAll(.mark)) {
            #expect(abs(a.frame.midX - (Self.size.width - b.frame.midX)) < 0.6 && a.frame.minY == b.frame.minY)
        }
        for title in ["Time", "Height"] {
            let (a, b) = (try left.find(text: title).frame, try right.find(text: title).frame)
            #expect(abs(a.minX - (Self.size.width - b.maxX)) < 0.6 && a.minY == b.minY, "\(title)")
        }
    }

    @Test func theYAxisIsAtTheEndOfALineUnlessPlaced() throws {
        func side(_ chart: some View, _ direction: LayoutDirection) throws -> Bool {
            let host = host(direction, chart)
            let label = try #require(host.findAll(.text).first { $0.label == "4" }).frame
            return label.midX < host.findAll(.mark).map(\.frame.midX).min() ?? 0
        }
        let leading = numbers.chartYAxis { AxisMarks(position: .leading) }
        #expect(try side(numbers, .leftToRight) == false)
        #expect(try side(numbers, .rightToLeft) == true)
        #expect(try side(leading, .leftToRight) == true)
        #expect(try side(leading, .rightToLeft) == false)
    }

    @Test func barsAcrossBeginAtTheRight() throws {
        let host = host(
            .rightToLeft,
            Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0 == "a" ? 10 : 5), y: .value("y", $0)) })
        let marks = host.findAll(.mark).map(\.frame)
        try #require(marks.count == 2)
        #expect(abs(marks[0].maxX - marks[1].maxX) < 0.01 && marks[0].minX < marks[1].minX)
        #expect(marks[0].midY < marks[1].midY)
    }

    @Test func legendsBeginAtTheRight() throws {
        let host = host(
            .rightToLeft,
            Chart(["Cakes", "Bread"], id: \.self) {
                BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("Kind", $0))
            }
            .chartXAxis(.hidden))
        let (cakes, bread) = (try host.find(text: "Cakes").frame, try host.find(text: "Bread").frame)
        #expect(cakes.minX > bread.maxX && cakes.maxX > Self.size.width / 2)
    }

    @Test func theProxyCountsFromTheLeft() throws {
        var places: [CGFloat] = []
        var back: Double?
        let host = host(
            .rightToLeft,
            numbers.chartOverlay { proxy in
                let _ = places = [10.0, 50].compactMap { proxy.position(forX: $0) } + [proxy.plotSize.width]
                let _ = back = proxy.value(atX: 0, as: Double.self)
                Color.clear
            })
        #expect(places.count == 3 && places[0] == places[2] && places[1] == 0 && back == 50)
        withExtendedLifetime(host) {}
    }
}
