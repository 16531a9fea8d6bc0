import Foundation

/// A file that a value exports.
public struct SentTransferredFile: Sendable {
    /// The URL of the file.
    public let file: URL
    /// Whether the receiver may access the file itself, instead of a copy.
    public let allowAccessingOriginalFile: Bool

    /// Creates an exported file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file from which a value is imported.
public struct ReceivedTransferredFile: Sendable {
    /// The URL of the file. Copy or move the file: unless it is the original, it is removed after the import.
    public let file: URL
    /// Whether the file is the original, instead of a copy.
    public let isOriginalFile: Bool

    package init(file: URL, isOriginalFile: Bool) {
        self.file = file
        self.isOriginalFile = isOriginalFile
    }
}

/// A representation as a file.
public struct FileRepresentation<Item: Sendable>: TransferRepresentation {
    /// The representation has no body.
    public typealias Body = _NoTransferBody

    private let form: _TransferForm<Item>

    /// Creates a representation that exports and imports files.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Whether to import from the original file if possible.
    ///   - exporting: Returns the file of a value. Not isolated to an actor.
    ///   - importing: Returns the value of a file. Not isolated to an actor.
    public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        form = _TransferForm(
            contentType, exporting: Self.sending(exporting), importing: Self.receiving(contentType, importing))
    }

    /// Creates a representation that only exports files.
    public init(
        exportedContentType: UTType,
        shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        form = _TransferForm(exportedContentType, exporting: Self.sending(exporting))
    }

    /// Creates a representation that only imports files.
    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        form = _TransferForm(importedContentType, importing: Self.receiving(importedContentType, importing))
    }

    /// The form with the file.
    public var _forms: [_TransferForm<Item>] { [form] }

    /// Returns no values, because a transfer always uses the file.
    public func _values(of item: Item) -> [any Sendable] { [] }

    /// Returns `nil`, because a transfer always uses the file.
    public func _item(of value: any Sendable) -> Item? { nil }

    private static func sending(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> TransferStep<Item, TransferContent> {
        .later { item in
            let sent = try await exporting(item)
            return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
        }
    }

    private static func receiving(
        _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> TransferStep<TransferContent, Item> {
        .later { content in
            let (url, isOriginal) = try content.file(type, name: nil)
            return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
        }
    }
}
