import Foundation
import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An app that this tool has started. It has the tool's terminal, and belongs to its group of processes, so that it may
/// read from the terminal and gets what is typed to interrupt it.
final class LaunchedApp: Sendable {
    /// Why an app could not be started.
    struct CouldNotStart: Error, CustomStringConvertible {
        let description: String
    }

    let process: Int32
    /// How it has ended: the status that a shell would give, nil while it runs.
    var status: Int32? { ending.withLock { $0 } }
    private let ending = Mutex<Int32?>(nil)

    /// Starts an app with `MARTLET_INSPECT=1` in its environment.
    init(path: String, arguments: [String]) throws(CouldNotStart) {
        var environment = ProcessInfo.processInfo.environment
        environment["MARTLET_INSPECT"] = "1"
        process = try Self.spawn(path, arguments, environment)
        let thread = Thread { [self] in
            var status: Int32 = 0
            while waitpid(process, &status, 0) == -1 && errno == EINTR {}
            // The lower seven bits have the signal that ended it.
            let signal = status & 0x7f
            ending.withLock { $0 = signal == 0 ? status >> 8 & 0xff : 128 + signal }
        }
        thread.start()
    }

    /// Asks it to end, where it has not.
    func end() {
        // Its number is nobody else's before it has been waited for.
        if status == nil { kill(process, SIGTERM) }
    }

    /// Waits until it has ended.
    func ended() async -> Int32 {
        while true {
            if let status { return status }
            try? await Task.sleep(for: .milliseconds(20))
        }
    }

    /// The executable that is meant: as a shell would find it, or one of this package's.
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

    // Unsafe pointers: the system reads them before posix_spawn returns, and they are freed behind it.
    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String]
    ) throws(CouldNotStart) -> Int32 {
        keepFilesToOurselves()
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // What this tool ignores or handles would be ignored by the app, too.
        var defaults = sigset_t()
        sigfillset(&defaults)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        // Threads of the pool block signals, and the app would, too.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, path, nil, &attributes, &argv, &envp)
        guard error == 0 else {
            throw CouldNotStart(description: "\(path) could not be started: \(String(cString: strerror(error)))")
        }
        return process
    }

    /// Sockets and files of this tool are not for the app.
    private static func keepFilesToOurselves() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
            if let descriptor = Int32(name), descriptor > 2 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        }
    }
}
