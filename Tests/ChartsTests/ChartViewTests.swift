import Charts
import MartletTesting
import Testing

/// Charts as a test and a user find them.
@MainActor
@Suite struct ChartViewTests {
    @Test func labelsAndLegendAreTexts() {
        let host = TestHost(size: CGSize(width: 400, height: 300)) { Samples.stacked }
        for text in Samples.months + ["Cakes", "Bread", "Tea", "0"] { #expect(host.texts.contains(text), "\(text)") }
    }

    @Test func allSamplesAreShownInCells() {
        for sample in Samples.all + MoreSamples.all {
            let host = TestHost(size: CGSize(width: 320, height: 240)) { sample.chart }
            let isBare = ["ring", "progress", "sparkline", "quadrants"].contains(sample.name)
            #expect(!host.texts.isEmpty || isBare, "\(sample.name)")
        }
    }

    @Test func marksAndLabelsAreMirroredFromRightToLeft() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        let marks = host.findAll(.other).filter { ["a", "b", "c"].contains($0.label) }
        #expect(
            marks.count == 3 && marks[0].frame.minX > marks[1].frame.maxX && marks[1].frame.minX > marks[2].frame.maxX)
        for mark in marks {
            let label = try host.find(text: mark.label)
            #expect(abs(label.frame.midX - mark.frame.midX) < 9, "a label is below its mark")
        }
        // The y axis is at the end of a line, which is the left.
        #expect(try host.find(text: "0.0").frame.maxX <= marks[2].frame.minX)
    }

    @Test func hiddenAxesHaveNoLabels() {
        let host = TestHost(size: CGSize(width: 400, height: 300)) {
            Samples.bars.chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(host.texts.isEmpty)
    }

    @Test func theProxyMapsBothWays() throws {
        var places: [CGFloat] = []
        let host = TestHost(size: CGSize(width: 400, height: 300)) {
            Samples.titles.chartOverlay { proxy in
                let x = proxy.position(forX: 2) ?? -1
                let _ = places = [x, proxy.plotSize.width, CGFloat(proxy.value(atX: x, as: Int.self) ?? -1)]
                Color.clear
            }
        }
        #expect(places.count == 3)
        #expect(abs(places[0] - places[1] / 2) < 0.001)
        #expect(places[2] == 2)
        withExtendedLifetime(host) {}
    }

    @Test func thePlotHasAFrameByItsEarlierNameToo() throws {
        var frames: [CGRect?] = []
        let host = TestHost(size: CGSize(width: 400, height: 300)) {
            Samples.titles.chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = frames = [geometry[proxy.plotAreaFrame], proxy.plotFrame.map { geometry[$0] }]
                    let _ = #expect(proxy.plotAreaSize == proxy.plotSize)
                    Color.clear
                }
            }
        }
        let frame = try #require(frames.last ?? nil)
        #expect(frame.width > 100 && frames[0] == frame)
        withExtendedLifetime(host) {}
    }
}
