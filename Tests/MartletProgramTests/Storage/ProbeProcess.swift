import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A run of the storage probe, or of the one of models, whose stored values lie in a folder of the test.
final class ProbeProcess {
    let process: pid_t
    private let output: Int32
    private var bytes: [UInt8] = []
    private var hasEnded = false

    init(_ arguments: [String], of program: String = "StorageProbe", home: String) throws {
        var ends: [Int32] = [0, 0]
        // Or a process that another thread starts would get this one's pipe.
        Self.starting.lock()
        defer { Self.starting.unlock() }
        guard pipe(&ends) == 0 else { throw Program.Failure(description: "no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        output = ends[0]
        defer { close(ends[1]) }
        process = try Program.start(
            program, arguments: arguments,
            variables: ["HOME=\(home)", "XDG_CONFIG_HOME=\(home)/config", "XDG_STATE_HOME=\(home)/state"]
        ) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        }
    }

    private static let starting = NSLock()

    deinit {
        if !hasEnded { end(SIGKILL) }
        close(output)
    }

    /// Ends the process by a signal, and waits until it is gone.
    func end(_ signal: Int32) {
        kill(process, signal)
        wait()
    }

    func wait() {
        guard !hasEnded else { return }
        hasEnded = true
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// Waits for a line of output; nil at its end, or after ten seconds.
    func line() -> String? {
        while true {
            if let end = bytes.firstIndex(of: 10) {
                defer { bytes.removeSubrange(...end) }
                return String(decoding: bytes[..<end], as: UTF8.self)
            }
            var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, 10_000) > 0 else { return nil }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(output, &buffer, buffer.count)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
        }
    }

    /// Returns the output of the process until it ends.
    func lines() -> [String] {
        var lines: [String] = []
        while let line = line() { lines.append(line) }
        wait()
        return lines
    }

    /// Runs the probe to its end.
    @discardableResult
    static func run(_ arguments: String..., home: TestFolder) throws -> [String] {
        try ProbeProcess(arguments, home: home.path).lines()
    }
}
