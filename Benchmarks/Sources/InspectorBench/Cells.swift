import Foundation
import Martlet

/// The handle by which the benchmark writes the state of its view.
@MainActor
enum CellHandle {
    static var show: (Int) -> Void = { _ in }
}

/// A cell whose body runs in every update.
struct Cell: View {
    let number: Int
    let round: Int

    var body: some View { Text("\(number + round)") }
}

struct Cells: View {
    static let count = 1_000

    @State private var round = 0

    var body: some View {
        let _ = CellHandle.show = { round = $0 }
        VStack {
            ForEach(0..<Self.count, id: \.self) { Cell(number: $0, round: round) }
        }
    }
}

/// The cells in rows and columns, all of which a screen of 200 × 60 cells shows.
struct CellTable: View {
    static let columns = 20

    @State private var round = 0

    var body: some View {
        let _ = CellHandle.show = { round = $0 }
        VStack(spacing: 0) {
            ForEach(0..<Cells.count / Self.columns, id: \.self) { row in
                HStack {
                    ForEach(0..<Self.columns, id: \.self) { Cell(number: row * Self.columns + $0, round: round) }
                }
            }
        }
    }
}

/// Measures text in cells, and draws nothing.
final class HeadlessHost: SceneHost {
    let profile = HostProfile()

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
    func present(_ root: RenderNode, difference: RenderDifference) {}
    nonisolated func requestUpdate() {}
}
