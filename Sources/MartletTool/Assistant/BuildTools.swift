import Foundation

/// Builds the package, and returns the compiler's messages as JSON.
struct BuildTool: AssistantTool {
    let context: AssistantContext

    let name = "build"
    let summary =
        "Builds the package in debug. Returns JSON: ok, and the compiler's errors and warnings with file, line and column."
    let parameters = [(name: "target", summary: "The target. Without, the whole package.", isRequired: false)]

    private struct Answer: Encodable {
        var ok: Bool
        var messages: [CompilerMessage]
        /// The last lines of the output, if the build failed without a message of the compiler.
        var output: String?
    }

    func call(_ arguments: [String: String]) async throws -> [JSONValue] {
        let log = context.logs.appendingPathComponent("build.log")
        let ending = try await context.package.start(
            "build", arguments["target"].map { ["--target", $0] } ?? [], timeout: .seconds(3600), log: log)
        let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
        let isComplete = ending == .exited(0)
        let messages = CompilerMessage.all(in: text)
        let needsOutput = !isComplete && !messages.contains { $0.kind == "error" }
        let answer = Answer(
            ok: isComplete, messages: messages, output: needsOutput ? lastLines(of: text, count: 40) : nil)
        return [.text(try Self.json(answer))]
    }

    private static func json(_ answer: Answer) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(answer), as: UTF8.self)
    }
}

/// Runs tests of the package.
struct TestTool: AssistantTool {
    let context: AssistantContext

    let name = "test"
    let summary = "Builds and runs the package's tests. Returns the failures and the summary."
    let parameters = [
        (name: "filter", summary: "A regular expression for the names of tests. Without, all run.", isRequired: false)
    ]

    func call(_ arguments: [String: String]) async throws -> [JSONValue] {
        let log = context.logs.appendingPathComponent("test.log")
        let ending = try await context.package.start(
            "test", arguments["filter"].map { ["--filter", $0] } ?? [], timeout: .seconds(3600), log: log)
        let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
        let passed = ending == .exited(0)
        let lines = text.split(separator: "\n").filter { line in
            ["✘", "↳", "error:", "Fatal error", "Test run with", "Executed "].contains { line.contains($0) }
        }
        let shown = lines.isEmpty ? lastLines(of: text, count: 40) : lines.suffix(200).joined(separator: "\n")
        return [.text((passed ? "The tests passed.\n" : "The tests failed: \(ending.reason).\n") + shown)]
    }
}

private func lastLines(of text: String, count: Int) -> String {
    text.split(separator: "\n").suffix(count).joined(separator: "\n")
}

/// A message of the compiler.
struct CompilerMessage: Encodable, Hashable, Sendable {
    var kind: String
    var file: String
    var line: Int
    var column: Int
    var message: String

    /// Returns the errors and warnings in a build's output, each once.
    static func all(in text: String) -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return text.split(separator: "\n").compactMap { CompilerMessage(parsing: $0) }.filter {
            seen.insert($0).inserted
        }
    }

    /// Parses a line such as `/a/B.swift:3:7: error: cannot find 'x' in scope`.
    init?(parsing line: Substring) {
        for kind in ["error", "warning"] {
            guard line.hasPrefix("/"), let found = line.range(of: ": \(kind): ") else { continue }
            let place = line[..<found.lowerBound].split(separator: ":")
            guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else {
                continue
            }
            self.kind = kind
            file = place.dropLast(2).joined(separator: ":")
            (self.line, self.column) = (row, column)
            message = String(line[found.upperBound...])
            return
        }
        return nil
    }
}
