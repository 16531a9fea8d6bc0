#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program in a pseudo terminal, of which this is the other end.
final class PseudoTerminal {
    private let main: Int32
    /// Held open so that the attributes can be looked at when the program has ended.
    private let secondary: Int32
    let process: pid_t
    private(set) var output: [UInt8] = []
    private var searched = 0
    private var status: Int32?

    /// Runs an executable from the folder of this one.
    init(
        running program: String, arguments: [String] = [], width: UInt16 = 60, height: UInt16 = 10,
        environment: [String: String] = [:]
    ) throws {
        // The implementation of posix_openpt, unlockpt and ptsname on Linux, which are not available in Swift.
        let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
        main = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var locked: Int32 = 0
        var index: UInt32 = 0
        guard main >= 0, ioctl(main, unlock, &locked) == 0, ioctl(main, number, &index) == 0 else {
            throw Program.Failure(description: "no pseudo terminal: \(errno)")
        }
        let path = "/dev/pts/\(index)"
        secondary = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        var window = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(main, UInt(TIOCSWINSZ), &window)
        process = try Program.start(
            program,
            arguments: arguments,
            variables: ["TERM=xterm-256color", "COLORTERM=truecolor"] + environment.map { "\($0)=\($1)" },
            leadsSession: true
        ) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
        close(main)
        close(secondary)
    }

    func send(_ text: String) {
        var bytes = Array(text.utf8)
        _ = write(main, &bytes, bytes.count)
    }

    func resize(width: UInt16, height: UInt16) {
        var window = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(main, UInt(TIOCSWINSZ), &window)
    }

    /// Whether the terminal handles lines and signals by itself, as it does for shells.
    var isCooked: Bool {
        var attributes = termios()
        tcgetattr(secondary, &attributes)
        return attributes.c_lflag & tcflag_t(ICANON) != 0 && attributes.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Reads until a text appears after the previous match; fails after ten seconds.
    func expect(_ text: String) throws {
        let wanted = Array(text.utf8)
        while true {
            if output.count >= searched + wanted.count {
                for start in searched...output.count - wanted.count
                where output[start..<start + wanted.count].elementsEqual(wanted) {
                    searched = start + wanted.count
                    return
                }
            }
            guard read(timeout: 10_000) else {
                throw Program.Failure(description: "\(text.debugDescription) did not come after \(shown(searched))")
            }
        }
    }

    /// Waits for the end of the process, whose output is then in `output`. A process without output for half a minute
    /// is killed.
    func wait() -> Int32 {
        var timeout = 300
        while process(hasEnded: WNOHANG) == false {
            if read(timeout: 100) { continue }
            timeout -= 1
            if timeout == 0 { kill(process, SIGKILL) }
        }
        while read(timeout: 0) {}
        return status!
    }

    /// Waits until the process is stopped.
    func waitUntilStopped() {
        var status: Int32 = 0
        waitpid(process, &status, WUNTRACED)
    }

    /// Returns the output from an offset on, in readable form.
    func shown(_ start: Int = 0) -> String {
        String(decoding: output[start...], as: UTF8.self).debugDescription
    }

    /// The text after the last time that the alternate screen was left; nil if it was not.
    var afterScreen: String? {
        let text = String(decoding: output, as: UTF8.self)
        let parts = text.split(separator: "\u{1B}[?1049l", omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last, !last.contains("\u{1B}") else { return nil }
        return String(last)
    }

    private func process(hasEnded flags: Int32) -> Bool {
        if status != nil { return true }
        var value: Int32 = 0
        guard waitpid(process, &value, flags) == process else { return false }
        status = value
        return true
    }

    /// Reads what there is; false when nothing comes in time.
    private func read(timeout: Int32) -> Bool {
        var request = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, timeout) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 4096)
        #if canImport(Glibc)
        let count = Glibc.read(main, &buffer, buffer.count)
        #else
        let count = Musl.read(main, &buffer, buffer.count)
        #endif
        guard count > 0 else { return false }
        output += buffer[..<count]
        return true
    }
}
