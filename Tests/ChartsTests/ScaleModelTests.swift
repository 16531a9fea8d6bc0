import Foundation
import MartletTestSupport
import Testing

@testable import Charts

/// The places of marks, compared with a computation that knows nothing of charts, over random data.
@MainActor
@Suite struct ScaleModelTests {
    private func items(
        _ size: CGSize, _ configuration: ChartConfiguration, @ChartContentBuilder _ content: () -> some ChartContent
    ) -> [PlotGeometry.Item] {
        var collector = _MarkCollector()
        content()._collect(into: &collector)
        Stacking.stack(&collector.marks)
        let model = ChartModel(
            marks: collector.marks, configuration: configuration, size: size, calendar: Samples.calendar,
            isRightToLeft: false)
        return PlotGeometry(model, size: size).items
    }

    @Test(arguments: 0..<200) func marksAreWhereTheirValuesAre(_ seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        let size = CGSize(
            width: .random(in: 20...900, using: &random), height: .random(in: 20...900, using: &random))
        let low = Double.random(in: -1_000...1_000, using: &random)
        let high = low + Double.random(in: 0.1...1_000, using: &random)
        let points = (0..<Int.random(in: 1...30, using: &random)).map { _ in
            CGPoint(
                x: .random(in: low...high, using: &random), y: .random(in: low...high, using: &random))
        }
        var configuration = ChartConfiguration()
        configuration.x.domain = (low...high)._domain
        configuration.y.domain = (low...high)._domain
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: (point.x - low) / (high - low) * size.width,
                y: size.height - (point.y - low) / (high - low) * size.height)
        }
        func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }

        let symbols = items(size, configuration) {
            ForEach(Array(points.enumerated()), id: \.offset) {
                PointMark(x: .value("x", $0.element.x), y: .value("y", $0.element.y))
            }
        }
        #expect(zip(symbols, points).allSatisfy { isNear(CGPoint(x: $0.frame.midX, y: $0.frame.midY), place($1)) })
        #expect(symbols.count == points.count)

        let line = items(size, configuration) {
            ForEach(Array(points.enumerated()), id: \.offset) {
                LineMark(x: .value("x", $0.element.x), y: .value("y", $0.element.y))
            }
        }
        guard case .line(let drawn) = try #require(line.first).figure else { return #expect(Bool(false), "no line") }
        #expect(drawn.count == points.count && zip(drawn, points).allSatisfy { isNear($0, place($1)) })

        let rectangles = items(size, configuration) {
            ForEach(Array(points.enumerated()), id: \.offset) {
                RectangleMark(
                    xStart: .value("x", low), xEnd: .value("x", $0.element.x), yStart: .value("y", $0.element.y),
                    yEnd: .value("y", high))
            }
        }
        for (item, point) in zip(rectangles, points) {
            #expect(isNear(item.frame.origin, .zero), "\(item.frame)")
            #expect(isNear(CGPoint(x: item.frame.maxX, y: item.frame.maxY), place(point)))
        }
    }

    /// Bars stand on each other: those above zero upwards, the others downwards, each as high as its value.
    @Test(arguments: 0..<200) func stacksAreSums(_ seed: Int) {
        var random = SplitMix(state: UInt64(seed) &+ 1_000)
        let size = CGSize(width: 300, height: .random(in: 50...500, using: &random))
        let columns = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            (0..<Int.random(in: 1...6, using: &random)).map { _ in Double.random(in: -10...10, using: &random) }
        }
        var configuration = ChartConfiguration()
        configuration.y.domain = (-60.0...60)._domain
        let bars = items(size, configuration) {
            ForEach(Array(columns.enumerated()), id: \.offset) { column in
                ForEach(Array(column.element.enumerated()), id: \.offset) { part in
                    BarMark(x: .value("x", "\(column.offset)"), y: .value("y", part.element))
                }
            }
        }
        var index = 0
        let unit = size.height / 120
        for column in columns {
            var (up, down) = (0.0, 0.0)
            for value in column {
                let start = value >= 0 ? up : down
                if value >= 0 { up += value } else { down += value }
                let frame = bars[index].frame
                #expect(abs(frame.height - abs(value) * unit) < 1e-6)
                #expect(abs(frame.minY - (60 - max(start, start + value)) * unit) < 1e-6)
                index += 1
            }
        }
        #expect(index == bars.count)
    }
}
