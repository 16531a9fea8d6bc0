import Foundation
import MartletPreviewMessages
import Testing

@testable import MartletTool

@Suite struct PreviewNamesTests {
    private let none = PreviewSources(files: [])

    @Test func previewsOfOneFileHaveDifferentNames() {
        let found = [
            PreviewDescription(id: "0.0", kind: .macro, module: "App", file: "Row.swift", line: 3),
            PreviewDescription(id: "1.0", kind: .macro, module: "App", file: "Row.swift", line: 9),
            PreviewDescription(
                id: "2.0", kind: .macro, displayName: "Long / text", module: "App", file: "Row.swift", line: 12),
            PreviewDescription(id: "3.0", kind: .provider, module: "App", provider: "Row_Previews", index: 0),
            PreviewDescription(id: "3.1", kind: .provider, module: "App", provider: "Row_Previews", index: 1),
        ]
        let entries = PreviewReport.Entry.entries(for: found, sources: none)
        #expect(
            entries.map(\.name) == [
                "App/Row", "App/Row 2", "App/Row.Long / text", "App/Row_Previews.Row", "App/Row_Previews.Row 2",
            ])
        #expect(entries[2].fileName == "App-Row.Long---text")
        #expect(Set(entries.map(\.fileName)).count == entries.count)
    }

    @Test func providersAreFoundInTheirFiles() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try """
        // Row_Previews is below.
        let name = Row_Previews.self
        private struct Row_Previews: PreviewProvider {
        """.write(to: file, atomically: true, encoding: .utf8)
        let preview = PreviewDescription(id: "0.0", kind: .provider, module: "App", provider: "Row_Previews")
        let place = PreviewSources(files: [file.path]).place(of: preview)
        #expect(place?.line == 3)
        #expect(place?.path == file.path)
    }

    @Test func aTypeThatCrashesKeepsTheNamesOfItsPreviews() {
        func entry(_ name: String, type: String, id: String?, problems: [String] = []) -> PreviewReport.Entry {
            .init(name: name, title: name, module: "App", kind: .provider, problems: problems, id: id, type: type)
        }
        let old = [
            entry("App/Row", type: "App.Row_Previews", id: "0.0"),
            entry("App/Row 2", type: "App.Row_Previews", id: "0.1"),
            entry("App/Other", type: "App.Other_Previews", id: "1.0"),
        ]
        let crashed = [
            entry("App/Other", type: "App.Other_Previews", id: "0.0"),
            entry("App.Row_Previews", type: "App.Row_Previews", id: nil, problems: ["It crashed."]),
            entry("App.New_Previews", type: "App.New_Previews", id: nil, problems: ["It crashed."]),
        ]
        var kept = PreviewReport.Entry.keepingNames(in: crashed, from: old)
        #expect(kept.map(\.name) == ["App/Other", "App/Row", "App/Row 2", "App.New_Previews"])
        #expect(kept.map(\.id) == ["0.0", nil, nil, nil])
        #expect(kept.map(\.problems) == [[], ["It crashed."], ["It crashed."], ["It crashed."]])
        // It crashes again, for another reason.
        kept = PreviewReport.Entry.keepingNames(
            in: [entry("App.Row_Previews", type: "App.Row_Previews", id: nil, problems: ["It never ends."])], from: kept
        )
        #expect(kept.map(\.name) == ["App/Row", "App/Row 2"])
        #expect(kept.map(\.problems) == [["It never ends."], ["It never ends."]])
    }

    @Test func textsOfAppsAreNoMarkup() {
        var report = PreviewReport()
        report.previews = [
            PreviewReport.Entry(
                name: "<script>", title: "", module: "App", kind: .macro, problems: ["a < b & \"c\""])
        ]
        let page = PreviewPage.gallery(report)
        #expect(page.contains("&lt;script>"))
        #expect(page.contains("a &lt; b &amp; &quot;c&quot;"))
        #expect(!page.contains("<script"))
    }
}
