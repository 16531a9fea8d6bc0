import Foundation
import Testing

import Martlet
import MartletTesting

private struct Page: FileDocument, Equatable {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// A document that is written by a writer of 2026, with a snapshot that may fail.
private final class Sheet: WritableDocument {
    static let writableContentTypes: [UTType] = [.plainText]
    let text: String?

    init(_ text: String?) { self.text = text }

    func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
        FileWrapperDocumentWriter(configuration) { text, _ in FileWrapper(regularFileWithContents: Data(text.utf8)) }
    }

    @MainActor func snapshot(contentType: UTType) async throws -> sending String {
        guard let text else { throw CocoaError(.fileWriteUnknown) }
        return text
    }
}

private struct Exporting: View {
    @State private var isOne = false
    @State private var areAll = false
    @State private var log: [String] = []
    let one: Sheet?
    let all: [Sheet]

    var body: some View {
        VStack {
            Button("One") { isOne = true }
                .fileExporter(isPresented: $isOne, document: one, defaultFilename: "sheet") { result in
                    log.append((try? result.get())?.lastPathComponent ?? "failed")
                } onCancellation: {
                    log.append("cancelled")
                }
            Button("All") { areAll = true }
                .fileExporter(isPresented: $areAll, documents: all) { (result: Result<[URL], any Error>) in
                    log += (try? result.get())?.map(\.lastPathComponent) ?? ["failed"]
                }
            Text(verbatim: log.joined(separator: " ")).accessibilityIdentifier("log")
        }
    }
}

private struct Importing: View {
    @State var isOne = false
    @State var isSeveral = false
    @State var isExporting = false
    @State var isMoving = false
    @State var isItem = false
    @State var log: [String] = []
    var file: URL?

    var body: some View {
        VStack {
            Button("One") { isOne = true }
                .fileImporter(isPresented: $isOne, allowedContentTypes: [.json]) { note(try? $0.get()) }
            Button("Several") { isSeveral = true }
                .fileImporter(
                    isPresented: $isSeveral, allowedContentTypes: [.image], allowsMultipleSelection: true
                ) { result in
                    for file in (try? result.get()) ?? [] { note(file) }
                } onCancellation: {
                    log.append("cancelled")
                }
                .fileDialogConfirmationLabel("Take")
                .fileDialogMessage(Text("Pictures?"))
            Button("Export") { isExporting = true }
                .fileExporter(
                    isPresented: $isExporting, document: Page(text: "written"), contentType: .plainText,
                    defaultFilename: "page"
                ) { note(try? $0.get()) }
            Button("Move") { isMoving = true }
                .fileMover(isPresented: $isMoving, file: file) { note(try? $0.get()) }
            Button("Item") { isItem = true }
                .fileExporter(isPresented: $isItem, item: "text", defaultFilename: "item") { note(try? $0.get()) }
            Text(verbatim: log.joined(separator: " ")).accessibilityIdentifier("log")
        }
    }

    func note(_ file: URL?) { log.append(file?.lastPathComponent ?? "failed") }
}

@MainActor @Suite struct FileDialogTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func log(_ host: TestHost) throws -> String { try host.element(id: "log").label }

    @Test func aFileIsImported() throws {
        let host = TestHost { Importing() }
        #expect(host.fileDialog == nil)
        try host.find(.button, "One").tap()
        let dialog = try #require(host.fileDialog)
        #expect(dialog.kind == .open && dialog.contentTypes == [.json] && !dialog.allowsMultipleSelection)
        #expect(throws: ElementNotOperable.self) { try dialog.choose(folder.appendingPathComponent("a.png")) }
        try dialog.choose(folder.appendingPathComponent("a.json"))
        #expect(host.fileDialog == nil)
        #expect(try log(host) == "a.json")
        // It can be asked again, and left without an answer.
        try host.find(.button, "One").tap()
        host.fileDialog?.cancel()
        #expect(host.fileDialog == nil)
        #expect(try log(host) == "a.json")
    }

    @Test func severalFilesAreImported() throws {
        let host = TestHost { Importing() }
        try host.find(.button, "Several").tap()
        #expect(host.fileDialog?.confirmation == "Take")
        #expect(host.fileDialog?.message == "Pictures?")
        try host.fileDialog?.choose(folder.appendingPathComponent("a.png"), folder.appendingPathComponent("b.jpg"))
        #expect(try log(host) == "a.png b.jpg")
        try host.find(.button, "Several").tap()
        host.fileDialog?.cancel()
        #expect(try log(host) == "a.png b.jpg cancelled")
    }

    @Test func aDocumentIsExported() throws {
        let host = TestHost { Importing() }
        try host.find(.button, "Export").tap()
        #expect(host.fileDialog?.kind == .save)
        #expect(host.fileDialog?.fileName == "page.txt")
        let file = folder.appendingPathComponent("page.txt")
        try host.fileDialog?.choose(file)
        #expect(try log(host) == "page.txt")
        #expect(try String(contentsOf: file, encoding: .utf8) == "written")
        try host.find(.button, "Export").tap()
        try host.fileDialog?.choose(URL(fileURLWithPath: "/nowhere/at/all.txt"))
        #expect(try log(host) == "page.txt failed")
    }

    /// <https://developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:oncancellation:)>
    @Test func aWritableDocumentIsExported() async throws {
        let host = TestHost { Exporting(one: Sheet("a"), all: [Sheet("b"), Sheet("c")]) }
        try host.find(.button, "One").tap()
        #expect(host.fileDialog?.kind == .save)
        #expect(host.fileDialog?.fileName == "sheet.txt")
        #expect(host.fileDialog?.contentTypes == [.plainText])
        host.fileDialog?.cancel()
        #expect(try log(host) == "cancelled")
        try host.find(.button, "One").tap()
        let file = folder.appendingPathComponent("sheet.txt")
        try host.fileDialog?.choose(file)
        try await host.wait { try log(host) == "cancelled sheet.txt" }
        #expect(try String(contentsOf: file, encoding: .utf8) == "a")
        try host.find(.button, "All").tap()
        #expect(host.fileDialog?.kind == .folder)
        try host.fileDialog?.choose(folder)
        try await host.wait { try log(host) == "cancelled sheet.txt Untitled.txt Untitled 2.txt" }
        let second = folder.appendingPathComponent("Untitled 2.txt")
        #expect(try String(contentsOf: second, encoding: .utf8) == "c")
    }

    @Test func anErrorOfAnExportReachesTheApp() async throws {
        let host = TestHost { Exporting(one: Sheet(nil), all: []) }
        try host.find(.button, "One").tap()
        try host.fileDialog?.choose(folder.appendingPathComponent("sheet.txt"))
        try await host.wait { try log(host) == "failed" }
        // Without a document there is no dialog.
        try host.find(.button, "All").tap()
        #expect(host.fileDialog == nil)
    }

    @Test func aValueIsExported() async throws {
        let host = TestHost { Importing() }
        try host.find(.button, "Item").tap()
        #expect(host.fileDialog?.fileName == "item.txt")
        let file = folder.appendingPathComponent("item.txt")
        try host.fileDialog?.choose(file)
        try await host.wait { try log(host) == "item.txt" }
        #expect(try String(contentsOf: file, encoding: .utf8) == "text")
    }

    @Test func aFileIsMoved() throws {
        let file = folder.appendingPathComponent("moved.txt")
        try Data("x".utf8).write(to: file)
        let other = folder.appendingPathComponent("other", isDirectory: true)
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        let host = TestHost { Importing(file: file) }
        try host.find(.button, "Move").tap()
        #expect(host.fileDialog?.kind == .folder)
        try host.fileDialog?.choose(other)
        #expect(try log(host) == "moved.txt")
        #expect(FileManager.default.fileExists(atPath: other.appendingPathComponent("moved.txt").path))
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aDialogGoesWithItsView() throws {
        struct Going: View {
            @State var isThere = true
            @State var isImporting = true
            var body: some View {
                Button("Go") { isThere = false }
                if isThere {
                    Text("x").fileImporter(isPresented: $isImporting, allowedContentTypes: []) { _ in }
                }
            }
        }
        let host = TestHost { Going() }
        #expect(host.fileDialog != nil)
        try host.find(.button, "Go").tap()
        #expect(host.fileDialog == nil)
    }

    @Test func foldersAreWrappedAndWritten() throws {
        let inner = FileWrapper(directoryWithFileWrappers: ["b": FileWrapper(regularFileWithContents: Data([2]))])
        let wrapper = FileWrapper(directoryWithFileWrappers: [
            "a": FileWrapper(regularFileWithContents: Data([1])), "inner": inner,
        ])
        #expect(wrapper.addRegularFile(withContents: Data([3]), preferredFilename: "c") == "c")
        #expect(wrapper.addRegularFile(withContents: Data([4]), preferredFilename: "c") != "c")
        let place = folder.appendingPathComponent("package")
        try wrapper.write(to: place, options: .atomic, originalContentsURL: nil)
        try wrapper.write(to: place, options: .atomic, originalContentsURL: place)
        let read = try FileWrapper(url: place)
        #expect(read.isDirectory && read.fileWrappers?.count == 4)
        #expect(read.fileWrappers?["a"]?.regularFileContents == Data([1]))
        #expect(read.fileWrappers?["inner"]?.fileWrappers?["b"]?.regularFileContents == Data([2]))
        let a = try #require(read.fileWrappers?["a"])
        #expect(read.keyForChildFileWrapper(a) == "a" && a.matchesContents(of: place.appendingPathComponent("a")))
        read.removeFileWrapper(a)
        #expect(read.fileWrappers?["a"] == nil)
    }
}
