import Foundation
import Testing

import Martlet
import MartletTesting

/// The selection in a field, read and set by the app.
@MainActor @Suite struct TextSelectionTests {
    private final class Noted {
        var selection: TextSelection?
        var text = ""

        /// The selected text.
        var selected: String? {
            guard case .selection(let range)? = selection?.indices else { return nil }
            return String(text[range])
        }
    }

    private struct Message: View {
        let noted: Noted
        @State private var text = "one two"
        @State private var selection: TextSelection?

        var body: some View {
            let _ = (noted.text, noted.selection) = (text, selection)
            VStack {
                TextField("Message", text: $text, selection: $selection)
                Button("Select two") {
                    if let range = text.range(of: "two") { selection = TextSelection(range: range) }
                }
                Button("Start") { selection = TextSelection(insertionPoint: text.startIndex) }
                Button("Other text") { text = "" }
            }
        }
    }

    @Test func whatAPersonSelectsIsTold() throws {
        let noted = Noted()
        let host = TestHost { Message(noted: noted) }
        #expect(noted.selection == nil)
        let field = try host.find(.textField, "Message")
        try field.selectText("one")
        host.update()
        #expect(noted.selected == "one")
        #expect(noted.selection?.isInsertion == false)
        try field.paste("3")
        #expect(noted.text == "3 two")
        #expect(noted.selection == TextSelection(insertionPoint: noted.text.index(after: noted.text.startIndex)))
    }

    @Test func whatTheAppSelectsIsReplacedByTyping() throws {
        let noted = Noted()
        let host = TestHost { Message(noted: noted) }
        let field = try host.find(.textField, "Message")
        try field.focus()
        try host.find(.button, "Select two").tap()
        try field.paste("2")
        #expect(noted.text == "one 2")
        try host.find(.button, "Start").tap()
        #expect(noted.selection?.isInsertion == true)
    }

    @Test func indicesOfAnotherTextAreBroughtIntoThisOne() throws {
        let noted = Noted()
        let host = TestHost { Message(noted: noted) }
        try host.find(.button, "Select two").tap()
        try host.find(.button, "Other text").tap()
        let field = try host.find(.textField, "Message")
        try field.type("x")
        #expect(noted.text == "x")
    }

    @Test func severalStretchesAreOne() {
        let text = "abcdef"
        let (a, c) = (text.startIndex, text.index(text.startIndex, offsetBy: 2))
        let ranges = RangeSet([a..<text.index(after: a), c..<text.index(after: c)])
        #expect(!TextSelection(ranges: ranges).isInsertion)
        #expect(TextSelection(ranges: RangeSet()).isInsertion)
    }
}
