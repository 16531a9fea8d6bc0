import Foundation
import MartletPreviewMessages

/// Lists the previews of the package.
struct ListPreviewsTool: AssistantTool {
    let context: AssistantContext

    let name = "list_previews"
    let summary =
        "Builds the package and lists its SwiftUI previews (#Preview and PreviewProvider), with file and line."
    let parameters = [
        (name: "target", summary: "The target. Without, all targets that use SwiftUI.", isRequired: false)
    ]

    func call(_ arguments: [String: String]) async throws -> [JSONValue] {
        let runner = try await context.runner(target: arguments["target"])
        let entries = try await runner.list()
        let lines = entries.map { entry in
            let place = entry.file.map { " (\($0)\(entry.line.map { ":\($0)" } ?? ""))" } ?? ""
            return entry.name + place + entry.problems.map { "\n    problem: \($0)" }.joined()
        }
        return [.text(lines.isEmpty ? "There are no previews." : lines.joined(separator: "\n"))]
    }
}

/// Draws one preview.
struct PreviewPictureTool: AssistantTool {
    let context: AssistantContext

    let name = "preview_picture"
    let summary = "Builds the package and draws a SwiftUI preview. Problems, such as a crash, are told as text."
    let parameters = [
        (name: "name", summary: "The name of the preview, as list_previews has it, or a part of it.", isRequired: true),
        (name: "variant", summary: "Words with + between them: \(PreviewVariant.words).", isRequired: false),
        (name: "target", summary: "The target. Without, all targets that use SwiftUI.", isRequired: false),
    ]

    func call(_ arguments: [String: String]) async throws -> [JSONValue] {
        let variant: PreviewVariant
        do {
            variant = try PreviewVariant(parsing: arguments["variant"] ?? "light")
        } catch {
            throw CommandError(error.description)
        }
        let runner = try await context.runner(target: arguments["target"])
        let all = try await runner.list()
        let wanted = arguments["name"] ?? ""
        let exact = all.filter { $0.name == wanted }
        let found = exact.isEmpty ? all.filter { $0.name.localizedCaseInsensitiveContains(wanted) } : exact
        guard let entry = found.first else {
            throw CommandError(
                "There is no preview \(wanted). There are: \(all.map(\.name).joined(separator: ", ")).")
        }
        guard found.count == 1 else {
            throw CommandError("Several previews have that name: \(found.map(\.name).joined(separator: ", ")).")
        }
        let folder = context.logs.appendingPathComponent("pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let drawn = try await runner.draw([entry], variants: [variant], into: folder)[0]
        var parts = drawn.pictures.compactMap { picture in
            (try? Data(contentsOf: folder.appendingPathComponent(picture.file))).map { JSONValue.image($0) }
        }
        if !drawn.problems.isEmpty { parts.append(.text(drawn.problems.joined(separator: "\n"))) }
        return parts
    }
}

extension AssistantContext {
    /// Builds the package, and returns a runner of its previews.
    fileprivate func runner(target: String?) async throws -> PreviewRunner {
        let program = try await PreviewProgram.build(targets: target.map { [$0] } ?? [], in: package, logs: logs)
        return PreviewRunner(program: program, logs: logs, timeout: .seconds(10))
    }
}
