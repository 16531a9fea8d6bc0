import Foundation
import Martlet
import Testing

import MartletTerminal

/// A terminal whose size changes all the time.
@MainActor @Suite struct ResizeFuzzTests {
    private struct Page: View {
        @State private var text = ""
        @State private var notes = ""
        @State private var isOn = false
        @State private var isAsked = false
        @State private var selection: Int?

        var body: some View {
            NavigationStack {
                VStack(alignment: .leading) {
                    TextField("Name", text: $text)
                    TextEditor(text: $notes).frame(maxHeight: 64)
                    HStack {
                        Toggle("On", isOn: $isOn)
                        Button("Ask") { isAsked = true }
                    }
                    List(0..<20, id: \.self, selection: $selection) { Text("row \($0)") }
                }
                .navigationTitle("Page")
                .toolbar { Button("Add") { text += "+" } }
                .alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
            }
        }
    }

    /// Number of resizes, 500 unless `MARTLET_FUZZ_STEPS` sets another: a long run takes 5000.
    private static let steps = ProcessInfo.processInfo.environment["MARTLET_FUZZ_STEPS"].flatMap { Int($0) } ?? 500

    /// Some of the frames are compared with full ones.
    @Test func resizingAgainAndAgainWhileTyping() {
        let screen = HostedScreen(80, 24) { Page() }
        var random = SplitMix(seed: 48)
        let keys: [TerminalKey] = [.tab, .enter, .down, .up, .left, .escape, .backspace, .pageDown, .space, .end]
        screen.press(.tab)
        for step in 0..<Self.steps {
            let isTiny = step % 7 == 0
            screen.comparesFrames = step % 5 == 0
            screen.resize(
                to: CellSize(
                    width: Int.random(in: isTiny ? 0...3 : 4...60, using: &random),
                    height: Int.random(in: isTiny ? 0...3 : 4...20, using: &random)))
            #expect(screen.painter.grid.size == screen.size)
            if let cursor = screen.painter.cursor {
                #expect(
                    (0..<screen.size.width).contains(cursor.column) && (0..<screen.size.height).contains(cursor.row))
            }
            guard step % 3 == 0 else { continue }
            if Bool.random(using: &random) {
                screen.type("é")
            } else {
                screen.press(keys.randomElement(using: &random)!)
            }
        }
        screen.press(.escape)
        screen.resize(to: CellSize(width: 80, height: 24))
        #expect(screen.text.contains("row "), "\(screen.text)")
    }
}
