import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The editors that the tool itself opens at a line of the source. Browsers open the others by addresses.
enum SourceEditor: String {
    /// GNOME Builder, which has no documented argument for a line.
    case builder
    /// A running Neovim, or else one in a new terminal.
    case neovim
    /// The editor of the environment: `MARTLET_EDITOR`, `VISUAL` or `EDITOR`.
    case environment = "editor"

    /// Editors that run in a terminal.
    private static let inTerminal: Set = [
        "vi", "vim", "nvim", "nano", "pico", "micro", "hx", "helix", "kak", "joe", "mcedit", "ne", "vis", "ed",
    ]
    private static let taking: (goto: Set<String>, suffix: Set<String>, option: Set<String>) = (
        ["code", "code-insiders", "codium", "vscodium", "cursor"], ["subl", "zed", "zeditor", "hx", "helix"],
        ["kate", "kwrite"]
    )

    /// Returns the command that opens a file at a line.
    ///
    /// - Parameters:
    ///   - environment: The environment of the tool.
    ///   - terminal: Returns the command that runs another one in a new terminal.
    /// - Throws: ``CommandError`` if the environment names no editor.
    func command(
        file: String, line: Int, environment: [String: String], terminal: ([String]) throws -> [String]
    ) throws -> [String] {
        switch self {
        case .builder: return ["gnome-builder", file]
        case .neovim:
            guard let server = Self.neovimServer(environment) else { return try terminal(["nvim", "+\(line)", file]) }
            let quoted = file.replacing("'", with: "''")
            return [
                "nvim", "--server", server, "--remote-expr", "execute('edit +\(line) ' .. fnameescape('\(quoted)'))",
            ]
        case .environment:
            let names = ["MARTLET_EDITOR", "VISUAL", "EDITOR"]
            guard let text = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else {
                throw CommandError("None of \(names.joined(separator: ", ")) is set where the tool was started.")
            }
            let words = text.split(separator: " ").map(String.init)
            if words.contains(where: { $0.contains("{file}") }) {
                return words.map { $0.replacing("{file}", with: file).replacing("{line}", with: "\(line)") }
            }
            let name = (words[0] as NSString).lastPathComponent
            let command = words + Self.arguments(of: name, file, line)
            return Self.needsTerminal(name, words) ? try terminal(command) : command
        }
    }

    private static func needsTerminal(_ name: String, _ words: [String]) -> Bool {
        let isEmacs = name.hasPrefix("emacs") && !words.isDisjoint(with: ["-nw", "-t", "-tty", "--no-window-system"])
        return isEmacs || inTerminal.contains(name)
    }

    private static func arguments(of name: String, _ file: String, _ line: Int) -> [String] {
        if taking.goto.contains(name) { return ["--goto", "\(file):\(line)"] }
        if taking.suffix.contains(name) { return ["\(file):\(line)"] }
        if taking.option.contains(name) { return ["--line", "\(line)", file] }
        return name == "gnome-builder" ? [file] : ["+\(line)", file]
    }

    /// Returns the socket of the Neovim that was started last.
    private static func neovimServer(_ environment: [String: String]) -> String? {
        if let server = environment["NVIM"] ?? environment["NVIM_LISTEN_ADDRESS"] { return server }
        guard let folder = environment["XDG_RUNTIME_DIR"] else { return nil }
        let files = FileManager.default
        let servers = ((try? files.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasPrefix("nvim.") }.compactMap { name -> (path: String, number: Int32)? in
                let parts = name.split(separator: ".")
                guard parts.count == 3, let number = Int32(parts[1]), kill(number, 0) == 0 else { return nil }
                return ("\(folder)/\(name)", number)
            }
        return servers.max { $0.number < $1.number }?.path
    }
}

extension [String] {
    fileprivate func isDisjoint(with others: Set<String>) -> Bool { !contains { others.contains($0) } }
}
