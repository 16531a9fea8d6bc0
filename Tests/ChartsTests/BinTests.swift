import MartletTesting
import Testing

@testable import Charts

/// Bins of numbers and of dates.
@MainActor
@Suite struct BinTests {
    /// The rule in the documentation of `NumberBins`: 3.49 s n^(−1/3) is the width of a bin (Scott 1979).
    @Test func withoutACountBinsAreAsWideAsScottsRuleSays() {
        let values = (0..<1_000).map { Double($0) }
        let deviation = (1_000.0 * 1_001 / 12).squareRoot()
        let width = 3.49 * deviation / 10
        #expect(Ticks.binCount(of: values) == Int((999 / width).rounded(.up)))
        let bins = NumberBins(data: values)
        #expect(bins.count == 10 && bins.first?.lowerBound == 0 && bins.last?.upperBound == 1_000)
    }

    @Test func noRuleMakesMoreThanTwoHundredBins() {
        // One value far away makes the deviation small beside the range.
        let values = (0..<100_000).map { Double($0 % 10) } + [1e9]
        #expect(Ticks.binCount(of: values) == 200)
    }

    @Test func dataWithoutASpreadIsInOneBin() {
        for values in [[], [3.0], [3, 3, 3], [.greatestFiniteMagnitude, -.greatestFiniteMagnitude]] as [[Double]] {
            #expect((1...200).contains(Ticks.binCount(of: values)))
        }
        #expect(NumberBins(data: [5.0]).index(for: 5) == 0)
        #expect(NumberBins(data: [Double]()).count >= 1)
    }

    @Test func rangesHaveAboutTenBins() {
        #expect(NumberBins(range: 0...100.0).count == 10)
        #expect(NumberBins(range: 0...100).count == 10)
        #expect(NumberBins(range: 0...100.0, minimumStride: 25).thresholds == [0, 25, 50, 75, 100])
        let year = DateBins(range: Samples.start...Samples.day(365), calendar: Samples.calendar)
        #expect((6...14).contains(year.count))
    }

    @Test func numbersThatAreNotPlottableHaveBins() {
        struct Metres: Comparable, Numeric {
            var value: Int
            var magnitude: Int { abs(value) }
            init(integerLiteral value: Int) { self.value = value }
            init?(exactly source: some BinaryInteger) { value = Int(source) }
            static func < (a: Metres, b: Metres) -> Bool { a.value < b.value }
            static func + (a: Metres, b: Metres) -> Metres { Metres(integerLiteral: a.value + b.value) }
            static func - (a: Metres, b: Metres) -> Metres { Metres(integerLiteral: a.value - b.value) }
            static func * (a: Metres, b: Metres) -> Metres { Metres(integerLiteral: a.value * b.value) }
            static func *= (a: inout Metres, b: Metres) { a.value *= b.value }
        }
        let bins = NumberBins<Metres>(thresholds: [0, 10, 20])
        #expect(bins.index(for: 15) == 1 && bins[1].contains(20))
    }
}
