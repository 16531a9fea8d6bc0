import ArgumentParser
import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The options of all commands: the app to inspect, and the destination of messages.
struct AppOptions: ParsableArguments {
    @Option(help: ArgumentHelp("An app that runs, by its process or its socket.", valueName: "pid|socket"))
    var attach: String?

    @Option(help: ArgumentHelp("Write messages of this tool to a file.", valueName: "file"))
    var log: String?

    @Argument(help: "The app to start: a program, or the name of one in .build/debug. Without, the one that runs.")
    var app: String?

    @Argument(parsing: .allUnrecognized, help: "What the app gets; behind --, also what this tool would understand.")
    var arguments: [String] = []

    /// The arguments for the app, without the separator `--`.
    var passedOn: [String] {
        guard let end = arguments.firstIndex(of: "--") else { return arguments }
        return Array(arguments[..<end] + arguments[(end + 1)...])
    }

    func validate() throws {
        if attach != nil && app != nil { throw ValidationError("Either start an app or attach to one.") }
    }

    /// The app to start, or the socket of a running one.
    enum Target {
        case start(path: String)
        case running(AppSocket)
    }

    /// Returns the app; throws an error that lists the running apps if it is not found.
    func target() async throws -> Target {
        if let app {
            do {
                return .start(path: try LaunchedApp.find(app))
            } catch {
                throw ValidationError(error.description)
            }
        }
        if let attach, attach.contains("/") { return .running(AppSocket(path: attach)) }
        var found: [AppSocket] = []
        for socket in AppSocket.all() where attach == nil || socket.process == attach.flatMap({ Int32($0) }) {
            if let connection = try? await LineConnection(path: socket.path) {
                await connection.close()
                found.append(socket)
            }
        }
        if found.count == 1 { return .running(found[0]) }
        if let attach { throw ValidationError("No app with the process \(attach) can be inspected.") }
        if found.isEmpty {
            throw ValidationError(
                "No app runs that can be inspected. Start one: martlet inspect APP, or MARTLET_INSPECT=1 APP.")
        }
        let list = found.map { "    --attach \($0.process ?? 0)    \($0.name ?? "")" }.joined(separator: "\n")
        throw ValidationError("Several apps run. Say which:\n" + list)
    }

    /// Creates the log for messages.
    func makeLog() throws -> Log {
        guard let log else { return Log(file: nil, sharesTerminal: app != nil && isatty(2) == 1) }
        guard let file = FileHandle(forAppendingTo: log) else {
            throw ValidationError("The file \(log) can't be written.")
        }
        return Log(file: file, sharesTerminal: false)
    }
}

extension FileHandle {
    /// Opens a file for appending, and creates it if necessary.
    convenience init?(forAppendingTo path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        self.init(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Opens a file for writing, and truncates it.
    convenience init?(forReplacing path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        self.init(fileDescriptor: descriptor, closeOnDealloc: true)
    }
}
