import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program in the folder of the tests' executable, run by the tests.
enum Program {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Starts a program with default signal handling, whatever that of the tests is.
    ///
    /// - Parameters:
    ///   - variables: The whole environment: `NAME=value`.
    ///   - leadsSession: Whether it leads a session of its own, so that a terminal that it opens is its controlling
    ///     one.
    ///   - files: Sets up its files.
    static func start(
        _ name: String,
        arguments: [String] = [],
        variables: [String],
        leadsSession: Bool = false,
        files: (inout posix_spawn_file_actions_t) -> Void
    ) throws -> pid_t {
        let executable = try folder() + "/" + name
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        files(&actions)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The threads of Dispatch block signals, and would lend that to the program.
        var blocked = sigset_t()
        sigemptyset(&blocked)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        // The parent of the tests may ignore signals, such as SIGPIPE, which child processes inherit.
        var standard = sigset_t()
        sigfillset(&standard)
        posix_spawnattr_setsigdefault(&attributes, &standard)
        let (setSession, setMask, setStandard): (Int16, Int16, Int16) = (0x80, 0x08, 0x04)
        posix_spawnattr_setflags(&attributes, setMask | setStandard | (leadsSession ? setSession : 0))
        var argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
        var variablePointers = (["SWIFT_BACKTRACE=enable=no"] + variables).map { strdup($0) } + [nil]
        defer { for pointer in argumentPointers + variablePointers { free(pointer) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, executable, &actions, &attributes, &argumentPointers, &variablePointers)
        guard error == 0 else { throw Failure(description: "cannot run \(executable): \(error)") }
        return process
    }

    private static func folder() throws -> String {
        var own = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &own, own.count - 1)
        guard length > 0 else { throw Failure(description: "the tests do not know where they are") }
        let path = String(decoding: own[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return (path as NSString).deletingLastPathComponent
    }
}
