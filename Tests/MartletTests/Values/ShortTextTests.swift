import Foundation
import Testing

@testable import Martlet
import MartletBase

@Suite("Short texts")
struct ShortTextTests {
    private let surroundings = TextSurroundings(EnvironmentValues())

    /// The content that a text has when it comes for the second time, from which on it is kept.
    private func kept(_ text: Text) -> TextContent {
        _ = surroundings.content(of: text)
        return surroundings.content(of: text)
    }

    @Test func equalShortTextsShareTheirContent() {
        let first = kept(Text(verbatim: "*"))
        #expect(first.string == "*")
        #expect(surroundings.content(of: Text(verbatim: "*")) === first)
        #expect(kept(Text("+")) === surroundings.content(of: Text(verbatim: "+")))
        #expect(kept(Text("\(7)")) === surroundings.content(of: Text(verbatim: "7")))
    }

    @Test func whatComesOnceIsInNobodysWay() {
        let first = kept(Text(verbatim: "*"))
        // More than there are places.
        for number in 0..<1_000 { _ = surroundings.content(of: Text(verbatim: "\(number)")) }
        #expect(surroundings.content(of: Text(verbatim: "*")) === first)
    }

    @Test func othersHaveTheirOwn() {
        let first = kept(Text(verbatim: "*"))
        #expect(surroundings.content(of: Text(verbatim: "+")).string == "+")
        #expect(surroundings.content(of: Text(verbatim: "*").bold()) !== first)
        #expect(TextSurroundings(EnvironmentValues()).content(of: Text(verbatim: "*")) !== first)
        #expect(surroundings.content(of: Text(verbatim: "")).string.isEmpty)
        let long = String(repeating: "x", count: ShortTexts.longest + 1)
        #expect(surroundings.content(of: Text(verbatim: long)) !== surroundings.content(of: Text(verbatim: long)))
    }

    @Test func oneThatComesToThePlaceOfAnotherIsKeptInItsStead() {
        // More texts than cache slots, twice: each text is right, whatever is cached.
        for _ in 0..<2 {
            for number in 0..<1_000 {
                #expect(surroundings.content(of: Text(verbatim: "\(number)")).string == "\(number)")
            }
        }
    }

    @Test func onlyTheBytesCount() {
        // Equal to each other as strings, and of other bytes: each is shown as it was written.
        let composed = surroundings.content(of: Text(verbatim: "é"))
        let decomposed = surroundings.content(of: Text(verbatim: "e\u{301}"))
        #expect(composed.string.utf8.count == 2)
        #expect(decomposed.string.utf8.count == 3)
        #expect(surroundings.content(of: Text(verbatim: "a")).string == "a")
        #expect(surroundings.content(of: Text(verbatim: "\0a")).string == "\0a")
    }
}
