import Foundation
import Testing

@testable import Martlet
import MartletBase

@Suite("Inline markdown")
struct MarkdownTests {
    /// Spans as text, with `b`, `i`, `s`, `c` for their styles and the destination of links.
    private func spans(_ text: String) -> [String] {
        InlineMarkdown.parse(text).map { span in
            var marks = ""
            if span.style.contains(.strong) { marks += "b" }
            if span.style.contains(.emphasis) { marks += "i" }
            if span.style.contains(.strikethrough) { marks += "s" }
            if span.style.contains(.code) { marks += "c" }
            let link = span.link.map { "(\($0))" } ?? ""
            return marks.isEmpty && link.isEmpty ? span.text : "\(marks):\(span.text)\(link)"
        }
    }

    private static let cases: [(String, [String])] = [
        ("plain", ["plain"]),
        ("**a** b", ["b:a", " b"]),
        ("__a__ *b* _c_", ["b:a", " ", "i:b", " ", "i:c"]),
        ("***both***", ["bi:both"]),
        ("**a *b***", ["b:a ", "bi:b"]),
        ("*a **b** c*", ["i:a ", "bi:b", "i: c"]),
        ("~~gone~~ ~one~", ["s:gone", " ", "s:one"]),
        ("`x*y*` and ``a`b``", ["c:x*y*", " and ", "c:a`b"]),
        ("snake_case_name", ["snake_case_name"]),
        ("2 * 3 * 4", ["2 * 3 * 4"]),
        ("a**", ["a**"]),
        ("**open", ["**open"]),
        ("\\*not\\*", ["*not*"]),
        ("[t](https://a.b/c)", [":t(https://a.b/c)"]),
        ("[**t** u](x \"title\")", ["b:t(x)", ": u(x)"]),
        ("[a](b(c)d)", [":a(b(c)d)"]),
        ("[no] (link)", ["[no] (link)"]),
        ("[broken](x", ["[broken](x"]),
        ("<https://a.b> <me@a.b> <tag>", [":https://a.b(https://a.b)", " ", ":me@a.b(mailto:me@a.b)", " <tag>"]),
        ("a &amp; b & c", ["a & b & c"]),
        ("two  spaces\nline", ["two  spaces\nline"]),
        ("", []),
        ("****", ["****"]),
    ]

    @Test(arguments: cases)
    func parses(text: String, expected: [String]) {
        #expect(spans(text) == expected)
    }

    @Test func plainTextIsRecognisedWithoutParsing() {
        #expect(!InlineMarkdown.isNeeded("Hello, world! (100%)"))
        #expect(InlineMarkdown.isNeeded("a*b"))
    }

    @Test func pathologicalTextEnds() {
        let many = String(repeating: "*a _b ", count: 300)
        #expect(InlineMarkdown.parse(many).map(\.text).joined() == many)
        #expect(!InlineMarkdown.parse(String(repeating: "[", count: 500)).isEmpty)
    }

    @Test func keysRenderIt() throws {
        let styled = Text("**a** [b](https://example.com) `c`").resolve(in: .english)
        #expect(styled.string == "a b c")
        #expect(styled.runs[0].style.font.weight == .bold)
        #expect(styled.runs[2].style.link == URL(string: "https://example.com"))
        #expect(styled.runs[2].style.paint != styled.runs[0].style.paint, "links have the tint")
        #expect(styled.runs[4].style.font.design == .monospaced)
    }

    @Test(arguments: [(0, "0 words"), (1, "1 word"), (3, "3 words"), (1_000, "1,000 words")])
    func wordsAgreeWithNumbers(count: Int, result: String) {
        #expect(Text("^[\(count) word](inflect: true)").resolve(in: .english).string == result)
        #expect(Text("I have **^[\(count) word](inflect: true)**.").resolve(in: .english).string == "I have \(result).")
        let styled = Text("^[**\(count)** word](inflect: true)").resolve(in: .english)
        #expect(styled.string == result && styled.runs.count == 2)
        #expect(styled.runs[0].style.font.weight == .bold && styled.runs[0].style.link == nil)
    }

    @Test func argumentsAreNotMarkdown() {
        let (name, host) = ("*x*", "example.com")
        let styled = Text("**\(name)** [\(name)](https://\(host)/a) \(1)").resolve(in: .english)
        #expect(styled.string == "*x* *x* 1")
        #expect(styled.runs[0].style.font.weight == .bold)
        #expect(styled.runs[2].style.link == URL(string: "https://example.com/a"))
    }

    @Test("what has no end is not looked for again and again")
    func linearInItsLength() {
        let count = 100_000
        for text in ["[", "[a](", "<", "<a", "*a ", "a* ", "_a**b", "`a``b", "[*a](b)", "~~a*"] {
            let long = String(repeating: text, count: count)
            #expect(!InlineMarkdown.parse(long).isEmpty)
        }
    }
}
