import Testing

import MartletTerminal

@Suite struct InputParserTests {
    private func parse(_ text: String) -> [TerminalEvent] {
        var parser = InputParser()
        let events = parser.parse(Array(text.utf8))
        #expect(!parser.isPending)
        return events
    }

    private func key(
        _ key: TerminalKey, _ modifiers: TerminalModifiers = [], text: String = ""
    ) -> TerminalEvent {
        .key(TerminalKeyPress(key, modifiers: modifiers, text: text))
    }

    private func typed(_ text: String) -> [TerminalEvent] {
        text.unicodeScalars.map { key(.character(Character($0)), text: String(Character($0))) }
    }

    @Test func text() {
        #expect(parse("aé漢🚀e\u{301}") == typed("aé漢🚀e\u{301}"))
        #expect(parse(" ") == [key(.space, text: " ")])
    }

    @Test func controlKeys() {
        #expect(parse("\u{1}\u{3}\u{1A}") == ["a", "c", "z"].map { key(.character($0), .control) })
        #expect(
            parse("\r\t\u{7F}\u{8}\0") == [
                key(.enter), key(.tab), key(.backspace), key(.backspace), key(.space, .control),
            ])
        #expect(parse("\u{1C}\u{1F}") == [key(.character("\\"), .control), key(.character("_"), .control)])
    }

    private static let keySequences: [(bytes: String, key: TerminalKey, modifiers: TerminalModifiers)] = [
        ("\u{1B}[A", .up, []), ("\u{1B}OB", .down, []), ("\u{1B}[C", .right, []),
        ("\u{1B}[1;5D", .left, .control), ("\u{1B}[1;2H", .home, .shift), ("\u{1B}OF", .end, []),
        ("\u{1B}[1~", .home, []), ("\u{1B}[4~", .end, []), ("\u{1B}[7~", .home, []), ("\u{1B}[8~", .end, []),
        ("\u{1B}[5~", .pageUp, []), ("\u{1B}[6;3~", .pageDown, .alt), ("\u{1B}[2~", .insert, []),
        ("\u{1B}[3;6~", .delete, [.control, .shift]), ("\u{1B}OP", .function(1), []),
        ("\u{1B}[1;2Q", .function(2), .shift), ("\u{1B}OR", .function(3), []), ("\u{1B}[1;5R", .function(3), .control),
        ("\u{1B}[15~", .function(5), []), ("\u{1B}[17~", .function(6), []), ("\u{1B}[24;2~", .function(12), .shift),
        ("\u{1B}[[C", .function(3), []), ("\u{1B}[Z", .tab, .shift), ("\u{1B}\u{1B}[A", .up, .alt),
        ("\u{1B}Oa", .up, .control), ("\u{1B}[b", .down, .shift), ("\u{1B}[3^", .delete, .control),
        ("\u{1B}O5C", .right, .control), ("\u{1B}[1;5:1A", .up, .control), ("\u{1B}OM", .enter, []),
        ("\u{1B}[27u", .escape, []), ("\u{1B}[13;2u", .enter, .shift), ("\u{1B}[97;5u", .character("a"), .control),
        ("\u{1B}[27;5;105~", .character("i"), .control), ("\u{1B}[9;5u", .tab, .control),
        ("\u{1B}a", .character("a"), .alt), ("\u{1B}é", .character("é"), .alt), ("\u{1B}\r", .enter, .alt),
        ("\u{1B}\u{7F}", .backspace, .alt), ("\u{1B}\u{2}", .character("b"), [.alt, .control]),
    ]

    @Test func sequences() {
        for sequence in Self.keySequences {
            #expect(
                parse(sequence.bytes) == [key(sequence.key, sequence.modifiers)],
                "\(sequence.bytes.debugDescription)")
        }
    }

    @Test func kittyText() {
        #expect(parse("\u{1B}[97u") == typed("a"))
        #expect(parse("\u{1B}[97:65;2u") == [key(.character("A"), .shift, text: "A")])
        #expect(parse("\u{1B}[97;2u") == [key(.character("A"), .shift, text: "A")])
        #expect(parse("\u{1B}[57441u").isEmpty)
    }

    @Test func escapeByItself() {
        var parser = InputParser()
        #expect(parser.parse([0x1B]).isEmpty)
        #expect(parser.isPending)
        #expect(parser.flushPendingEscape() == [key(.escape)])
        #expect(parser.parse([0x1B, 0x1B]).isEmpty)
        #expect(parser.flushPendingEscape() == [key(.escape), key(.escape)])
        #expect(parser.parse(Array("\u{1B}[".utf8)).isEmpty)
        #expect(parser.flushPendingEscape() == [key(.character("["), .alt)])
        #expect(parser.parse(Array("\u{1B}O".utf8)).isEmpty)
        #expect(parser.flushPendingEscape() == [key(.character("O"), .alt)])
        #expect(parser.parse(Array("\u{1B}]".utf8)).isEmpty)
        #expect(parser.flushPendingEscape() == [key(.character("]"), .alt)])
        #expect(parser.parse(Array("x".utf8)) == typed("x"))
        #expect(parser.flushPendingEscape().isEmpty)
    }

    @Test func mouse() {
        #expect(
            parse("\u{1B}[<0;5;7M\u{1B}[<0;5;7m") == [
                .mouse(TerminalMouse(.press, column: 4, row: 6, button: .left)),
                .mouse(TerminalMouse(.release, column: 4, row: 6, button: .left)),
            ])
        #expect(
            parse("\u{1B}[<50;200;60M") == [
                .mouse(TerminalMouse(.drag, column: 199, row: 59, button: .right, modifiers: .control))
            ])
        #expect(parse("\u{1B}[<35;1;1M") == [.mouse(TerminalMouse(.move, column: 0, row: 0))])
        #expect(
            parse("\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<68;1;1M\u{1B}[<67;1;1M") == [
                .mouse(TerminalMouse(.scrollUp, column: 0, row: 0)),
                .mouse(TerminalMouse(.scrollDown, column: 0, row: 0)),
                .mouse(TerminalMouse(.scrollUp, column: 0, row: 0, modifiers: .shift)),
                .mouse(TerminalMouse(.scrollRight, column: 0, row: 0)),
            ])
        #expect(parse("\u{1B}[<128;2;2M") == [.mouse(TerminalMouse(.press, column: 1, row: 1, button: .other(8)))])
        #expect(parse("\u{1B}[M !!") == [.mouse(TerminalMouse(.press, column: 0, row: 0, button: .left))])
        #expect(parse("\u{1B}[<0;0;7M\u{1B}[<0M").isEmpty)
    }

    @Test func pasteAndFocus() {
        #expect(
            parse("\u{1B}[200~two\r\nlines\u{1B}[A\r\u{1B}[201~x")
                == [.paste("two\nlines\u{1B}[A\n")] + typed("x"))
        #expect(parse("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
        var parser = InputParser()
        #expect(parser.parse(Array("\u{1B}[200~lost".utf8)).isEmpty)
        #expect(!parser.isPending && parser.isPasting)
        #expect(parser.endPaste() == [.paste("lost")])
        #expect(parser.parse(Array("x".utf8)) == typed("x"))
    }

    @Test(arguments: [
        "\u{1B}[12;40R", "\u{1B}]4;1;x\u{7}",
        "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[?2026;2$y", "\u{1B}[8;24;80t",
        "\u{1B}[>0;276;0c", "\u{1B}[99~", "\u{1B}[;;;;;;;;;;;;1;2z", "\u{1B}[999999999999999999999~",
    ])
    func otherRepliesAreSwallowed(reply: String) {
        #expect(parse(reply + "x") == typed("x"))
    }

    @Test func invalidBytesAreDropped() {
        var parser = InputParser()
        let bytes: [UInt8] = [0x61, 0xFF, 0xC0, 0x80, 0x62, 0xE2, 0x82, 0x63, 0xED, 0xA0, 0x80, 0xF5, 0x64, 0xC2, 0x85]
        #expect(parser.parse(bytes) == typed("abcd"))
        #expect(parser.parse([0xE6, 0xBC]).isEmpty)
        #expect(parser.parse([0xA2]) == typed("漢"))
    }

    @Test func goodInputAfterBrokenSequences() {
        #expect(parse("\u{1B}[1;\u{1B}[A") == [key(.up)])
        #expect(parse("\u{1B}[1;\r") == [key(.enter)])
        #expect(parse("\u{1B}[12é") == typed("é"))
        #expect(parse("\u{1B}Oz") == [key(.character("O"), .alt)] + typed("z"))
        #expect(parse("\u{1B}]0;never ended\u{1B}[A") == [key(.up)])
    }
}
