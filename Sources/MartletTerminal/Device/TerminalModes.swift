/// The modes that a program sets, and how they are undone.
struct TerminalModes {
    /// The modes of a program that has the whole screen.
    private static let screen: [(enter: String, leave: String)] = [
        ("\u{1B}[?1049h", "\u{1B}[?1049l"),  // the alternate screen
        ("\u{1B}[22;2t", "\u{1B}[23;2t"),  // the title of the window, kept and given back
    ]
    private static let common: [(enter: String, leave: String)] = [
        ("\u{1B}[?25l", "\u{1B}[?25h"),  // the cursor
        ("\u{1B}[?7l", "\u{1B}[?7h"),  // automatic wrapping
        ("\u{1B}[?2027h", "\u{1B}[?2027l"),  // widths by grapheme clusters, where known
        ("\u{1B}[?2004h", "\u{1B}[?2004l"),  // marks around pastes
        ("\u{1B}[?1004h", "\u{1B}[?1004l"),  // reports of focus
    ]
    /// Modes of terminals that answer questions, which others may print.
    private static func answering(isInline: Bool) -> [(enter: String, leave: String)] {
        [
            ("\u{1B}[?2031h", "\u{1B}[?2031l"),  // reports of other colors
            // The shell's screen may have a keyboard mode of its own, which ending this one must not undo.
            (isInline ? "\u{1B}[>0u" : "", keyboard.leave),
        ]
    }
    /// Kitty's keyboard protocol, with releases. It begins when the terminal has said that it knows it. The alternate
    /// screen has a stack of its own, so that ending it undoes nothing of other programs.
    static let keyboard = (enter: "\u{1B}[>3u", leave: "\u{1B}[<u")
    /// Changes the keyboard protocol that an inline program has begun already.
    static let inlineKeyboard = "\u{1B}[=3u"
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

    /// Questions about the keyboard protocol, the background color and pictures. The last one is answered by every terminal.
    static func questions(kittyPictures: Bool) -> String {
        "\u{1B}[?u" + colorQuestion + cellQuestion + "\u{1B}[?1;1;0S" + (kittyPictures ? pictureQuestion : "")
            + "\u{1B}[c"
    }
    static let cellQuestion = "\u{1B}[16t"
    /// Sends a picture of one pixel, which is not kept.
    private static let pictureQuestion = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    static let clipboardQuestion = "\u{1B}]52;c;?\u{1B}\\"
    static let colorQuestion = "\u{1B}]11;?\u{1B}\\"

    /// - Parameters:
    ///   - isInline: Whether the program shares the screen with the shell. Leaving then moves the cursor below the
    ///     last line of the program, whose position is the saved one.
    ///   - removesPictures: Whether kitty's pictures are removed at the end.
    init(
        tracksMouse: Bool, tracksMotion: Bool, asks: Bool, isInline: Bool = false, removesPictures: Bool = false
    ) {
        let modes =
            (isInline ? [] : Self.screen) + Self.common + (asks ? Self.answering(isInline: isInline) : [])
            + (tracksMouse ? Self.mouse : []) + (tracksMouse && tracksMotion ? Self.motion : [])
        // A program that ends before its first frame leaves the cursor where it is.
        enter = Array((modes.map(\.enter).joined() + (isInline ? "\u{1B}7" : "")).utf8)
        // A frame may be open, with colors and a scrolling region set; the screen is restored last.
        // Reports of moves may have been enabled meanwhile.
        // A terminal without an alternate screen, as GNU screen is at first, would keep the last frame.
        let place = isInline ? "\u{1B}8\u{1B}[m\r\n" : "\u{1B}[m\u{1B}[r\u{1B}[H\u{1B}[J"
        let pictures = removesPictures ? KittyPictures.removal : ""
        let reset = "\u{1B}[?2026l" + pictures + place + (tracksMouse && !tracksMotion ? "\u{1B}[?1003l" : "")
        leave = Array((reset + modes.reversed().map(\.leave).joined()).utf8)
    }
}
