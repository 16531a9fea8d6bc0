import Foundation
import Martlet
import Observation
import Testing

import MartletTerminal

/// Painting what has changed. `HostedScreen` compares each of these frames with a full one.
@MainActor @Suite struct PartialPaintingTests {
    private struct LongList: View {
        @State private var count = 0

        var body: some View {
            VStack(alignment: .leading) {
                Button("Count") { count += 1 }
                Text("Counted: \(count)").frame(width: 320, alignment: .leading)
                ScrollView {
                    LazyVStack(alignment: .leading) {
                        ForEach(0..<10_000) { row in Text("Row \(row) of the list, with some words of its own") }
                    }
                }
            }
        }
    }

    /// The bytes that bring a terminal from one frame to another.
    private func bytes(from old: CellGrid, to new: CellGrid) -> Int {
        var writer = ScreenWriter()
        writer.encode(from: nil, to: old)
        return writer.encode(from: old, to: new)
    }

    @Test func aLabelAboveTenThousandRowsIsPaintedAlone() {
        let screen = HostedScreen(200, 60) { LongList() }
        screen.press(.tab)
        screen.press(.enter)
        let (grid, cells) = (screen.painter.grid, screen.painter.grid.writtenCount)
        screen.press(.enter)
        #expect(screen.text.contains("Counted: 2"))
        // The row is cleared, and its text written; a full frame writes more than 12,000 cells.
        #expect(screen.painter.grid.writtenCount - cells <= 2 * 200 + 60)
        #expect(screen.painter.paintedRows.filter { $0 }.count <= 2)
        #expect(bytes(from: grid, to: screen.painter.grid) < 16)
    }

    @Test func aFrameWithoutChangesPaintsNothing() {
        let screen = HostedScreen(80, 24) { LongList() }
        let cells = screen.painter.grid.writtenCount
        screen.update()
        #expect(screen.painter.grid.writtenCount == cells)
    }

    @Test func aLineScrolledIsFewBytes() {
        let screen = HostedScreen(200, 60) { LongList() }
        let grid = screen.painter.grid
        screen.scene.send(.scroll(location: CGPoint(x: 80, y: 400), delta: CGSize(width: 0, height: -16)))
        screen.update()
        #expect(screen.text.contains("Row 58 "))
        #expect(bytes(from: grid, to: screen.painter.grid) < 140)
    }

    // MARK: - All kinds of drawing

    private struct Everything: View {
        let model: Model
        @State private var text = "text"

        var body: some View {
            let model = model
            HStack(alignment: .top) {
                VStack(alignment: .leading) {
                    ForEach(model.items, id: \.self) { Text("item \($0)") }
                    if model.isOn { Text("on").padding().border(Color.red) }
                    TextField("Field", text: $text)
                    Toggle("Toggle", isOn: .constant(model.isOn))
                    Button {
                    } label: {
                        VStack {
                            Text("two"); Text("lines \(model.number % 3)")
                        }
                    }
                    Divider()
                    Text("moved").offset(x: CGFloat(model.number % 5) * 8, y: CGFloat(model.number % 4) * 16)
                }
                .padding()
                .background(model.number % 7 == 3 ? Color.blue : Color.gray.opacity(0.3))
                .border(Color.green, width: model.isOn ? 2 : 1)
                ZStack {
                    LinearGradient(
                        colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                    Circle().fill(Color.white.opacity(0.5)).padding(CGFloat(model.number % 3) * 8)
                    Text("Over \(model.number)")
                        .mask {
                            HStack(spacing: 0) {
                                Color.black; Color.clear
                            }.opacity(model.isOn ? 1 : 0.5)
                        }
                    Text("faded").opacity(Double(model.number % 4) / 3)
                    Text("other").opacity(1 - Double(model.number % 4) / 3)
                }
                .frame(width: 160, height: 160)
                .clipShape(RoundedRectangle(cornerRadius: 16))
                ScrollView {
                    VStack(alignment: .leading) {
                        ForEach(0..<30) { row in
                            Text("row \(row)" + (row == model.number % 30 ? " here" : ""))
                                .background(row == model.number % 30 ? Color.yellow : Color.clear)
                        }
                    }
                }
                .frame(height: 128)
                Divider()
                Canvas { context, size in
                    context.stroke(
                        Path { path in
                            path.move(to: .zero)
                            path.addLine(to: CGPoint(x: size.width, y: CGFloat(model.number % 6) * 20))
                        }, with: .color(.orange), lineWidth: 2)
                }
                .frame(width: 80, height: 100)
            }
            .zIndex(model.isOn ? 1 : 0)
        }
    }

    @Observable @MainActor final class Model {
        var items = [1, 2, 3]
        var isOn = false
        var number = 0
    }

    @Test(arguments: 1...3 as ClosedRange<UInt64>)
    func aPartialFrameIsAsAFullOne(seed: UInt64) {
        var random = RandomBytes(seed: seed)
        let model = Model()
        let screen = HostedScreen(100, 24) { Everything(model: model) }
        var partialCount = 0
        for _ in 0..<40 {
            switch random.next() % 8 {
            case 0: model.isOn.toggle()
            case 1: model.items.insert(Int(random.next() % 1_000_000), at: 0)
            case 2: if model.items.count > 1 { model.items.removeLast() }
            case 3: model.items.swapAt(0, model.items.count - 1)
            case 4: screen.press(.tab)
            case 5: screen.type("x")
            case 6:
                screen.send(.mouse(TerminalMouse(.scrollDown, column: Int(random.next() % 100), row: 3)))
            default: model.number += 1
            }
            screen.update()
            if screen.painter.paintedRows.contains(false) { partialCount += 1 }
        }
        #expect(partialCount > 10)
    }

    private struct RandomBytes {
        var seed: UInt64

        mutating func next() -> UInt64 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return seed >> 33
        }
    }
}
