import Foundation

/// A short page for `man`, which packages of commands are expected to have.
struct ManualPage {
    let app: AppDescription

    var text: String {
        let command = app.package.description
        var lines = [
            ".TH \(command.uppercased()) 1 \"\(app.day)\" \"\(Self.escaped("\(app.name) \(app.version)"))\"",
            ".SH NAME", Self.escaped(command) + " \\- " + Self.escaped(app.summary),
            ".SH SYNOPSIS", ".B " + Self.escaped(command),
        ]
        if !app.documentTypes.isEmpty { lines.append("[\\fIFILE\\fR]...") }
        lines += [".SH DESCRIPTION", Self.escaped(app.summary.hasSuffix(".") ? app.summary : app.summary + ".")]
        if let homepage = app.homepage { lines += [".SH SEE ALSO", ".UR " + Self.escaped(homepage), ".UE"] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a line that means itself: backslashes, and a dot or quote at the beginning, are commands of roff.
    private static func escaped(_ line: String) -> String {
        let text = line.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "\"", with: "\\(dq")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
