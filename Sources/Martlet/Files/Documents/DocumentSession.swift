import Combine
import Foundation

/// A document that a window shows: where it is, whether it has changed since it was written, and what is asked of the
/// person just now.
@MainActor
class DocumentSession: ObservableObject {
    let kind: DocumentKind
    /// Where the document is; nil while it has not been saved.
    @Published var fileURL: URL?
    /// Whether it has changed since it was read or written.
    @Published private(set) var isEdited = false
    /// How often it has changed, for who waits until it does not.
    @Published private(set) var editCount = 0
    /// Whether the person is choosing a place for it.
    @Published var isChoosingPlace = false
    /// Whether the person is choosing another document to open.
    @Published var isChoosingFile = false
    /// Whether the person is asked what is to be done with it before its window closes.
    @Published var isAskingToClose = false
    /// Why it could not be read or written.
    @Published var problem: String?
    /// The name that it has until it is saved.
    var name = "Untitled"
    /// Closes the window, or lets the app end, once nothing would be lost.
    var whenSaved: (() -> Void)?
    /// Whether what has changed may be lost.
    private(set) var isGivenUp = false

    init(_ kind: DocumentKind, fileURL: URL?) {
        self.kind = kind
        self.fileURL = fileURL
    }

    var isEditable: Bool { kind.isEditor }

    /// What the window is called.
    var title: String { fileURL?.deletingPathExtension().lastPathComponent ?? name }

    /// Whether its window can be used for another document: it is new, and nobody has written anything.
    var isPristine: Bool { fileURL == nil && !isEdited }

    /// Writes the document; what it is depends on its type.
    func write(to file: URL, as type: UTType) throws {}

    /// Reads the document anew.
    func read(from file: URL) throws {}

    func changed() {
        isEdited = true
        editCount += 1
    }

    // MARK: - Saving

    /// Saves it where it is, or asks where it is to be.
    func save() {
        guard isEditable else { return }
        if let fileURL { save(to: fileURL) } else { isChoosingPlace = true }
    }

    /// Saves it to a place, where it is from then on.
    func save(to file: URL) {
        do {
            try write(to: file, as: kind.writableTypes.type(for: file) ?? .data)
            isEdited = false
            if fileURL != file { fileURL = file }
            kind.opened(file)
            goOn()
        } catch {
            whenSaved = nil
            problem = "“\(file.lastPathComponent)” could not be saved. \(error.localizedDescription)"
        }
    }

    /// Saves it if it has changed and has a place.
    func autosave() {
        if isEdited, isEditable, let fileURL { save(to: fileURL) }
    }

    /// Reads it anew from where it is.
    func revert() {
        guard let fileURL else { return }
        do {
            try read(from: fileURL)
            isEdited = false
        } catch {
            problem = "“\(fileURL.lastPathComponent)” could not be read. \(error.localizedDescription)"
        }
    }

    // MARK: - Closing

    /// Whether the window can close now. Saves what has a place; asks the person about the rest.
    ///
    /// - Parameter then: Run when the person has answered, and nothing stands in the way any more.
    func mayClose(_ then: @escaping () -> Void) -> Bool {
        autosave()
        guard isEdited, isEditable, !isGivenUp else { return true }
        whenSaved = then
        isAskingToClose = true
        return false
    }

    /// Lets what has changed be lost.
    func giveUp() {
        isGivenUp = true
        goOn()
    }

    /// Does what has waited until nothing would be lost.
    private func goOn() {
        let next = whenSaved
        whenSaved = nil
        next?()
    }
}

extension DocumentSession: @MainActor Hashable {
    nonisolated static func == (a: DocumentSession, b: DocumentSession) -> Bool { a === b }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A document that is a value.
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

/// A document that is an object.
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
