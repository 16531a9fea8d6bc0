import Foundation
import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An app started by this tool. It shares the tool's terminal and process group, so that it can read from the terminal
/// and receives its interrupts.
final class LaunchedApp: Sendable {
    /// The reason why an app could not be started.
    struct CouldNotStart: Error, CustomStringConvertible {
        let description: String
    }

    /// The path of the executable, and the arguments.
    let path: String
    let arguments: [String]
    let process: Int32
    /// The exit status in the form that a shell uses; `nil` while the app runs.
    var status: Int32? { ending.withLock { $0 } }
    private let ending = Mutex<Int32?>(nil)

    /// Starts an app.
    /// - Parameters:
    ///   - added: Variables of its environment beside the tool's; without, the app can be inspected.
    ///   - output: A file to which the app's output and errors are appended; it then has no input. `nil` if it shares the
    ///     tool's.
    init(
        path: String, arguments: [String], environment added: [String: String] = ["MARTLET_INSPECT": "1"],
        output: String? = nil
    ) throws(CouldNotStart) {
        let environment = ProcessInfo.processInfo.environment.merging(added) { $1 }
        (self.path, self.arguments) = (path, arguments)
        process = try Self.spawn(path, arguments, environment, output)
        let thread = Thread { [self] in
            var status: Int32 = 0
            while waitpid(process, &status, 0) == -1 && errno == EINTR {}
            // The lower seven bits are the signal that ended the process.
            let signal = status & 0x7f
            ending.withLock { $0 = signal == 0 ? status >> 8 & 0xff : 128 + signal }
        }
        thread.start()
    }

    /// Asks the app to terminate, if it is running.
    func end() {
        // The process number is not reused before the process has been waited for.
        if status == nil { kill(process, SIGTERM) }
    }

    /// Waits for the end of the app, and returns its status.
    func ended() async -> Int32 {
        while true {
            if let status { return status }
            try? await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Returns the path of an executable, searched like a shell does, or among the products of this package.
    static func find(_ name: String) throws(CouldNotStart) -> String {
        let files = FileManager.default
        if name.contains("/") {
            guard files.isExecutableFile(atPath: name) else {
                throw CouldNotStart(description: "there is no program \(name)")
            }
            return name
        }
        for folder in [".build/debug", ".build/release"] where files.isExecutableFile(atPath: folder + "/" + name) {
            return folder + "/" + name
        }
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        where files.isExecutableFile(atPath: folder + "/" + name) {
            return folder + "/" + name
        }
        throw CouldNotStart(
            description: "there is no program \(name) in .build/debug, in .build/release or on the path")
    }

    // Unsafe pointers: the system reads them before `posix_spawn` returns; they are freed afterwards.
    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String], _ output: String?
    ) throws(CouldNotStart) -> Int32 {
        closeFilesOnExec()
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Otherwise the app would inherit the signals that this tool ignores.
        var defaults = sigset_t()
        sigfillset(&defaults)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        // Otherwise the app would inherit the signal mask of a pool thread.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let output {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
        }

        var argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, path, &actions, &attributes, &argv, &envp)
        guard error == 0 else {
            throw CouldNotStart(description: "\(path) could not be started: \(String(cString: strerror(error)))")
        }
        return process
    }

    /// Prevents the app from inheriting sockets and files of this tool.
    private static func closeFilesOnExec() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
            if let descriptor = Int32(name), descriptor > 2 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        }
    }
}
