import Foundation
import SwiftUI
import UniformTypeIdentifiers

// The documents of 2026, as their documentation uses them.

@Observable
private final class TextPage: SwiftUI.Document {
    static let readableContentTypes = [UTType.plainText]
    var text = ""

    func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
        FileWrapperDocumentReader(configuration) { fileWrapper in
            guard let data = fileWrapper.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
            return String(decoding: data, as: UTF8.self)
        }
    }

    func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
        FileWrapperDocumentWriter(configuration) { snapshot, _ in
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    @MainActor
    func snapshot(contentType: UTType) async throws -> sending String { text }

    @MainActor
    func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
}

/// Returns whether a document is read as plain text.
private func isPlain(_ configuration: DocumentReadConfiguration) -> Bool { configuration.contentType == .plainText }

private func isScanned(_ context: DocumentCreationContext) -> Bool { context.creationSource == .scanner }

private struct LinesReader: DocumentReader {
    func read(from source: sending URL, progress: consuming Subprogress) async throws -> sending [String] {
        let manager = progress.start(totalCount: 1)
        let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n").map(String.init)
        manager.complete(count: 1)
        return lines
    }
}

private struct LinesWriter: DocumentWriter {
    func write(
        snapshot: sending [String], to destination: sending URL, previous: sending [String]?,
        progress: consuming Subprogress
    ) async throws {
        let manager: ProgressManager = progress.start(totalCount: nil)
        try Data(snapshot.joined(separator: "\n").utf8).write(to: destination)
        print(manager.fractionCompleted)
    }
}

@Observable
private final class Lines: ReadableDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var lines: [String] = []
    let configuration: URLDocumentConfiguration

    init(configuration: URLDocumentConfiguration) { self.configuration = configuration }

    func reader(configuration: sending ReadConfiguration) -> sending LinesReader { LinesReader() }

    @MainActor
    func apply(snapshot: sending [String], previous: sending [String]?) async throws { lines = snapshot }
}

private final class Export: WritableDocument {
    static let writableContentTypes: [UTType] = [.plainText]

    func writer(configuration: sending DocumentWriteConfiguration) -> sending LinesWriter {
        print(configuration.contentType)
        return LinesWriter()
    }

    @MainActor
    func snapshot(contentType: UTType) async throws -> sending [String] { [] }
}

extension DocumentCreationSource {
    fileprivate static let scanner = DocumentCreationSource(id: "document-from-scanner")
}

private struct PagesApp: App {
    var body: some Scene {
        DocumentGroup { document in
            PageEditor(document: document)
        } makeDocument: { configuration, context in
            let page = TextPage()
            if context.creationSource == .scanner { page.text = configuration.fileURL?.path ?? "" }
            return page
        }
        DocumentGroup(allowCreating: false) { document in
            PageEditor(document: document)
        } makeDocument: { _, _ in
            TextPage()
        }
        DocumentGroup { document in
            Text(document.lines.joined()).disabled(!document.configuration.isEditable)
        } makeReadableDocument: { configuration, _ in
            Lines(configuration: configuration)
        }
    }
}

private struct PageEditor: View {
    @Bindable var document: TextPage

    var body: some View {
        TextEditor(text: $document.text)
        NewDocumentButton()
        NewDocumentButton("Start Writing", contentType: .plainText)
        NewDocumentButton("Scan Document", source: .scanner)
        NewDocumentButton(Text("Choose a Template"), contentType: .plainText) { nil }
        NewDocumentButton("Choose a Template", contentType: .plainText, source: .scanner) { nil }
    }
}

private struct SmallNames: View {
    @Environment(\.isTabBarShowingSections) private var showsSections
    @Environment(\.isTabViewSidebarAvailable) private var hasSidebar
    @State private var insets = RectangleCornerInsets()
    @State private var rows = [1]

    var body: some View {
        TabView {
            AnyTabContent(Tab("Inbox", systemImage: "tray") { Text(showsSections || hasSidebar ? "all" : "some") })
            Tab("Compose", systemImage: "plus", role: .prominent) { Text("new") }
        }
        Button("Insert") {
            insets.topLeading.width = 3
            withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { rows.insert(0, at: 0) }
            var transaction = Transaction()
            transaction.scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
        }
    }
}
