import AttributeGraph
import Foundation

/// A scene of document windows. Each window shows one document, which the user opens from a file and saves.
///
///     DocumentGroup(newDocument: Note()) { file in
///         TextEditor(text: file.$document.text)
///     }
///
/// The menus contain New, Open, Open Recent, Save, Save As and Revert to Saved. At launch, the app opens the files
/// among its arguments, or else a new document. A document with a file is saved automatically two seconds after the
/// last change, and when its window closes. For a document without a file, the user is asked.
nonisolated public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    let kind: DocumentKind
    let window: DocumentWindow<Content>

    /// Creates a group of editable documents of a value type.
    ///
    /// - Parameters:
    ///   - newDocument: Returns a new document.
    ///   - editor: A builder of a window's content for its document.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        self.init(values: DocumentKind(Document.self, new: newDocument), editor)
    }

    /// Creates a group of read-only documents of a value type.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: A builder of a window's content for its document.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        self.init(values: DocumentKind(Document.self, new: nil), viewer)
    }

    /// Creates a group of editable documents of a reference type.
    ///
    /// - Parameters:
    ///   - newDocument: Returns a new document.
    ///   - editor: A builder of a window's content for its document.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        self.init(objects: DocumentKind(Document.self, new: newDocument), editor)
    }

    /// Creates a group of read-only documents of a reference type.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: A builder of a window's content for its document.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        self.init(objects: DocumentKind(Document.self, new: nil), viewer)
    }

    private init(
        values kind: DocumentKind, _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        self.kind = kind
        window = DocumentWindow(kind: kind) { session in
            guard let session = session as? ValueDocumentSession<Document> else { return nil }
            let (fileURL, isEditable) = onMainActor(session) { ($0.fileURL, $0.isEditable) }
            let document = Binding<Document>(
                get: { onMainActor(session) { $0.document } },
                set: { new in onMainActor((session, new)) { $0.document = $1 } })
            return content(
                FileDocumentConfiguration(
                    document: isEditable ? document : .constant(document.wrappedValue), fileURL: fileURL,
                    isEditable: isEditable))
        }
    }

    private init(
        objects kind: DocumentKind, _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) where Document: ReferenceFileDocument {
        self.kind = kind
        let content = MainOnly(content)
        window = DocumentWindow(kind: kind) { session in
            guard let session = session as? ObjectDocumentSession<Document> else { return nil }
            return onMainActor(session) { session in
                content.value(
                    ReferenceFileDocumentConfiguration(
                        document: session.document, fileURL: session.fileURL, isEditable: session.isEditable))
            }
        }
    }

    /// Registers the windows of the scene with the host.
    public static func _makeScene(scene value: _GraphValue<Self>, inputs: _SceneInputs) {
        let declaration = inputs.declarations.declareWindow(.group, inputs: inputs) { _ in
            (nil, nil)
        } make: {
            DocumentWindow<Content>._makeViewList(view: value[\.window], inputs: $0)
        }
        declaration.documents = value.pointer(in: inputs.view.graph).pointee.kind
    }
}

/// The content of a document window.
nonisolated struct DocumentWindow<Content: View>: View {
    let kind: DocumentKind
    let content: (DocumentSession) -> Content?
    @Environment(\.windowValue) private var value
    @State private var own = OwnSession()

    init(kind: DocumentKind, content: @escaping (DocumentSession) -> Content?) {
        self.kind = kind
        self.content = content
    }

    @MainActor var body: some View {
        DocumentPage(
            session: value?.current?.base as? DocumentSession ?? own.session(of: kind), content: content)
    }
}

/// The document of an app that has no windows.
@MainActor
private final class OwnSession {
    private var session: DocumentSession?

    nonisolated init() {}

    func session(of kind: DocumentKind) -> DocumentSession {
        let session = self.session ?? kind.newSession()
        self.session = session
        return session
    }
}
