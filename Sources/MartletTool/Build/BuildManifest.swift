import Foundation

/// The commands of a build, as SwiftPM writes them for llbuild: YAML whose values are JSON, one a line.
struct BuildManifest {
    private struct Command {
        var inputs: [String] = []
        var arguments: [String] = []
    }

    private let commands: [String: Command]
    /// The copies of resources in bundles.
    let resources: ResourceCopies

    init(file: URL) throws {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw CommandError("SwiftPM's plan of the build is not at \(file.path).")
        }
        self.init(text: text)
    }

    init(text: String) {
        var commands: [String: Command] = [:]
        var resources = ResourceCopies()
        var name: String?
        var tool: Substring = ""
        var inputs: [String] = []
        func list(_ json: Substring) -> [String] {
            (try? JSONDecoder().decode([String].self, from: Data(json.utf8))) ?? []
        }
        for line in text.split(separator: "\n") {
            if line.hasPrefix("  \""), line.hasSuffix("\":") {
                let found = String(line.dropFirst(3).dropLast(2))
                // Only programs and modules matter, and there are thousands of other commands.
                name = [".exe", ".module>", ".module"].contains { found.hasSuffix($0) } ? found : nil
                tool = ""
            } else if line.hasPrefix("    tool: ") {
                tool = line.dropFirst(10)
            } else if tool == "copy-tool", line.hasPrefix("    inputs: ") {
                inputs = list(line.dropFirst(12))
            } else if tool == "copy-tool", line.hasPrefix("    outputs: ") {
                resources.add(from: inputs, to: list(line.dropFirst(13)))
            } else if tool == "shell", name == nil, line.hasPrefix("    inputs: ") {
                // A command of a plugin.
                resources.addInputs(list(line.dropFirst(12)))
            } else if let name, line.hasPrefix("    inputs: ") {
                commands[name, default: Command()].inputs = list(line.dropFirst(12))
            } else if let name, line.hasPrefix("    args: ") {
                commands[name, default: Command()].arguments = list(line.dropFirst(10))
            }
        }
        self.commands = commands
        self.resources = resources
    }

    /// Returns the object files of a target.
    func objects(ofTarget name: String) -> [String] {
        let found = commands.first { key, _ in
            key.hasPrefix("<\(name)-") && key.hasSuffix("-debug.module>")
        }
        return found?.value.inputs.filter { $0.hasSuffix(".o") } ?? []
    }

    /// Returns the arguments of the command that links a program.
    func linkCommand(of product: String) -> [String]? {
        commands.first { $0.key.hasPrefix("C.\(product)-") && $0.key.hasSuffix("-debug.exe") }?.value.arguments
    }

    /// Returns the arguments of the command that compiles a Swift module.
    func compileCommand(ofModule name: String) -> [String]? {
        commands.first { $0.key.hasPrefix("C.\(name)-") && $0.key.hasSuffix("-debug.module") }?.value.arguments
    }

    /// Returns the flags for system libraries of the programs that contain an object file.
    func libraryFlags(ofProductsWith object: String) -> [String] {
        commands.filter { $0.key.hasSuffix("-debug.exe") && $0.value.inputs.contains(object) }
            .sorted { $0.key < $1.key }
            .flatMap(\.value.arguments)
            .filter { $0.hasPrefix("-l") || $0.hasPrefix("-L/") }
    }
}
