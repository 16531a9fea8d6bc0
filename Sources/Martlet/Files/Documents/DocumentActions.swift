import Foundation

/// The document that a view stands in.
public struct DocumentConfiguration: Sendable, Equatable {
    /// Where the document is; nil while it has not been saved.
    public let fileURL: URL?
    /// Whether the document can be changed.
    public let isEditable: Bool
}

/// Opens windows with documents.
///
///     @Environment(\.openDocument) private var openDocument
///     try await openDocument(at: file)
@MainActor @preconcurrency
public struct OpenDocumentAction {
    // nonisolated(unsafe): made where no actor is, as part of the environment; called on the main actor, to which the
    // type is bound.
    nonisolated(unsafe) weak var app: AppRuntime?

    nonisolated init(_ app: AppRuntime? = nil) { self.app = app }

    /// Opens the document of a file, or brings its window forward.
    ///
    /// - Throws: What reading throws; ``CocoaError`` where the app has no document group that reads such files.
    public func callAsFunction(at url: URL) async throws {
        guard let app else { throw CocoaError(.fileReadUnknown) }
        try app.openDocument(url)
    }

    /// Opens the document of a file; the window that is used says why not.
    func open(_ url: URL) { app?.openDocumentOrComplain(url) }
}

/// Opens windows with new documents.
///
///     @Environment(\.newDocument) private var newDocument
///     Button("New from template") { newDocument(Note(text: template)) }
@MainActor @preconcurrency
public struct NewDocumentAction {
    nonisolated(unsafe) weak var app: AppRuntime?

    nonisolated init(_ app: AppRuntime? = nil) { self.app = app }

    /// Opens a window with a document that is a value.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        app?.newDocument(of: D.self) { $0.session(newDocument()) }
    }

    /// Opens a window with a document that is an object.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
        app?.newDocument(of: D.self) { $0.session(newDocument()) }
    }

    /// Opens a window with a new document of a kind.
    public func callAsFunction(contentType: UTType) {
        app?.newDocument(of: contentType)
    }
}

private enum OpenDocumentKey: EnvironmentKey {
    static var defaultValue: OpenDocumentAction { OpenDocumentAction() }
}
private enum NewDocumentKey: EnvironmentKey {
    static var defaultValue: NewDocumentAction { NewDocumentAction() }
}
private enum DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
    /// Opens windows with the documents of files.
    public internal(set) var openDocument: OpenDocumentAction {
        get { self[OpenDocumentKey.self] }
        set { self[OpenDocumentKey.self] = newValue }
    }

    /// Opens windows with new documents.
    public internal(set) var newDocument: NewDocumentAction {
        get { self[NewDocumentKey.self] }
        set { self[NewDocumentKey.self] = newValue }
    }

    /// The document that the view stands in; nil where it stands in none.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
