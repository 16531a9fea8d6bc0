import Foundation
import Testing

import Combine
import Martlet
import MartletTesting

private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        let data = configuration.file.regularFileContents ?? Data()
        guard data != Data("broken".utf8) else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct NotesApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Note()) { file in NoteView(text: file.$document.text, fileURL: file.fileURL) }
    }
}

private struct NoteView: View {
    @Binding var text: String
    let fileURL: URL?
    @Environment(\.openDocument) private var openDocument
    @Environment(\.documentConfiguration) private var configuration

    var body: some View {
        Text(verbatim: "[\(text)]").accessibilityIdentifier("text")
        Button("Write") { text += "x" }
        Text(verbatim: configuration?.fileURL?.lastPathComponent ?? "no file").accessibilityIdentifier("file")
    }
}

private final class Board: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var count = 0

    init() {}

    required init(configuration: ReadConfiguration) throws {
        count = try JSONDecoder().decode(Int.self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> Int { count }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
}

private struct BoardApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: { Board() }) { file in BoardView(board: file.document) }
    }
}

private struct BoardView: View {
    @ObservedObject var board: Board
    var body: some View { Button("\(board.count)") { board.count += 1 } }
}

private struct ViewerApp: App {
    var body: some Scene {
        DocumentGroup(viewing: Note.self) { file in
            Text(verbatim: file.isEditable ? "editor" : "viewer \(file.document.text)")
        }
    }
}

@MainActor @Suite struct DocumentTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String, _ text: String? = nil) throws -> URL {
        let file = folder.appendingPathComponent(name)
        if let text { try Data(text.utf8).write(to: file) }
        return file
    }

    private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func shown(_ host: TestHost) throws -> String { try host.element(id: "text").label }

    @Test func aNewDocumentIsSavedWhereThePersonSays() throws {
        let host = TestHost(app: NotesApp())
        #expect(host.title == "Untitled")
        try host.find(.button, "Write").tap()
        try host.chooseMenuItem("File", "Save")
        #expect(host.fileDialog?.fileName == "Untitled.txt")
        let file = try file("note.txt")
        try host.fileDialog?.choose(file)
        #expect(try text(of: file) == "x")
        #expect(host.title == "note")
        #expect(try host.element(id: "file").label == "note.txt")
        // From then on it is saved where it is.
        try host.find(.button, "Write").tap()
        try host.chooseMenuItem("File", "Save")
        #expect(host.fileDialog == nil)
        #expect(try text(of: file) == "xx")
    }

    @Test func aDocumentWithAFileSavesItself() async throws {
        let file = try file("auto.txt", "a")
        let host = TestHost(app: NotesApp())
        try host.chooseMenuItem("File", "Open…")
        try host.fileDialog?.choose(file)
        let window = try #require(host.windows.last)
        #expect(host.windows.count == 1)
        #expect(try shown(window) == "[a]")
        try window.find(.button, "Write").tap()
        window.advance(by: .seconds(1))
        await window.settle()
        #expect(try text(of: file) == "a")
        window.advance(by: .seconds(2))
        await window.settle()
        #expect(try text(of: file) == "ax")
    }

    @Test func severalDocumentsAreOpenAtOnce() throws {
        let (a, b) = (try file("a.txt", "A"), try file("b.txt", "B"))
        let host = TestHost(app: NotesApp())
        try host.chooseMenuItem("File", "Open…")
        try host.fileDialog?.choose(a)
        let first = try #require(host.windows.first)
        try first.chooseMenuItem("File", "Open…")
        try first.fileDialog?.choose(b)
        #expect(try first.windows.map { try shown($0) } == ["[A]", "[B]"])
        #expect(first.windows.map(\.title) == ["a", "b"])
        // A file that is open already is brought forward.
        try first.chooseMenuItem("File", "Open Recent", "a.txt")
        #expect(first.windows.count == 2)
        try first.chooseMenuItem("File", "New")
        #expect(first.windows.count == 3)
        #expect(try shown(first.windows[2]) == "[]")
        // The one that the app started with has given way to a file.
        #expect(first.windows[2].title == "Untitled")
        try first.chooseMenuItem("File", "New")
        #expect(first.windows[3].title == "Untitled 2")
        first.windows[3].close()
        // Each window is closed by itself, and a document with a file is then saved.
        try first.windows[1].find(.button, "Write").tap()
        first.windows[1].close()
        #expect(try text(of: b) == "Bx")
        #expect(first.windows.count == 2)
    }

    @Test func whatHasNoFileIsAskedAbout() throws {
        let host = TestHost(app: NotesApp())
        try host.find(.button, "Write").tap()
        host.close()
        #expect(host.windows.count == 1)
        try host.find(.button, "Cancel").tap()
        #expect(host.windows.count == 1)
        host.close()
        try host.find(.button, "Save…").tap()
        let file = try file("asked.txt")
        try host.fileDialog?.choose(file)
        #expect(try text(of: file) == "x")
        #expect(host.windows.isEmpty)
    }

    @Test func whatIsGivenUpIsLost() throws {
        let host = TestHost(app: NotesApp())
        try host.find(.button, "Write").tap()
        try host.chooseMenuItem(ProcessInfo.processInfo.processName, "Quit")
        #expect(host.windows.count == 1)
        try host.find(.button, "Discard").tap()
        #expect(host.windows.isEmpty)
    }

    @Test func whatCannotBeReadIsSaid() throws {
        let broken = try file("broken.txt", "broken")
        let host = TestHost(app: NotesApp())
        try host.chooseMenuItem("File", "Open…")
        try host.fileDialog?.choose(broken)
        #expect(host.windows.count == 1)
        #expect(host.texts.contains { $0.contains("“broken.txt” could not be opened.") })
        try host.find(.button, "OK").tap()
        #expect(try shown(host) == "[]")
    }

    @Test func documentsGoBackToWhatWasSaved() throws {
        let file = try file("back.txt", "a")
        let host = TestHost(app: NotesApp())
        try host.chooseMenuItem("File", "Open…")
        try host.fileDialog?.choose(file)
        let window = host.windows[0]
        try window.find(.button, "Write").tap()
        #expect(try shown(window) == "[ax]")
        try window.chooseMenuItem("File", "Revert to Saved")
        #expect(try shown(window) == "[a]")
    }

    @Test func objectsAreDocuments() throws {
        let file = try file("board.json", "3")
        let host = TestHost(app: BoardApp())
        try host.chooseMenuItem("File", "Open…")
        try host.fileDialog?.choose(file)
        let window = host.windows[0]
        try window.find(.button, "3").tap()
        try window.chooseMenuItem("File", "Save")
        #expect(try text(of: file) == "4")
    }

    @Test func viewersChangeNothing() throws {
        let file = try file("seen.txt", "a")
        let host = TestHost(app: ViewerApp())
        try host.find(.button, "Open…").tap()
        try host.fileDialog?.choose(file)
        #expect(host.windows.map(\.texts) == [["viewer a"]])
    }
}
