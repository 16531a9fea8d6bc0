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
