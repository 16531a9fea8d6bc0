import Foundation
import Martlet
import Testing

import MartletTerminal

/// Links in texts, as the terminal knows them.
@MainActor @Suite struct LinkTests {
    private func output(
        _ text: String, width: Int = 20, capabilities: TerminalCapabilities = TerminalCapabilities()
    ) throws -> String {
        let screen = HostedScreen(width, 3) { Text(try! AttributedString(markdown: text)) }
        var writer = ScreenWriter(capabilities: capabilities)
        writer.encode(from: nil, to: screen.painter.grid)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func number(_ address: String) throws -> UInt32 {
        LinkTable.shared.number(for: try #require(URL(string: address)))
    }

    @Test func theWordsOfALinkAreALink() throws {
        let shown = try output("a [b c](https://example.com/one) d")
        let number = try number("https://example.com/one")
        #expect(number > 0)
        let parts = shown.components(separatedBy: "\u{1B}]8;id=\(number);https://example.com/one\u{1B}\\")
        #expect(parts.count == 2)
        let words = try #require(parts.last).components(separatedBy: "\u{1B}]8;;\u{1B}\\")
        #expect(words.count == 2)
        #expect(words.first?.contains("b c") == true)
        #expect(words.last?.contains("d") == true)
    }

    @Test(arguments: [false, true]) func theLabelOfALinkIsALink(isPlain: Bool) throws {
        let url = try #require(URL(string: "https://example.com/control"))
        let screen = HostedScreen(20, 3) {
            VStack {
                if isPlain {
                    Link("words", destination: url).buttonStyle(.plain)
                } else {
                    Link("words", destination: url)
                }
                Text("after")
            }
        }
        var writer = ScreenWriter()
        writer.encode(from: nil, to: screen.painter.grid)
        let parts = String(decoding: writer.bytes, as: UTF8.self)
            .components(separatedBy: "\u{1B}]8;id=\(try number(url.absoluteString));\(url)\u{1B}\\")
        #expect(parts.count == 2)
        let words = try #require(parts.last).components(separatedBy: "\u{1B}]8;;\u{1B}\\")
        #expect(words.first?.contains("words") == true)
        #expect(words.last?.contains("after") == true)
    }

    @Test func textWithoutLinksIsWrittenAsBefore() throws {
        #expect(try !output("a b").contains("\u{1B}]"))
        #expect(
            try !output("[a](https://example.com)", capabilities: TerminalCapabilities(showsLinks: false))
                .contains("\u{1B}]"))
    }

    @Test func addressesNeverEndTheSequence() throws {
        #expect(try number("https://example.com/\u{E9}") > 0)
        let relative = try #require(URL(string: "page"))
        #expect(LinkTable.shared.number(for: relative) == 0)
        let long = try #require(URL(string: "https://example.com/" + String(repeating: "a", count: 3_000)))
        #expect(LinkTable.shared.number(for: long) == 0)
    }

    @Test func aChangedAddressIsWrittenAgain() throws {
        var one = CellGrid(width: 8, height: 1)
        one.put("word", column: 0, row: 0)
        var two = one
        one.link(CellRect(column: 0, row: 0, width: 4, height: 1), to: try number("https://example.com/1"))
        two.link(CellRect(column: 0, row: 0, width: 4, height: 1), to: try number("https://example.com/2"))
        var writer = ScreenWriter()
        writer.encode(from: nil, to: one)
        writer.encode(from: one, to: two)
        #expect(String(decoding: writer.bytes, as: UTF8.self).contains("https://example.com/2\u{1B}\\word"))
        writer.encode(from: two, to: two)
        #expect(!String(decoding: writer.bytes, as: UTF8.self).contains("example"))
    }

    @Test func consolesAreNotToldOfLinks() {
        #expect(TerminalCapabilities(environment: ["TERM": "xterm-256color"]).showsLinks)
        #expect(!TerminalCapabilities(environment: ["TERM": "linux"]).showsLinks)
        #expect(!TerminalCapabilities(environment: ["TERM": "dumb"]).showsLinks)
    }
}
