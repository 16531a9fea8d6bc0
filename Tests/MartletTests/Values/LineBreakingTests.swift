import Foundation
import Testing

@testable import Martlet
import MartletBase

@Suite("Line breaking")
struct LineBreakingTests {
    private let metrics = FixedMetrics(cellWidth: 8, lineHeight: 16, baseline: 12)

    private func layout(
        _ text: String, _ cells: Int?, limit: Int? = nil, _ mode: Text.TruncationMode = .tail,
        lines: Int? = nil
    ) -> FixedTextLayout {
        var options = TextLayoutOptions()
        options.lineLimit = limit
        options.truncationMode = mode
        return FixedTextLayout(
            text, metrics: metrics, options: options, width: cells.map { CGFloat($0) * 8 },
            height: lines.map { CGFloat($0) * 16 })
    }

    private func lines(
        _ text: String, _ cells: Int?, limit: Int? = nil, _ mode: Text.TruncationMode = .tail
    ) -> [String] {
        layout(text, cells, limit: limit, mode).lines.map { $0.text(in: text) }
    }

    private static let wrapping: [(String, Int, [String])] = [
        ("hello", 5, ["hello"]),
        ("hello world", 5, ["hello", "world"]),
        ("hello world", 7, ["hello", "world"]),
        ("a b c d", 3, ["a b", "c d"]),
        ("hello   world", 5, ["hello", "world"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
        ("a\nb", 9, ["a", "b"]),
        ("a\n\nb", 9, ["a", "", "b"]),
        ("a\n", 9, ["a", ""]),
        ("a\r\nb", 9, ["a", "b"]),
        ("well-known fact", 6, ["well-", "known", "fact"]),
        ("no\u{A0}break here", 8, ["no\u{A0}break", "here"]),
        ("日本語です", 4, ["日本", "語で", "す"]),
        ("日本語です", 5, ["日本", "語で", "す"]),
        ("日本。", 4, ["日", "本。"]),
        ("字", 1, ["字"]),
        ("字字", 1, ["字", "字"]),
        ("👨‍👩‍👧 ok", 3, ["👨‍👩‍👧", "ok"]),
        ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
        ("trailing ", 8, ["trailing"]),
        ("  lead", 6, ["  lead"]),
        (" ", 4, [" "]),
    ]

    @Test(arguments: wrapping)
    func wraps(text: String, cells: Int, expected: [String]) {
        #expect(lines(text, cells) == expected)
    }

    @Test func unlimitedWidthBreaksOnlyAtSeparators() {
        #expect(lines("a long line\nand another", nil) == ["a long line", "and another"])
        #expect(layout("a\nbcd", nil).size == CGSize(width: 24, height: 32))
    }

    @Test func cutsWhatDoesNotFit() {
        #expect(lines("hello world", 8, limit: 1) == ["hello w…"])
        #expect(lines("hello world", 7, limit: 1) == ["hello…"])
        #expect(lines("hello world", 8, limit: 1, .head) == ["…o world"])
        #expect(lines("hello world", 8, limit: 1, .middle) == ["hell…rld"])
        #expect(lines("a b c d e f", 3, limit: 2) == ["a b", "c…"])
        #expect(lines("one\ntwo", 9, limit: 1) == ["one…"])
        #expect(lines("abc", 1, limit: 1) == ["…"])
        #expect(lines("日本語", 4, limit: 1) == ["日…"])
        #expect(lines("fits", 4, limit: 1) == ["fits"])
        #expect(layout("hello world", 8, limit: 1).isTruncated)
        #expect(!layout("hello world", 8).isTruncated)
        #expect(layout("a b c d", 1, lines: 2).lineCount == 2)
        for mode in [Text.TruncationMode.head, .middle, .tail] {
            for cells in 1...20 {
                let line = layout("the quick 日本 fox", cells, limit: 1, mode)[0]
                #expect(line.cells <= cells || cells == 1)
                #expect(line.cells == CellWidth.of(line.text(in: "the quick 日本 fox")))
            }
        }
    }

    @Test func everyLineFitsAndNothingIsLost() {
        let text = "Sphinx of black quartz, judge my vow — 日本語 and a-hyphenated-word\nend"
        for cells in 2...40 {
            let layout = layout(text, cells)
            #expect(layout.lines.allSatisfy { $0.cells <= cells })
            let kept = layout.lines.map { $0.text(in: text) }.joined().filter { !$0.isWhitespace }
            #expect(kept == text.filter { !$0.isWhitespace })
        }
    }

    @Test func sizesAndBaselines() {
        #expect(layout("", 5).size == .zero)
        #expect(layout("abc", 5).size == CGSize(width: 24, height: 16))
        let two = layout("hello world", 5)
        #expect(two.size == CGSize(width: 40, height: 32))
        #expect(two.firstBaseline == 12 && two.lastBaseline == 28)
        var options = TextLayoutOptions()
        options.lineSpacing = 4
        options.lineLimit = 3
        options.reservesSpace = true
        let reserved = FixedTextLayout("a", metrics: metrics, options: options, width: nil)
        #expect(reserved.size == CGSize(width: 8, height: 56))
    }

    @Test func alignment() {
        var options = TextLayoutOptions()
        let text = layout("abc", nil)
        #expect(text.origin(ofLine: 0, in: 80, options: options).x == 0)
        options.alignment = .trailing
        #expect(text.origin(ofLine: 0, in: 80, options: options).x == 56)
        options.layoutDirection = .rightToLeft
        #expect(text.origin(ofLine: 0, in: 80, options: options).x == 0)
        options.alignment = .center
        #expect(text.cellOffset(ofLine: 0, in: 80, options: options) == 3)
    }

    /// A single line that is measured without layout has the size of its layout.
    @Test func oneLineIsMeasuredAsItIsLaidOut() {
        let strings = [
            "a", "seven c", "eight ch", "nine char", "\u{7F}", "1234567\u{7F}", "12345678\u{7F}", "tab\tin here",
            "12345\n789", "é", "1234567é", "12345678é", "~~~~~~~~", "        ",
        ]
        for string in strings {
            for width: CGFloat? in [nil, 24, 56, 64, 72, 800] {
                let known = FixedTextLayout.sizeOfOneLine(string, metrics: metrics, options: .standard, width: width)
                let laidOut = FixedTextLayout(string, metrics: metrics, width: width)
                if let known { #expect(laidOut.size == known && laidOut.lineCount == 1) }
                let isPlain = string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
                #expect((known != nil) == (isPlain && CGFloat(string.utf8.count) * 8 <= width ?? .infinity))
            }
        }
        var options = TextLayoutOptions()
        options.minimumLines = 2
        #expect(FixedTextLayout.sizeOfOneLine("a", metrics: metrics, options: options, width: nil) == nil)
    }

    private static let widths: [(Character, Int)] = [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("字", 2), ("ｱ", 1), ("Ａ", 2), ("😀", 2), ("👨‍👩‍👧", 2),
        ("🇨🇭", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("…", 1), ("\u{200B}", 0), ("한", 2), ("★", 1), ("⌚", 2),
        ("\t", 0), ("ก", 1),
    ]

    @Test(arguments: widths)
    func characterWidths(character: Character, cells: Int) {
        #expect(CellWidth.of(character) == cells)
    }

    @Test func symbolGlyphsTakeOneCell() {
        let glyphs = SymbolGlyphs.source.split(separator: "\n").compactMap(\.first)
        #expect(glyphs.allSatisfy { CellWidth.of($0) == 1 })
        #expect(SymbolGlyphs.glyph(for: "star.fill") == "★")
        #expect(SymbolGlyphs.glyph(for: "checkmark.circle.badge") == SymbolGlyphs.glyph(for: "checkmark.circle"))
        #expect(SymbolGlyphs.glyph(for: "no.such.symbol") == SymbolGlyphs.fallback)
        #expect(SpokenSymbols.name(of: "star.circle.fill") == "Favorite")
        #expect(Image(systemName: "trash").glyph == "⌫")
        #expect(Image("photo").resizable().look.resizing?.mode == .stretch)
        let surroundings = TextSurroundings(EnvironmentValues())
        let decoration = ImageContent.resolved(Image(decorative: "x"), in: surroundings, scale: .medium)
        #expect(decoration.spokenLabel == nil)
        #expect(Image(systemName: "star") == Image(systemName: "star"))
    }
}
