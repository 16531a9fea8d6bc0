import Foundation

/// What a value is on its way: bytes, or a file.
package enum TransferContent: Sendable {
    case data(Data)
    /// Whether the file itself is meant, rather than what is in it.
    case file(URL, isOriginal: Bool)

    /// The bytes, read from the file where it is one.
    package func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _): try Data(contentsOf: url)
        }
    }

    /// A file with the bytes: the one that it is, or a new one in the folder for what is temporary.
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

/// A step from one value to another: at once, or by and by.
package enum TransferStep<Input, Output>: Sendable {
    case now(@Sendable (Input) throws -> Output)
    case later(@Sendable (Input) async throws -> Output)

    package func callAsFunction(_ input: Input) async throws -> Output {
        switch self {
        case .now(let step): try step(input)
        case .later(let step): try await step(input)
        }
    }

    /// This step, and then another one.
    package func then<Next>(_ next: TransferStep<Output, Next>) -> TransferStep<Input, Next> {
        if case .now(let first) = self, case .now(let second) = next { return .now { try second(first($0)) } }
        return .later { input in
            let middle = try await self(input)
            return try await next(middle)
        }
    }
}

/// One form in which values of a type go from one place to another: what kind of thing it is then, and the ways there
/// and back.
public struct _TransferForm<Item>: Sendable {
    package let contentType: UTType
    package var exporting: TransferStep<Item, TransferContent>?
    package var importing: TransferStep<TransferContent, Item>?
    package var visibility = TransferRepresentationVisibility.all
    /// Whether a value goes in this form.
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
