import Foundation
import Observation
import Testing

import Martlet
import MartletTesting

/// The steps of documents, in order, and what they were given.
@MainActor private final class Steps {
    static var log: [String] = []
    static var sources: [DocumentCreationSource?] = []
}

@Observable
private final class Page: Martlet.Document {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
        FileWrapperDocumentReader(configuration) { file in
            guard let data = file.regularFileContents, data != Data("broken".utf8) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return String(decoding: data, as: UTF8.self)
        }
    }

    func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
        FileWrapperDocumentWriter(configuration) { text, previous in
            await MainActor.run {
                let before = previous?.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
                Steps.log.append("write \(text) after \(before ?? "nothing")")
            }
            return FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    @MainActor func snapshot(contentType: UTType) async throws -> sending String {
        Steps.log.append("snapshot \(contentType.identifier)")
        return text
    }

    @MainActor func apply(snapshot: sending String, previous: sending String?) async throws {
        Steps.log.append("apply \(snapshot) after \(previous ?? "nothing")")
        text = snapshot
    }
}

private struct PageView: View {
    let page: Page
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        Text(verbatim: "[\(page.text)]").accessibilityIdentifier("text")
        Button("Write") { write("x") }
        Button("Write unseen") { page.text += "u" }
        Button("Undo") { undoManager?.undo() }
        NewDocumentButton("Checklist", source: DocumentCreationSource(id: "checklist"))
    }

    private func write(_ text: String) {
        let old = page.text
        undoManager?.registerUndo(withTarget: page) { $0.text = old }
        page.text += text
    }
}

private struct PagesApp: App {
    var body: some Scene {
        DocumentGroup { page in
            PageView(page: page)
        } makeDocument: { configuration, context in
            Steps.sources.append(context.creationSource)
            return Page()
        }
    }
}

private struct CancelledApp: App {
    var body: some Scene {
        DocumentGroup { page in
            PageView(page: page)
        } makeDocument: { _, _ -> Page in
            throw CancellationError()
        }
    }
}

private struct PageViewerApp: App {
    var body: some Scene {
        DocumentGroup { page in
            Text(verbatim: "viewer \(page.text)")
        } makeReadableDocument: { _, _ in
            Page()
        }
    }
}

/// A document that reads in three steps, each of which waits for the test.
@Observable
private final class Slow: ReadableDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    @MainActor static var gates: [CheckedContinuation<Void, Never>] = []
    var text = ""

    struct Reader: DocumentReader {
        @concurrent
        func read(from source: sending URL, progress: consuming Subprogress) async throws -> sending String {
            let manager = progress.start(totalCount: 4)
            for _ in 0..<2 {
                manager.complete(count: 1)
                await withCheckedContinuation { gate in Task { @MainActor in Slow.gates.append(gate) } }
            }
            return try String(contentsOf: source, encoding: .utf8)
        }
    }

    func reader(configuration: sending ReadConfiguration) -> sending Reader { Reader() }

    @MainActor func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
}

private struct SlowApp: App {
    var body: some Scene {
        DocumentGroup { document in
            Text(verbatim: "read \(document.text)")
        } makeReadableDocument: { _, _ in
            Slow()
        }
    }
}

@MainActor @Suite(.serialized) struct FileDocumentSessionTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        Steps.log = []
        Steps.sources = []
    }

    private func file(_ name: String, _ text: String? = nil) throws -> URL {
        let file = folder.appendingPathComponent(name)
        if let text { try Data(text.utf8).write(to: file) }
        return file
    }

    private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func shown(_ host: TestHost) throws -> String { try host.element(id: "text").label }

    private func open(_ file: URL, in host: TestHost) async throws -> TestHost {
        try host.chooseMenuItem("File", "Open…")
        try host.fileDialog?.choose(file)
        let window = try #require(host.windows.last)
        await window.settle()
        return window
    }

    @Test func aNewDocumentIsSaved() async throws {
        let host = TestHost(app: PagesApp())
        await host.settle()
        #expect(host.title == "Untitled")
        #expect(Steps.sources == [nil])
        try host.find(.button, "Write").tap()
        try host.chooseMenuItem("File", "Save")
        let file = try file("page.txt")
        try host.fileDialog?.choose(file)
        await host.settle()
        #expect(try text(of: file) == "x")
        #expect(host.title == "page")
        #expect(Steps.log == ["snapshot public.plain-text", "write x after nothing"])
        // The writer has the file wrapper of the last save.
        try host.find(.button, "Write").tap()
        try host.chooseMenuItem("File", "Save")
        await host.settle()
        #expect(try text(of: file) == "xx")
        #expect(Steps.log.last == "write xx after x")
    }

    @Test func aDocumentIsReadAppliedAndSavedByItself() async throws {
        let file = try file("auto.txt", "a")
        let host = TestHost(app: PagesApp())
        await host.settle()
        let window = try await open(file, in: host)
        #expect(host.windows.count == 1)
        #expect(try shown(window) == "[a]")
        #expect(window.title == "auto")
        #expect(Steps.log == ["apply a after nothing"])
        try window.find(.button, "Write").tap()
        window.advance(by: .seconds(3))
        await window.settle()
        #expect(try text(of: file) == "ax")
        #expect(Steps.log.last == "write ax after a")
    }

    @Test func onlyRegisteredChangesAreSaved() async throws {
        let file = try file("undo.txt", "a")
        let host = TestHost(app: PagesApp())
        await host.settle()
        let window = try await open(file, in: host)
        try window.find(.button, "Write unseen").tap()
        window.advance(by: .seconds(3))
        await window.settle()
        #expect(try text(of: file) == "a")
        // An undo is a change as well.
        try window.find(.button, "Write").tap()
        window.advance(by: .seconds(3))
        await window.settle()
        #expect(try text(of: file) == "aux")
        try window.find(.button, "Undo").tap()
        window.advance(by: .seconds(3))
        await window.settle()
        #expect(try text(of: file) == "au")
    }

    @Test func closingSavesAndWaits() async throws {
        let file = try file("close.txt", "a")
        let host = TestHost(app: PagesApp())
        await host.settle()
        let window = try await open(file, in: host)
        try window.find(.button, "Write").tap()
        window.close()
        #expect(try text(of: file) == "a")
        #expect(host.windows.count == 1)
        await window.settle()
        #expect(try text(of: file) == "ax")
        #expect(host.windows.isEmpty)
    }

    @Test func aDocumentGoesBackToItsFile() async throws {
        let file = try file("back.txt", "a")
        let host = TestHost(app: PagesApp())
        await host.settle()
        let window = try await open(file, in: host)
        try window.find(.button, "Write").tap()
        try window.chooseMenuItem("File", "Revert to Saved")
        await window.settle()
        #expect(try shown(window) == "[a]")
        #expect(Steps.log.last == "apply a after a")
        window.advance(by: .seconds(3))
        await window.settle()
        #expect(!Steps.log.contains { $0.hasPrefix("write") })
    }

    @Test func aFileThatCannotBeReadIsReported() async throws {
        let file = try file("broken.txt", "broken")
        let host = TestHost(app: PagesApp())
        await host.settle()
        let window = try await open(file, in: host)
        #expect(window.texts.contains { $0.contains("“broken.txt” could not be opened.") })
        try window.find(.button, "OK").tap()
        #expect(window.title != "broken")
    }

    @Test func aCancelledDocumentClosesItsWindow() async throws {
        let host = TestHost(app: CancelledApp())
        await host.settle()
        #expect(host.windows.isEmpty)
    }

    @Test func aButtonCreatesDocumentsOfItsSource() async throws {
        let host = TestHost(app: PagesApp())
        await host.settle()
        try host.find(.button, "Checklist").tap()
        await host.settle()
        #expect(host.windows.count == 2)
        #expect(Steps.sources == [nil, DocumentCreationSource(id: "checklist")])
        #expect(host.windows[1].title == "Untitled 2")
    }

    @Test func viewersReadAndChangeNothing() async throws {
        let file = try file("seen.txt", "a")
        let host = TestHost(app: PageViewerApp())
        await host.settle()
        try host.find(.button, "Open…").tap()
        try host.fileDialog?.choose(file)
        await host.windows.last?.settle()
        #expect(host.windows.map(\.texts) == [["viewer a"]])
    }

    @Test func progressIsShownWhileAFileIsRead() async throws {
        let file = try file("slow.txt", "a")
        let host = TestHost(app: SlowApp())
        await host.settle()
        try host.find(.button, "Open…").tap()
        try host.fileDialog?.choose(file)
        let window = try #require(host.windows.last)
        for fraction in ["25%", "50%"] {
            await window.wait { !Slow.gates.isEmpty && (try? window.find(.progress).value) == fraction }
            #expect(try window.find(.progress).value == fraction)
            Slow.gates.removeFirst().resume()
        }
        await window.wait { window.texts == ["read a"] }
        #expect(window.texts == ["read a"])
    }

    @Test func partsOfProgressAddUp() {
        let manager = ProgressManager(totalCount: 4)
        let child = manager.subprogress(assigningCount: 2).start(totalCount: 10)
        child.complete(count: 5)
        #expect(manager.fractionCompleted == 0.25)
        child.complete(count: 5)
        #expect((manager.fractionCompleted, manager.completedCount) == (0.5, 2))
        _ = manager.subprogress(assigningCount: 2)
        #expect(manager.isFinished, "a part that is never started counts as completed")
        #expect(ProgressManager(totalCount: nil).isIndeterminate)
        // Any number may be claimed (law C6).
        manager.complete(count: .max)
        manager.complete(count: .max)
        _ = manager.subprogress(assigningCount: .min)
        #expect(manager.fractionCompleted <= 1)
    }
}
