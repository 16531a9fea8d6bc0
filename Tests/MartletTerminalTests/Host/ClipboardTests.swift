import Foundation
import Martlet
import Testing

import MartletTerminal

/// The terminal's clipboard: the answer to a question, a terminal without one, and rubbish.
@MainActor @Suite final class ClipboardTests {
    private var questions = 0
    private var timeouts: [@MainActor @Sendable () -> Void] = []
    private var texts: [String?] = []
    private lazy var query = ClipboardQuery { [unowned self] in
        questions += 1
    } schedule: { [unowned self] _, work in
        timeouts.append(work)
    }

    private func request() { query.request { [unowned self] in texts.append($0) } }
    private func answer(_ text: String) { query.answer(Array(Data(text.utf8).base64EncodedString().utf8)) }

    @Test func anAnswerServesAllThatWait() {
        request()
        request()
        #expect(questions == 1 && texts.isEmpty)
        answer("héllo\nworld")
        #expect(texts == ["héllo\nworld", "héllo\nworld"])
        // Its timeout has nothing left to do, and does not end a later question.
        request()
        timeouts[0]()
        #expect(questions == 2 && texts.count == 2 && query.isWaiting)
        answer("again")
        #expect(texts.last == "again")
    }

    @Test func aSilentTerminalIsAskedOnce() {
        request()
        timeouts[0]()
        #expect(texts == [nil])
        request()
        #expect(texts == [nil, nil] && questions == 1)
        // An answer that comes late is for nobody.
        answer("late")
        #expect(texts == [nil, nil])
    }

    @Test(arguments: ["", "!!!", "?", "AAA", "/w==", "aGk=trailing"])
    func rubbishIsNoText(answer: String) {
        request()
        query.answer(Array(answer.utf8))
        #expect(texts == [nil] && !query.isWaiting)
    }

    @Test func theHostFallsBackToWhatTheAppHasCopied() {
        let host = TerminalHost(appearance: TerminalAppearance())
        host.setClipboard(query)
        host.copy("own")
        var pasted: [String?] = []
        host.paste { pasted.append($0) }
        #expect(pasted.isEmpty)
        answer("theirs")
        host.paste { pasted.append($0) }
        timeouts[1]()
        #expect(pasted == ["theirs", "own"])
    }

    @Test func onlyAnExpectedAnswerIsRead() {
        var parser = InputParser()
        let answer = Array("\u{1B}]52;c;aGVsbG8=\u{1B}\\x".utf8)
        let key = TerminalEvent.key(TerminalKeyPress(.character("x"), text: "x"))
        #expect(parser.parse(answer) == [key])
        parser.expectsClipboard = true
        #expect(parser.parse(answer) == [.reply(.clipboard(Array("aGVsbG8=".utf8))), key])
        #expect(parser.parse(Array("\u{1B}]52;aGVs\u{7}".utf8)) == [])
        // A text longer than any string is one answer, and none of it becomes a key.
        let long = [UInt8](repeating: 0x41, count: 200_000)
        #expect(parser.parse(Array("\u{1B}]52;c;".utf8) + long + [7]) == [.reply(.clipboard(long))])
        let tooLong = [UInt8](repeating: 0x41, count: 5_000_000)
        #expect(parser.parse(Array("\u{1B}]52;c;".utf8) + tooLong + [7]) == [.reply(.clipboard([]))])
    }
}
