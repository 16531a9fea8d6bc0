import Foundation
import Testing
import Martlet
import MartletRuntime

@MainActor private final class Handles {
    var set: ((String) -> Void)?
    var remove: (() -> Void)?
}

private struct Row: View {
    let index: Int
    let handles: Handles
    @State private var text = "abc"
    var body: some View {
        let _ = index == 500 ? handles.set = { text = $0 } : ()
        HStack {
            Text("row")
            Text(text)
            Text("\(index)")
        }
    }
}

private struct Rows: View {
    let handles: Handles
    @State private var count = 1_000
    var body: some View {
        let _ = handles.remove = { count -= 1 }
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0, handles: handles) } }
    }
}

/// The allowed numbers of measurements and placements for a change.
@MainActor @Suite struct LayoutCostTests {
    @Test func rowsAreMeasuredAndPlacedOnce() {
        let laid = Laid { Rows(handles: Handles()) }
        // Three texts and a row, each once; the texts' host is asked once.
        #expect(laid.scene.measurements <= 1_000 * 4 + 10)
        #expect(laid.host.measured <= 1_000 * 3)
        #expect(laid.scene.placements <= 1_000 + 10)
    }

    @Test func textOfTheSameSizeTouchesNothingElse() {
        let handles = Handles()
        let laid = Laid { Rows(handles: handles) }
        let (measurements, placements) = (laid.scene.measurements, laid.scene.placements)
        handles.set?("xyz")
        laid.update()
        #expect(laid.text("xyz").count == 4)
        #expect(laid.scene.measurements - measurements == 1)
        #expect(laid.scene.placements - placements == 0)
    }

    @Test func aChangedSizeMeasuresThePathUpward() {
        let handles = Handles()
        let laid = Laid { Rows(handles: handles) }
        let (measurements, placements) = (laid.scene.measurements, laid.scene.placements)
        handles.set?("wider text")
        laid.update()
        // The text and its row, whose width is not the largest; the column, which measures no other row.
        #expect(laid.scene.measurements - measurements <= 4)
        #expect(laid.scene.placements - placements <= 3)
    }

    @Test func aRemovedRowLeavesTheOthersAlone() {
        let handles = Handles()
        let laid = Laid { Rows(handles: handles) }
        let (measurements, placements) = (laid.scene.measurements, laid.scene.placements)
        handles.remove?()
        laid.update()
        #expect(laid.scene.measurements - measurements <= 2)
        #expect(laid.scene.placements - placements <= 3)
    }
}
