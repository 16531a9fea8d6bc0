import Foundation
import Martlet
import Testing

import MartletTerminal

/// The line of hints for the keys that work.
@MainActor @Suite struct HintTests {
    private struct Page: View {
        @State private var text = ""
        @State private var isOn = false
        @State private var isAsked = false

        var body: some View {
            VStack(alignment: .leading) {
                TextField("Name", text: $text)
                Toggle("On", isOn: $isOn)
                Button("Ask") { isAsked = true }
                Spacer()
            }
            .alert("Sure?", isPresented: $isAsked) {}
        }
    }

    private func titles(_ screen: HostedScreen) -> [String] {
        KeyHint.hints(for: screen.scene.presenting.frontmost).map { "\($0.key) \($0.title)" }
    }

    @Test func theHintsAreThoseOfTheFocus() {
        let screen = HostedScreen(60, 10) { Page() }
        #expect(titles(screen) == ["Tab Next", "F1 Commands"])
        screen.press(.tab)
        #expect(titles(screen) == ["Enter Done", "Tab Next", "F1 Commands"])
        screen.press(.tab)
        #expect(titles(screen) == ["Space Switch", "Tab Next", "F1 Commands"])
        screen.press(.tab)
        #expect(titles(screen).first == "Enter Press")
        screen.press(.enter)
        #expect(titles(screen).contains("Esc Close"))
    }

    @Test func theyAreInTheLastLineIfThatIsFree() {
        let screen = HostedScreen(60, 4) { Text("page").frame(maxHeight: .infinity, alignment: .top) }
        let hints = [KeyHint("Tab", "Next"), KeyHint("F1", "Commands")]
        #expect(screen.painter.paintHints(hints, wasShown: false, beside: nil))
        #expect(screen.text.hasSuffix("\n Tab Next  F1 Commands"))
        #expect(screen.painter.paintHints([KeyHint("Esc", "Close")], wasShown: true, beside: nil))
        #expect(screen.text.hasSuffix("\n Esc Close"))
        let full = HostedScreen(60, 1) { Text("page") }
        #expect(!full.painter.paintHints(hints, wasShown: false, beside: nil))
        let used = HostedScreen(60, 3) { Text("page").frame(maxHeight: .infinity, alignment: .bottom) }
        #expect(!used.painter.paintHints(hints, wasShown: false, beside: nil))
        #expect(!used.text.contains("F1"))
    }

    @Test func thoseWithoutRoomAreLeftOut() {
        let hints = [KeyHint("Tab", "Next"), KeyHint("F1", "Commands")]
        let narrow = HostedScreen(20, 4) { Text("page").frame(maxHeight: .infinity, alignment: .top) }
        #expect(narrow.painter.paintHints(hints, wasShown: false, beside: nil))
        #expect(narrow.text.hasSuffix("\n Tab Next"))
        let menu = CellRect(column: 20, row: 3, width: 8, height: 1)
        let wide = HostedScreen(30, 4) { Text("page").frame(maxHeight: .infinity, alignment: .top) }
        #expect(wide.painter.paintHints(hints, wasShown: false, beside: menu))
        #expect(wide.text.hasSuffix("\n Tab Next"))
    }

    @Test func theyCanBeTurnedOff() {
        #expect(TerminalCapabilities(environment: ["TERM": "xterm"]).showsHints)
        #expect(!TerminalCapabilities(environment: ["TERM": "xterm", "MARTLET_HINTS": "0"]).showsHints)
    }
}
