import Foundation

/// The content of a transfer: data, or a file.
package enum TransferContent: Sendable {
    case data(Data)
    /// A file. `isOriginal` tells whether the file itself is transferred, instead of its contents.
    case file(URL, isOriginal: Bool)

    /// Returns the data, which is read from the file if necessary.
    package func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _): try Data(contentsOf: url)
        }
    }

    /// Returns a file with the data: the transferred file, or a new temporary file.
    package func file(_ type: UTType, name: String?) throws -> (url: URL, isOriginal: Bool) {
        switch self {
        case .file(let url, let isOriginal): return (url, isOriginal)
        case .data(let data):
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent(name ?? "file", conformingTo: type)
            try data.write(to: file)
            return (file, false)
        }
    }
}

/// A conversion, synchronous or asynchronous.
package enum TransferStep<Input, Output>: Sendable {
    case now(@Sendable (Input) throws -> Output)
    case later(@Sendable (Input) async throws -> Output)

    package func callAsFunction(_ input: Input) async throws -> Output {
        switch self {
        case .now(let step): try step(input)
        case .later(let step): try await step(input)
        }
    }

    /// Returns the composition of this conversion and then another.
    package func then<Next>(_ next: TransferStep<Output, Next>) -> TransferStep<Input, Next> {
        if case .now(let first) = self, case .now(let second) = next { return .now { try second(first($0)) } }
        return .later { input in
            let middle = try await self(input)
            return try await next(middle)
        }
    }
}

/// A form in which values of a type are transferred: its content type, and the conversions in both directions.
public struct _TransferForm<Item>: Sendable {
    package let contentType: UTType
    package var exporting: TransferStep<Item, TransferContent>?
    package var importing: TransferStep<TransferContent, Item>?
    package var visibility = TransferRepresentationVisibility.all
    /// Whether a value is offered in this form.
    package var isOffered: (@Sendable (Item) -> Bool)?
    package var suggestedName: (@Sendable (Item) -> String?)?

    package init(
        _ contentType: UTType, exporting: TransferStep<Item, TransferContent>? = nil,
        importing: TransferStep<TransferContent, Item>? = nil
    ) {
        self.contentType = contentType
        self.exporting = exporting
        self.importing = importing
    }
}
