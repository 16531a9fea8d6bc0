import Foundation
import MartletTesting
import Testing

@testable import Charts

/// Charts as tests and assistive technology read them: by role, by description, as a table.
@MainActor
@Suite struct ReadChartTests {
    private struct Sale: Identifiable {
        let id: Int
        let month: String
        let product: String
        let amount: Double
    }

    private static let sales = [
        Sale(id: 0, month: "Jan", product: "Cakes", amount: 5), Sale(id: 1, month: "Jan", product: "Bread", amount: 2),
        Sale(id: 2, month: "Feb", product: "Cakes", amount: 8), Sale(id: 3, month: "Feb", product: "Bread", amount: 3),
    ]

    private func host(@ChartContentBuilder _ content: @escaping () -> some ChartContent) -> TestHost {
        TestHost(size: CGSize(width: 400, height: 300)) { Chart(content: content) }
    }

    private func bars() -> TestHost {
        host {
            ForEach(Self.sales) { sale in
                BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
                    .foregroundStyle(by: .value("Product", sale.product))
            }
        }
    }

    private func values(_ series: AXDataSeriesDescriptor) -> [[AXDataPointValue?]] {
        series.dataPoints.map { [$0.xValue, $0.yValue.map { .number($0) }] }
    }

    @Test func aChartIsFoundWithItsSeriesMarksAxesAndLegend() throws {
        let host = bars()
        let chart = try host.find(.chart)
        let descriptor = try #require(chart.chartDescriptor)
        #expect(descriptor.title == "Sales, Month, Product")
        #expect(descriptor.series.map(\.name) == ["Cakes", "Bread"])
        #expect(descriptor.series.map(\.isContinuous) == [false, false])
        #expect(values(descriptor.series[0]) == [[.category("Jan"), .number(5)], [.category("Feb"), .number(8)]])
        #expect((descriptor.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder == ["Jan", "Feb"])
        let y = try #require(descriptor.yAxis)
        #expect(y.title == "Sales" && y.range.lowerBound == 0 && y.range.upperBound >= 11)
        #expect(y.gridlinePositions.first == 0 && y.gridlinePositions.count > 2)
        #expect(try chart.find(.legend).texts == ["Cakes", "Bread"])
        let marks = chart.findAll(.mark)
        #expect(marks.map(\.label) == ["Jan, Cakes", "Jan, Bread", "Feb, Cakes", "Feb, Bread"])
        #expect(marks.allSatisfy { chart.frame.contains($0.frame) && $0.frame.height > 1 })
    }

    @Test func datesAndRangesAndSidewaysBarsAreDescribed() throws {
        let lines = try host {
            LineMark(x: .value("Day", Samples.day(1)), y: .value("Steps", 4_000))
            LineMark(x: .value("Day", Samples.day(2)), y: .value("Steps", 6_000))
        }.find(.chart)
        let walked = try #require(lines.chartDescriptor)
        #expect(walked.series.map(\.isContinuous) == [true])
        let day = try #require(walked.xAxis as? AXNumericDataAxisDescriptor)
        #expect(day.range.contains(Samples.day(1).timeIntervalSinceReferenceDate))
        #expect(day.valueDescriptionProvider(Samples.day(1).timeIntervalSinceReferenceDate).contains("2"))

        let sideways = try host {
            BarMark(x: .value("Sales", 3), y: .value("Month", "Jan"))
            BarMark(x: .value("Sales", 7), y: .value("Month", "Feb"))
        }.find(.chart)
        let sold = try #require(sideways.chartDescriptor)
        #expect((sold.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder == ["Jan", "Feb"])
        #expect(sold.yAxis?.title == "Sales")
        #expect(values(sold.series[0]) == [[.category("Jan"), .number(3)], [.category("Feb"), .number(7)]])

        let ranges = try host {
            BarMark(x: .value("Month", "Jan"), yStart: .value("Low", 2), yEnd: .value("High", 9))
        }.find(.chart)
        #expect(try values(#require(ranges.chartDescriptor).series[0]) == [[.category("Jan"), .number(9)]])
    }

    @Test func aRingIsDescribedByItsParts() throws {
        let chart = try host {
            SectorMark(angle: .value("Votes", 3)).foregroundStyle(by: .value("Party", "A"))
            SectorMark(angle: .value("Votes", 5)).foregroundStyle(by: .value("Party", "B"))
        }.find(.chart)
        let descriptor = try #require(chart.chartDescriptor)
        #expect(descriptor.yAxis == nil)
        #expect((descriptor.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder == ["A", "B"])
        #expect(values(descriptor.series[0]) == [[.category("A"), .number(3)], [.category("B"), .number(5)]])
    }

    @Test func aPlotOfManyNumbersIsDescribedToo() throws {
        struct Sample { let x: Double, y: Double }
        let samples = (0..<2_000).map { Sample(x: Double($0), y: Double($0 % 7)) }
        let chart = try host { LinePlot(samples, x: .value("x", \.x), y: .value("y", \.y)) }.find(.chart)
        let points = try #require(chart.chartDescriptor).series[0].dataPoints
        #expect(points.count == 2_000)
        #expect(points[9].xValue == .number(9) && points[9].yValue == 2)
    }

    @Test func theDataIsShownAsATable() throws {
        let host = bars()
        try host.find(.chart).perform("Show Data")
        #expect(host.findAll(.columnHeader).map(\.label) == ["Series", "Month", "Sales"])
        #expect(
            host.findAll(.row).map { $0.findAll(.cell).map(\.label) }.prefix(2) == [
                ["Cakes", "Jan", "5"], ["Cakes", "Feb", "8"],
            ])
        try host.find(.button, "Done").tap()
        #expect(host.findAll(.table).isEmpty)
    }

    @Test func whatIsLeftOutIsReported() throws {
        let host = host {
            ForEach([1, Double.nan, 3], id: \.bitPattern) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
        }
        host.expectIssue(containing: "1 mark of the chart has no place, because a value is not a number")
        #expect(host.issues.isEmpty)
        let whole = self.host { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        #expect(whole.issues.isEmpty)
    }
}
