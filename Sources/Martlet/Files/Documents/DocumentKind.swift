import Foundation

/// The documents of a `DocumentGroup`: how new ones are made, and how files become some.
@MainActor
final class DocumentKind {
    let readableTypes: [UTType]
    let writableTypes: [UTType]
    let isEditor: Bool
    let documentType: Any.Type
    private let makeNew: (@MainActor @Sendable (DocumentKind) -> DocumentSession)?
    private let read: @MainActor @Sendable (URL, DocumentKind) throws -> DocumentSession
    /// Told of each file that was opened or saved.
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

    /// A new document; where only those of files are shown, what a file is to be chosen in.
    func newSession() -> DocumentSession {
        guard let session = makeNew?(self) else { return DocumentSession(self, fileURL: nil) }
        count += 1
        session.name = Self.name(of: count)
        return session
    }

    private static func name(of number: Int) -> String { number == 1 ? "Untitled" : "Untitled \(number)" }

    /// A new document was of no use: the next is called what it was.
    func giveBack(_ session: DocumentSession) {
        if count > 0, session.name == Self.name(of: count) { count -= 1 }
    }

    /// The document of a file.
    func session(of file: URL) throws -> DocumentSession {
        let session = try read(file, self)
        opened(file)
        return session
    }

    /// A document that the app has made.
    func session<Document: FileDocument>(_ document: Document) -> DocumentSession {
        ValueDocumentSession(document, kind: self)
    }

    /// A document that the app has made.
    func session<Document: ReferenceFileDocument>(_ document: Document) -> DocumentSession {
        ObjectDocumentSession(document, kind: self)
    }

    /// Whether a file can be read as such a document.
    func reads(_ file: URL) -> Bool {
        guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
        return readableTypes.contains { type.conforms(to: $0) }
    }
}
