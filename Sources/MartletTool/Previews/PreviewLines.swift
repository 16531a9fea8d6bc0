import Foundation

/// The lines of a report for the terminal.
enum PreviewLines {
    static func text(of report: PreviewReport, folder: String?) -> String {
        var lines: [String] = []
        for preview in report.previews {
            let file = preview.file.map { URL(fileURLWithPath: $0).lastPathComponent }
            let place = file.map { "  \($0)\(preview.line.map { ":\($0)" } ?? "")" } ?? ""
            lines.append("\(preview.problems.isEmpty ? " " : "✘") \(preview.name.printable)\(place)")
            lines += preview.problems.map { "    \($0.printable)" }
        }
        let faulty = report.previews.count { !$0.problems.isEmpty }
        let pictures = report.previews.flatMap(\.pictures)
        var summary = report.previews.count == 1 ? "1 preview" : "\(report.previews.count) previews"
        if faulty > 0 { summary += ", \(faulty) with problems" }
        if let folder {
            let times = pictures.map(\.milliseconds).sorted()
            let median = times.isEmpty ? 0 : times[times.count / 2]
            summary += "; \(pictures.count) pictures in \(folder), \(Int(median.rounded())) ms each (median)"
        }
        lines.append(summary)
        if let comparison = report.comparison {
            lines.append(
                "\(comparison.different.count) look different, \(comparison.added.count) are new, "
                    + "\(comparison.removed.count) are gone, \(comparison.unchanged) look the same: differences.html")
        }
        return lines.joined(separator: "\n")
    }
}
