import Foundation
import Martlet

/// A picture or video that the user has chosen. Its data is loaded on request.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// The preferred encoding of an item.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let number: Int

        /// The encoding chosen by the system, which is the unchanged file.
        public static let automatic = EncodingDisambiguationPolicy(number: 0)
        /// The current encoding.
        public static let current = EncodingDisambiguationPolicy(number: 1)
        /// A widely supported encoding.
        public static let compatible = EncodingDisambiguationPolicy(number: 2)
    }

    let file: URL

    init(file: URL) { self.file = file }

    /// Creates an item from its identifier, the path of its file.
    public init(itemIdentifier: String) { file = URL(fileURLWithPath: itemIdentifier) }

    /// The identifier of the item, the path of its file.
    public var itemIdentifier: String? { file.path }

    /// The types as which the item can be loaded.
    public var supportedContentTypes: [UTType] { [type] }

    private var type: UTType { UTType(filenameExtension: file.pathExtension) ?? .image }

    private var item: TransferItem {
        TransferItem(
            values: [file],
            forms: [TransferItem.Form(type, load: .now { [file] in .file(file, isOriginal: true) })],
            suggestedName: file.lastPathComponent)
    }

    /// Loads the item as a value, such as `Data`, `Image`, or a custom type.
    ///
    ///     if let image = try await item.loadTransferable(type: Image.self) { print(image) }
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value; `nil` if the item cannot be loaded as this type.
    /// - Throws: The error of reading the file.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        switch Transfer.load(T.self, from: item) {
        case nil: nil
        case .now(let value)?: value
        case .failed(let problem)?: throw problem
        case .later(let load)?: try await load()
        }
    }

    /// Loads the item as a value, and passes it to a completion handler.
    ///
    /// - Returns: The progress of loading.
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
