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
