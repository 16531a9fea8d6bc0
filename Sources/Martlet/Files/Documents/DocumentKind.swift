import Foundation

/// The kind of documents of a `DocumentGroup`, which creates new documents and reads files.
@MainActor
final class DocumentKind {
    let readableTypes: [UTType]
    let writableTypes: [UTType]
    let isEditor: Bool
    let documentType: Any.Type
    private let makeNew: (@MainActor @Sendable (DocumentKind) -> DocumentSession)?
    private let read: @MainActor @Sendable (URL, DocumentKind) throws -> DocumentSession
    /// Called with each file that was opened or saved.
    var opened: (URL) -> Void = { _ in }
    private var count = 0

    nonisolated init<Document: FileDocument>(_ type: Document.Type, new: (() -> Document)?) {
        readableTypes = Document.readableContentTypes
        writableTypes = Document.writableContentTypes
        isEditor = new != nil
        documentType = type
        makeNew = new.map(MainOnly.init).map { new in
            { @MainActor @Sendable kind in ValueDocumentSession(new.value(), kind: kind) }
        }
        read = { @MainActor @Sendable file, kind in
            ValueDocumentSession(try Document(contentsOf: file), kind: kind, fileURL: file)
        }
    }

    nonisolated init<Document: ReferenceFileDocument>(_ type: Document.Type, new: (() -> Document)?) {
        readableTypes = Document.readableContentTypes
        writableTypes = Document.writableContentTypes
        isEditor = new != nil
        documentType = type
        makeNew = new.map(MainOnly.init).map { new in
            { @MainActor @Sendable kind in ObjectDocumentSession(new.value(), kind: kind) }
        }
        read = { @MainActor @Sendable file, kind in
            ObjectDocumentSession(try Document(contentsOf: file), kind: kind, fileURL: file)
        }
    }

    /// Returns a session with a new document. In a read-only group, the session has no document, and its window offers
    /// to choose a file.
    func newSession() -> DocumentSession {
        guard let session = makeNew?(self) else { return DocumentSession(self, fileURL: nil) }
        count += 1
        session.name = Self.name(of: count)
        return session
    }

    private static func name(of number: Int) -> String { number == 1 ? "Untitled" : "Untitled \(number)" }

    /// Frees the name of an unused new document for the next one.
    func giveBack(_ session: DocumentSession) {
        if count > 0, session.name == Self.name(of: count) { count -= 1 }
    }

    /// Returns a session with the document of a file.
    func session(of file: URL) throws -> DocumentSession {
        let session = try read(file, self)
        opened(file)
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
