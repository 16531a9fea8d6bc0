import MartletTesting
import Testing

// Typical view tests, in the style of authors who know other testing libraries: visible parts of pages, tabs, sheets
// and covers; and files.

@MainActor @Suite struct SeenTests {
    private struct Pages: View {
        @State private var isCovered = false
        @State private var isAsked = false
        @State private var isPopped = false
        var body: some View {
            TabView {
                NavigationStack {
                    VStack {
                        Text("root")
                        NavigationLink("Next") { Text("second") }
                        Button("Cover") { isCovered = true }
                        Button("Ask") { isAsked = true }
                        Button("Pop") { isPopped = true }.popover(isPresented: $isPopped) { Text("popped") }
                    }
                }
                .tabItem { Text("One") }
                Text("elsewhere").tabItem { Text("Two") }
            }
            .sheet(isPresented: $isCovered) {
                NavigationStack {
                    List { ForEach(0..<100, id: \.self) { Text("row \($0)") } }
                        .toolbar { Button("Close") { isCovered = false } }
                }
            }
            .alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
        }
    }

    @Test func pagesAndTabs() throws {
        let host = TestHost { Pages() }
        #expect(host.texts.contains("root") && !host.texts.contains("elsewhere"))
        try host.find(.link, "Next").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("second") && !host.texts.contains("root"))
        try host.find(.tab, "Two").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("elsewhere") && !host.texts.contains("second"))
        try host.find(.tab, "One").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("second"), "it is where it was")
        try host.find(.button, "Back").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("root") && !host.texts.contains("second"))
    }

    @Test(arguments: Variation.Platform.allCases)
    func whatASheetCovers(platform: Variation.Platform) throws {
        let host = TestHost(in: Variation(platform: platform)) { Pages() }
        let root = try host.find(text: "root")
        try host.find(.button, "Cover").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("row 0") && !host.texts.contains("row 90"))
        #expect(host.allTexts.contains("root"))
        #expect(!root.isHittable)
        #expect(throws: ElementNotOperable.self) { try host.find(.button, "Ask").tap() }
        try host.scroll(to: .text, "row 90")
        #expect(host.texts.contains("row 90") && !host.texts.contains("row 0"))
        try host.find(.button, "Close").tap()
        host.advance(by: .seconds(1))
        #expect(root.isVisible)
        #expect(host.findAll(.sheet).isEmpty)
        try host.find(.button, "Ask").tap()
        #expect(host.texts.contains("Sure?"))
        try host.find(.alert).find(.button, "Yes").tap()
        #expect(!host.texts.contains("Sure?"))
        try host.find(.button, "Pop").tap()
        #expect(host.texts.contains("popped"))
    }

    @Test func whatShapesAndFramesHide() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            VStack {
                Text("round").frame(width: 100, height: 20).offset(x: 300).clipShape(Circle())
                Text("flat").frame(height: 0).clipped()
                Text("whole").frame(height: 0)
                Group { Text("nested") }.hidden()
                Text("faded").opacity(0.001)
                Text("shrunk").scaleEffect(0)
                Text("beyond").offset(x: 500)
            }
        }
        #expect(host.texts == ["whole", "faded"])
        #expect(host.allTexts.count == 7)
    }

    private struct Documents: View {
        @State private var log = ""
        @State private var isImporting = false
        @State private var isExporting = false
        @State private var isMoving = false
        private struct Note: FileDocument {
            static let readableContentTypes: [UTType] = [.plainText]
            var text = "note"
            init() {}
            init(configuration: ReadConfiguration) throws {}
            func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                FileWrapper(regularFileWithContents: Data(text.utf8))
            }
        }
        var body: some View {
            VStack {
                Text(log)
                Button("Import") { isImporting = true }
                    .fileImporter(
                        isPresented: $isImporting, allowedContentTypes: [.plainText, .image],
                        allowsMultipleSelection: true
                    ) { log = ((try? $0.get()) ?? []).map(\.lastPathComponent).joined(separator: ",") }
                Button("Export") { isExporting = true }
                    .fileExporter(
                        isPresented: $isExporting, document: Note(), contentType: .plainText, defaultFilename: "Letter"
                    ) { log = "exported \((try? $0.get())?.lastPathComponent ?? "nothing")" }
            }
        }
    }

    @Test func severalFilesAreImported() throws {
        let host = TestHost { Documents() }
        try host.find(.button, "Import").tap()
        let dialog = try #require(host.fileDialog)
        #expect(dialog.kind == .open && dialog.allowsMultipleSelection && dialog.contentTypes == [.plainText, .image])
        try dialog.choose(URL(fileURLWithPath: "/tmp/a.txt"), URL(fileURLWithPath: "/tmp/b.png"))
        #expect(host.texts.first == "a.txt,b.png")
        #expect(host.fileDialog == nil)
    }

    @Test func aFileIsExported() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost { Documents() }
        try host.find(.button, "Export").tap()
        let dialog = try #require(host.fileDialog)
        #expect(dialog.kind == .save)
        #expect(dialog.fileName?.hasPrefix("Letter") == true)
        let file = folder.appendingPathComponent("Mine.txt")
        try dialog.choose(file)
        #expect(host.texts.first == "exported Mine.txt")
        #expect(try String(contentsOf: file, encoding: .utf8) == "note")
    }

    @Test func whatIsMadeInAPieceOfATestIsTracked() async {
        await assertNoLeaks {
            let host = TestHost { Pages() }
            host.advance(by: .seconds(1))
            await host.settle()
        }
        var kept: TestHost?
        await withKnownIssue {
            await assertNoLeaks { kept = TestHost { Pages() } }
        } matching: {
            "\($0)".contains("what a host has shown is still held, with")
        }
        struct Small: App { var body: some Scene { WindowGroup { Pages() } } }
        var keptApp: TestHost?
        await withKnownIssue {
            await assertNoLeaks { keptApp = TestHost(app: Small()) }
        } matching: {
            "\($0)".contains("what a host has shown is still held, with")
        }
        await assertNoLeaks { TestHost(app: Small()).advance(by: .seconds(1)) }
        _ = (kept, keptApp)
    }
}
