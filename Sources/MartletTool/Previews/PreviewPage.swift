import Foundation

/// The pages with pictures of previews: files beside the pictures, which need no server.
enum PreviewPage {
    /// Returns a page with all previews.
    static func gallery(_ report: PreviewReport) -> String {
        let rows = report.previews.map { preview in
            let pictures = preview.pictures.map { figure($0.variant, file: $0.file) }.joined()
            let problems = preview.problems.map { "<p class=\"problem\">\(escaped($0))</p>" }.joined()
            return section(preview.name, place: place(of: preview), problems + pictures)
        }
        return page("Previews", rows)
    }

    /// Returns a page with the pictures that look different.
    static func differences(_ comparison: PreviewComparison) -> String {
        var rows = comparison.different.map { difference in
            var pictures = ""
            if let marked = difference.marked {
                pictures =
                    figure("before", file: "differences/before-\(difference.file)")
                    + figure("after", file: difference.file) + figure("difference", file: marked)
            }
            return section(difference.file, place: difference.description, pictures)
        }
        rows += comparison.added.map { section($0, place: "new", figure("after", file: $0)) }
        rows += comparison.removed.map { section($0, place: "no longer there", "") }
        let count = rows.count
        return page(
            count == 0
                ? "All \(comparison.unchanged) pictures look the same"
                : "\(count) of \(count + comparison.unchanged) pictures look different", rows)
    }

    private static func place(of preview: PreviewReport.Entry) -> String {
        guard let file = preview.file else { return "" }
        return URL(fileURLWithPath: file).lastPathComponent + (preview.line.map { ":\($0)" } ?? "")
    }

    private static func section(_ title: String, place: String, _ content: String) -> String {
        "<section><h2>\(escaped(title))</h2><p>\(escaped(place))</p>\(content)</section>"
    }

    private static func figure(_ name: String, file: String) -> String {
        let path = escaped(file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
        return "<figure><figcaption>\(escaped(name))</figcaption>"
            + "<a href=\"\(path)\"><img loading=\"lazy\" src=\"\(path)\" alt=\"\(escaped(name))\"></a></figure>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static func page(_ title: String, _ rows: [String]) -> String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>\(escaped(title))</title>
        <style>
        body { font: 15px/1.4 system-ui, sans-serif; margin: 2em; color: #222; background: #f4f4f5; }
        section { background: #fff; border: 1px solid #ddd; border-radius: 8px; padding: 1em; margin: 1em 0; }
        h2 { font-size: 1.1em; margin: 0; }
        figure { display: inline-block; vertical-align: top; margin: 0 1em 1em 0; }
        figcaption, p { color: #555; margin: .3em 0; }
        img { border: 1px solid #ccc; max-width: 28vw; max-height: 80vh; }
        .problem { color: #a00; white-space: pre-wrap; }
        @media (prefers-color-scheme: dark) {
          body { color: #eee; background: #1b1b1d; }
          section { background: #262628; border-color: #444; }
          figcaption, p { color: #aaa; }
          .problem { color: #f77; }
        }
        </style></head><body>
        <h1>\(escaped(title))</h1>
        \(rows.joined(separator: "\n"))
        </body></html>

        """
    }
}
