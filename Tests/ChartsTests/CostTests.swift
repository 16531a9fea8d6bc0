import MartletTesting
import Testing

@testable import Charts

/// The cost of a mark, by counts that do not depend on the machine.
@MainActor
@Suite struct ChartCostTests {
    private struct Bars: View {
        @State private var values = (0..<100).map { Double($0 % 37) }

        var body: some View {
            VStack {
                Button("Change") { values[50] = 36 - values[50] }
                Chart(values.indices, id: \.self) { index in
                    BarMark(x: .value("Place", index), y: .value("Height", values[index]))
                }
            }
        }
    }

    @Test func aRecordIsSmall() {
        #expect(MemoryLayout<MarkRecord>.stride <= 88)
        #expect(MemoryLayout<PlotGeometry.Item>.stride <= 72)
    }

    @Test func marksOfOneCallShareTheirTraits() {
        var collector = _MarkCollector()
        ForEach(0..<100) { BarMark(x: .value("x", $0), y: .value("y", 1), width: 3) }._collect(into: &collector)
        #expect(collector.marks.allSatisfy { $0.hasTraits(of: collector.marks[0]) })
        LineMark(x: .value("x", 1), y: .value("y", 1))._collect(into: &collector)
        #expect(!collector.marks[100].hasTraits(of: collector.marks[0]))
    }

    @Test func marksOfOneSeriesShareTheirStyle() {
        var collector = _MarkCollector()
        ForEach(0..<100) { index in
            BarMark(x: .value("x", index), y: .value("y", 1))
                .foregroundStyle(by: .value("Kind", index % 2 == 0 ? "a" : "b"))
        }
        ._collect(into: &collector)
        let marks = collector.marks
        #expect(marks.indices.allSatisfy { marks[$0].style.isSame(as: marks[$0 % 2].style) })
        #expect(!marks[0].style.isSame(as: marks[1].style))
        #expect(marks[1].style.colorBy?.datum == .category("b"))
    }

    @Test func aStyleByAValueIsInsideAnother() {
        var collector = _MarkCollector()
        for opacity in [0.5, 0.25] {
            BarMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Kind", "a")).opacity(opacity)
                ._collect(into: &collector)
        }
        #expect(collector.marks.map(\.style.opacity) == [0.5, 0.25])
        #expect(collector.marks.allSatisfy { $0.style.colorBy?.datum == .category("a") })
    }

    @Test func aChangedDatumLeavesTheAxesAlone() throws {
        let host = TestHost { Bars() }
        let before = host.bodyRuns(of: AxisLabelView.self)
        #expect(before > 0)
        try host.find(.button, "Change").tap()
        #expect(host.bodyRuns(of: AxisLabelView.self) == before)
    }

    @Test func marksApartBeginAtZeroInAnyOrder() {
        func ends(_ places: [Int]) -> [Double] {
            var collector = _MarkCollector()
            ForEach(places.indices, id: \.self) { index in
                BarMark(x: .value("x", places[index]), y: .value("y", index + 1))
            }
            ._collect(into: &collector)
            Stacking.stack(&collector.marks)
            return collector.marks.flatMap { mark -> [Double] in
                if case .stacked(let start, let end, _) = mark.y { [start, end] } else { [] }
            }
        }
        #expect(ends([1, 2, 3]) == [0, 1, 0, 2, 0, 3])
        #expect(ends([3, 1, 2]) == [0, 1, 0, 2, 0, 3])
        #expect(ends([1, 2, 2]) == [0, 1, 0, 2, 2, 5])
    }
}
