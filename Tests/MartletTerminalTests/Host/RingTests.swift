import Martlet
import Testing

import MartletTerminal

/// The cells of round gauges.
@MainActor @Suite struct RingTests {
    private func cells(_ value: Double) -> Set<CellPosition> {
        let screen = HostedScreen(12, 6) { Gauge(value: value) {}.gaugeStyle(.accessoryCircularCapacity) }
        return Set(
            (0..<6).flatMap { row in
                (0..<12).filter { screen.painter.grid[$0, row].glyph != .space }.map {
                    CellPosition(column: $0, row: row)
                }
            })
    }

    @Test func theTrackAndTheFillHaveTheSameCells() {
        #expect(cells(0).count >= 12)
        for value in [0.25, 0.5, 0.7, 1] { #expect(cells(value) == cells(0), "\(value)") }
    }
}
