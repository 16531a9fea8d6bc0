import MartletTesting
import Testing

/// Keys in the notation of the desktop.
@MainActor @Suite struct KeyCombinationTests {
    private struct KeysApp: App {
        @State private var last = "none"
        var body: some Scene {
            WindowGroup {
                VStack {
                    Text("last \(last)")
                    Button("Save") { last = "save" }.keyboardShortcut("s")
                    Button("Save as") { last = "save as" }.keyboardShortcut("s", modifiers: [.command, .shift])
                    Button("Bigger") { last = "bigger" }.keyboardShortcut("+", modifiers: .command)
                    Button("Back") { last = "back" }.keyboardShortcut(.leftArrow, modifiers: .option)
                    Button("Emacs") { last = "emacs" }.keyboardShortcut("e", modifiers: .control)
                    Button("Again") { last = "again" }.keyboardShortcut(KeyEquivalent("\u{F708}"), modifiers: [])
                    Button("Done") { last = "done" }.keyboardShortcut(.defaultAction)
                    Button("Cancel") { last = "cancel" }.keyboardShortcut(.cancelAction)
                }
            }
            .commands {
                CommandMenu("Go") {
                    Button("Palette") { last = "palette" }.keyboardShortcut("p", modifiers: [.command, .shift])
                }
            }
        }
    }

    @Test(
        arguments: [
            ("Ctrl+S", "save"), ("ctrl + s", "save"), ("Ctrl+Shift+S", "save as"), ("Shift+Ctrl+s", "save as"),
            ("Ctrl++", "bigger"), ("Alt+Left", "back"), ("Super+E", "emacs"), ("Ctrl+Shift+P", "palette"),
            ("Enter", "done"), ("Escape", "cancel"), ("Esc", "cancel"), ("F5", "again"),
        ])
    func shortcuts(keys: String, what: String) throws {
        let host = TestHost(app: KeysApp())
        #expect(try host.press(keys: keys), "\(keys)")
        #expect(host.texts.first == "last \(what)")
    }

    @Test func whatIsNoKey() {
        let host = TestHost { Text("a") }
        let key = #expect(throws: ElementNotOperable.self) { try host.press(keys: "Ctrl+Foo") }
        #expect(
            key?.description.hasPrefix("Can't press \"Ctrl+Foo\": there is no key \"Foo\". Keys are characters, and ")
                == true)
        let held = #expect(throws: ElementNotOperable.self) { try host.press(keys: "Hyper+A") }
        #expect(
            held?.description
                == "Can't press \"Hyper+A\": \"Hyper\" is no key that is held: those are Ctrl, Shift, Alt and Super.")
        for empty in ["", "Ctrl+", "+Ctrl", " "] {
            #expect(throws: ElementNotOperable.self, "\(empty)") { try host.press(keys: empty) }
        }
        #expect(throws: Never.self) { try host.press(keys: "+", warns: false) }
    }

    @Test func keysInAField() throws {
        struct Field: View {
            @State private var text = "one two"
            var body: some View { TextField("Text", text: $text) }
        }
        let host = TestHost { Field() }
        let field = try host.find(.textField, "Text")
        try field.press(keys: "End")
        try field.press(keys: "Shift+Left")
        #expect(field.selectedText == "o")
        try field.press(keys: "Ctrl+A")
        #expect(field.selectedText == "one two")
        try field.press(keys: "Shift+A")
        try field.press(keys: "b")
        #expect(field.value == "Ab")
        try field.press(keys: "Backspace")
        #expect(field.value == "A")
    }
}
