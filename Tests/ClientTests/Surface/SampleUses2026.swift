import Foundation
import SwiftUI
import UniformTypeIdentifiers

// Names that a look at the documentation found missing.

@Observable
private final class Draft {
    var text = ""
}

private struct DraftCommands: Commands {
    @FocusedValue(Draft.self) private var draft

    var body: some Commands {
        CommandMenu("Draft") {
            Button("Clear") { draft?.text = "" }.disabled(draft == nil)
        }
    }
}

private final class Note: SwiftUI.Document {
    static let readableContentTypes = [UTType.plainText]
    @MainActor var text = ""

    func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
        FileWrapperDocumentReader(configuration) { String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self) }
    }

    func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
        FileWrapperDocumentWriter(configuration) { text, _ in FileWrapper(regularFileWithContents: Data(text.utf8)) }
    }

    @MainActor func snapshot(contentType: UTType) async throws -> sending String { text }
    @MainActor func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
}

private struct DraftView: View {
    @State private var draft = Draft()
    @State private var isExporting = false
    @Environment(\.navigationLinkIndicatorVisibility) private var indicators
    let notes: [Note]
    let title: LocalizedStringResource

    var body: some View {
        TextField(indicators == .hidden ? "" : "Text", text: $draft.text)
            .focusedValue(draft)
            .focusedSceneValue(draft as Draft?)
            .toolbar { ToolbarTitleMenu() }
            .toolbar { ToolbarTitleMenu<EmptyView>.init() }
            .toolbar {
                Menu(title) {
                    Text("a")
                } primaryAction: {
                    isExporting = true
                }
                Menu(title, systemImage: "gear") {
                    Text("a")
                } primaryAction: {
                    isExporting = true
                }
            }
            .fileExporter(isPresented: $isExporting, document: notes.first, defaultFilename: "note") { _ in }
            .fileExporter(isPresented: $isExporting, document: notes.first, contentType: .plainText) { _ in
            } onCancellation: {
                isExporting = false
            }
            .fileExporter(isPresented: $isExporting, documents: notes) { (result: Result<[URL], any Error>) in
                print(result)
            }
    }
}
