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
            func median(_ times: [Double]) -> Int { times.isEmpty ? 0 : Int(times.sorted()[times.count / 2].rounded()) }
            summary += "; \(pictures.count) pictures in \(folder), \(median(pictures.map(\.milliseconds))) ms each"
            summary += " after \(median(pictures.map(\.preparation))) ms of preparation (medians)"
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
