import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The terminal that the process runs in, as a screen with a keyboard and a mouse.
///
/// An inline program has some lines below the shell's instead, which stay there when it ends. It has no mouse, and what it
/// prints appears above its lines.
///
/// Between `start` and `stop` the terminal is in raw mode and shows the alternate
/// screen. It is restored when the process ends in any way that can be noticed: by
/// `stop`, `exit`, a crash, or a signal. What the process prints meanwhile is kept back
/// and shown afterwards, on the normal screen.
///
/// Events come on the main actor, from sources on Dispatch's main queue. So the main
/// thread has to serve that queue (an asynchronous `main`, `dispatchMain` or
/// `RunLoop.main.run`), and tasks of the main actor run between events.
///
/// ```swift
/// let terminal = try TerminalDevice()
/// terminal.onEvent = { event in
///     if event == .key(TerminalKeyPress(.escape)) { exit(0) }
/// }
/// try terminal.start()
/// var grid = CellGrid(width: terminal.size.width, height: terminal.size.height)
/// grid.put("Press Escape", column: 2, row: 1)
/// terminal.present(grid)
/// dispatchMain()
/// ```
///
/// A process has one terminal: only one device can be started at a time.
@MainActor
package final class TerminalDevice {
    /// The options of a program.
    package struct Options: Hashable, Sendable {
        /// Reports of the mouse's buttons, wheel and drags.
        package var tracksMouse = true
        /// Reports of moves without a button, too.
        package var tracksMotion = false
        /// Whether printed output is held back until the screen is restored.
        package var capturesOutput = true
        /// Whether frames are drawn by standard error if standard output is no terminal. Then a script can read what the
        /// program prints, while the user sees its frames.
        package var drawsByStandardError = false
        /// Milliseconds after which a lone escape byte is the Escape key.
        package var escapeDelay = 40

        package init() {}
    }

    package let options: Options
    /// The descriptor that frames are written to.
    private let output: Int32
    package let capabilities: TerminalCapabilities
    /// Columns and rows, kept up to date.
    package internal(set) var size: CellSize
    /// Called with each event.
    package var onEvent: (TerminalEvent) -> Void = { _ in }
    /// The bytes of the last frame presented.
    package private(set) var lastFrameBytes = 0
    package private(set) var isStarted = false
    /// Whether moves without a button are reported although the options do not ask for it.
    package private(set) var isTrackingMotion = false

    /// Whether the terminal distinguishes all keys, and reports releases.
    package private(set) var isKeyboardEnhanced = false

    /// Whether the program has some lines below the shell's, and not the whole screen.
    package private(set) var isInline = false

    var parser = InputParser()
    /// The number of reads, by which a delayed flush detects that it is outdated.
    var inputCount = 0
    /// The reader on a background queue; a new one after each start.
    var reader: InputReader?
    var sources: [any DispatchSourceRead] = []
    var writer: ScreenWriter
    private var ground = ScreenGround()
    /// The last presented frame, whether or not the terminal shows it.
    private(set) var presented: (grid: CellGrid, cursor: CellPosition?)?
    /// Whether the terminal shows the last presented frame.
    private var isShown = false

    /// Looks at the terminal and its environment; changes nothing.
    package init(
        options: Options = Options(), environment: [String: String]? = nil
    ) throws(TerminalError) {
        let isOutput = isatty(STDOUT_FILENO) == 1
        output = isOutput || !options.drawsByStandardError ? STDOUT_FILENO : STDERR_FILENO
        guard isatty(STDIN_FILENO) == 1, isatty(output) == 1 else { throw .notATerminal }
        self.options = options
        capabilities = TerminalCapabilities(environment: environment ?? Self.environment())
        guard capabilities.isSmart else { throw .tooSimple }
        writer = ScreenWriter(capabilities: capabilities)
        size = Self.currentSize() ?? CellSize(width: 80, height: 24)
    }

    /// Takes control of the terminal, and begins to deliver events.
    ///
    /// - Parameter isInline: Whether the program has some lines below the shell's, and not the whole screen.
    package func start(isInline: Bool = false) throws(TerminalError) {
        guard !isStarted else { return }
        self.isInline = isInline
        writer = ScreenWriter(capabilities: capabilities, isInline: isInline)
        writer.setGround(ground)
        let modes = TerminalModes(
            tracksMouse: options.tracksMouse && !isInline, tracksMotion: options.tracksMotion,
            asks: capabilities.answersQuestions, isInline: isInline,
            removesPictures: capabilities.mayHaveKittyPictures && !isInline)
        let error = martlet_terminal_enter(
            STDIN_FILENO, output, modes.enter, modes.enter.count,
            modes.leave, modes.leave.count, options.capturesOutput, isInline)
        guard error == 0 else { throw .system(error) }
        isStarted = true
        size = Self.currentSize() ?? size
        invalidate()
        listen()
        if capabilities.answersQuestions {
            send(TerminalModes.questions(kittyPictures: capabilities.mayHaveKittyPictures))
        }
    }

    /// Asks for the background color again, after a change of colors.
    package func askForColors() {
        if isStarted, capabilities.answersQuestions { send(TerminalModes.colorQuestion) }
    }

    /// Asks for the size of a cell again, which may be another one after a change of the font.
    package func askForCellSize() {
        if isStarted, capabilities.answersQuestions { send(TerminalModes.cellQuestion) }
    }

    /// Sets the pictures that the terminal shows, and the color behind them.
    package func setGraphics(_ graphics: TerminalGraphics?, background: SIMD3<UInt8>) {
        writer.ownBackground = background
        writer.setGraphics(graphics)
        invalidate()
    }

    /// Begins kitty's keyboard protocol: also each time that the screen was left and entered again.
    func enhanceKeyboard() {
        isKeyboardEnhanced = true
        if isStarted { send(isInline ? TerminalModes.inlineKeyboard : TerminalModes.keyboard.enter) }
    }

    private func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = martlet_terminal_write(bytes, bytes.count)
    }

    /// Restores the terminal, and prints the output that was held back.
    package func stop() {
        guard isStarted else { return }
        if isInline { printRest() }
        isStarted = false
        endListening()
        martlet_terminal_leave()
    }

    /// Presents a grid, by writing the differences from the previous one.
    ///
    /// - Parameters:
    ///   - grid: The grid. Cells beyond `size` are dropped.
    ///   - cursor: The position of the visible cursor; nil for none.
    /// - Returns: False if the terminal is closed.
    @discardableResult
    package func present(_ grid: CellGrid, cursor: CellPosition? = nil) -> Bool {
        guard isStarted else { return false }
        let isFirst = presented == nil
        // Earlier output is above the first frame.
        defer { if isInline, isFirst { printCaptured() } }
        let previous = isShown ? presented?.grid : nil
        if previous == nil { writer.invalidate() }
        lastFrameBytes = writer.encode(from: previous, to: grid, cursor: cursor)
        presented = (grid, cursor)
        isShown = true
        guard lastFrameBytes > 0 else { return true }
        martlet_terminal_trim_capture()
        return writer.withBytes { martlet_terminal_write($0.baseAddress, $0.count) == 0 }
    }

    /// Sets the colors that are shown in place of the terminal's own.
    package func setGround(_ ground: ScreenGround) {
        guard ground != self.ground else { return }
        self.ground = ground
        writer.setGround(ground)
        invalidate()
    }

    /// Marks the content of the screen as unknown, so that the next frame is written in full.
    package func invalidate() {
        isShown = false
    }

    /// Writes the last presented frame again, in full.
    package func repaint() {
        invalidate()
        if let presented { present(presented.grid, cursor: presented.cursor) }
    }

    /// Names the terminal's window. The name that it had comes back when the screen is left. An inline program has no name.
    package func setTitle(_ title: String) {
        guard isStarted, !isInline else { return }
        let printable = String(title.unicodeScalars.filter { $0.properties.generalCategory != .control })
        let bytes = Array("\u{1B}]2;\(printable)\u{7}".utf8)
        _ = martlet_terminal_write(bytes, bytes.count)
    }

    /// Rings the bell.
    package func ring() {
        guard isStarted else { return }
        _ = martlet_terminal_write([7], 1)
    }

    /// Copies base64-encoded text to the clipboard, in terminals that support OSC 52.
    package func copy(base64 text: String) {
        guard isStarted else { return }
        let bytes = Array("\u{1B}]52;c;\(text)\u{1B}\\".utf8)
        _ = martlet_terminal_write(bytes, bytes.count)
    }

    /// Asks the terminal for the text of its clipboard.
    func askForClipboard() {
        guard isStarted, capabilities.answersQuestions else { return }
        parser.expectsClipboard = true
        send(TerminalModes.clipboardQuestion)
    }

    /// Begins or ends reports of moves without a button.
    package func setTracksMotion(_ tracksMotion: Bool) {
        guard isStarted, !isInline, options.tracksMouse, !options.tracksMotion, tracksMotion != isTrackingMotion else {
            return
        }
        isTrackingMotion = tracksMotion
        let bytes = TerminalModes.motion(tracksMotion)
        _ = martlet_terminal_write(bytes, bytes.count)
    }

    /// Stops the process group and leaves it to the shell, as Ctrl-Z does elsewhere.
    /// After it continues there is a `resume` event.
    package func suspend() {
        guard isStarted else { return }
        martlet_terminal_stop()
    }

    static func currentSize() -> CellSize? {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard martlet_terminal_size(STDIN_FILENO, &columns, &rows) else { return nil }
        return CellSize(width: Int(columns), height: Int(rows))
    }

    /// The size of a cell in pixels by the size of the window, for terminals that do not answer; nil if it is not known.
    var cellPixels: CellSize? {
        var window = winsize()
        guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        let cell = CellSize(
            width: Int(window.ws_xpixel) / Int(window.ws_col), height: Int(window.ws_ypixel) / Int(window.ws_row))
        return cell.width > 0 && cell.height > 0 ? cell : nil
    }

    private static func environment() -> [String: String] {
        var variables: [String: String] = [:]
        for name in [
            "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "TERM", "TMUX", "STY", "MARTLET_HINTS",
        ] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }
}
