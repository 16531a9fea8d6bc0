import Foundation

/// A document that can be read from a file and written to a file.
///
///     @Observable
///     final class TextDocument: Document {
///         static let readableContentTypes = [UTType.plainText]
///         var text = ""
///
///         func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
///             FileWrapperDocumentReader(configuration) { file in
///                 String(decoding: file.regularFileContents ?? Data(), as: UTF8.self)
///             }
///         }
///
///         func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
///             FileWrapperDocumentWriter(configuration) { text, _ in
///                 FileWrapper(regularFileWithContents: Data(text.utf8))
///             }
///         }
///
///         @MainActor func snapshot(contentType: UTType) async throws -> sending String { text }
///
///         @MainActor func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
///     }
public protocol Document: ReadableDocument, WritableDocument {}

/// A document that can be read from a file.
///
/// The document is an object, and views observe its properties if its class is `@Observable`. A reader does the reading
/// off the main actor, and the document applies the result on it.
public protocol ReadableDocument: AnyObject {
    /// The type that reads files of the document.
    associatedtype Reader: DocumentReader
    /// The properties of the file that is read.
    typealias ReadConfiguration = DocumentReadConfiguration

    /// The content types that the document can be read from.
    static var readableContentTypes: [UTType] { get }

    /// Returns a reader. Called each time the document is read, or read again.
    ///
    /// - Parameter configuration: The content type of the file.
    func reader(configuration: sending ReadConfiguration) -> sending Reader

    /// Changes the document to what was read.
    ///
    /// - Parameters:
    ///   - snapshot: The result of the reader.
    ///   - previous: The result of the read before; `nil` for the first one.
    @MainActor func apply(snapshot: sending Reader.Snapshot, previous: sending Reader.Snapshot?) async throws
}

/// A document that can be written to a file.
///
/// A save takes a snapshot on the main actor, and a writer writes it off the main actor. A document counts as changed
/// when an action is registered with the `undoManager` of the environment, undone or redone: a change without one does
/// not cause a save.
public protocol WritableDocument: AnyObject {
    /// The type that writes files of the document.
    associatedtype Writer: DocumentWriter
    /// The properties of the file that is written.
    typealias WriteConfiguration = DocumentWriteConfiguration

    /// The content types that the document can be written as. For a readable document, the default is the readable
    /// types.
    static var writableContentTypes: [UTType] { get }

    /// Returns a writer. Called once for each save.
    ///
    /// - Parameter configuration: The content type of the file.
    func writer(configuration: sending WriteConfiguration) -> sending Writer

    /// Returns the current contents for a save.
    ///
    /// - Parameter contentType: The content type of the file, one of the writable types.
    @MainActor func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot
}

extension WritableDocument where Self: ReadableDocument {
    /// The readable types, which are the default.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The properties of a file that a document is read from.
public struct DocumentReadConfiguration: Hashable, Sendable {
    /// The content type of the file, one of the readable types.
    public let contentType: UTType
    let lastFile: LastFileWrapper

    /// Compares the content types.
    public static func == (a: Self, b: Self) -> Bool { a.contentType == b.contentType }

    /// Hashes the content type.
    public func hash(into hasher: inout Hasher) { hasher.combine(contentType) }
}

/// The properties of a file that a document is written to.
public struct DocumentWriteConfiguration: Hashable, Sendable {
    /// The content type of the file, one of the writable types.
    public let contentType: UTType
    let lastFile: LastFileWrapper

    /// Compares the content types.
    public static func == (a: Self, b: Self) -> Bool { a.contentType == b.contentType }

    /// Hashes the content type.
    public func hash(into hasher: inout Hasher) { hasher.combine(contentType) }
}
