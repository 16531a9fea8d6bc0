#if GTK
import Foundation
import MartletTesting

/// A page with all pictures of a test run that differ from their references.
@MainActor
final class DifferencesPage {
    struct Entry {
        let title: String
        let text: String
        let before: Picture
        let after: Picture
        let difference: Picture
    }

    /// The page of the process: in the folder `snapshots` next to the test program, or in the folder named by
    /// `MARTLET_SNAPSHOTS`.
    static let shared = DifferencesPage(
        in: ProcessInfo.processInfo.environment["MARTLET_SNAPSHOTS"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("snapshots"))

    private let folder: URL
    private var rows: [String] = []

    init(in folder: URL) { self.folder = folder }

    /// Adds a failure, and writes the page.
    /// - Returns: The URL of the page.
    func add(_ entry: Entry) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let number = rows.count + 1
        var cells = ""
        for (name, picture) in [
            ("before", entry.before), ("after", entry.after), ("difference", entry.difference),
        ] {
            let file = "\(number)-\(name).png"
            try picture.pngData.write(to: folder.appendingPathComponent(file))
            cells += """
                <figure><figcaption>\(name), \(picture.width) × \(picture.height)</figcaption>\
                <a href="\(file)"><img src="\(file)" alt="\(name)"></a></figure>

                """
        }
        rows.append("<section><h2>\(escaped(entry.title))</h2><p>\(escaped(entry.text))</p>\n\(cells)</section>")
        let page = folder.appendingPathComponent("index.html")
        try Data(html.utf8).write(to: page)
        return page
    }

    private var html: String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>Pictures that look different</title>
        <style>
        body { font: 15px/1.4 system-ui, sans-serif; margin: 2em; color: #222; background: #f4f4f5; }
        section { background: #fff; border: 1px solid #ddd; border-radius: 8px; padding: 1em; margin: 1em 0; }
        h2 { font-size: 1.1em; margin: 0; }
        figure { display: inline-block; vertical-align: top; margin: 0 1em 1em 0; }
        figcaption { color: #555; margin-bottom: .3em; }
        img { border: 1px solid #ccc; max-width: 30vw; }
        @media (prefers-color-scheme: dark) {
          body { color: #eee; background: #1b1b1d; }
          section { background: #262628; border-color: #444; }
          figcaption { color: #aaa; }
        }
        </style></head><body>
        <h1>\(rows.count == 1 ? "A picture looks different" : "\(rows.count) pictures look different")</h1>
        \(rows.joined(separator: "\n"))
        </body></html>

        """
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
#endif
