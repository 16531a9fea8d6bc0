import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The terminal after programs that end in different ways.
@Suite(.serialized) struct RestorationTests {
    private func start() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(running: "TerminalProbe")
        try terminal.expect("60x10 [ready]")
        #expect(!terminal.isCooked)
        return terminal
    }

    private func expectRestored(_ terminal: PseudoTerminal, showing text: String? = nil) {
        #expect(terminal.isCooked)
        let after = terminal.afterScreen
        #expect(after != nil, "the screen was not left: \(terminal.shown())")
        if let text { #expect(after?.contains(text) == true, "\(terminal.shown())") }
        for mode in ["2026l", "1006l", "1002l", "1004l", "2004l", "25h", "7h"] {
            #expect(terminal.shown().contains("[?\(mode)"))
        }
    }

    private func exitCode(_ status: Int32) -> Int32? {
        status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }

    private func signal(_ status: Int32) -> Int32? {
        status & 0x7F == 0 ? nil : status & 0x7F
    }

    @Test("stopping and exiting", arguments: [("q", Int32(0)), ("e", 3)])
    func exits(key: String, code: Int32) throws {
        let terminal = try start()
        terminal.send("p")
        try terminal.expect("[printed]")
        terminal.send(key)
        #expect(exitCode(terminal.wait()) == code)
        expectRestored(terminal, showing: "printed meanwhile\r\n")
    }

    @Test("a fatal error, with its message on the normal screen")
    func fatalErrors() throws {
        let terminal = try start()
        terminal.send("f")
        let status = terminal.wait()
        #expect(signal(status) == SIGILL || signal(status) == SIGTRAP)
        expectRestored(terminal, showing: "the probe failed")
    }

    @Test("crashes", arguments: [("a", SIGABRT), ("s", SIGSEGV), ("o", SIGSEGV)])
    func crashes(key: String, number: Int32) throws {
        let terminal = try start()
        terminal.send(key)
        #expect(signal(terminal.wait()) == number)
        expectRestored(terminal)
    }

    @Test(
        "signals",
        arguments: [
            SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGPIPE, SIGALRM,
            SIGUSR1,
            SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGSYS,
        ])
    func signals(number: Int32) throws {
        let terminal = try start()
        kill(terminal.process, number)
        #expect(signal(terminal.wait()) == number)
        expectRestored(terminal)
    }

    @Test("Ctrl-C ends an action that never returns")
    func interruption() throws {
        let terminal = try start()
        terminal.send("h\u{3}")
        #expect(signal(terminal.wait()) == SIGINT)
        expectRestored(terminal)
    }

    @Test("stopping by a signal leaves the screen, continuing enters it again")
    func suspension() throws {
        let terminal = try start()
        // The system does not stop a process group without a shell to continue it; the screen is left and restored all
        // the same.
        kill(terminal.process, SIGTSTP)
        try terminal.expect("\u{1B}[?1049l")
        try terminal.expect("\u{1B}[?1049h")
        try terminal.expect("[resumed]")
        kill(terminal.process, SIGSTOP)
        terminal.waitUntilStopped()
        kill(terminal.process, SIGCONT)
        try terminal.expect("\u{1B}[?1049h")
        try terminal.expect("[resumed]")
        terminal.send("q")
        #expect(exitCode(terminal.wait()) == 0)
        expectRestored(terminal)
    }
}
