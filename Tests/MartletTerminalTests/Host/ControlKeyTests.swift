import Martlet
import Testing

import MartletTerminal

/// Keys with Control, as a substitute for Command.
@MainActor @Suite struct ControlKeyTests {
    private struct Page: View {
        @State private var text = "words"
        @State private var found = 0

        var body: some View {
            VStack {
                TextField("Text", text: $text)
                Button("Find") { found += 1 }.keyboardShortcut("f")
                Text("found \(found)")
            }
        }
    }

    private func control(_ letter: Character) -> KeyInput {
        KeyInput(key: KeyEquivalent(letter), characters: "", modifiers: .control)
    }

    @Test func aShortcutOfTheAppComesBeforeTheKeysOfAField() {
        let screen = HostedScreen(40, 6) { Page() }
        screen.scene.presenting.frontmost.focusMoves.focusInitially()
        screen.update()
        #expect(screen.scene.focus.focused?.reading.label == "Text")
        #expect(screen.scene.performControlShortcut(control("f")))
        screen.update()
        #expect(screen.text.contains("found 1"))
    }

    @Test func whatIsNoShortcutIsForTheField() {
        let screen = HostedScreen(40, 6) { Page() }
        screen.scene.presenting.frontmost.focusMoves.focusInitially()
        screen.update()
        #expect(!screen.scene.performControlShortcut(control("a")))
        #expect(!screen.scene.performControlShortcut(KeyInput(key: "f", characters: "f", modifiers: [])))
        #expect(screen.scene.send(.key(control("a"))))
    }
}
