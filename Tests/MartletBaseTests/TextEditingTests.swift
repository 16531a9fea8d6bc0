import Testing

import MartletBase

/// A text is the same whether each place in it is counted from its start or from the cursor.
@Suite("Editing text") struct TextEditingTests {
    private static let pieces = [
        "a", "b c", "\u{301}", "🇩", "🇩🇪", "👩", "\u{200D}", "👧", "\r", "\n", "\r\n", "é", "क", "्", "ष", "", "한", "ᄒ",
        "ᅡ",
        "\0", "日本",
    ]

    /// Replaces some characters by counting everything from the start.
    private func replaced(_ text: String, _ range: Range<Int>, by piece: String) -> (text: String, cursor: Int) {
        let before = String(text.prefix(range.lowerBound)) + piece
        let result = before + text.dropFirst(range.upperBound)
        var cursor = 0
        var place = result.startIndex
        while place < result.utf8.index(result.startIndex, offsetBy: before.utf8.count) {
            place = result.index(after: place)
            cursor += 1
        }
        return (result, cursor)
    }

    @Test func countsFromTheCursor() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            var editing = TextEditing()
            for _ in 0..<12 {
                let start = Int.random(in: 0...editing.count, using: &random)
                let end = Int.random(in: start...min(editing.count, start + 3), using: &random)
                let piece = Self.pieces.randomElement(using: &random)!
                let expected = replaced(editing.text, start..<end, by: piece)
                editing.move(to: start)
                editing.move(to: end, selects: true)
                editing.insert(piece)
                #expect(editing.text.utf8.elementsEqual(expected.text.utf8))
                #expect(editing.cursor == expected.cursor)
                #expect(editing.count == expected.text.count)
            }
        }
    }

    @Test func wordsFromTheCursor() {
        var editing = TextEditing("one two_2, three")
        editing.moveWordLeft()
        #expect(editing.cursor == 11)
        editing.moveWordLeft()
        #expect(editing.cursor == 4)
        editing.moveWordRight()
        #expect(editing.cursor == 9)
        editing.deleteWordBackward()
        #expect(editing.text == "one , three")
    }
}

private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
