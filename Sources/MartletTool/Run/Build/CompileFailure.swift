import Foundation
import MartletReloadMessages

/// The errors of code that does not compile.
struct CompileFailure: Error, Equatable {
    /// A message of the compiler.
    struct Message: Equatable {
        var file: String
        var line: Int
        var text: String
    }

    /// The errors, each once, in the order of the compiler.
    var messages: [Message]
    /// The last lines of the output, for failures that have no place in a file.
    var rest: String

    /// Reads the compiler's output.
    init(output: String) {
        var found: [Message] = []
        for line in output.split(separator: "\n") {
            // Such as /path/File.swift:12:5: error: cannot find 'x' in scope
            guard let range = line.range(of: ": error: ") else { continue }
            let place = line[..<range.lowerBound].split(separator: ":")
            guard place.count >= 3, let number = Int(place[place.count - 2]) else { continue }
            let file = place.dropLast(2).joined(separator: ":")
            let message = Message(file: file, line: number, text: String(line[range.upperBound...]))
            if !found.contains(message) { found.append(message) }
        }
        messages = found
        let lines = output.split(separator: "\n")
        let errors = lines.filter { $0.contains("error:") }
        rest = (errors.isEmpty ? lines.suffix(8) : errors.prefix(8)).joined(separator: "\n")
    }

    /// The lines that tell the developer what to mend.
    var lines: [String] {
        if messages.isEmpty { return rest.split(separator: "\n").map(String.init) }
        return messages.map { "\(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line): \($0.text)" }
    }

    /// The notice over the app.
    var notice: ReloadNotice {
        let shown = lines.prefix(4)
        let more = lines.count - shown.count
        return ReloadNotice(
            title: "This does not compile", lines: shown + (more > 0 ? ["and \(more) more"] : []), isError: true)
    }
}
