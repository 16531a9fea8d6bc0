/// The modes that a full-screen program sets, and how they are undone.
struct TerminalModes {
    private static let screen: [(enter: String, leave: String)] = [
        ("\u{1B}[?1049h", "\u{1B}[?1049l"),  // the alternate screen
        ("\u{1B}[22;2t", "\u{1B}[23;2t"),  // the title of the window, kept and given back
        ("\u{1B}[?25l", "\u{1B}[?25h"),  // the cursor
        ("\u{1B}[?7l", "\u{1B}[?7h"),  // automatic wrapping
        ("\u{1B}[?2027h", "\u{1B}[?2027l"),  // widths by grapheme clusters, where known
        ("\u{1B}[?2004h", "\u{1B}[?2004l"),  // marks around pastes
        ("\u{1B}[?1004h", "\u{1B}[?1004l"),  // reports of focus
    ]
    /// Modes of terminals that answer questions, which others may print.
    private static let answering: [(enter: String, leave: String)] = [
        ("\u{1B}[?2031h", "\u{1B}[?2031l"),  // reports of other colors
        ("", keyboard.leave),
    ]
    /// Kitty's keyboard protocol, with releases. It begins when the terminal has said that it knows it. The alternate
    /// screen has a stack of its own, so that ending it undoes nothing of other programs.
    static let keyboard = (enter: "\u{1B}[>3u", leave: "\u{1B}[<u")
    private static let mouse: [(enter: String, leave: String)] = [
        ("\u{1B}[?1002h", "\u{1B}[?1002l"),  // presses, releases and drags
        ("\u{1B}[?1006h", "\u{1B}[?1006l"),  // in the form without limits
    ]
    private static let motion: [(enter: String, leave: String)] = [
        ("\u{1B}[?1003h", "\u{1B}[?1003l")  // moves without a button
    ]

    /// The bytes that begin or end reports of moves without a button. Reports of drags continue.
    static func motion(_ isTracked: Bool) -> [UInt8] {
        Array((isTracked ? "\u{1B}[?1003h" : "\u{1B}[?1003l\u{1B}[?1002h").utf8)
    }

    /// Bytes that set the modes, on a terminal in any state.
    let enter: [UInt8]
    /// Bytes that undo them, also in the middle of a frame.
    let leave: [UInt8]

    /// Questions about the keyboard protocol and the background color. The last one is answered by every terminal.
    static let questions = "\u{1B}[?u" + colorQuestion + "\u{1B}[c"
    static let colorQuestion = "\u{1B}]11;?\u{1B}\\"

    init(tracksMouse: Bool, tracksMotion: Bool, asks: Bool) {
        let modes =
            Self.screen + (asks ? Self.answering : []) + (tracksMouse ? Self.mouse : [])
            + (tracksMouse && tracksMotion ? Self.motion : [])
        enter = Array(modes.map(\.enter).joined().utf8)
        // A frame may be open, with colors and a scrolling region set; the screen is restored last.
        // Reports of moves may have been enabled meanwhile.
        let reset = "\u{1B}[?2026l\u{1B}[m\u{1B}[r" + (tracksMouse && !tracksMotion ? "\u{1B}[?1003l" : "")
        leave = Array((reset + modes.reversed().map(\.leave).joined()).utf8)
    }
}
