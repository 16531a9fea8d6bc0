import Foundation
import Martlet

/// A picture or film that a person has chosen, of which nothing is loaded yet.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// In which form it is wanted.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let number: Int

        /// As suits the system. All are the file as it is, here.
        public static let automatic = EncodingDisambiguationPolicy(number: 0)
        /// As it is.
        public static let current = EncodingDisambiguationPolicy(number: 1)
        /// As what most programs read.
        public static let compatible = EncodingDisambiguationPolicy(number: 2)
    }

    let file: URL

    init(file: URL) { self.file = file }

    /// What it is known by: where its file is.
    public init(itemIdentifier: String) { file = URL(fileURLWithPath: itemIdentifier) }

    /// What it is known by: where its file is.
    public var itemIdentifier: String? { file.path }

    /// The kinds of things that it can be loaded as.
    public var supportedContentTypes: [UTType] { [type] }

    private var type: UTType { UTType(filenameExtension: file.pathExtension) ?? .image }

    private var item: TransferItem {
        TransferItem(
            values: [file],
            forms: [TransferItem.Form(type, load: .now { [file] in .file(file, isOriginal: true) })],
            suggestedName: file.lastPathComponent)
    }

    /// Loads it as a value: `Data`, `Image`, or a type of one's own.
    ///
    ///     if let image = try await item.loadTransferable(type: Image.self) { … }
    ///
    /// - Returns: The value; nil where it cannot be loaded as such.
    /// - Throws: What reading throws.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        switch Transfer.load(T.self, from: item) {
        case nil: nil
        case .now(let value)?: value
        case .later(let load)?: try await load()
        }
    }

    /// Loads it as a value, and hands that on.
    ///
    /// - Returns: How far it is.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                completionHandler(.success(try await loadTransferable(type: type)))
            } catch {
                completionHandler(.failure(error))
            }
            progress.completedUnitCount = 1
        }
        return progress
    }
}
