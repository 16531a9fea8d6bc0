import Foundation

/// The kind of documents of a `DocumentGroup`, which creates new documents and reads files.
@MainActor
final class DocumentKind {
    let readableTypes: [UTType]
    let writableTypes: [UTType]
    let isEditor: Bool
    /// Whether users can create documents.
    var isCreator: Bool { makeNew != nil }
    let documentType: Any.Type
    private let makeNew: (@MainActor @Sendable (DocumentKind, DocumentCreationSource?) -> DocumentSession)?
    private let read: @MainActor @Sendable (URL, DocumentKind) throws -> DocumentSession
    /// Returns a session with a new document that has the contents of a file.
    private let readTemplate: (@MainActor @Sendable (URL, DocumentKind, DocumentCreationSource?) -> DocumentSession)?
    /// Called with each file that was opened or saved.
    var opened: (URL) -> Void = { _ in }
    private var count = 0

    nonisolated init<Document: FileDocument>(_ type: Document.Type, new: (() -> Document)?) {
        readableTypes = Document.readableContentTypes
        writableTypes = Document.writableContentTypes
        isEditor = new != nil
        documentType = type
        makeNew = new.map(MainOnly.init).map { new in
            { @MainActor @Sendable kind, _ in ValueDocumentSession(new.value(), kind: kind) }
        }
        read = { @MainActor @Sendable file, kind in
            ValueDocumentSession(try Document(contentsOf: file), kind: kind, fileURL: file)
        }
        readTemplate = nil
    }

    nonisolated init<Document: ReferenceFileDocument>(_ type: Document.Type, new: (() -> Document)?) {
        readableTypes = Document.readableContentTypes
        writableTypes = Document.writableContentTypes
        isEditor = new != nil
        documentType = type
        makeNew = new.map(MainOnly.init).map { new in
            { @MainActor @Sendable kind, _ in ObjectDocumentSession(new.value(), kind: kind) }
        }
        read = { @MainActor @Sendable file, kind in
            ObjectDocumentSession(try Document(contentsOf: file), kind: kind, fileURL: file)
        }
        readTemplate = nil
    }

    /// - Parameter writer: Writes the documents; `nil` in a read-only group.
    nonisolated init<Document: ReadableDocument>(
        _ type: Document.Type,
        make: @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document,
        writer: (@MainActor @Sendable () -> DocumentSaving<Document>)?, writableTypes: [UTType], allowsCreating: Bool
    ) where Document.Reader.Source == URL {
        readableTypes = Document.readableContentTypes
        self.writableTypes = writableTypes
        isEditor = writer != nil
        documentType = type
        let open = FileDocumentOpening<Document>(make: make, writer: writer)
        if allowsCreating {
            makeNew = { kind, source in open.session(of: kind, file: nil, source: source) }
        } else {
            makeNew = nil
        }
        read = { file, kind in open.session(of: kind, file: file) }
        readTemplate = { file, kind, source in open.session(of: kind, file: file, isTemplate: true, source: source) }
    }

    /// Returns a session with a new document. In a read-only group, the session has no document, and its window offers
    /// to choose a file.
    func newSession(source: DocumentCreationSource? = nil) -> DocumentSession {
        guard let session = makeNew?(self, source) else { return DocumentSession(self, fileURL: nil) }
        giveName(to: session)
        return session
    }

    /// Returns a session with a new document that has the contents of a file.
    func newSession(from template: URL, source: DocumentCreationSource?) throws -> DocumentSession {
        let session = try readTemplate?(template, self, source) ?? read(template, self)
        session.fileURL = nil
        giveName(to: session)
        return session
    }

    private func giveName(to session: DocumentSession) {
        count += 1
        session.name = Self.name(of: count)
    }

    private static func name(of number: Int) -> String { number == 1 ? "Untitled" : "Untitled \(number)" }

    /// Frees the name of an unused new document for the next one.
    func giveBack(_ session: DocumentSession) {
        if count > 0, session.name == Self.name(of: count) { count -= 1 }
    }

    /// Returns a session with the document of a file.
    func session(of file: URL) throws -> DocumentSession {
        let session = try read(file, self)
        // Otherwise the session records the file when it is read.
        if !session.isOpening { opened(file) }
        return session
    }

    /// Returns a session with a document that the app has created.
    func session<Document: FileDocument>(_ document: Document) -> DocumentSession {
        ValueDocumentSession(document, kind: self)
    }

    /// Returns a session with a document that the app has created.
    func session<Document: ReferenceFileDocument>(_ document: Document) -> DocumentSession {
        ObjectDocumentSession(document, kind: self)
    }

    /// Returns whether a file has one of the readable types.
    func reads(_ file: URL) -> Bool {
        guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
        return readableTypes.contains { type.conforms(to: $0) }
    }
}
