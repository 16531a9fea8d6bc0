#if GTK
import Charts
import MartletSnapshots
import MartletTesting
import Testing

/// Pictures of all samples, where a folder is named to write them to.
@MainActor
@Suite struct ChartPictureTests {
    @Test func animatedMarksAreDrawnOnTheirWay() throws {
        let host = TestHost(drawnIn: Variation(size: CGSize(width: 200, height: 200))) {
            ChartAnimationTests.Growing()
        }
        let start = host.picture().pngData
        try host.find(.button, "Grow").tap()
        host.advance(by: .milliseconds(500))
        let middle = host.picture().pngData
        host.advance(by: .seconds(1))
        let end = host.picture().pngData
        #expect(start != middle && middle != end && start != end)
    }

    private func picture(_ view: some View) -> Data {
        let bare = view.chartXAxis(.hidden).chartYAxis(.hidden).padding(20)
        return TestHost(drawnIn: Variation(size: CGSize(width: 140, height: 140))) { bare }.picture().pngData
    }

    @Test func functionsEndAtTheEdgesOfThePlot() {
        let function = Chart { LinePlot(x: "x", y: "y") { 3 * $0 } }.chartXScale(domain: 0...1).chartYScale(
            domain: 0...1)
        #expect(picture(function) == picture(function.chartPlotStyle { $0.clipped() }))
        let marks = Chart([0.0, 1], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 3)) }
            .chartXScale(domain: 0...1).chartYScale(domain: 0...1)
        #expect(picture(marks) != picture(marks.chartPlotStyle { $0.clipped() }))
    }

    @Test func aClipShapeFillsEachMarksFrame() {
        struct Left: Shape {
            nonisolated func path(in rect: CGRect) -> Path {
                Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
            }
        }
        let names = ["a", "b"]
        let half = Chart(names, id: \.self) {
            BarMark(x: .value("x", $0), y: .value("y", 1), width: 20).offset(x: -10)
        }
        let whole = Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1), width: 40) }
        let clipped = Chart(names, id: \.self) {
            BarMark(x: .value("x", $0), y: .value("y", 1), width: 40).clipShape(Left())
        }
        #expect(picture(clipped) == picture(half) && picture(clipped) != picture(whole))
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func eachChartDrawsSomething(_ scheme: ColorScheme) throws {
        for sample in Samples.all + MoreSamples.all {
            let host = TestHost(drawnIn: Variation(size: CGSize(width: 320, height: 200), colorScheme: scheme)) {
                sample.chart.padding(8)
            }
            let data = host.picture().pngData
            #expect(data.count > 1_000, "\(sample.name)")
            if let folder = ProcessInfo.processInfo.environment["CHART_PICTURES"] {
                try data.write(to: URL(fileURLWithPath: "\(folder)/\(sample.name)-\(scheme).png"))
            }
        }
    }
}
#endif
