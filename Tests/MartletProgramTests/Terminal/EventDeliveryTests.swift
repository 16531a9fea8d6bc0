import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Events as a program in a pseudo terminal sees them.
@Suite(.serialized) struct EventDeliveryTests {
    @Test func everyKindOfEvent() throws {
        let terminal = try PseudoTerminal(running: "TerminalProbe")
        try terminal.expect("60x10 [ready]")
        terminal.send("\u{1B}[1;5A")
        try terminal.expect("up 4")
        terminal.send("\u{1B}[200~some text\u{1B}[201~")
        try terminal.expect("pasted some text")
        terminal.send("text without marks, pasted\rinto the terminal")
        try terminal.expect("typed all of text without marks, pasted")
        terminal.send("\u{1B}[<0;3;4M")
        try terminal.expect("press 2 3")
        terminal.send("\u{1B}[O")
        try terminal.expect("focus false")
        terminal.send("\u{1B}")
        try terminal.expect("escape 0")
        terminal.resize(width: 40, height: 8)
        try terminal.expect("40x8 [resized]")
        terminal.send("\u{1B}[?62c")
        try terminal.expect("reply attributes")
        terminal.send("t")
        try terminal.expect("task ran")
        terminal.send("q")
        #expect(terminal.wait() == 0)
    }

    @Test func kittysKeyboardIsUsedIfTheTerminalKnowsIt() throws {
        let terminal = try PseudoTerminal(running: "TerminalProbe")
        try terminal.expect("\u{1B}[?u")
        try terminal.expect("60x10 [ready]")
        terminal.send("\u{1B}[?0u")
        try terminal.expect("\u{1B}[>3u")
        terminal.send("\u{1B}[106;1:3u")
        try terminal.expect("released")
        // Continuing enters the protocol again.
        kill(terminal.process, SIGSTOP)
        terminal.waitUntilStopped()
        kill(terminal.process, SIGCONT)
        try terminal.expect("\u{1B}[>3u")
        terminal.send("h\u{1B}[99;5u")
        #expect(terminal.wait() == SIGINT)
        #expect(terminal.shown().contains("[<u"))
        #expect(terminal.isCooked)
    }
}
