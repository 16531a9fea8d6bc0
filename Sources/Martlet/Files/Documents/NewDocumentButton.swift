import Foundation

/// A button that opens a window with a new document.
///
///     NewDocumentButton("New checklist", source: .checklist)
///     NewDocumentButton("New from template", contentType: .plainText) { try await chooseTemplate() }
///
/// The closure of the second button returns a file, whose contents the new document has, or `nil` for an empty document.
nonisolated public struct NewDocumentButton<Label: View>: View {
    private let label: Label
    private let contentType: UTType?
    private let source: DocumentCreationSource?
    private let creation: Creation
    @Environment(\.newDocument) private var newDocument

    /// The document that the button creates.
    enum Creation {
        /// An empty document of the content type.
        case empty
        /// A document with the contents of a file.
        case template(() async throws -> URL?)
        /// A document that the app creates.
        case made((NewDocumentAction) async throws -> Void)
    }

    init(
        _ label: Label, _ contentType: UTType?, _ source: DocumentCreationSource? = nil, _ creation: Creation = .empty
    ) {
        self.label = label
        self.contentType = contentType
        self.source = source
        self.creation = creation
    }

    /// A button with the label.
    @MainActor public var body: some View {
        Button {
            let (action, type, source) = (newDocument, contentType, source)
            switch creation {
            case .empty: action.open(type, source: source)
            case .template(let prepare):
                let prepare = MainOnly(prepare)
                action.perform { action.open(type, source: source, from: try await prepare.value()) }
            case .made(let make):
                let make = MainOnly(make)
                action.perform { try await make.value(action) }
            }
        } label: {
            label
        }
    }
}

extension NewDocumentButton where Label == Text {
    private static var standardLabel: Text { Text("New Document") }

    /// Creates a button for empty documents.
    ///
    /// - Parameters:
    ///   - label: The label; "New Document" if it is `nil`.
    ///   - contentType: The content type of the documents; `nil` for that of the first document group.
    nonisolated public init(_ label: Text? = nil, contentType: UTType? = nil) {
        self.init(label ?? Self.standardLabel, contentType)
    }

    /// Creates a button with a localized title for empty documents.
    nonisolated public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(Text(titleKey), contentType)
    }

    /// Creates a button for empty documents of a source, which the app distinguishes when it makes the document.
    nonisolated public init(_ label: Text? = nil, contentType: UTType? = nil, source: DocumentCreationSource) {
        self.init(label ?? Self.standardLabel, contentType, source)
    }

    /// Creates a button with a localized title for empty documents of a source, which the app distinguishes when it makes the document.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, contentType: UTType? = nil, source: DocumentCreationSource
    ) {
        self.init(Text(titleKey), contentType, source)
    }

    /// Creates a button for documents with the contents of a file.
    ///
    /// - Parameters:
    ///   - label: The label; "New Document" if it is `nil`.
    ///   - contentType: The content type of the documents.
    ///   - prepareDocumentURL: Returns the file whose contents a new document has, or `nil` for an empty document. The
    ///     document is not saved to that file.
    nonisolated public init(
        _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
    ) {
        self.init(label ?? Self.standardLabel, contentType, nil, .template(prepareDocumentURL))
    }

    /// Creates a button with a localized title for documents with the contents of a file.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
    ) {
        self.init(Text(titleKey), contentType, nil, .template(prepareDocumentURL))
    }

    /// Creates a button with a localized title for documents with the contents of a file, and with a source.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, contentType: UTType, source: DocumentCreationSource,
        prepareDocumentURL: @escaping () async throws -> URL?
    ) {
        self.init(Text(titleKey), contentType, source, .template(prepareDocumentURL))
    }

    /// Creates a button for documents with the contents of a file, and with a source.
    nonisolated public init(
        _ label: Text? = nil, contentType: UTType, source: DocumentCreationSource,
        _ prepareDocumentURL: @escaping () async throws -> URL?
    ) {
        self.init(label ?? Self.standardLabel, contentType, source, .template(prepareDocumentURL))
    }

    /// Creates a button for documents of a value type.
    ///
    /// - Parameters:
    ///   - label: The label; "New Document" if it is `nil`.
    ///   - documentType: The type of the documents.
    ///   - contentType: The content type of the documents.
    ///   - prepareDocument: Returns a document, or `nil` for an empty one.
    nonisolated public init<D: FileDocument>(
        _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> D?
    ) {
        self.init(
            label ?? Self.standardLabel, contentType, nil,
            .made { action in
                guard let document = try await prepareDocument() else {
                    return await action.open(contentType, source: nil)
                }
                let made = MainOnly(document)
                await action(made.value)
            })
    }
}

extension NewDocumentAction {
    /// Opens a window with a new document of a content type.
    func open(_ type: UTType?, source: DocumentCreationSource?, from template: URL? = nil) {
        perform { try app?.newDocument(of: type, source: source, from: template) }
    }

    /// Performs an action that creates a document. The key window presents an error, except that of a cancellation.
    func perform(_ action: @escaping @MainActor () throws -> Void) {
        do { try action() } catch { complain(of: error) }
    }

    /// Performs an action that creates a document. The key window presents an error, except that of a cancellation.
    func perform(_ action: @escaping @MainActor () async throws -> Void) {
        Task {
            do { try await action() } catch { complain(of: error) }
        }
    }

    private func complain(of error: any Error) {
        guard !(error is CancellationError) else { return }
        let problem = "The document could not be created. \(error.localizedDescription)"
        if let document = app?.currentDocument {
            document.problem = problem
        } else {
            app?.scene.diagnostics.report(problem)
        }
    }
}
