import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// The bar for finding and replacing text in an editor.
@MainActor
@Suite struct FindNavigatorTests {
    private struct Page: View {
        @State var text = "One two, one TWO, three"
        @State var isFinding = false
        var canFind = true
        var canReplace = true

        var body: some View {
            Toggle("Finding", isOn: $isFinding)
            TextEditor(text: $text)
                .findDisabled(!canFind)
                .replaceDisabled(!canReplace)
                .findNavigator(isPresented: $isFinding)
            Text("count \(text.count)")
        }
    }

    private func selection(_ host: TestHost) throws -> Range<Int>? {
        try host.find(.textEditor).node.control(as: FieldControl.self)?.selection
    }

    @Test func whatIsFoundIsSelectedOneAfterTheOther() throws {
        let host = TestHost { Page() }
        try host.find(.toggle, "Finding").tap()
        let field = try host.find(.textField, "Find")
        #expect(field.isFocused)
        try field.type("two")
        #expect(host.texts.contains("1 of 2"))
        #expect(try selection(host) == 4..<7)
        try field.press(.return)
        #expect(host.texts.contains("2 of 2"))
        #expect(try selection(host) == 13..<16)
        try field.press(.return)
        #expect(try selection(host) == 4..<7)
        try host.find(.button, "Previous").tap()
        #expect(try selection(host) == 13..<16)
        try host.find(.textField, "Find").type("x")
        #expect(host.texts.contains("Not found"))
        #expect(try !host.find(.button, "Next").isEnabled)
    }

    @Test func theKeysGoToWhatWasFound() throws {
        let host = TestHost { Page() }
        try host.find(.toggle, "Finding").tap()
        try host.find(.textField, "Find").type("three")
        try host.find(.textField, "Find").press(.escape)
        #expect(throws: (any Error).self) { try host.find(.textField, "Find") }
        let editor = try host.find(.textEditor)
        #expect(editor.isFocused)
        #expect(try selection(host) == 18..<23)
        try editor.press("x")
        #expect(editor.value == "One two, one TWO, x")
    }

    @Test func whatIsFoundIsReplaced() throws {
        let host = TestHost { Page() }
        try host.find(.toggle, "Finding").tap()
        try host.find(.textField, "Find").type("one")
        try host.find(.textField, "Replace").type("1")
        try host.find(.button, "Replace").tap()
        #expect(try host.find(.textEditor).value == "1 two, one TWO, three")
        #expect(host.texts.contains("1 of 1"))
        try host.find(.button, "Replace All").tap()
        #expect(try host.find(.textEditor).value == "1 two, 1 TWO, three")
        #expect(host.texts.contains("Not found"))
        #expect(host.texts.contains("count 19"))
        try host.find(.textEditor).tap()
        try host.find(.textEditor).press("z", modifiers: .command)
        #expect(try host.find(.textEditor).value == "1 two, one TWO, three")
    }

    @Test func allIsReplacedAtOnce() throws {
        let host = TestHost { Page(text: "aaaa a") }
        try host.find(.toggle, "Finding").tap()
        try host.find(.textField, "Find").type("aa")
        #expect(host.texts.contains("1 of 2"))
        try host.find(.textField, "Replace").type("aaa")
        try host.find(.button, "Replace All").tap()
        #expect(try host.find(.textEditor).value == "aaaaaa a")
    }

    @Test func whatIsNotAllowedIsNotOffered() throws {
        let bare = TestHost { Page(isFinding: true, canFind: false) }
        #expect(throws: (any Error).self) { try bare.find(.textField, "Find") }
        let host = TestHost { Page(isFinding: true, canReplace: false) }
        _ = try host.find(.textField, "Find")
        #expect(throws: (any Error).self) { try host.find(.textField, "Replace") }
    }

    @Test func lettersOfAllKindsAreFound() throws {
        let host = TestHost { Page(text: "Straße ÄRGER 👍🏽 ärger") }
        try host.find(.toggle, "Finding").tap()
        try host.find(.textField, "Find").type("ärger")
        #expect(host.texts.contains("1 of 2"))
        #expect(try selection(host) == 7..<12)
        try host.find(.textField, "Find").clearText()
        try host.find(.textField, "Find").type("👍🏽")
        #expect(try selection(host) == 13..<14)
    }
}
