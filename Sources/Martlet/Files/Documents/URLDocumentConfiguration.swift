import Foundation
import Observation

/// The file and the properties of an open document. Views that read a property update when it changes.
@MainActor @Observable
public final class URLDocumentConfiguration {
    /// The file of the document; `nil` until it is saved.
    ///
    /// A reader or writer uses the URL that it is given instead, since a document can be saved to another file
    /// meanwhile.
    public var fileURL: URL?
    /// The date of the last change of the file, where it is known.
    public var lastContentModificationDate: Date?
    /// Whether the user can edit the document.
    public internal(set) var isEditable: Bool
    /// The source of the button that created the document; `nil` for other documents.
    public let creationSource: DocumentCreationSource?

    init(fileURL: URL?, isEditable: Bool, creationSource: DocumentCreationSource?) {
        self.fileURL = fileURL
        self.isEditable = isEditable
        self.creationSource = creationSource
        lastContentModificationDate = fileURL.flatMap(Self.modificationDate)
    }

    /// Records that the document was read from or written to a file.
    func use(_ file: URL) {
        if fileURL != file { fileURL = file }
        lastContentModificationDate = Self.modificationDate(of: file)
    }

    private static func modificationDate(of file: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }
}

/// The circumstances in which a document is created.
public struct DocumentCreationContext {
    /// The source of the button that created the document; `nil` for other documents.
    public let creationSource: DocumentCreationSource?
}

/// A way to create documents, which distinguishes the `NewDocumentButton`s of an app.
///
///     extension DocumentCreationSource {
///         static let checklist = Self(id: "checklist")
///     }
public struct DocumentCreationSource: Hashable, Sendable {
    private let id: String

    /// Creates a source.
    ///
    /// - Parameter id: The name of the source, unique in the app.
    public init(id: String) { self.id = id }
}
