import Testing

import Martlet
import MartletBase

@Suite struct TextEditingTests {
    private func editing(_ text: String, at cursor: Int? = nil, from anchor: Int? = nil) -> TextEditing {
        var editing = TextEditing(text)
        editing.move(to: anchor ?? cursor ?? text.count)
        editing.move(to: cursor ?? text.count, selects: anchor != nil)
        return editing
    }

    /// Text, cursor and selection in one line: `ab|c`, `a[b]c` with the cursor at the bar or the end of the brackets.
    private func show(_ editing: TextEditing) -> String {
        let characters = Array(editing.text)
        let selection = editing.selection
        let before = String(characters[..<selection.lowerBound])
        let inside = String(characters[selection])
        let after = String(characters[selection.upperBound...])
        return before + (selection.isEmpty ? "|" : "[\(inside)]") + after
    }

    @Test func insertionReplacesTheSelection() {
        var e = editing("hello", at: 4, from: 1)
        #expect(show(e) == "h[ell]o")
        #expect(e.selectedText == "ell")
        e.insert("ipp")
        #expect(show(e) == "hipp|o")
        e.insert("")
        #expect(show(e) == "hipp|o")
    }

    @Test func deletionIsByGrapheme() {
        for cluster in ["👩‍👩‍👧‍👦", "🇸🇪", "👍🏽", "e\u{301}", "각", "\r\n", "ก็", "✌️"] {
            var e = editing("a\(cluster)b", at: 2)
            let effect1 = e.deleteBackward()
            #expect(effect1)
            #expect(show(e) == "a|b")
            e = editing("a\(cluster)b", at: 1)
            let effect2 = e.deleteForward()
            #expect(effect2)
            #expect(show(e) == "a|b")
            e = editing("a\(cluster)b", at: 2)
            e.moveLeft()
            #expect(e.cursor == 1)
            e.moveRight()
            #expect(e.cursor == 2)
        }
    }

    @Test func nothingToDelete() {
        var e = editing("ab", at: 0)
        let effect3 = e.deleteBackward()
        #expect(!effect3)
        let effect4 = e.deleteWordBackward()
        #expect(!effect4)
        let effect5 = e.deleteToLineStart()
        #expect(!effect5)
        e.moveToEnd()
        let effect6 = e.deleteForward()
        #expect(!effect6)
        let effect7 = e.deleteWordForward()
        #expect(!effect7)
        let effect8 = e.deleteToLineEnd()
        #expect(!effect8)
        #expect(show(e) == "ab|")
    }

    @Test func deletingASelection() {
        let deletions: [(inout TextEditing) -> Bool] = [
            { $0.deleteBackward() }, { $0.deleteForward() }, { $0.deleteWordBackward() },
            { $0.deleteWordForward() }, { $0.deleteToLineEnd() }, { $0.deleteToLineStart() },
        ]
        for delete in deletions {
            var e = editing("one two", at: 1, from: 5)
            let wasUsed = delete(&e)
            #expect(wasUsed)
            #expect(show(e) == "o|wo")
        }
    }

    @Test func joiningWithNeighbours() {
        var e = editing("eb", at: 1)
        e.insert("\u{301}")
        #expect(e.text.count == 2)
        #expect(show(e) == "e\u{301}|b", "a combining mark joins the letter before it")
        e = editing("👩👧", at: 1)
        e.insert("\u{200D}")
        #expect(e.text.count == 1)
        #expect(e.cursor == 1, "the cursor stands behind what both have become")
        e = editing("🇸", at: 1)
        e.insert("🇪")
        #expect(e.text == "🇸🇪")
        #expect(e.cursor == 1)
        e = editing("\n", at: 0)
        e.insert("\r")
        #expect(e.text.count == 1)
        #expect(e.cursor == 1)
    }

    @Test func words() {
        var e = editing("one, two-three  4th", at: 0)
        var stops: [Int] = []
        while e.cursor < e.text.count { e.moveWordRight(); stops.append(e.cursor) }
        #expect(stops == [3, 8, 14, 19])
        stops = []
        while e.cursor > 0 { e.moveWordLeft(); stops.append(e.cursor) }
        #expect(stops == [16, 9, 5, 0])
        e.moveToEnd()
        e.deleteWordBackward()
        #expect(show(e) == "one, two-three  |")
        e.deleteWordBackward()
        #expect(show(e) == "one, two-|")
        e.moveToStart()
        e.deleteWordForward()
        #expect(show(e) == "|, two-")
    }

    @Test func selecting() {
        var e = editing("abcdef", at: 3)
        e.moveRight(selects: true)
        e.moveRight(selects: true)
        #expect(show(e) == "abc[de]f")
        e.moveLeft(selects: true)
        #expect(show(e) == "abc[d]ef")
        e.moveLeft()
        #expect(show(e) == "abc|def", "an arrow leaves the selection at its side")
        e.moveToLineStart(selects: true)
        #expect(show(e) == "[abc]def")
        e.moveRight()
        #expect(show(e) == "abc|def")
        e.moveWordRight(selects: true)
        #expect(show(e) == "abc[def]")
        e.selectAll()
        #expect(show(e) == "[abcdef]")
        e.move(to: 99)
        #expect(show(e) == "abcdef|")
        e.move(to: -1)
        #expect(show(e) == "|abcdef")
    }

    @Test func lines() {
        var e = editing("first\nab\nthird", at: 4)
        let effect9 = e.moveUp()
        #expect(!effect9)
        let effect10 = e.moveDown()
        #expect(effect10)
        #expect(show(e) == "first\nab|\nthird", "a short line stops the cursor at its end")
        let effect11 = e.moveDown()
        #expect(effect11)
        #expect(show(e) == "first\nab\nth|ird")
        let effect12 = e.moveDown()
        #expect(!effect12)
        e.moveToLineStart()
        #expect(show(e) == "first\nab\n|third")
        e.moveToLineEnd()
        #expect(show(e) == "first\nab\nthird|")
        let effect13 = e.moveUp(selects: true)
        #expect(effect13)
        #expect(show(e) == "first\nab[\nthird]")
        e.move(to: 7)
        e.deleteToLineEnd()
        #expect(show(e) == "first\na|\nthird")
        e.deleteToLineStart()
        #expect(show(e) == "first\n|\nthird")
    }

    @Test func outsideTextKeepsTheCursor() {
        var e = editing("abcdef", at: 3)
        e.setText("abcdefgh")
        #expect(e.cursor == 3)
        e.setText("a")
        #expect(e.cursor == 1)
        e.setText("abc")
        #expect(e.cursor == 3, "at the end it stays at the end")
        e = editing("abcdef", at: 5, from: 2)
        e.setText("abcdef")
        #expect(e.hasSelection, "the same text changes nothing")
        e.setText("xyz")
        #expect(!e.hasSelection)
    }

    @Test func keys() {
        var e = TextEditing()
        for character in "Hi ünï 👍🏽" {
            let effect14 = e.handle(
                KeyInput(key: KeyEquivalent(character), characters: String(character)), isMultiline: false)
            #expect(effect14 == .changed)
        }
        #expect(e.text == "Hi ünï 👍🏽")
        func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> TextEditing.KeyEffect {
            e.handle(KeyInput(key: key, modifiers: modifiers), isMultiline: false)
        }
        #expect(press(.home) == .moved)
        #expect(press(.rightArrow, .shift) == .moved)
        #expect(show(e) == "[H]i ünï 👍🏽")
        #expect(press(.end) == .moved)
        #expect(press(.leftArrow, .option) == .moved)
        #expect(show(e) == "Hi |ünï 👍🏽")
        #expect(press("k", .control) == .changed)
        #expect(show(e) == "Hi |")
        #expect(press("a", .control) == .moved)
        #expect(press("d", .control) == .changed)
        #expect(show(e) == "|i ")
        #expect(press("e", .control) == .moved)
        #expect(press("w", .control) == .changed)
        #expect(show(e) == "|")
        #expect(press(.delete) == .moved, "Delete in an empty field goes nowhere else")
        #expect(press(.space) == .changed)
        #expect(e.text == " ")
        #expect(press("a", .command) == .moved)
        #expect(show(e) == "[ ]")
        for key: KeyEquivalent in [.tab, .escape, .return, .upArrow, .downArrow, .pageUp] {
            #expect(press(key) == .unused)
        }
        #expect(press("s", .command) == .unused)
        let effect15 = e.handle(KeyInput(key: .return), isMultiline: true)
        #expect(effect15 == .changed)
        #expect(e.text == "\n")
    }

    @Test func randomEditsAgreeWithAnArrayOfCharacters() {
        var generator = Generator(state: 42)
        let alphabet = ["a", "b", " ", "é", "👍🏽", "🇸🇪", "漢"]
        for _ in 0..<50 {
            var e = TextEditing()
            var model: [Character] = []
            var cursor = 0
            for _ in 0..<60 {
                switch generator.next() % 6 {
                case 0, 1:
                    let text = alphabet[Int(generator.next() % 7)]
                    e.insert(text)
                    model.insert(contentsOf: text, at: cursor)
                    cursor += 1
                case 2:
                    if e.deleteBackward() { cursor -= 1; model.remove(at: cursor) }
                case 3:
                    if e.deleteForward() { model.remove(at: cursor) }
                case 4:
                    e.moveLeft()
                    cursor = max(0, cursor - 1)
                default:
                    e.moveRight()
                    cursor = min(model.count, cursor + 1)
                }
                #expect(e.text == String(model))
                #expect(e.cursor == cursor)
            }
        }
    }
}

private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
