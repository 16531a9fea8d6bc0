import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An app in some lines below the shell's.
@Suite(.serialized) struct InlineTests {
    /// The bytes that move the cursor below the app when it ends.
    private static let leave = "\u{1B}[?2026l\u{1B}8\u{1B}[m\r\n"

    private func start(environment: [String: String] = ["PROBE": "inline"]) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(running: "HostProbe", environment: environment)
        try terminal.expect("\u{1B}[?25l")
        return terminal
    }

    private func text(_ terminal: PseudoTerminal) -> String { String(decoding: terminal.output, as: UTF8.self) }

    @Test func itGrowsPrintsAndStaysOnTheScreen() throws {
        let terminal = try start()
        try terminal.expect("Grow")
        #expect(!terminal.isCooked)
        terminal.send("\r")
        // Output ends with a line of its own, and the app is written again below it.
        try terminal.expect("printed 1\r\n")
        try terminal.expect("Grow")
        terminal.send("\u{C}")
        try terminal.expect("line 0")
        terminal.send("\t\r")
        // The last frame has the changes of the update that has closed the window.
        try terminal.expect("closed with 1 lines")
        try terminal.expect(Self.leave)
        #expect(terminal.wait() == 0)
        #expect(terminal.isCooked)
        for sequence in ["[?1049h", "[2J", "[?1002h", "]2;", "[r"] { #expect(!text(terminal).contains(sequence)) }
        for mode in ["[?2004l", "[?1004l", "[?25h", "[?7h"] { #expect(text(terminal).contains(mode)) }
    }

    @Test func anEnvironmentVariableMakesAnyAppInline() throws {
        let terminal = try start(environment: ["MARTLET_HOST": "inline"])
        try terminal.expect("Count: 0")
        terminal.send("\u{3}")
        #expect(terminal.wait() == 0)
        #expect(text(terminal).contains(Self.leave))
        #expect(!text(terminal).contains("[?1049h"))
    }

    @Test("signals leave the cursor below the app", arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT])
    func signals(number: Int32) throws {
        let terminal = try start()
        try terminal.expect("Grow")
        kill(terminal.process, number)
        #expect(terminal.wait() & 0x7F == number)
        #expect(terminal.isCooked)
        #expect(text(terminal).contains(Self.leave))
    }

    @Test func aStoppedAppContinuesInNewLines() throws {
        let terminal = try start()
        try terminal.expect("Close")
        kill(terminal.process, SIGTSTP)
        try terminal.expect(Self.leave)
        // The modes again, with the position for a program that ends before its next frame.
        try terminal.expect("\u{1B}7")
        // The frame begins in the line of the cursor, without a step up.
        try terminal.expect("\r\u{1B}7\u{1B}[B\r\u{1B}[J\u{1B}8\u{1B}[K")
        try terminal.expect("Close")
        terminal.send("\u{3}")
        #expect(terminal.wait() == 0)
    }
}
