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
/// File URLs and `data:` URLs are read directly. All other URLs are loaded by the shared `URLSession`, or by the one that
/// ``View/asyncImageURLSession(_:)`` sets, and its HTTP cache.
public struct AsyncImage<Content: View>: View {
    private let source: AsyncImageSource
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    @Environment(\.asyncImageURLSession) private var session

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
        self.init(
            AsyncImageSource(request: url.map { URLRequest(url: $0) }, scale: scale), transaction: transaction,
            content: content)
    }

    init(_ source: AsyncImageSource, transaction: Transaction, content: @escaping (AsyncImagePhase) -> Content) {
        self.source = source
        self.transaction = transaction
        self.content = content
    }

    /// The content for the current phase.
    public var body: some View {
        // One view for all phases, so that a phase change does not restart the task.
        ZStack { content(phase) }.task(id: source) { [source, session] in
            if case .empty = phase {} else { phase = .empty }
            guard source.request != nil else { return }
            do {
                let image = try await source.load(by: session ?? .shared)
                try Task.checkCancellation()
                withTransaction(transaction) { phase = .success(image) }
            } catch {
                guard !Task.isCancelled else { return }
                withTransaction(transaction) { phase = .failure(error) }
            }
        }
    }
}
