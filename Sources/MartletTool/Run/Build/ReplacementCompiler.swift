import Foundation

/// Compiles replacements to shared objects. It calls the compiler's frontend and the linker itself: the driver would
/// take as long again for a small file.
struct ReplacementCompiler: Sendable {
    /// Members of a file that are replaced.
    struct Part: Sendable {
        var module: String
        var path: String
        var file: SourceMembers
        var members: [Int]
    }

    private let folder: ReloadFolder
    private let logs: URL
    /// For each module, the command of the frontend for a file, with the placeholders.
    private let commands: [String: [String]]
    private let linker: String
    private let runtimeObject: String

    private static let placeholder = "MartletReplacement"

    /// Asks the compiler how it compiles a file of each module, and compiles an empty one, which fills its caches.
    init(program: ReloadProgram, folder: ReloadFolder, logs: URL) async throws {
        self.folder = folder
        self.logs = logs
        let info = try await Self.output(of: program.compiler, ["-print-target-info"], logs: logs)
        guard let object = try? JSONSerialization.jsonObject(with: Data(info.utf8)) as? [String: Any],
            let paths = object["paths"] as? [String: Any], let runtime = paths["runtimeResourcePath"] as? String,
            let target = object["target"] as? [String: Any], let triple = target["triple"] as? String
        else { throw CommandError("\(program.compiler) does not say where its runtime is.") }
        let architecture = triple.split(separator: "-").first.map(String.init) ?? "x86_64"
        runtimeObject = "\(runtime)/linux/\(architecture)/swiftrt.o"
        let lld = URL(fileURLWithPath: program.compiler).deletingLastPathComponent().appendingPathComponent("ld.lld")
            .path
        linker = FileManager.default.isExecutableFile(atPath: lld) ? lld : "/usr/bin/ld"
        var commands: [String: [String]] = [:]
        for module in program.modules {
            commands[module.name] = try await Self.command(for: module, program: program, folder: folder, logs: logs)
        }
        self.commands = commands
    }

    private static func command(
        for module: ReloadProgram.Module, program: ReloadProgram, folder: ReloadFolder, logs: URL
    ) async throws -> [String] {
        var arguments = ReloadBuild.removing(
            ["-index-store-path", "-emit-objc-header-path"],
            flags: [
                "-parseable-output", "-incremental", "-enable-batch-mode", "-serialize-diagnostics", "-enable-testing",
            ],
            from: module.arguments)
        if let entry = arguments.firstIndex(of: "-entry-point-function-name"), entry > 0, entry + 2 < arguments.count {
            arguments.removeSubrange(entry - 1...entry + 2)
        }
        arguments = ["-I", folder.modules.path, "-I", module.importPath] + arguments
        let source = folder.replacements.appendingPathComponent(placeholder + ".swift").path
        try Data().write(to: URL(fileURLWithPath: source))
        arguments += [
            "-module-name", placeholder, "-parse-as-library", "-c", source, "-o",
            folder.replacements.appendingPathComponent(placeholder + ".o").path, "-gnone", "-driver-print-jobs",
        ]
        let text = try await output(of: program.compiler, arguments, logs: logs)
        guard let line = text.split(separator: "\n").first(where: { $0.contains(" -frontend -c ") }) else {
            throw CommandError("\(program.compiler) does not say how it compiles a file.")
        }
        return words(of: line)
    }

    /// Splits a line as a shell does: blanks separate, a backslash and quotes make characters plain.
    static func words(of line: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }

    private static func output(of program: String, _ arguments: [String], logs: URL) async throws -> String {
        let log = logs.appendingPathComponent("compiler-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: log) }
        let ending = try await ChildProcess(program: program, arguments: arguments, timeout: .seconds(120)).run(
            output: log)
        try Task.checkCancellation()
        let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
        guard ending == .exited(0) else {
            throw CompileFailure(output: text)
        }
        return text
    }

    /// Compiles a file that imports each module, so that the first change does not wait for the compiler's caches.
    func warmUp() async throws {
        for (index, module) in commands.keys.sorted().enumerated() {
            _ = try? await compile("import \(module)\n", module: module, name: "warm\(index)")
        }
    }

    /// Compiles members to a shared object.
    /// - Returns: The path of the object.
    /// - Throws: ``CompileFailure`` with places in the original files.
    func compile(_ parts: [Part], number: Int) async throws -> String {
        let objects = try await withThrowingTaskGroup(of: String.self) { group in
            for (index, part) in parts.enumerated() {
                let text = ReplacementSource.text(
                    replacing: part.members, of: part.file, path: part.path, module: part.module, number: number)
                group.addTask { try await compile(text, module: part.module, name: "reload\(number)_\(index)") }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let result = folder.replacements.appendingPathComponent("reload\(number).so").path
        _ = try await Self.output(
            of: linker, ["-shared", "-o", result] + objects + [runtimeObject], logs: logs)
        return result
    }

    private func compile(_ text: String, module: String, name: String) async throws -> String {
        guard let command = commands[module] else { throw CommandError("The module \(module) is not known.") }
        let source = folder.replacements.appendingPathComponent(name + ".swift")
        try Data(text.utf8).write(to: source)
        let arguments = command.dropFirst().map {
            $0.replacingOccurrences(of: Self.placeholder, with: name)
        }
        _ = try await Self.output(of: command[0], arguments, logs: logs)
        return folder.replacements.appendingPathComponent(name + ".o").path
    }
}
