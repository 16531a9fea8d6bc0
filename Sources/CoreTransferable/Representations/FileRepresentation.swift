import Foundation

/// A file that a value goes as.
public struct SentTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL
    /// Whether who takes it may have the file itself, rather than a copy.
    public let allowAccessingOriginalFile: Bool

    /// A file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a value comes as.
public struct ReceivedTransferredFile: Sendable {
    /// Where the file is. It is to be copied or moved from there: what is not the original does not stay.
    public let file: URL
    /// Whether it is the file itself, rather than a copy.
    public let isOriginalFile: Bool

    package init(file: URL, isOriginalFile: Bool) {
        self.file = file
        self.isOriginalFile = isOriginalFile
    }
}

/// A value that goes as a file.
public struct FileRepresentation<Item: Sendable>: TransferRepresentation {
    /// It has none.
    public typealias Body = _NoTransferBody

    private let form: _TransferForm<Item>

    /// A value that goes as a file, in both directions.
    ///
    /// - Parameters:
    ///   - contentType: What kind of file it is.
    ///   - shouldAttemptToOpenInPlace: Whether the file itself is wanted, where it can be had.
    ///   - exporting: Says where the file of a value is. Called on no actor.
    ///   - importing: Makes a value of a file. Called on no actor.
    public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        form = _TransferForm(
            contentType, exporting: Self.sending(exporting), importing: Self.receiving(contentType, importing))
    }

    /// A value that goes as a file, and does not come as such.
    public init(
        exportedContentType: UTType,
        shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        form = _TransferForm(exportedContentType, exporting: Self.sending(exporting))
    }

    /// A value that comes as a file, and does not go as such.
    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        form = _TransferForm(importedContentType, importing: Self.receiving(importedContentType, importing))
    }

    /// The file.
    public var _forms: [_TransferForm<Item>] { [form] }

    /// None: the way leads through the file.
    public func _values(of item: Item) -> [any Sendable] { [] }

    /// None: the way leads through the file.
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
