import Foundation
import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The tool's messages: on standard error, and in a file while an app uses the terminal.
final class ReloadOutput: Sendable {
    private let file: FileHandle?
    private let inTerminal = Mutex(false)
    /// The settings of the terminal before an app used it.
    private let settings: termios?

    init(log: URL) {
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        file = FileHandle(forWritingAtPath: log.path)
        var current = termios()
        settings = tcgetattr(STDIN_FILENO, &current) == 0 ? current : nil
    }

    /// Whether an app draws on the terminal that this process writes to.
    var appUsesTerminal: Bool {
        get { inTerminal.withLock { $0 } }
        set { inTerminal.withLock { $0 = newValue } }
    }

    func say(_ text: String) {
        let data = Data("martlet: \(text)\n".utf8)
        try? file?.write(contentsOf: data)
        if !appUsesTerminal || isatty(STDERR_FILENO) == 0 {
            try? FileHandle.standardError.write(contentsOf: data)
        }
    }

    /// Makes the terminal usable after an app has crashed.
    func restoreTerminal() {
        guard appUsesTerminal else { return }
        appUsesTerminal = false
        if var settings { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
        guard isatty(STDOUT_FILENO) == 1 else { return }
        // Leaves the other screen, shows the cursor, and ends reports of the pointer and of pastes.
        let codes = "\u{1B}[?1049l\u{1B}[?25h\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l\u{1B}[?2004l\u{1B}[0m"
        try? FileHandle.standardOutput.write(contentsOf: Data(codes.utf8))
    }
}
