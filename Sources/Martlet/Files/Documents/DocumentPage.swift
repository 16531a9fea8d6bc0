import Foundation

/// The content of a document window, with the dialogs of its document.
struct DocumentPage<Content: View>: View {
    @ObservedObject private var session: DocumentSession
    private let content: (DocumentSession) -> Content?
    @Environment(\.sceneReference) private var reference
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.undoManager) private var undoManager
    @Environment(\.dismissWindow) private var dismissWindow

    /// The delay from the last change of a document with a file until it is saved.
    private static var saveDelay: Duration { .seconds(2) }

    init(session: DocumentSession, content: @escaping (DocumentSession) -> Content?) {
        self.session = session
        self.content = content
    }

    var body: some View {
        Group {
            if let content = content(session) {
                content
            } else if session.isOpening {
                ProgressView(value: session.progress).frame(maxWidth: 240, maxHeight: .infinity)
            } else {
                DocumentStart(session: session)
            }
        }
        .overlay(alignment: .top) {
            if let progress = session.progress, !session.isOpening { ProgressView(value: progress) }
        }
        .environment(
            \.documentConfiguration, DocumentConfiguration(fileURL: session.fileURL, isEditable: session.isEditable)
        )
        .task(id: session.editCount) {
            guard session.isEdited, (try? await Task.sleep(for: Self.saveDelay)) != nil else { return }
            session.autosave()
        }
        .onChange(of: scenePhase) { _, phase in if phase != .active { session.autosave() } }
        .onChange(of: undoManager.map(ObjectIdentifier.init), initial: true) { session.follow(undoManager) }
        .onChange(of: session.isCancelled) { if $1 { dismissWindow() } }
        .onChange(of: session.title, initial: true) { _, title in reference?.scene?.declaredTitle = title }
        .modifier(DocumentDialogs(session: session))
    }
}

/// The content of a window without a document.
private struct DocumentStart: View {
    let session: DocumentSession

    var body: some View {
        Button("Open…") { session.isChoosingFile = true }.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The dialogs of a document.
private struct DocumentDialogs: ViewModifier {
    @ObservedObject var session: DocumentSession
    @Environment(\.openDocument) private var openDocument

    func body(content: Content) -> some View {
        content
            .fileImporter(isPresented: $session.isChoosingFile, allowedContentTypes: session.kind.readableTypes) {
                if case .success(let file) = $0 { openDocument.open(file) }
            }
            .modifier(
                FileDialogModifier(
                    isPresented: $session.isChoosingPlace,
                    request: {
                        onMainActor(session) { session in
                            let types = session.kind.writableTypes
                            return FileRequest(.save(name: types.name(for: session.title)), types: types)
                        }
                    },
                    finish: { files in
                        onMainActor((session, files)) { session, files in
                            if let file = files?.first { session.save(to: file) } else { session.whenSaved = nil }
                        }
                    })
            )
            .alert("Save changes to “\(session.title)”?", isPresented: $session.isAskingToClose) {
                Button("Save…") { session.save() }
                Button("Discard", role: .destructive) { session.discardChanges() }
                Button("Cancel", role: .cancel) { session.whenSaved = nil }
            } message: {
                Text("What has changed is lost unless it is saved.")
            }
            .alert(session.problem ?? "", isPresented: $session.hasProblem) { Button("OK") {} }
    }
}

extension DocumentSession {
    /// Whether reading or writing has failed.
    fileprivate var hasProblem: Bool {
        get { problem != nil }
        set { if !newValue { problem = nil } }
    }
}
