import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A request of the page to open a line in an editor, which the tool itself answers.
struct EditorOrder: Decodable {
    var id: Int
    var ask: String
    var editor: String
    var file: String
    var line: Int

    /// Reads a message; `nil` if it is a request of another kind.
    init?(_ message: Data) {
        guard let order = try? JSONDecoder().decode(Self.self, from: message), order.ask == "open" else { return nil }
        self = order
    }

    /// Opens the line.
    /// - Throws: ``CommandError`` if there is no such file or editor, or if the editor ends with an error at once.
    func open(environment: [String: String] = ProcessInfo.processInfo.environment) async throws {
        guard let editor = SourceEditor(rawValue: editor) else {
            throw CommandError("No editor is called \(editor).")
        }
        guard file.hasPrefix("/"), line > 0, FileManager.default.fileExists(atPath: file), !URL(filePath: file).isFolder
        else { throw CommandError("There is no file \(file).") }
        let command = try editor.command(file: file, line: line, environment: environment) {
            try Self.inTerminal($0, environment)
        }
        try await Self.start(command, environment)
    }

    /// Returns a command that runs another one in a new terminal.
    private static func inTerminal(_ command: [String], _ environment: [String: String]) throws -> [String] {
        var terminals: [[String]] = [
            ["xdg-terminal-exec"], ["x-terminal-emulator", "-e"], ["gnome-terminal", "--"], ["kgx", "-e"],
            ["konsole", "-e"], ["foot"], ["kitty"], ["alacritty", "-e"], ["xterm", "-e"],
        ]
        if let own = environment["TERMINAL"], !own.isEmpty { terminals.insert([own, "-e"], at: 0) }
        guard let terminal = terminals.first(where: { isThere($0[0], environment) }) else {
            throw CommandError("\(command[0]) needs a terminal, and no program for one was found.")
        }
        return terminal + command
    }

    private static func isThere(_ program: String, _ environment: [String: String]) -> Bool {
        if program.contains("/") { return access(program, X_OK) == 0 }
        return (environment["PATH"] ?? "").split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }

    /// Starts a command, and waits a second for an early failure.
    private static func start(_ command: [String], _ environment: [String: String]) async throws {
        guard isThere(command[0], environment) else { throw CommandError("There is no program \(command[0]).") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        (process.standardInput, process.standardOutput, process.standardError) =
            (FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice)
        do { try process.run() } catch {
            throw CommandError("\(command[0]) can't be started: \(error.localizedDescription)")
        }
        for _ in 0..<20 where process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
        guard !process.isRunning, process.terminationStatus != 0 else { return }
        throw CommandError("\(command[0]) ended with the status \(process.terminationStatus).")
    }
}
