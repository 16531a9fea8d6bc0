import MartletTesting
import Testing

@testable import Charts

/// Marks that move when their data changes.
@MainActor
@Suite struct ChartAnimationTests {
    private let size = CGSize(width: 100, height: 100)

    private func plot(_ values: [(id: Int, value: Double)], upper: Double = 10) -> PlotGeometry {
        var collector = _MarkCollector()
        Plot {
            ForEach(values, id: \.id) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value), width: 10) }
            ForEach(values, id: \.id) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
        }._collect(into: &collector)
        Stacking.stack(&collector.marks)
        var configuration = ChartConfiguration()
        configuration.x.domain = (0...10)._domain
        configuration.y.domain = (0...upper)._domain
        let model = ChartModel(
            marks: collector.marks, configuration: configuration, size: size, calendar: Samples.calendar,
            isRightToLeft: false)
        return PlotGeometry(model, size: size)
    }

    private func bars(_ plot: PlotGeometry) -> [CGRect] {
        plot.items.compactMap { if case .rectangle = $0.figure { $0.frame } else { nil } }
    }

    private func line(_ plot: PlotGeometry) -> [CGPoint] {
        plot.items.lazy.compactMap { if case .line(let points) = $0.figure { points } else { nil } }.first ?? []
    }

    @Test func aMarkMovesByItsIdentity() {
        // The order of the data is another one.
        let blend = PlotBlend(from: plot([(1, 2), (2, 4)]), to: plot([(2, 8), (1, 4)]), progress: 0.5)
        #expect(bars(blend.entered).map(\.height) == [60, 30])
        #expect(line(blend.entered).map(\.y) == [40, 70])
        #expect(blend.leaving.items.isEmpty)
    }

    @Test func marksEnterAndLeave() {
        let blend = PlotBlend(from: plot([(1, 2), (2, 4)]), to: plot([(1, 2), (3, 6)]), progress: 0.25)
        #expect(blend.entered.items.filter { !$0.isLine && !$0.isPart }.map(\.fade) == [1, 0.25])
        #expect(bars(blend.leaving).map(\.height) == [40])
        #expect(blend.leaving.items.map(\.fade) == [0.75])
    }

    @Test func marksMoveWithTheDomain() {
        // A new mark comes from its place in the old domain, and an old one goes to its place in the new.
        let blend = PlotBlend(from: plot([(1, 5)], upper: 10), to: plot([(2, 5)], upper: 20), progress: 0.5)
        #expect(bars(blend.entered).map(\.height) == [37.5])
        #expect(bars(blend.leaving).map(\.height) == [37.5])
    }

    @Test func aWholeLineAppearsAndFades() throws {
        let blend = PlotBlend(from: plot([]), to: plot([(1, 2), (2, 4)]), progress: 0.5)
        #expect(blend.entered.items.filter(\.isLine).map(\.fade) == [0.5])
        let back = PlotBlend(from: plot([(1, 2), (2, 4)]), to: plot([]), progress: 0.5)
        #expect(back.leaving.items.filter(\.isLine).map(\.fade) == [0.5])
    }

    private func scrolled(_ values: [(id: Int, value: Double)], to part: CGFloat) -> PlotGeometry {
        var model = plot(values).model
        model.x.zoom = 2
        model.x.scrolled = part
        return PlotGeometry(model, size: size)
    }

    @Test func dataBelowAScrolledPlotMoves() throws {
        let history = PlotHistory()
        #expect(history.version(for: scrolled([(1, 2), (3, 2)], to: 0.1)) == 0)
        #expect(history.version(for: scrolled([(1, 2), (3, 6)], to: 0.1)) == 1)
        #expect(history.progress(of: 0.5) == 0.5)
        let blend = try #require(PlotBlend(history: history, version: 0.5))
        #expect(bars(blend.entered).last?.height == 40)
        // Scrolling follows the pointer at once.
        #expect(history.version(for: scrolled([(1, 2), (3, 6)], to: 0.2)) == 2)
        #expect(history.progress(of: 1.5) == nil)
    }

    @Test func historyNumbersTheVersions() throws {
        let history = PlotHistory()
        #expect(history.version(for: plot([(1, 2)])) == 0)
        #expect(history.version(for: plot([(1, 2)])) == 0)
        #expect(history.version(for: plot([(1, 4)])) == 1)
        history.drawn = 0.5
        // An animation that is interrupted goes on from where it is.
        #expect(history.version(for: plot([(1, 8)])) == 2)
        #expect(bars(try #require(history.start)).map(\.height) == [30])
        #expect(PlotBlend(history: history, version: 2) == nil)
    }

    struct Growing: View {
        @State private var value = 2.0

        var body: some View {
            Chart { BarMark(x: .value("x", "a"), y: .value("y", value)) }
                .chartYScale(domain: 0...10)
                .frame(height: 100)
            Button("Grow") { withAnimation(.linear(duration: 1)) { value = 8 } }
            Button("Jump") { value = 4 }
        }
    }

    @Test func withAnimationMovesTheMarks() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Growing() }
        #expect(!host.isAnimating)
        try host.find(.button, "Jump").tap()
        #expect(!host.isAnimating)
        try host.find(.button, "Grow").tap()
        #expect(host.isAnimating)
        host.advance(by: .seconds(2))
        #expect(!host.isAnimating)
    }
}
