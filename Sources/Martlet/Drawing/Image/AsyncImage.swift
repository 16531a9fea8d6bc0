import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The progress of loading an image.
public enum AsyncImagePhase: Sendable {
    /// The image is not loaded yet, or there is nothing to load.
    case empty
    /// The image has been loaded.
    case success(Image)
    /// Loading failed with an error.
    case failure(any Error)

    /// The image, if it has been loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if loading failed.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A view that loads an image from a URL and then shows it.
///
///     AsyncImage(url: URL(string: "https://example.com/icon.png")) { image in
///         image.resizable().scaledToFit()
///     } placeholder: {
///         ProgressView()
///     }
///
/// Loading begins when the view appears, restarts when the URL changes, and is cancelled when the view disappears.
/// File URLs and `data:` URLs are read directly. All other URLs are loaded by the shared `URLSession` with its cache.
public struct AsyncImage<Content: View>: View {
    private let request: AsyncImageRequest
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// Creates a view that loads an image and shows it in its own size. During loading, and after an error, a gray area
    /// fills the available space.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` to load nothing.
    ///   - scale: The number of the image's pixels per point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(source: .placeholder).resizable() }
    }

    /// Creates a view that loads an image and shows it with custom content.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` to load nothing.
    ///   - scale: The number of the image's pixels per point.
    ///   - content: Returns the view of the loaded image.
    ///   - placeholder: Returns the view shown during loading, and after an error.
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Creates a view that loads an image, with custom content for each phase.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` to load nothing.
    ///   - scale: The number of the image's pixels per point.
    ///   - transaction: The transaction of phase changes, for example with an animation.
    ///   - content: Returns the view of a phase.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        request = AsyncImageRequest(url: url, scale: scale)
        self.transaction = transaction
        self.content = content
    }

    /// The content for the current phase.
    public var body: some View {
        // One view for all phases, so that a phase change does not restart the task.
        ZStack { content(phase) }.task(id: request) { [request] in
            if case .empty = phase {} else { phase = .empty }
            guard request.url != nil else { return }
            do {
                let image = try await request.load()
                try Task.checkCancellation()
                withTransaction(transaction) { phase = .success(image) }
            } catch {
                guard !Task.isCancelled else { return }
                withTransaction(transaction) { phase = .failure(error) }
            }
        }
    }
}

/// The image that an ``AsyncImage`` loads.
struct AsyncImageRequest: Equatable, Sendable {
    let url: URL?
    let scale: CGFloat

    /// Loads the image, off the main actor.
    @concurrent
    func load() async throws -> Image {
        guard let url else { throw URLError(.badURL) }
        let data = try await bytes(of: url)
        guard let image = Image(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
        return image
    }

    @concurrent
    private func bytes(of url: URL) async throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        if url.scheme == "data" { return try Self.inline(url) }
        let (data, response) = try await URLSession.shared.data(from: url)
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            throw URLError(.badServerResponse)
        }
        return data
    }

    /// Returns the data of a `data:` URL.
    private static func inline(_ url: URL) throws -> Data {
        let text = url.absoluteString
        guard let comma = text.firstIndex(of: ",") else { throw URLError(.badURL) }
        let body = String(text[text.index(after: comma)...])
        let plain = body.removingPercentEncoding ?? body
        if text[..<comma].hasSuffix(";base64") {
            guard let data = Data(base64Encoded: plain) else { throw URLError(.cannotDecodeRawData) }
            return data
        }
        return Data(plain.utf8)
    }
}
