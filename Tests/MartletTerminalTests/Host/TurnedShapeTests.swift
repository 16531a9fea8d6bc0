import Foundation
import Martlet
import Testing

import MartletTerminal

/// Shapes in effects that rotate them.
@MainActor @Suite struct TurnedShapeTests {
    private struct Place: Hashable {
        var column: Int
        var row: Int
    }

    /// The cells of a quarter of a circle, from three to six o'clock before it is rotated, on a screen of 8 × 4 cells.
    private func cells(_ degrees: Double, filled: Bool = false) -> Set<Place> {
        let arc = Circle().trim(from: 0, to: 0.25)
        let screen = HostedScreen(8, 4) {
            Group {
                if filled { arc.fill(Color.red) } else { arc.stroke(Color.red, lineWidth: 4) }
            }
            .frame(width: 64, height: 64)
            .rotationEffect(.degrees(degrees))
        }
        return Set(
            (0..<4).flatMap { row in
                (0..<8).filter { screen.painter.grid[$0, row] != .blank }.map { Place(column: $0, row: row) }
            })
    }

    @Test(arguments: [true, false])
    func aQuarterOfACircleTurns(filled: Bool) {
        let plain = cells(0, filled: filled)
        #expect(!plain.isEmpty && plain.allSatisfy { $0.column >= 3 && $0.row >= 1 }, "\(plain)")
        #expect(cells(180, filled: filled) == Set(plain.map { Place(column: 7 - $0.column, row: 3 - $0.row) }))
        #expect(cells(90, filled: filled) == Set(plain.map { Place(column: 7 - $0.column, row: $0.row) }))
        #expect(cells(-90, filled: filled) == Set(plain.map { Place(column: $0.column, row: 3 - $0.row) }))
    }

    @Test func theRingOfAGaugeFillsFromTheTop() {
        let screen = HostedScreen(8, 4) { Gauge(value: 0.5) {}.gaugeStyle(.accessoryCircularCapacity).tint(.red) }
        let (left, right) = (screen.style(0, 1).foreground, screen.style(7, 1).foreground)
        #expect(left != right, "\(screen.text)")
        #expect(screen.style(0, 2).foreground == left && screen.style(7, 2).foreground == right)
    }
}
