import Combine
import Foundation

/// The session of a document whose file is read and written off the main actor.
///
/// Creating, reading and saving are steps that follow each other, so that a save never begins before the contents are
/// applied, and two saves never write at the same time.
final class FileDocumentSession<Document: ReadableDocument>: DocumentSession where Document.Reader.Source == URL {
    /// The document, once its contents are applied.
    @Published private(set) var document: Document?
    private let configuration: URLDocumentConfiguration
    private let saving: DocumentSaving<Document>?
    private let lastFile = LastFileWrapper()
    private var lastRead: Handover<Document.Reader.Snapshot>?
    private var lastStep: Task<Void, Never>?
    private var openingError: (any Error)?
    private var isSaving = false
    private weak var followed: UndoManager?

    /// - Parameters:
    ///   - file: The file to read; `nil` for a new document.
    ///   - isTemplate: Whether the document is a new one with the contents of the file.
    init(
        kind: DocumentKind, file: URL?, isTemplate: Bool, source: DocumentCreationSource?,
        make: @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document,
        saving: DocumentSaving<Document>?
    ) {
        let fileURL = isTemplate ? nil : file
        configuration = URLDocumentConfiguration(fileURL: fileURL, isEditable: saving != nil, creationSource: source)
        self.saving = saving
        super.init(kind, fileURL: fileURL)
        isOpening = true
        perform { session in
            defer { session.isOpening = false }
            do {
                let document = try await make(session.configuration, DocumentCreationContext(creationSource: source))
                if let file { try await session.read(document, from: file) }
                session.document = document
                if let fileURL { kind.opened(fileURL) }
            } catch {
                session.openingError = error
                session.fileURL = nil
                if error is CancellationError { return session.isCancelled = true }
                guard let file else { return session.problem = error.localizedDescription }
                session.problem = "“\(file.lastPathComponent)” could not be opened. \(error.localizedDescription)"
            }
        }
    }

    private func perform(_ step: @escaping @MainActor (FileDocumentSession) async -> Void) {
        lastStep = Task { [lastStep, self] in
            await lastStep?.value
            await step(self)
        }
    }

    override func finishOpening() async throws {
        await lastStep?.value
        if let openingError { throw openingError }
    }

    // MARK: - Changes

    override func follow(_ undoManager: UndoManager?) {
        guard followed !== undoManager else { return }
        followed?.didRecord = nil
        followed = undoManager
        undoManager?.didRecord = { [weak self] in
            if let self, document != nil { changed() }
        }
    }

    // MARK: - Reading

    override func revert() {
        guard let fileURL, let document else { return }
        perform { session in
            do {
                try await session.read(document, from: fileURL)
                session.followed?.removeAllActions()
                session.isUnchanged()
            } catch {
                session.problem = "“\(fileURL.lastPathComponent)” could not be read. \(error.localizedDescription)"
            }
        }
    }

    private func read(_ document: Document, from file: URL) async throws {
        let type = kind.readableTypes.type(for: file) ?? .data
        let reader = Handover(
            document.reader(configuration: DocumentReadConfiguration(contentType: type, lastFile: lastFile)))
        defer { progress = nil }
        let snapshot = try await Self.read(file, by: reader, in: makeProgress())
        let previous = lastRead
        lastRead = snapshot
        try await document.apply(snapshot: snapshot.take(), previous: previous?.take())
        configuration.lastContentModificationDate = nil
        if fileURL == file { configuration.use(file) }
    }

    nonisolated private static func read(
        _ file: URL, by reader: Handover<Document.Reader>, in progress: ProgressManager
    ) async throws -> Handover<Document.Reader.Snapshot> {
        Handover(try await reader.take().read(from: file, progress: progress.subprogress(assigningCount: 1)))
    }

    // MARK: - Saving

    override func save(to file: URL) {
        guard let saving, let document else { return }
        isSaving = true
        perform { session in
            let edits = session.editCount
            let type = session.kind.writableTypes.type(for: file) ?? .data
            let configuration = DocumentWriteConfiguration(contentType: type, lastFile: session.lastFile)
            session.isSaving = false
            do {
                defer { session.progress = nil }
                try await saving.save(document, to: file, configuration, in: session.makeProgress())
                session.configuration.use(file)
                session.didSave(to: file, edits: edits)
            } catch {
                session.didFail(toSaveTo: file, error)
            }
        }
    }

    override func mayClose(_ then: @escaping () -> Void) -> Bool {
        guard isEditable, !isGivenUp, let fileURL, isEdited || isSaving else { return super.mayClose(then) }
        whenSaved = then
        save(to: fileURL)
        return false
    }

    // MARK: - Progress

    private func makeProgress() -> ProgressManager {
        #if compiler(<6.4)
        ProgressManager(totalCount: 1) { [weak self] manager in
            let fraction = manager.fractionCompleted
            MainThread.later { self?.progress = fraction < 1 ? fraction : nil }
        }
        #else
        ProgressManager(totalCount: 1)
        #endif
    }
}

/// Creates the sessions of a group.
// Unchecked: the closures are called on the main actor only.
struct FileDocumentOpening<Document: ReadableDocument>: @unchecked Sendable where Document.Reader.Source == URL {
    let make: @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
    let writer: (@MainActor @Sendable () -> DocumentSaving<Document>)?

    @MainActor func session(
        of kind: DocumentKind, file: URL?, isTemplate: Bool = false, source: DocumentCreationSource? = nil
    ) -> DocumentSession {
        FileDocumentSession(
            kind: kind, file: file, isTemplate: isTemplate, source: source, make: make, saving: writer?())
    }
}

/// Writes documents of one type, and keeps what was written last.
@MainActor
final class DocumentSaving<Document> {
    private let write: @MainActor (Document, URL, DocumentWriteConfiguration, ProgressManager) async throws -> Void

    nonisolated init() where Document: WritableDocument, Document.Writer.Destination == URL {
        var last: Handover<Document.Writer.Snapshot>?
        write = { document, file, configuration, progress in
            let snapshot = Handover(try await document.snapshot(contentType: configuration.contentType))
            let writer = Handover(document.writer(configuration: configuration))
            try await Self.write(snapshot, to: file, after: last, by: writer, in: progress)
            last = snapshot
        }
    }

    func save(
        _ document: Document, to file: URL, _ configuration: DocumentWriteConfiguration, in progress: ProgressManager
    ) async throws { try await write(document, file, configuration, progress) }

    nonisolated private static func write<Writer: DocumentWriter>(
        _ snapshot: Handover<Writer.Snapshot>, to file: URL, after previous: Handover<Writer.Snapshot>?,
        by writer: Handover<Writer>, in progress: ProgressManager
    ) async throws where Writer.Destination == URL {
        try await writer.take().write(
            snapshot: snapshot.take(), to: file, previous: previous?.take(),
            progress: progress.subprogress(assigningCount: 1))
    }
}

/// A value that passes between the main actor and others: a snapshot, which reading and writing leave unchanged, or the
/// object that reads or writes it.
// Unchecked: the steps of a session follow each other, and a snapshot of a reference type is kept only to be compared
// with the next, as the documentation of `previous` says.
struct Handover<Value>: @unchecked Sendable {
    private nonisolated(unsafe) let value: Value

    init(_ value: sending Value) { self.value = value }

    nonisolated func take() -> sending Value { value }
}
