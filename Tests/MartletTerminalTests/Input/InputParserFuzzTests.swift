import Foundation
import Testing

import MartletTerminal

@Suite struct InputParserFuzzTests {
    private static let pieces: [String] = [
        "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}\\", "\u{1B}[A", "\u{1B}[1;5A", "\u{1B}[<0;5;7M",
        "\u{1B}[M", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[[", "a", "é", "漢", "🚀", "\r", "\u{7}", ";", ":", "1", "200",
        "~", "u", "\u{1B}]11;rgb:", "ff/", "\u{1B}[?", "c", "57414", ":3", "n",
    ]

    private func rubbish(_ random: inout SplitMix) -> [UInt8] {
        (0..<60).flatMap { _ -> [UInt8] in
            if Bool.random(using: &random) { return Array(Self.pieces.randomElement(using: &random)!.utf8) }
            return [UInt8.random(in: 0...255, using: &random)]
        }
    }

    @Test("events do not depend on how the bytes are cut", arguments: 0..<20)
    func anyChunking(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        for _ in 0..<10 {
            let bytes = rubbish(&random)
            var whole = InputParser()
            let expected = whole.parse(bytes)
            var parser = InputParser()
            var events: [TerminalEvent] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...7, using: &random)
                events += parser.parse(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            #expect(events == expected)
            #expect(parser.flushPendingEscape() == whole.flushPendingEscape())
        }
    }

    @Test("after rubbish and a pause, good input is understood", arguments: 0..<20)
    func goodInputIsNotLost(seed: Int) {
        var random = SplitMix(seed: UInt64(seed) + 1_000)
        var parser = InputParser()
        for _ in 0..<10 {
            _ = parser.parse(rubbish(&random))
            _ = parser.flushPendingEscape()
            _ = parser.endPaste()
            #expect(
                parser.parse(Array("x\u{1B}[A漢".utf8)) == [
                    .key(TerminalKeyPress(.character("x"), text: "x")),
                    .key(TerminalKeyPress(.up)),
                    .key(TerminalKeyPress(.character("漢"), text: "漢")),
                ])
        }
    }

    /// The number of bytes, 256 KiB unless `MARTLET_FUZZ_BYTES` says otherwise: a long run takes 100000000.
    private static let length = ProcessInfo.processInfo.environment["MARTLET_FUZZ_BYTES"].flatMap { Int($0) } ?? 262_144

    @Test("much rubbish neither stops the parser nor stays in it")
    func muchRubbish() {
        var random = SplitMix(seed: 7)
        var parser = InputParser()
        var (count, events) = (0, 0)
        while count < Self.length {
            let bytes = rubbish(&random)
            count += bytes.count
            events += parser.parse(bytes).count
            // A pause now and then, as it ends a paste without an end.
            if Int.random(in: 0..<50, using: &random) == 0 {
                events += parser.endPaste().count + parser.flushPendingEscape().count
            }
        }
        // Most of the bytes are keys, or parts of short sequences.
        #expect(events > count / 40)
        _ = parser.endPaste()
        _ = parser.flushPendingEscape()
        #expect(parser.parse(Array("x".utf8)) == [.key(TerminalKeyPress(.character("x"), text: "x"))])
    }

    @Test("a string without an end gives up")
    func endlessString() {
        var parser = InputParser()
        _ = parser.parse(Array("\u{1B}]".utf8) + Array(repeating: 0x61, count: 70_000))
        #expect(!parser.isPending)
    }
}
