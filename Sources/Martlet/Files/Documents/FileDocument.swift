import Combine
import Foundation

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The content type of the file.
    public let contentType: UTType
    /// The contents of the file.
    public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The content type of the file.
    public let contentType: UTType
    /// The current contents of the file; `nil` for a new file.
    public let existingFile: FileWrapper?
}

extension FileDocumentReadConfiguration {
    init(of file: URL, readableAs types: [UTType]) throws {
        contentType = types.type(for: file) ?? .data
        self.file = try FileWrapper(url: file)
    }
}

extension FileDocumentWriteConfiguration {
    init(of file: URL, as type: UTType) {
        contentType = type
        existingFile = try? FileWrapper(url: file)
    }
}

extension FileWrapper {
    /// Writes the contents, replacing an existing file.
    func replace(_ file: URL) throws {
        try write(to: file, options: [.atomic, .withNameUpdating], originalContentsURL: file)
    }
}

/// A document of a value type, which is read from a file and written to a file.
///
///     struct Note: FileDocument {
///         static var readableContentTypes: [UTType] { [.plainText] }
///         var text = ""
///
///         init(configuration: ReadConfiguration) throws {
///             text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///         }
///
///         func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///             FileWrapper(regularFileWithContents: Data(text.utf8))
///         }
///     }
@preconcurrency
public protocol FileDocument: SendableMetatype {
    /// The file that a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file that a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The content types that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The content types that the document can be written as. The default is the readable types.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from a file.
    init(configuration: ReadConfiguration) throws

    /// Returns the contents to write to the file.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The readable types, which are the default.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Creates a document from the file at a URL.
    init(contentsOf file: URL) throws {
        try self.init(configuration: ReadConfiguration(of: file, readableAs: Self.readableContentTypes))
    }

    /// Writes the document to the file at a URL.
    func write(to file: URL, as type: UTType) throws {
        try fileWrapper(configuration: WriteConfiguration(of: file, as: type)).replace(file)
    }
}

/// A document of a reference type. Views observe its changes, and a snapshot of it is written to a file.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, SendableMetatype {
    /// The file that a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The file that a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The type of the snapshots that are written.
    associatedtype Snapshot

    /// The content types that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The content types that the document can be written as. The default is the readable types.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from a file.
    init(configuration: ReadConfiguration) throws

    /// Returns a snapshot of the current document.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Returns the contents to write to the file.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The readable types, which are the default.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Creates a document from the file at a URL.
    init(contentsOf file: URL) throws {
        try self.init(configuration: ReadConfiguration(of: file, readableAs: Self.readableContentTypes))
    }

    /// Writes the document to the file at a URL.
    func write(to file: URL, as type: UTType) throws {
        let snapshot = try snapshot(contentType: type)
        try fileWrapper(snapshot: snapshot, configuration: WriteConfiguration(of: file, as: type)).replace(file)
    }
}

/// The configuration of a document view, for a document of a value type.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// A binding to the document.
    @Binding public var document: Document
    /// The file of the document; `nil` until it is saved.
    public var fileURL: URL?
    /// Whether the user can edit the document.
    public var isEditable: Bool
}

/// The configuration of a document view, for a document of a reference type.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The file of the document; `nil` until it is saved.
    public var fileURL: URL?
    /// Whether the user can edit the document.
    public var isEditable: Bool
}
