import Foundation
import MartletTesting
import Testing

@testable import Charts

/// Charts as assistive technology and keys have them.
@MainActor
@Suite struct ChartAccessibilityTests {
    private struct Selecting: View {
        @State private var selected: String?
        let box: Box

        var body: some View {
            Chart {
                BarMark(x: .value("Month", "Jan"), y: .value("Sales", 5))
                BarMark(x: .value("Month", "Feb"), y: .value("Sales", 8))
                BarMark(x: .value("Month", "Mar"), y: .value("Sales", 3))
            }
            .chartXSelection(value: $selected)
            let _ = box.value = selected
        }
    }

    private final class Box { var value: String? }

    @Test func marksAreElementsInOrder() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Selecting(box: Box()) }
        let marks = host.findAll(.other).filter { ["Jan", "Feb", "Mar"].contains($0.label) }
        #expect(marks.map(\.label) == ["Jan", "Feb", "Mar"])
        #expect(marks.map(\.value) == ["Sales: 5", "Sales: 8", "Sales: 3"])
        #expect(marks[0].frame.maxX <= marks[1].frame.minX)
    }

    private struct Changing: View {
        @State private var values = (0..<100).map { Double($0 % 10) }

        var body: some View {
            Chart(values.indices, id: \.self) { index in
                BarMark(x: .value("x", index), y: .value("y", values[index]))
            }
            Button("Change") { values[50] = 5 }
        }
    }

    @Test func aChangedDatumMakesOneElementAgain() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Changing() }
        let before = host.bodyRuns(of: MarkElement.self)
        #expect(before == 100)
        try host.find(.button, "Change").tap()
        #expect(host.bodyRuns(of: MarkElement.self) == before + 1)
        #expect(host.findAll(.mark)[50].value == "y: 5")
    }

    @Test func aChartHasASummary() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Selecting(box: Box()) }
        let chart = try host.find(.other, "Sales, Month")
        #expect(chart.value == "0–8, Jan–Mar")
    }

    @Test func labelsWithoutRoomAreNotThere() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Chart { LineMark(x: .value("Day", 0), y: .value("Sales", 1)) }
                .chartXScale(domain: 0...40)
                .chartXAxis { AxisMarks(values: Array(0..<40)) }
                .chartYAxis(.hidden)
        }
        let labels = host.findAll(.text).filter { Int($0.label) != nil }
        #expect((2..<20).contains(labels.count))
        #expect(labels.allSatisfy { CGRect(x: -8, y: 0, width: 216, height: 200).contains($0.frame) })
        #expect(host.texts.filter { Int($0) != nil }.count == labels.count)
        host.resize(to: CGSize(width: 2_000, height: 200))
        #expect(host.texts.filter { Int($0) != nil }.count == 40)
        host.resize(to: CGSize(width: 200, height: 200))
        #expect(host.texts.filter { Int($0) != nil }.count == labels.count)
    }

    @Test func arrowsMoveOverTheMarks() throws {
        let box = Box()
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Selecting(box: box) }
        host.press(.tab)
        host.press(.rightArrow)
        #expect(box.value == "Jan")
        host.press(.rightArrow)
        host.press(.rightArrow)
        host.press(.rightArrow)
        #expect(box.value == "Mar")
        host.press(.leftArrow)
        #expect(box.value == "Feb")
        host.press(.escape)
        #expect(box.value == nil)
    }
}
