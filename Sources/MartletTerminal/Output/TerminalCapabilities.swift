/// The known capabilities of a terminal, before any output.
package struct TerminalCapabilities: Hashable, Sendable {
    /// The colors that the terminal shows.
    package var colorDepth: ColorDepth
    /// Whether erased cells take the current background color.
    package var erasesWithBackground: Bool
    /// Whether frames use scrolling regions and erasing, and not only plain writing.
    package var isSmart: Bool
    /// Whether the terminal is told the addresses of links. Most terminals pass over the sequence if they have no links.
    package var showsLinks: Bool

    /// Whether the terminal is asked about its colors and keyboard. Consoles may print the questions.
    package var answersQuestions: Bool
    /// Whether the terminal is asked for kitty's pictures. Programs in between may show the question, or take it for a title.
    package var mayHaveKittyPictures = false
    /// Whether the terminal is a system's console, whose font has few characters.
    package var hasConsoleFont = false
    /// Whether there are commands that scroll (SU and SD). Linux's console and terminals of old insert and delete lines.
    package var hasScrollCommands = true
    /// Whether the last line shows the keys that work, where it is free.
    package var showsHints = true

    package init(
        colorDepth: ColorDepth = .full, erasesWithBackground: Bool = true, isSmart: Bool = true,
        showsLinks: Bool = true,
        answersQuestions: Bool = true
    ) {
        self.answersQuestions = answersQuestions
        self.showsLinks = showsLinks
        self.colorDepth = colorDepth
        self.erasesWithBackground = erasesWithBackground
        self.isSmart = isSmart
    }

    /// Reads `NO_COLOR`, `CLICOLOR`, `COLORTERM` and `TERM`.
    ///
    /// A non-empty `NO_COLOR` disables colors, and so does a `CLICOLOR` of 0 unless `CLICOLOR_FORCE` asks for them. `COLORTERM` of `truecolor` or `24bit`, and terminals known by name, have
    /// 24-bit color; a `TERM` with `256` has the palette, as GNU screen at most; `dumb` has no colors.
    package init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        isSmart = !term.isEmpty && term != "dumb"
        // Consoles and terminals of old, which print the sequence.
        showsLinks = isSmart && !["linux", "vt", "cons", "screen"].contains { term.hasPrefix($0) }
        answersQuestions = showsLinks || isSmart && environment["TMUX"] != nil
        // GNU screen erases with the default background unless configured otherwise.
        erasesWithBackground = !Self.isScreen(term: term, environment: environment)
        colorDepth = Self.colorDepth(term: term, environment: environment)
        mayHaveKittyPictures =
            answersQuestions && environment["TMUX"] == nil && environment["STY"] == nil && !term.hasPrefix("screen")
            && !term.hasPrefix("tmux")
        hasConsoleFont = term.hasPrefix("linux") || term.hasPrefix("cons")
        hasScrollCommands = !hasConsoleFont && !term.hasPrefix("vt")
        showsHints = environment["MARTLET_HINTS"] != "0"
    }

    private static func colorDepth(term: String, environment: [String: String]) -> ColorDepth {
        if environment["NO_COLOR"].map({ !$0.isEmpty }) == true { return .none }
        let isForced = forcesColors(environment)
        if environment["CLICOLOR"] == "0", !isForced { return .none }
        let known = knownColorDepth(term: term, environment: environment)
        return isForced ? max(known, .basic) : known
    }

    /// Whether `CLICOLOR_FORCE` asks for colors, even where the output is no terminal.
    static func forcesColors(_ environment: [String: String]) -> Bool {
        guard environment["NO_COLOR"]?.isEmpty != false else { return false }
        return environment["CLICOLOR_FORCE"].map { !$0.isEmpty && $0 != "0" } == true
    }

    private static func knownColorDepth(term: String, environment: [String: String]) -> ColorDepth {
        if term.isEmpty || term == "dumb" || term.hasPrefix("vt1") || term.hasPrefix("vt2") { return .none }
        // Programs in GNU screen inherit the variable of the terminal around it, and screen takes the components of a 24-bit
        // color for attributes.
        if let value = environment["COLORTERM"], value == "truecolor" || value == "24bit",
            !isScreen(term: term, environment: environment)
        {
            return .full
        }
        let direct = ["direct", "truecolor", "kitty", "ghostty", "wezterm", "foot", "alacritty"]
        if direct.contains(where: { containsWord(term, $0) }) { return .full }
        return containsWord(term, "256") ? .palette : .basic
    }

    /// Whether the terminal is GNU screen, whose name tmux has too.
    private static func isScreen(term: String, environment: [String: String]) -> Bool {
        term.hasPrefix("screen") && environment["TMUX"] == nil
    }

    private static func containsWord(_ text: String, _ word: String) -> Bool {
        let text = Array(text.utf8)
        let word = Array(word.utf8)
        guard text.count >= word.count else { return false }
        return (0...text.count - word.count).contains { text[$0..<$0 + word.count].elementsEqual(word) }
    }
}
