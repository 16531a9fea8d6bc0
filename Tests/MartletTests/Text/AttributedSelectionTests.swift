import Foundation
import Testing

import Martlet

/// The selection of an attributed text, and operations on it.
@Suite struct AttributedSelectionTests {
    private enum Mark: AttributedStringKey {
        typealias Value = Int
        static let name = "Mark"
        static let inheritedByAddedText = false
        static let invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? = [.textChanged]
    }

    private func text(_ parts: (String, Color?)...) -> AttributedString {
        parts.reduce(into: AttributedString()) { result, part in
            var piece = AttributedString(part.0)
            piece.foregroundColor = part.1
            result += piece
        }
    }

    private func range(_ text: AttributedString, _ from: Int, _ to: Int) -> Range<AttributedString.Index> {
        text.index(text.startIndex, offsetByCharacters: from)..<text.index(text.startIndex, offsetByCharacters: to)
    }

    @Test func aNewSelectionIsTheEnd() {
        let text = AttributedString("abc")
        #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
        #expect(AttributedTextSelection(ranges: RangeSet()).indices(in: text) == .insertionPoint(text.endIndex))
        let empty = AttributedTextSelection(range: text.startIndex..<text.startIndex)
        #expect(empty.indices(in: text) == .insertionPoint(text.startIndex))
        #expect(empty.affinity(in: text) == .automatic)
    }

    @Test func aSelectionOfAnotherTextIsItsEnd() {
        var text = AttributedString("abc")
        let selection = AttributedTextSelection(range: range(text, 0, 2))
        text.insert(AttributedString("x"), at: text.startIndex)
        #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
    }

    @Test func typingAttributesAreThoseBefore() {
        var text = text(("red", .red), ("plain", nil))
        func color(at position: Int) -> Color? {
            let index = text.index(text.startIndex, offsetByCharacters: position)
            return AttributedTextSelection(insertionPoint: index).typingAttributes(in: text).foregroundColor
        }
        #expect(color(at: 0) == .red, "at the start, those of what follows")
        #expect(color(at: 3) == .red)
        #expect(color(at: 4) == nil)
        let selection = AttributedTextSelection(range: range(text, 1, 6))
        #expect(selection.typingAttributes(in: text).foregroundColor == .red)
        // An attribute that added text does not inherit is no typing attribute.
        text[range(text, 0, 3)][Mark.self] = 1
        let end = text.index(text.startIndex, offsetByCharacters: 3)
        #expect(AttributedTextSelection(insertionPoint: end).typingAttributes(in: text)[Mark.self] == nil)
        var own = AttributeContainer()
        own.foregroundColor = .blue
        let point = AttributedTextSelection(insertionPoint: end, typingAttributes: own)
        #expect(point.typingAttributes(in: text).foregroundColor == .blue)
    }

    @Test func attributesAreThoseOfAllRuns() {
        let text = text(("red", .red), ("plain", nil), ("blue", .blue))
        let selection = AttributedTextSelection(range: range(text, 1, 9))
        #expect(Array(selection.attributes(in: text)[\.foregroundColor]) == [.red, nil, .blue])
        #expect(
            Array(selection.attributes(in: text)[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self])
                == [.red, nil, .blue])
        #expect(selection.attributes(in: text).map(\.foregroundColor) == [.red, nil, .blue])
        #expect(selection.attributes(in: text)[\.foregroundColor].contains(.blue))
        let point = AttributedTextSelection(insertionPoint: text.endIndex)
        #expect(Array(point.attributes(in: text)[\.foregroundColor]) == [.blue])
    }

    @Test func everyRunIsTransformedByItself() {
        var text = text(("red", .red), ("plain", nil))
        var selection = AttributedTextSelection(range: range(text, 1, 5))
        var seen: [Color?] = []
        text.transformAttributes(in: &selection) {
            seen.append($0.foregroundColor)
            $0.underlineStyle = .single
        }
        #expect(seen == [.red, nil])
        #expect(text.runs[\.underlineStyle].map { String(text[$0.1].characters) } == ["r", "edpl", "ain"])
        guard case .ranges(let ranges) = selection.indices(in: text) else { return #expect(Bool(false)) }
        #expect(String(text[ranges].characters) == "edpl")
    }

    @Test func attributesOfParagraphsAreThoseOfTheWholeParagraph() {
        var text = AttributedString("one\ntwo\nthree")
        var selection = AttributedTextSelection(insertionPoint: text.index(text.startIndex, offsetByCharacters: 5))
        text.transformAttributes(in: &selection) { $0.alignment = .center }
        let aligned = text.runs[\.alignment].filter { $0.0 == .center }.map { String(text[$0.1].characters) }
        #expect(aligned.map { $0.trimmingCharacters(in: .newlines) } == ["two"])
        #expect(selection.typingAttributes(in: text).alignment == .center)
        text.transformAttributes(in: &selection) { $0.lineHeight = .exact(points: 30) }
        #expect(text.runs[\.lineHeight].contains { $0.0 == .exact(points: 30) })
    }

    @Test func whatIsReplacedTakesTypingAttributes() {
        var text = text(("red", .red), ("plain", nil))
        var selection = AttributedTextSelection(range: range(text, 1, 5))
        text.replaceSelection(&selection, withCharacters: "XY")
        #expect(String(text.characters) == "rXYain")
        #expect(text.runs[\.foregroundColor].map { String(text[$0.1].characters) } == ["rXY", "ain"])
        text.replaceSelection(&selection, with: AttributedString("Z"))
        #expect(String(text.characters) == "rXYZain")
        #expect(text.runs[\.foregroundColor].map { String(text[$0.1].characters) } == ["rXY", "Zain"])
        #expect(selection.indices(in: text) == .insertionPoint(text.index(text.startIndex, offsetByCharacters: 4)))
    }

    @Test func severalStretchesAreReplacedAtTheFirst() {
        var text = AttributedString("a1b2c")
        let ranges = RangeSet([range(text, 1, 2), range(text, 3, 4)])
        var selection = AttributedTextSelection(ranges: ranges)
        text.replaceSelection(&selection, withCharacters: "-")
        #expect(String(text.characters) == "a-bc")
    }

    @Test func aSelectionMovesWithItsCharacters() {
        var text = AttributedString("abc")
        var selection = AttributedTextSelection(range: range(text, 1, 2))
        text.transform(updating: &selection) { $0.insert(AttributedString("xx"), at: $0.startIndex) }
        guard case .ranges(let ranges) = selection.indices(in: text) else { return #expect(Bool(false)) }
        #expect(String(text[ranges].characters) == "b")
        var end = AttributedTextSelection()
        text.transform(updating: &end) { $0.append(AttributedString("d")) }
        #expect(end.indices(in: text) == .insertionPoint(text.endIndex))
    }

    private struct Failure: Error, Equatable {}

    @Test func errorsAreThoseOfTheBody() {
        var text = AttributedString("abc")
        var selection = AttributedTextSelection()
        #expect(throws: Failure()) {
            try text.transformAttributes(in: &selection) { _ in throw Failure() }
        }
        #expect(throws: Failure()) { try text.transform(updating: &selection) { _ in throw Failure() } }
    }
}
