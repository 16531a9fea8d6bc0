import Martlet
import Testing

import MartletTerminal

/// Answers of the terminal, and keys in kitty's protocol.
@Suite struct ReplyTests {
    private func events(_ text: String) -> [TerminalEvent] {
        var parser = InputParser()
        return parser.parse(Array(text.utf8))
    }

    @Test(arguments: [
        ("rgb:ffff/8080/0000", SIMD3<UInt8>(255, 128, 0)), ("rgb:fd/f6/e3", SIMD3(253, 246, 227)),
        ("rgba:0000/2b2b/3636/ffff", SIMD3(0, 43, 54)), ("rgb:f/0/8", SIMD3(255, 0, 136)),
    ])
    func backgroundColors(text: String, color: SIMD3<UInt8>) {
        for end in ["\u{7}", "\u{1B}\\"] {
            #expect(
                events("\u{1B}]11;\(text)\(end)x") == [
                    .reply(.background(color)), .key(TerminalKeyPress(.character("x"), text: "x")),
                ])
        }
    }

    @Test(arguments: ["11;rgb:ffff/80", "11;rgb:fffff/0/0", "11;rgb:+f/0/0", "11;rgb:", "10;rgb:0/0/0", "", "8;;"])
    func otherStringsAreDropped(text: String) {
        #expect(events("\u{1B}]\(text)\u{7}") == [])
        #expect(events("\u{1B}P11;rgb:0/0/0\u{1B}\\") == [])
    }

    @Test func answers() {
        #expect(events("\u{1B}[?62;22c") == [.reply(.attributes)])
        #expect(events("\u{1B}[?4;6c") == [.reply(.attributes)], "4 is a class of terminal here")
        #expect(events("\u{1B}[?0u") == [.reply(.keyboard)])
        #expect(
            events("\u{1B}[?997;1n\u{1B}[?997;2n\u{1B}[?997;3n") == [
                .reply(.scheme(isDark: true)), .reply(.scheme(isDark: false)),
            ])
    }

    @Test func answersAboutPictures() {
        #expect(events("\u{1B}[?62;4;22c") == [.reply(.sixels), .reply(.attributes)])
        #expect(events("\u{1B}_Gi=31;OK\u{1B}\\") == [.reply(.pictures)])
        #expect(events("\u{1B}_Gi=31;EINVAL:no\u{1B}\\\u{1B}_Gi=3;OK\u{1B}\\\u{1B}]Gi=31;OK\u{7}") == [])
        #expect(events("\u{1B}[6;20;10t") == [.reply(.cell(CellSize(width: 10, height: 20)))])
        #expect(events("\u{1B}[6;0;10t\u{1B}[4;600;800t\u{1B}[6;9999;10t") == [])
        #expect(events("\u{1B}[?1;0;256S") == [.reply(.sixelColors(256))])
        #expect(events("\u{1B}[?1;3;0S\u{1B}[?2;0;800;600S") == [])
    }

    @Test func phasesOfKeys() {
        #expect(events("\u{1B}[97;1:3u") == [.keyReleased(TerminalKeyPress(.character("a")))])
        #expect(events("\u{1B}[1;1:2A") == [.key(TerminalKeyPress(.up, isRepeat: true))])
        #expect(
            events("\u{1B}[1;2:3A\u{1B}[A") == [
                .keyReleased(TerminalKeyPress(.up, modifiers: .shift)), .key(TerminalKeyPress(.up)),
            ])
        #expect(events("\u{1B}[3;1:3~") == [.keyReleased(TerminalKeyPress(.delete))])
        guard case .key(let key)? = InputEvent(.keyReleased(TerminalKeyPress(.up)), time: .zero) else {
            Issue.record("no key")
            return
        }
        #expect(key == KeyInput(key: .upArrow, phase: .up))
    }

    @Test func keysOfTheKeypad() {
        #expect(events("\u{1B}[57403u") == [.key(TerminalKeyPress(.character("4"), text: "4"))])
        #expect(events("\u{1B}[57414u") == [.key(TerminalKeyPress(.enter))])
        #expect(events("\u{1B}[57421u") == [.key(TerminalKeyPress(.pageUp))])
        #expect(events("\u{1B}[57358u") == [])
    }
}
