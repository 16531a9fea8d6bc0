import Foundation
import Martlet
import Testing

import MartletTerminal

/// The looks of controls, and what keys and the mouse do to them.
@MainActor @Suite struct ControlPaintingTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count: \(count)")
                HStack {
                    Button("Less") { count -= 1 }
                    Button("More") { count += 1 }
                }
            }
        }
    }

    @Test func buttons() {
        let screen = HostedScreen(17, 2) { Counter() }
        #expect(screen.text == "     Count: 0\n[ Less ] [ More ]")
        #expect(screen.style(2, 1).foreground == .rgb(0x0A, 0x84, 0xFF))
        screen.press(.tab)
        #expect(screen.style(2, 1).background == .rgb(0x0A, 0x84, 0xFF))
        screen.press(.tab)
        #expect(screen.style(2, 1).background == .default)
        screen.press(.enter)
        #expect(screen.text.contains("Count: 1"))
        screen.click(3, 1)
        screen.click(0, 1)
        #expect(screen.text.contains("Count: -1"))
        screen.click(8, 1)
        #expect(screen.text.contains("Count: -1"))
    }

    @Test func whatDoesNotShowThatItHasTheFocusLooksTheSame() {
        let screen = HostedScreen(18, 1) {
            HStack {
                Button("Less") {}.focusEffectDisabled()
                Button("More") {}
            }
        }
        let before = screen.style(2, 0)
        screen.press(.tab)
        #expect(screen.style(2, 0) == before)
        screen.press(.tab)
        #expect(screen.style(11, 0).background == .rgb(0x0A, 0x84, 0xFF))
    }

    @Test func controlsOfAGroup() {
        let screen = HostedScreen(18, 1) {
            ControlGroup("Case") {
                Button("Upper") {}
                Button("Lower") {}.disabled(true)
            }
        }
        #expect(screen.text == "[ Upper ][ Lower ]")
        screen.press(.tab)
        #expect(screen.style(2, 0).background == .rgb(0x0A, 0x84, 0xFF))
        #expect(screen.style(11, 0).background == .default)
    }

    @Test func withoutColours() {
        let plain = TerminalAppearance(colorDepth: .none)
        let screen = HostedScreen(17, 2, appearance: plain) { Counter() }
        screen.press(.tab)
        #expect(screen.style(0, 1).attributes.contains(.reverse))
        #expect(!screen.style(9, 1).attributes.contains(.reverse))
    }

    @Test func buttonsOfOtherKinds() {
        let screen = HostedScreen(18, 4) {
            VStack(alignment: .leading) {
                Button("Delete", role: .destructive) {}
                Button("Save") {}.buttonStyle(.borderedProminent)
                Button("More") {}.buttonStyle(.borderless)
                Button("Off") {}.disabled(true)
            }
        }
        #expect(
            screen.text.split(separator: "\n").map { $0.drop(while: { $0 == " " }) }
                == ["[ Delete ]", "[ Save ]", "More", "[ Off ]"])
        #expect(screen.style(6, 0).foreground == .rgb(0xFF, 0x45, 0x3A))
        #expect(screen.style(6, 1).background == .rgb(0x0A, 0x84, 0xFF))
        #expect(screen.style(4, 2).foreground == .rgb(0x0A, 0x84, 0xFF))
        // A disabled button is dimmed, without the accent color.
        #expect(screen.style(6, 3).foreground == .rgb(115, 115, 115))
    }

    private struct Form: View {
        @State var name = ""
        @State var isOn = false

        var body: some View {
            VStack(alignment: .leading) {
                TextField("Name", text: $name)
                Toggle("Loud", isOn: $isOn)
                Toggle("Late", isOn: $isOn).toggleStyle(.switch)
            }
        }
    }

    @Test func aPromptHasAColourOnlyWhereItSaysSo() {
        let screen = HostedScreen(12, 2) {
            VStack(spacing: 0) {
                TextField("", text: .constant(""), prompt: Text("red").foregroundStyle(.red))
                TextField("", text: .constant(""), prompt: Text("faint")).foregroundStyle(.red)
            }
        }
        let (red, faint) = (screen.style(1, 0).foreground, screen.style(1, 1).foreground)
        #expect(red != faint)
        let typed = HostedScreen(12, 1) { TextField("", text: .constant("typed")).foregroundStyle(.red) }
        #expect(typed.style(1, 0).foreground == red)
    }

    @Test func fieldsAndToggles() {
        let screen = HostedScreen(12, 3) { Form() }
        #expect(screen.text == "▏Name      ▕\n[ ] Loud\nLate ●──")
        #expect(screen.painter.cursor == nil)
        #expect(screen.style(3, 0).attributes == .underline)
        screen.press(.tab)
        #expect(screen.text.hasPrefix("▌Name      ▐"))
        #expect(screen.painter.cursor == CellPosition(column: 1, row: 0))
        screen.type("Bo")
        #expect(screen.text.hasPrefix("▌Bo        ▐"))
        #expect(screen.painter.cursor == CellPosition(column: 3, row: 0))
        screen.send(.paste("b and Co & sons"))
        #expect(screen.text.hasPrefix("▌Co & sons ▐"))
        #expect(screen.painter.cursor == CellPosition(column: 10, row: 0))
        screen.press(.home)
        #expect(screen.text.hasPrefix("▌Bob and Co▐"))
        #expect(screen.painter.cursor == CellPosition(column: 1, row: 0))
        screen.press(.tab)
        screen.press(.space, text: " ")
        #expect(screen.text.hasSuffix("[✓] Loud\nLate ━━●"))
        #expect(screen.painter.cursor == nil)
    }

    private struct Settings: View {
        @State var level = 2

        var body: some View {
            NavigationStack {
                List {
                    Section("Sound") {
                        Stepper("Level \(level)", value: $level, in: 0...4)
                        ProgressView(value: Double(level), total: 4)
                    }
                    NavigationLink("More") { Text("Nothing here").navigationTitle("More") }
                    Link("Web", destination: URL(string: "https://example.org")!)
                    Label("Star", systemImage: "star.fill")
                }
                .navigationTitle("Settings")
            }
        }
    }

    @Test func listsAndNavigation() {
        let screen = HostedScreen(24, 10) { Settings() }
        #expect(
            screen.text == """
                        Settings
                ────────────────────────
                  Sound
                  Level 2 [−][+]
                  ━━━━━━━━━━──────────

                  More               ›
                  Web
                  ★ Star

                """)
        #expect(screen.style(2, 7).attributes == .underline)
        screen.click(14, 3)
        #expect(screen.text.contains("Level 3 [−][+]\n  ━━━━━━━━━━━━━━━─────"))
        screen.click(3, 6)
        #expect(screen.text.hasPrefix(" ‹ Back   More\n"))
        #expect(screen.text.contains("Nothing here"))
        screen.click(3, 0)
        #expect(screen.text.hasPrefix("        Settings"))
    }

    @Test func scrollingByTheWheelAndByKeys() {
        let screen = HostedScreen(12, 4) {
            List(0..<1_000) { Text("Row \($0)") }
        }
        #expect(screen.text == "  Row 0    ▐\n  Row 1\n  Row 2\n  Row 3")
        screen.send(.mouse(TerminalMouse(.scrollDown, column: 3, row: 2)))
        #expect(screen.text.hasPrefix("  Row 3"))
        screen.send(.mouse(TerminalMouse(.scrollUp, column: 3, row: 2)))
        #expect(screen.text.hasPrefix("  Row 0"))
        let size = screen.scene.size
        screen.scene.send(InputEvent.scrolling(with: KeyInput(key: .downArrow), in: size)!)
        screen.update()
        #expect(screen.text.hasPrefix("  Row 1"))
        screen.scene.send(InputEvent.scrolling(with: KeyInput(key: .end), in: size)!)
        screen.update()
        #expect(screen.text == "  Row 996\n  Row 997\n  Row 998\n  Row 999  ▐")
        #expect(InputEvent.scrolling(with: KeyInput(key: "x"), in: size) == nil)
    }
}
