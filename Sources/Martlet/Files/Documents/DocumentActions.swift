import Foundation

/// The properties of the view's document.
public struct DocumentConfiguration: Sendable, Equatable {
    /// The file of the document; `nil` until it is saved.
    public let fileURL: URL?
    /// Whether the user can edit the document.
    public let isEditable: Bool
}

/// An action that opens windows with documents.
///
///     @Environment(\.openDocument) private var openDocument
///     try await openDocument(at: file)
@MainActor @preconcurrency
public struct OpenDocumentAction {
    // nonisolated(unsafe): created outside any actor, as part of the environment, and called only on the main actor, to
    // which the type is isolated.
    nonisolated(unsafe) weak var app: AppRuntime?

    nonisolated init(_ app: AppRuntime? = nil) { self.app = app }

    /// Opens the document of a file, or brings its window to the front.
    ///
    /// - Throws: The error of reading the file, or a `CocoaError` if no document group reads such files.
    public func callAsFunction(at url: URL) async throws {
        guard let app else { throw CocoaError(.fileReadUnknown) }
        try await app.openDocument(url)?.finishOpening()
    }

    /// Opens the document of a file. The key window presents an error.
    func open(_ url: URL) { app?.openDocumentOrComplain(url) }
}

/// An action that opens windows with new documents.
///
///     @Environment(\.newDocument) private var newDocument
///     Button("New from template") { newDocument(Note(text: template)) }
@MainActor @preconcurrency
public struct NewDocumentAction {
    nonisolated(unsafe) weak var app: AppRuntime?

    nonisolated init(_ app: AppRuntime? = nil) { self.app = app }

    /// Opens a window with a new document of a value type.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        app?.newDocument(of: D.self) { $0.session(newDocument()) }
    }

    /// Opens a window with a new document of a reference type.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
        app?.newDocument(of: D.self) { $0.session(newDocument()) }
    }

    /// Opens a window with a new document of a content type.
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
    /// The action that opens windows with the documents of files.
    public internal(set) var openDocument: OpenDocumentAction {
        get { self[OpenDocumentKey.self] }
        set { self[OpenDocumentKey.self] = newValue }
    }

    /// The action that opens windows with new documents.
    public internal(set) var newDocument: NewDocumentAction {
        get { self[NewDocumentKey.self] }
        set { self[NewDocumentKey.self] = newValue }
    }

    /// The properties of the view's document; `nil` outside a document window.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
