import Foundation
import Testing

import Martlet
import MartletTesting

/// Editors of attributed text: typed text takes the attributes of its surroundings, and apps change those of the
/// selection.
@MainActor @Suite struct AttributedEditorTests {
    private final class Noted {
        var text = AttributedString()
        var selection = AttributedTextSelection()

        /// The stretches of the text that are bold, in characters.
        var bold: [String] {
            parts { $0.font.map { $0.resolve(in: EnvironmentValues().fontResolutionContext).isBold } }
        }
        var underlined: [String] { parts { $0.underlineStyle != nil } }
        var plain: String { String(text.characters) }
        var selected: String? {
            guard case .ranges(let ranges) = selection.indices(in: text) else { return nil }
            return String(text[ranges].characters)
        }

        func parts(_ isWanted: (AttributeContainer) -> Bool?) -> [String] {
            var result: [String] = []
            var wasWanted = false
            for run in text.runs {
                let part = String(text[run.range].characters)
                let isWanted = isWanted(run.attributes) ?? false
                if isWanted { if wasWanted { result[result.count - 1] += part } else { result.append(part) } }
                wasWanted = isWanted
            }
            return result
        }
    }

    private struct Page: View {
        let noted: Noted
        var formatting = false
        @State private var text = AttributedString("one two three")
        @State private var selection = AttributedTextSelection()
        @Environment(\.fontResolutionContext) private var context

        var body: some View {
            let _ = (noted.text, noted.selection) = (text, selection)
            VStack {
                TextEditor(text: $text, selection: $selection).accessibilityIdentifier("editor")
                Toggle(
                    "Bold",
                    isOn: Binding {
                        (selection.typingAttributes(in: text).font ?? .default).resolve(in: context).isBold
                    } set: { isBold in
                        text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .default).bold(isBold) }
                    })
                Button("Insert") {
                    text.replaceSelection(&selection, withCharacters: "INSERTED")
                }
                Button("Shout") {
                    text.transform(updating: &selection) { $0.characters.insert(contentsOf: "Hey ", at: $0.startIndex) }
                }
                Button("Replace all") { text = AttributedString("another") }
                Button("Colour") {
                    text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
                }
            }
            .frame(width: 400, height: 300)
        }
    }

    private func page(_ noted: Noted) throws -> (host: TestHost, editor: Element) {
        let host = TestHost { Page(noted: noted) }
        return (host, try host.element(id: "editor"))
    }

    @Test func anAppChangesWhatIsSelected() throws {
        let noted = Noted()
        let (host, editor) = try page(noted)
        try editor.selectText("two")
        #expect(noted.selected == "two")
        let toggle = try host.find(.toggle, "Bold")
        #expect(toggle.isOn == false)
        try toggle.tap()
        #expect(noted.bold == ["two"])
        #expect(noted.selected == "two", "it goes on to be selected")
        #expect(toggle.isOn == true)
        try toggle.tap()
        #expect(noted.bold == [])
    }

    @Test func whatIsTypedLooksLikeWhatStandsBefore() throws {
        let noted = Noted()
        let (host, editor) = try page(noted)
        try editor.selectText("two")
        try host.find(.toggle, "Bold").tap()
        try editor.focus()
        try editor.press(.rightArrow)
        try editor.press("x")
        #expect(noted.plain == "one twox three")
        #expect(noted.bold == ["twox"])
        try editor.press(.leftArrow, modifiers: .control)
        try editor.press("y")
        #expect(noted.plain == "one ytwox three")
        #expect(noted.bold == ["twox"])
    }

    @Test func whatIsTypedNextCanBeChangedBeforeItIsTyped() throws {
        let noted = Noted()
        let (host, editor) = try page(noted)
        try editor.focus()
        try host.find(.toggle, "Bold").tap()
        try editor.focus()
        #expect(try host.find(.toggle, "Bold").isOn == true)
        #expect(noted.bold == [])
        try editor.type(" four")
        #expect(noted.bold == [" four"])
        #expect(noted.plain == "one two three four")
    }

    @Test func keysMakeBoldItalicAndUnderlined() throws {
        let noted = Noted()
        let (host, editor) = try page(noted)
        defer { withExtendedLifetime(host) {} }
        try editor.selectText("one")
        #expect(try editor.press("b", modifiers: .command))
        #expect(noted.bold == ["one"])
        #expect(noted.selected == "one")
        try editor.press("u", modifiers: .command)
        #expect(noted.underlined == ["one"])
        try editor.press("b", modifiers: .command)
        #expect(noted.bold == [])
        try editor.press("i", modifiers: .command)
        let italic = noted.parts { $0.font?.resolve(in: EnvironmentValues().fontResolutionContext).isItalic }
        #expect(italic == ["one"])
        // At the cursor, they apply to the text typed next.
        try editor.press(.end)
        try editor.press("b", modifiers: .command)
        try editor.type("!")
        #expect(noted.bold == ["!"])
    }

    @Test func undoingBringsAttributesBack() throws {
        let noted = Noted()
        let (host, editor) = try page(noted)
        try editor.selectText("two")
        try host.find(.toggle, "Bold").tap()
        try editor.focus()
        try editor.press(.delete)
        #expect(noted.plain == "one  three")
        try editor.press("z", modifiers: .command)
        #expect(noted.plain == "one two three")
        #expect(noted.bold == ["two"])
        #expect(noted.selected == "two")
        try editor.press("z", modifiers: .command)
        #expect(noted.bold == [])
        try editor.press("z", modifiers: [.command, .shift])
        #expect(noted.bold == ["two"])
        try editor.press("y", modifiers: .command)
        #expect(noted.plain == "one  three")
        // Letters that were typed one after the other are undone together.
        try editor.press(.end)
        for key in "abc" { try editor.press(KeyEquivalent(key)) }
        #expect(noted.plain == "one  threeabc")
        try editor.press("z", modifiers: .command)
        #expect(noted.plain == "one  three")
    }

    @Test func copiedTextKeepsItsAttributes() throws {
        let noted = Noted()
        let (host, editor) = try page(noted)
        try editor.selectText("two")
        try host.find(.toggle, "Bold").tap()
        try editor.focus()
        try editor.press("c", modifiers: .command)
        #expect(host.clipboard == "two")
        try editor.press(.end)
        try editor.press("v", modifiers: .command)
        #expect(noted.plain == "one two threetwo")
        #expect(noted.bold == ["two", "two"])
        // Text from another program has the attributes of typed text.
        host.clipboard = "plain"
        try editor.press("v", modifiers: .command)
        #expect(noted.bold == ["two", "twoplain"])
    }

    @Test func theAppsEditsMoveTheCursor() throws {
        let noted = Noted()
        let (host, editor) = try page(noted)
        try editor.selectText("two")
        try host.find(.button, "Insert").tap()
        #expect(noted.plain == "one INSERTED three")
        try editor.press("x")
        #expect(noted.plain == "one INSERTEDx three")
        try host.find(.button, "Shout").tap()
        try editor.press("y")
        #expect(noted.plain == "Hey one INSERTEDxy three")
        // Of another text the selection knows nothing.
        try host.find(.button, "Replace all").tap()
        try editor.press("z")
        #expect(noted.plain == "anotherz")
        #expect(noted.selection.indices(in: noted.text) == .insertionPoint(noted.text.endIndex))
    }

    private struct Unbound: View {
        let noted: Noted
        @State private var text = AttributedString("abc def")

        var body: some View {
            let _ = noted.text = text
            VStack {
                TextEditor(text: $text).accessibilityIdentifier("editor").font(.title)
                Button("Red") { text.foregroundColor = .red }
            }
        }
    }

    @Test func withoutABindingTheCursorStaysWhereItWas() throws {
        let noted = Noted()
        let host = TestHost { Unbound(noted: noted) }
        let editor = try host.element(id: "editor")
        try editor.selectText("abc")
        try editor.press(.rightArrow)
        try host.find(.button, "Red").tap()
        try editor.press("x")
        #expect(noted.plain == "abcx def")
        #expect(noted.text.foregroundColor == .red)
        #expect(editor.color == Color.red.resolve(in: EnvironmentValues()))
        #expect(editor.font?.size == 28, "what has no font has that of the surroundings")
        try editor.clearText()
        #expect(noted.plain == "")
        try editor.type("z")
        #expect(noted.text.foregroundColor == .red, "who has deleted everything goes on as before")
    }

    @Test func combiningMarksAndEmojiAreWhole() throws {
        let noted = Noted()
        let host = TestHost { Unbound(noted: noted) }
        let editor = try host.element(id: "editor")
        try editor.paste("👨‍👩‍👧e\u{301}🇩🇪")
        #expect(noted.plain == "abc def👨‍👩‍👧e\u{301}🇩🇪")
        try editor.press(.delete)
        try editor.press(.delete)
        #expect(noted.plain == "abc def👨‍👩‍👧")
        try editor.press(.delete)
        #expect(noted.plain == "abc def")
    }
}
