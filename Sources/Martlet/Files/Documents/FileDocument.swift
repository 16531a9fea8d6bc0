import Combine
import Foundation

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// What kind of file it is.
    public let contentType: UTType
    /// What is in the file.
    public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
    /// What kind of file it is to be.
    public let contentType: UTType
    /// What is in the file now; nil where there is none.
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
    /// Writes it in place of what is there.
    fileprivate func replace(_ file: URL) throws {
        try write(to: file, options: [.atomic, .withNameUpdating], originalContentsURL: file)
    }
}

/// A document that is a value: it is read from a file and written to one.
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
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The kinds of files that documents are read from.
    static var readableContentTypes: [UTType] { get }
    /// The kinds of files that documents are written to; those that they are read from where nothing is said.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws

    /// What is to be in the file.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The kinds of files that documents are read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Reads a document from a file.
    init(contentsOf file: URL) throws {
        try self.init(configuration: ReadConfiguration(of: file, readableAs: Self.readableContentTypes))
    }

    /// Writes the document to a file.
    func write(to file: URL, as type: UTType) throws {
        try fileWrapper(configuration: WriteConfiguration(of: file, as: type)).replace(file)
    }
}

/// A document that is an object: views follow its changes, and a snapshot of it is written.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, SendableMetatype {
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// What is written of a document.
    associatedtype Snapshot

    /// The kinds of files that documents are read from.
    static var readableContentTypes: [UTType] { get }
    /// The kinds of files that documents are written to; those that they are read from where nothing is said.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws

    /// What is to be written of the document as it is now.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// What is to be in the file.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The kinds of files that documents are read from.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Reads a document from a file.
    init(contentsOf file: URL) throws {
        try self.init(configuration: ReadConfiguration(of: file, readableAs: Self.readableContentTypes))
    }

    /// Writes the document to a file.
    func write(to file: URL, as type: UTType) throws {
        let snapshot = try snapshot(contentType: type)
        try fileWrapper(snapshot: snapshot, configuration: WriteConfiguration(of: file, as: type)).replace(file)
    }
}

/// What the view of a document is made with, whose document is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document; its binding changes it.
    @Binding public var document: Document
    /// Where the document is; nil while it has not been saved.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool
}

/// What the view of a document is made with, whose document is an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// Where the document is; nil while it has not been saved.
    public var fileURL: URL?
    /// Whether the document can be changed.
    public var isEditable: Bool
}
