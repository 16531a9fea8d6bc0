import Foundation

/// A type that reads the contents of a document from a file.
///
/// Most documents use ``FileWrapperDocumentReader``. A type of its own reads from the file's URL, and can report
/// progress.
public protocol DocumentReader<Snapshot> {
    /// The contents of a document.
    associatedtype Snapshot
    /// The place to read from: the URL of a file.
    associatedtype Source = URL

    /// Returns the contents of a file. Called off the main actor.
    ///
    /// - Parameters:
    ///   - source: The URL of the file.
    ///   - progress: The part of the progress that the window shows.
    @concurrent
    func read(from source: sending Source, progress: consuming Subprogress) async throws -> sending Snapshot
}

/// A type that writes the contents of a document to a file.
///
/// Most documents use ``FileWrapperDocumentWriter``. A type of its own writes to the file's URL, and can report
/// progress.
public protocol DocumentWriter<Snapshot> {
    /// The contents of a document.
    associatedtype Snapshot
    /// The place to write to: the URL of a file.
    associatedtype Destination = URL

    /// Writes contents to a file. Called off the main actor.
    ///
    /// - Parameters:
    ///   - snapshot: The contents.
    ///   - destination: The URL of the file.
    ///   - previous: The contents of the last save; `nil` for the first one.
    ///   - progress: The part of the progress that the window shows.
    @concurrent
    func write(
        snapshot: sending Snapshot, to destination: sending Destination, previous: sending Snapshot?,
        progress: consuming Subprogress
    ) async throws
}

/// A reader that makes a document's contents of a file wrapper.
public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
    /// The properties of the file that is read.
    public typealias ReadConfiguration = DocumentReadConfiguration

    private let configuration: ReadConfiguration
    private let makeSnapshot: (FileWrapper) async throws -> sending Snapshot

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that the document was given.
    ///   - makeSnapshot: Returns the contents of a file or a folder.
    public init(
        _ configuration: sending ReadConfiguration,
        makeSnapshot: @escaping (FileWrapper) async throws -> sending Snapshot
    ) {
        self.configuration = configuration
        self.makeSnapshot = makeSnapshot
    }

    /// Reads the file into a file wrapper, and returns what the closure makes of it.
    @concurrent
    public func read(from source: sending URL, progress: consuming Subprogress) async throws -> sending Snapshot {
        let file = try FileWrapper(url: source)
        configuration.lastFile.value = file
        return try await makeSnapshot(file)
    }
}

/// A writer that makes a file wrapper of a document's contents.
public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
    /// The properties of the file that is written.
    public typealias WriteConfiguration = DocumentWriteConfiguration

    private let configuration: WriteConfiguration
    private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - configuration: The configuration that the document was given.
    ///   - makeFileWrapper: Returns the file for contents. The second argument is the file wrapper that was last
    ///     written, or read by a ``FileWrapperDocumentReader``, for reuse of its parts.
    public init(
        _ configuration: sending WriteConfiguration,
        makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper
    ) {
        self.configuration = configuration
        self.makeFileWrapper = makeFileWrapper
    }

    /// Writes the file wrapper that the closure returns, replacing an existing file.
    @concurrent
    public func write(
        snapshot: sending Snapshot, to destination: sending URL, previous: sending Snapshot?,
        progress: consuming Subprogress
    ) async throws {
        let file = try await makeFileWrapper(snapshot, configuration.lastFile.value)
        try file.replace(destination)
        configuration.lastFile.value = file
    }
}

/// The file wrapper that a document was last read from or written as, shared by the configurations of one document.
// Unchecked: reads and writes of a document follow each other, and the lock guards the reference between them.
final class LastFileWrapper: @unchecked Sendable {
    private let lock = NSLock()
    private var file: FileWrapper?

    var value: FileWrapper? {
        get { lock.withLock { file } }
        set { lock.withLock { file = newValue } }
    }
}
