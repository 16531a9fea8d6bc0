import MartletTesting
import Testing

@testable import Charts

/// Charts that scroll.
@MainActor
@Suite struct ChartScrollingTests {
    private struct Scrolled: View {
        @Binding var position: Double
        var behavior: ValueAlignedChartScrollTargetBehavior?

        var body: some View {
            Chart(0..<100, id: \.self) { index in
                BarMark(x: .value("x", index), y: .value("y", index % 10), width: 4)
            }
            .chartYAxis(.hidden)
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 20)
            .chartScrollPosition(x: $position)
            .modifier(Aligned(behavior: behavior))
        }
    }

    private struct Aligned: ViewModifier {
        let behavior: ValueAlignedChartScrollTargetBehavior?
        func body(content: Content) -> some View {
            if let behavior { content.chartScrollTargetBehavior(behavior) } else { content }
        }
    }

    private final class Box {
        var value = 0.0 { didSet { all.append(value) } }
        var all: [Double] = []
    }

    private func host(
        _ box: Box, _ behavior: ValueAlignedChartScrollTargetBehavior? = nil
    ) -> TestHost {
        let host = TestHost(size: CGSize(width: 200, height: 160)) {
            Holder(box: box) { Scrolled(position: $0, behavior: behavior) }
        }
        return host
    }

    private struct Holder<Content: View>: View {
        let box: Box
        @State private var position = 30.0
        let content: (Binding<Double>) -> Content

        var body: some View {
            content($position)
            Button("To 60") { position = 60 }
            let _ = box.value = position
        }
    }

    @Test func theVisiblePartBeginsAtTheBoundValue() {
        let box = Box()
        let host = host(box)
        #expect(host.texts.contains("30"))
        #expect(box.all.allSatisfy { abs($0 - 30) < 0.01 }, "\(box.all)")
        // Those far away are not made.
        #expect(!host.texts.contains("90"))
    }

    @Test func writingTheValueScrolls() throws {
        let box = Box()
        let host = host(box)
        try host.find(.button, "To 60").tap()
        host.advance(by: .seconds(1))
        #expect(abs(box.value - 60) < 0.01)
        #expect(host.texts.contains("60") && !host.texts.contains("30"))
    }

    @Test func theWheelScrolls() throws {
        let box = Box()
        let host = host(box)
        try host.find(.other, at: 0).scroll(by: CGSize(width: 50, height: 0))
        host.advance(by: .seconds(1))
        #expect(box.value > 31)
        let before = box.value
        try host.find(.other, at: 0).scroll(by: CGSize(width: -10_000, height: 0))
        host.advance(by: .seconds(1))
        #expect(before > 0 && abs(box.value) < 0.01)
    }

    @Test func chartsScrollFromRightToLeft() throws {
        let box = Box()
        let host = TestHost(size: CGSize(width: 200, height: 160)) {
            Holder(box: box) { Scrolled(position: $0) }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.texts.contains("40") && !host.texts.contains("90"))
        let (low, high) = (try host.find(text: "30"), try host.find(text: "40"))
        #expect(high.frame.midX < low.frame.midX)
        try host.find(.other, at: 0).scroll(by: CGSize(width: 50, height: 0))
        host.advance(by: .seconds(1))
        #expect(box.value < 29, "what is further right is smaller: \(box.value)")
    }

    @Test func keysScroll() throws {
        let box = Box()
        let host = host(box)
        host.press(.tab)
        host.press(.rightArrow)
        host.advance(by: .seconds(1))
        #expect(abs(box.value - 32) < 0.01)
        host.press(.pageDown)
        #expect(abs(box.value - 52) < 0.01)
        host.press(.end)
        host.advance(by: .seconds(1))
        #expect(abs(box.value - 80) < 0.01)
        #expect(!host.press(.rightArrow, warns: false))
        host.press(.home)
        #expect(abs(box.value) < 0.01)
    }

    @Test func aDragComesToRestAtAValue() throws {
        let box = Box()
        let host = host(box, .valueAligned(unit: 5))
        let scroller = try host.find(.other, at: 0)
        try scroller.scroll(by: CGSize(width: 33, height: 0))
        host.advance(by: .seconds(2))
        let rest = box.value.truncatingRemainder(dividingBy: 5)
        #expect(box.value > 30 && min(rest, 5 - rest) < 0.01, "\(box.value)")
    }

    @Test func tenThousandCategoriesMakeFewLabels() {
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            Chart(0..<10_000, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", 1)) }
                .chartYAxis(.hidden)
        }
        #expect(host.texts.count <= 200)
    }

    private struct Gestured: View {
        let box: Box
        @State private var selected: Int?

        var body: some View {
            Chart(0..<5, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .chartXScale(domain: 0...4)
                .chartXSelection(value: $selected)
                .chartGesture { proxy in
                    DragGesture(minimumDistance: 0).onEnded { proxy.selectXValue(at: $0.location.x) }
                }
            let _ = box.value = Double(selected ?? -1)
        }
    }

    @Test func aGestureSelectsByTheProxy() throws {
        let box = Box()
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Gestured(box: box) }
        let chart = try host.find(.other, "y, x")
        try chart.drag(from: UnitPoint(x: 0.2, y: 0.5), to: UnitPoint(x: 0.75, y: 0.5))
        // The gesture of the chart itself would end the selection at the end of the drag.
        #expect(box.value == 3)
    }

    @Test func positionsOfScales() {
        var scale = PositionScale(lower: 0, upper: 100)
        scale.zoom = 5
        scale.length = 200
        #expect(scale.scrolled(to: .number(30)) == 0.3)
        #expect(scale.scrolled(to: .number(95)) == 0.8)
        scale.scrolled = 0.3
        #expect(abs(scale.position(.number(30))!) < 1e-9)
        #expect(abs(scale.position(.number(50))! - 200) < 1e-9)
        guard case .number(let first)? = scale.firstVisible else { Issue.record("no value"); return }
        #expect(abs(first - 30) < 1e-9)
        scale.isFlipped = true
        scale.scrolled = scale.scrolled(to: .number(30))!
        #expect(abs(scale.position(.number(30))! - 200) < 1e-9)
        #expect(scale.firstScrolled == 0.8)
    }

    @Test func positionsOfCategories() {
        var scale = PositionScale(kind: .category)
        scale.categories = (0..<10).map { .category("\($0)") }
        for (index, category) in scale.categories.enumerated() { scale.indices[category] = index }
        scale.zoom = 2
        scale.length = 100
        scale.scrolled = scale.scrolled(to: .category("3"))!
        #expect(abs(scale.position(.category("3"))! - 10) < 1e-9)
        #expect(scale.firstVisible == .category("3"))
        #expect(scale.visibleParts.0 < 0.3 && scale.visibleParts.1 == 1)
    }

    @Test func alignmentFindsTheValuesAround() throws {
        let unit = try #require(AlignmentRule.unit(5).neighbours(of: 12, calendar: Samples.calendar, page: 20))
        #expect(unit == (10, 15))
        let page = try #require(AlignmentRule.page.neighbours(of: 41, calendar: Samples.calendar, page: 20))
        #expect(page == (40, 60))
        let noon = Samples.day(3).addingTimeInterval(43_200).timeIntervalSinceReferenceDate
        let day = try #require(
            AlignmentRule.matching(DateComponents(hour: 0)).neighbours(of: noon, calendar: Samples.calendar, page: 1))
        #expect(day == (Samples.day(3).timeIntervalSinceReferenceDate, Samples.day(4).timeIntervalSinceReferenceDate))
        let midnight = Samples.day(3).timeIntervalSinceReferenceDate
        let same = try #require(
            AlignmentRule.matching(DateComponents(hour: 0)).neighbours(
                of: midnight, calendar: Samples.calendar, page: 1))
        #expect(same.0 == midnight)
        #expect(AlignmentRule.unit(0).neighbours(of: 1, calendar: Samples.calendar, page: 1) == nil)
    }
}
