import Foundation
import Observation

extension DocumentGroup where Document: Observable, Document: ReadableDocument, Document.Reader.Source == URL {
    /// Creates a group of documents that users create, open, edit and save.
    ///
    ///     DocumentGroup { document in
    ///         TextEditorView(document: document)
    ///     } makeDocument: { configuration, context in
    ///         TextDocument()
    ///     }
    ///
    /// A document counts as changed when an action is registered with the `undoManager` of the environment.
    ///
    /// - Parameters:
    ///   - allowCreating: Whether users can create new documents.
    ///   - editor: A builder of a window's content for its document.
    ///   - makeDocument: Returns a document, empty as yet: the contents of its file are applied to it next. The window
    ///     closes if the closure throws `CancellationError`.
    nonisolated public init(
        allowCreating: Bool = true,
        @ViewBuilder editor: @escaping (Document) -> Content,
        makeDocument: @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
    ) where Document: Martlet.Document, Document.Writer.Destination == URL {
        self.init(
            files: DocumentKind(
                Document.self, make: makeDocument, writer: { DocumentSaving() },
                writableTypes: Document.writableContentTypes, allowsCreating: allowCreating), editor)
    }

    /// Creates a group of documents that users open and view.
    ///
    /// - Parameters:
    ///   - viewer: A builder of a window's content for its document.
    ///   - makeReadableDocument: Returns a document, empty as yet: the contents of its file are applied to it next. The
    ///     window closes if the closure throws `CancellationError`.
    nonisolated public init(
        @ViewBuilder viewer: @escaping (Document) -> Content,
        makeReadableDocument:
            @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
    ) {
        self.init(
            files: DocumentKind(
                Document.self, make: makeReadableDocument, writer: nil, writableTypes: [], allowsCreating: false),
            viewer)
    }

    nonisolated private init(files kind: DocumentKind, _ content: @escaping (Document) -> Content) {
        self.kind = kind
        window = DocumentWindow(kind: kind) { session in
            guard let session = session as? FileDocumentSession<Document> else { return nil }
            return onMainActor(session) { $0.document }.map(content)
        }
    }
}
