import Foundation
import MartletTesting
import Testing

/// Operations without an effect report that.
@MainActor @Suite struct SilenceTests {
    private struct Coin: Codable, Transferable {
        var value = 1
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.martlet.coin"))
        }
    }

    private struct Page: View {
        @State private var text = ""
        @State private var dropped = ""
        var body: some View {
            VStack {
                TextField("Name", text: $text)
                Text("card").draggable("card")
                Text("coins").dropDestination(for: Coin.self) { _, _ in true }
                Text("texts").dropDestination(for: String.self) { texts, _ in
                    dropped = texts.joined()
                    return true
                }
                Text("addresses").dropDestination(for: URL.self) { addresses, _ in
                    dropped = addresses.map(\.absoluteString).joined()
                    return true
                }
                List { ForEach(["rows"], id: \.self) { Text($0) }.dropDestination(for: URL.self) { _, _ in } }
                Text("got \(dropped)")
                ScrollView { Color.red.frame(height: 200) }.frame(height: 100).accessibilityIdentifier("scroll")
            }
        }
    }

    @Test func aKeyThatNothingTakesIsAWarning() throws {
        let host = TestHost { Page() }
        withKnownIssue {
            host.press(.escape)
        } matching: {
            "\($0)".contains("Nothing has taken the key Escape that was pressed in the window")
        }
        try withKnownIssue {
            try host.press(keys: "Ctrl+J")
        } matching: {
            "\($0)".contains("the key Ctrl+J")
        }
        #expect(!host.press(.escape, warns: false))
        let field = try host.find(.textField, "Name")
        try field.press("a")
        #expect(field.value == "a")
        try withKnownIssue {
            try field.press("j", modifiers: .command)
        } matching: {
            "\($0)".contains("Ctrl+J that was pressed in the textField")
        }
        #expect(try !field.press("j", modifiers: .command, warns: false))
    }

    @Test func aDropThatIsRefusedThrows() throws {
        let host = TestHost { Page() }
        let card = try host.find(text: "card")
        let error = #expect(throws: ElementNotOperable.self) { try card.drag(onto: host.find(text: "coins")) }
        #expect(error?.description.contains("the text \"coins\" and what is around it take no drop") == true)
        try card.drag(onto: host.find(text: "texts"))
        #expect(host.texts.contains("got card"))
        // A view that carries nothing is only moved.
        try host.find(text: "coins").drag(onto: card)
    }

    @Test func aDropFromElsewhereThatNothingTakesIsAWarning() throws {
        let host = TestHost { Page() }
        try withKnownIssue {
            try host.find(text: "card").drop("elsewhere")
        } matching: {
            "\($0)".contains("Nothing has taken the drop of String on the text \"card\"")
        }
        try withKnownIssue {
            try host.find(text: "coins").drop(files: URL(fileURLWithPath: "/nowhere/song.mp3"))
        } matching: {
            "\($0)".contains("Nothing has taken the drop of files on the text \"coins\"")
        }
        try withKnownIssue {
            try host.find(text: "texts").dropCarried()
        } matching: {
            "\($0)".contains("Nothing has taken the drop of nothing, as nothing is carried")
        }
        #expect(try !host.find(text: "card").drop("elsewhere", warns: false))
        #expect(try host.find(text: "texts").drop("elsewhere"))
        #expect(host.texts.contains("got elsewhere"))
    }

    /// Texts may be addresses, so that a destination of these accepts the drag.
    @Test func aDropThatCanNotBeConvertedIsAWarning() throws {
        let host = TestHost { Page() }
        for text in ["addresses", "rows"] {
            try withKnownIssue {
                try host.find(text: text).drop("no address")
            } matching: {
                "\($0)".contains("Nothing has taken the drop of String on")
            }
        }
        #expect(host.texts.contains("got "))
        #expect(try host.find(text: "addresses").drop("https://example.org"))
        #expect(host.texts.contains("got https://example.org"))
    }

    @Test func aScrollThatDoesNotMoveThrows() throws {
        let host = TestHost { Page() }
        let scroll = try host.element(id: "scroll")
        #expect(try scroll.scroll(by: CGSize(width: 0, height: 500)) == CGSize(width: 0, height: 100))
        #expect(throws: ElementNotOperable.self) { try scroll.scroll(by: CGSize(width: 0, height: 10)) }
        #expect(try scroll.scroll(by: CGSize(width: 0, height: -10)) == CGSize(width: 0, height: -10))
    }
}
