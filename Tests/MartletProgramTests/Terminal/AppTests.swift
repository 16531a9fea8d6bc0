import Testing

/// A whole app in a pseudo terminal.
@Suite(.serialized) struct AppTests {
    @Test func anAppFromStartToEnd() async throws {
        let terminal = try PseudoTerminal(running: "HostProbe")
        try terminal.expect("\u{1B}]2;Probe\u{7}")
        try terminal.expect("task ran")
        #expect(!terminal.isCooked)
        // The first button has the focus from the start. Ctrl-L writes the screen in full, so that the tests find the
        // text in one piece.
        terminal.send("\t\r\u{C}")
        try terminal.expect("Count: 1")
        terminal.resize(width: 50, height: 12)
        try terminal.expect("Count: 1")
        terminal.send("\u{3}")
        #expect(terminal.wait() == 0)
        #expect(terminal.isCooked)
        #expect(terminal.afterScreen == "")
    }

    @Test func windowsCoverEachOther() throws {
        let terminal = try PseudoTerminal(running: "HostProbe", environment: ["PROBE": "windows"])
        try terminal.expect("first: 0, marks: 0")
        terminal.send("\r\u{C}")
        try terminal.expect("first: 1, marks: 0")
        terminal.send("\t\r\u{C}")
        try terminal.expect("\u{1B}]2;Second\u{7}")
        terminal.send("\u{C}")
        try terminal.expect("second, marks: 0")
        // The shortcut of a menu item, with Control for Command.
        terminal.send("\u{14}\u{C}")
        try terminal.expect("second, marks: 1")
        // Control and W closes the window; the one below is as it was.
        terminal.send("\u{17}")
        try terminal.expect("\u{1B}]2;Probe\u{7}")
        terminal.send("\u{C}")
        try terminal.expect("first: 1, marks: 11")
        // F10 shows the menus over the page, with the first of them open, and leaves them.
        terminal.send("\u{1B}[21~\u{C}")
        try terminal.expect("Quit")
        try terminal.expect("first: 1")
        terminal.send("\u{1B}[C\u{C}")
        try terminal.expect("Close Window")
        terminal.send("\u{1B}[21~\u{C}")
        try terminal.expect("first: 1")
        // F1 opens the commands, among them those of the menus; typing finds one, and Enter performs it.
        terminal.send("\u{1B}OP\u{C}")
        try terminal.expect("Type a command")
        terminal.send("clo w\u{C}")
        try terminal.expect("clo w")
        terminal.send("\r")
        #expect(terminal.wait() == 0)
        #expect(terminal.isCooked)
    }

    @Test func gesturesOfAMouse() throws {
        let terminal = try PseudoTerminal(running: "HostProbe", environment: ["PROBE": "gestures"])
        try terminal.expect("drag me")
        // Press at the third column of the first row, move, and release; Ctrl-L redraws the whole screen.
        terminal.send("\u{1B}[<0;3;1M\u{1B}[<32;8;1M\u{1B}[<32;13;2M\u{C}")
        try terminal.expect("moving 80 16")
        terminal.send("\u{1B}[<0;13;2m\u{C}")
        try terminal.expect("dropped 80 16")
        terminal.send("\u{1B}[<0;2;4M\u{1B}[<0;2;4m\u{1B}[<0;2;4M\u{1B}[<0;2;4m\u{C}")
        try terminal.expect("double")
        // The first element has the focus from the start. Movements are asked for once a view wants them.
        terminal.send("xy")
        terminal.send("\u{C}")
        try terminal.expect("keys xy")
        terminal.send("h")
        try terminal.expect("\u{1B}[?1003h")
        terminal.send("\u{1B}[<35;2;5M\u{C}")
        try terminal.expect("inside")
        terminal.send("\u{1B}[<35;2;1M\u{C}")
        try terminal.expect("outside")
        terminal.send("h")
        try terminal.expect("\u{1B}[?1003l")
        terminal.send("\u{3}")
        #expect(terminal.wait() == 0)
    }

    @Test func publishersRunOnTheMainLoopAndQueue() throws {
        let terminal = try PseudoTerminal(running: "HostProbe", environment: ["PROBE": "publishers"])
        try terminal.expect("ticked on the main thread")
        // Written in full, as the rest may have come before.
        terminal.send("\u{C}")
        try terminal.expect("all of: data loop note queue value")
        terminal.send("\u{3}")
        #expect(terminal.wait() == 0)
    }

    @Test func anAppIsReadAndOperatedInLines() throws {
        let terminal = try PseudoTerminal(running: "HostProbe", environment: ["MARTLET_HOST": "accessible"])
        try terminal.expect("Count: 0")
        try terminal.expect("2. More, button")
        terminal.send("2\n")
        try terminal.expect("Count: 1")
        terminal.send("99\n")
        try terminal.expect("Type the number of an element")
        terminal.send("\u{4}")
        #expect(terminal.wait() == 0)
        #expect(!terminal.shown().contains("\\u{1B}"))
    }

    @Test func theElementsOfAnAppAsJSON() throws {
        let terminal = try PseudoTerminal(running: "HostProbe", environment: ["MARTLET_HOST": "json"])
        try terminal.expect("\"label\" : \"More\"")
        #expect(terminal.wait() == 0)
    }

    @Test func printedOutputIsALogOverThePage() throws {
        let terminal = try PseudoTerminal(running: "HostProbe", environment: ["PROBE": "printing"])
        try terminal.expect("Print 0")
        terminal.send("\r\r\u{C}")
        try terminal.expect("Print 2")
        #expect(!terminal.shown().contains("of the output"))
        // F12 opens it; what is printed meanwhile comes by itself.
        terminal.send("\u{1B}[24~\u{C}")
        try terminal.expect("line 1 of the output")
        try terminal.expect("line 2 of the output")
        // All of it is copied.
        terminal.send("c")
        try terminal.expect("\u{1B}]52;c;bGluZSAxIG9mIHRoZSBvdXRwdXQKbGluZSAyIG9mIHRoZSBvdXRwdXQ=")
        terminal.send("\u{1B}[24~\u{C}")
        try terminal.expect("Print 2")
        // The palette opens it too.
        terminal.send("\u{1B}OP")
        terminal.send("show log\r\u{C}")
        try terminal.expect("line 2 of the output")
        terminal.send("\u{3}")
        #expect(terminal.wait() == 0)
        #expect(terminal.afterScreen?.contains("line 1 of the output\r\nline 2 of the output") == true)
    }

    @Test(arguments: [(["--json"], "\"label\" : \"More\""), (["--plain"], "Count: 0")])
    func theFirstArgumentChoosesTheWayToRun(arguments: [String], text: String) throws {
        let terminal = try PseudoTerminal(running: "HostProbe", arguments: arguments)
        try terminal.expect(text)
        #expect(terminal.wait() == 0)
        #expect(!terminal.shown().contains("\u{1B}"))
    }

    @Test func linesToReadByAnArgument() throws {
        let terminal = try PseudoTerminal(running: "HostProbe", arguments: ["--accessible"])
        try terminal.expect("2. More, button")
        terminal.send("\u{4}")
        #expect(terminal.wait() == 0)
    }

    @Test func theTerminalsBackgroundDecidesTheColorScheme() throws {
        let terminal = try PseudoTerminal(running: "HostProbe", environment: ["PROBE": "surroundings"])
        try terminal.expect("\u{1B}]11;?")
        terminal.send("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[?62c")
        try terminal.expect("scheme light")
        terminal.send("\u{1B}[?997;1n\u{C}")
        try terminal.expect("\u{1B}]11;?")
        try terminal.expect("scheme dark")
        terminal.send("\u{3}")
        #expect(terminal.wait() == 0)
    }

    @Test func G5_theTerminalSaysWhatItIs() throws {
        let terminal = try PseudoTerminal(
            running: "HostProbe", environment: ["PROBE": "surroundings", "LC_ALL": "ar_EG.UTF-8"])
        try terminal.expect("classes regular compact")
        try terminal.expect("direction rightToLeft ar_EG")
        terminal.resize(width: 40, height: 30)
        terminal.send("\u{C}")
        try terminal.expect("classes compact regular")
        terminal.send("\u{3}")
        #expect(terminal.wait() == 0)
    }
}
