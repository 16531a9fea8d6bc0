import Combine
import Foundation

/// The document of a window: its file, its changes since the last save, and the dialogs that are presented for it.
@MainActor
class DocumentSession: ObservableObject {
    let kind: DocumentKind
    /// The file of the document; `nil` until it is saved.
    @Published var fileURL: URL?
    /// Whether the document has changed since it was read or written.
    @Published private(set) var isEdited = false
    /// The number of changes, by which a delayed save detects further changes.
    @Published private(set) var editCount = 0
    /// Whether the dialog for saving is presented.
    @Published var isChoosingPlace = false
    /// Whether the dialog for opening another document is presented.
    @Published var isChoosingFile = false
    /// Whether the user is asked about unsaved changes before the window closes.
    @Published var isAskingToClose = false
    /// The description of an error of reading or writing.
    @Published var problem: String?
    /// Whether the document is being created or read.
    @Published var isOpening = false
    /// Whether creating the document was cancelled, which closes the window.
    @Published var isCancelled = false
    /// The completed fraction of reading or writing, where the document reports it.
    @Published var progress: Double?
    /// The name of the document until it is saved.
    var name = "Untitled"
    /// The pending action, such as closing the window, which runs once the changes are saved or discarded.
    var whenSaved: (() -> Void)?
    /// Whether the user has discarded the changes.
    private(set) var isGivenUp = false

    init(_ kind: DocumentKind, fileURL: URL?) {
        self.kind = kind
        self.fileURL = fileURL
    }

    var isEditable: Bool { kind.isEditor }

    /// The title of the window.
    var title: String { fileURL?.deletingPathExtension().lastPathComponent ?? name }

    /// Whether the document is new and unchanged, so that its window can be reused.
    var isPristine: Bool { fileURL == nil && !isEdited }

    /// Writes the document. Subclasses implement it for their type of document.
    func write(to file: URL, as type: UTType) throws {}

    /// Reads the document again.
    func read(from file: URL) throws {}

    /// Waits until the document is open.
    ///
    /// - Throws: The error of creating or reading it.
    func finishOpening() async throws {}

    /// Records changes of the document that are registered with the undo manager of the window.
    func follow(_ undoManager: UndoManager?) {}

    func changed() {
        isEdited = true
        editCount += 1
    }

    /// Records that the document is as it was read.
    func isUnchanged() { isEdited = false }

    // MARK: - Saving

    /// Saves the document to its file, or presents the dialog for saving.
    func save() {
        guard isEditable else { return }
        if let fileURL { save(to: fileURL) } else { isChoosingPlace = true }
    }

    /// Saves the document to a file, which becomes the document's file.
    func save(to file: URL) {
        do {
            try write(to: file, as: kind.writableTypes.type(for: file) ?? .data)
            didSave(to: file, edits: editCount)
        } catch {
            didFail(toSaveTo: file, error)
        }
    }

    /// Records a save, and runs the pending action. The document remains edited if it has changed since.
    ///
    /// - Parameter edits: The number of changes when the save began.
    func didSave(to file: URL, edits: Int) {
        if edits == editCount { isEdited = false }
        if fileURL != file { fileURL = file }
        kind.opened(file)
        if !isEdited { performPending() } else if whenSaved != nil { save() }
    }

    /// Presents an error of saving, and drops the pending action.
    func didFail(toSaveTo file: URL, _ error: any Error) {
        whenSaved = nil
        problem = "“\(file.lastPathComponent)” could not be saved. \(error.localizedDescription)"
    }

    /// Saves the document, if it has changed and has a file.
    func autosave() {
        if isEdited, isEditable, let fileURL { save(to: fileURL) }
    }

    /// Reads the document again from its file.
    func revert() {
        guard let fileURL else { return }
        do {
            try read(from: fileURL)
            isUnchanged()
        } catch {
            problem = "“\(fileURL.lastPathComponent)” could not be read. \(error.localizedDescription)"
        }
    }

    // MARK: - Closing

    /// Returns whether the window can close now. A document with a file is saved; otherwise the user is asked.
    ///
    /// - Parameter then: Called when the changes have been saved or discarded.
    func mayClose(_ then: @escaping () -> Void) -> Bool {
        autosave()
        guard isEdited, isEditable, !isGivenUp else { return true }
        whenSaved = then
        isAskingToClose = true
        return false
    }

    /// Discards the changes.
    func discardChanges() {
        isGivenUp = true
        performPending()
    }

    /// Runs the pending action.
    private func performPending() {
        let next = whenSaved
        whenSaved = nil
        next?()
    }
}

extension DocumentSession: @MainActor Hashable {
    nonisolated static func == (a: DocumentSession, b: DocumentSession) -> Bool { a === b }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The session of a document of a value type.
final class ValueDocumentSession<Document: FileDocument>: DocumentSession {
    @Published var document: Document {
        didSet { changed() }
    }

    init(_ document: Document, kind: DocumentKind, fileURL: URL? = nil) {
        self.document = document
        super.init(kind, fileURL: fileURL)
    }

    override func write(to file: URL, as type: UTType) throws { try document.write(to: file, as: type) }

    override func read(from file: URL) throws { document = try Document(contentsOf: file) }
}

/// The session of a document of a reference type.
final class ObjectDocumentSession<Document: ReferenceFileDocument>: DocumentSession {
    @Published private(set) var document: Document {
        didSet { follow() }
    }
    private var changes: AnyCancellable?

    init(_ document: Document, kind: DocumentKind, fileURL: URL? = nil) {
        self.document = document
        super.init(kind, fileURL: fileURL)
        follow()
    }

    private func follow() {
        changes = document.objectWillChange.sink { [weak self] _ in
            onMainActor(self) { $0?.changed() }
        }
    }

    override func write(to file: URL, as type: UTType) throws { try document.write(to: file, as: type) }

    override func read(from file: URL) throws { document = try Document(contentsOf: file) }
}
