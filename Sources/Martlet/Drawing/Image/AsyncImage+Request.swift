import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension AsyncImage {
    /// Creates a view that loads an image by a request and shows it in its own size. During loading, and after an
    /// error, a gray area fills the available space.
    ///
    ///     var request = URLRequest(url: url, cachePolicy: .returnCacheDataElseLoad)
    ///     request.setValue(token, forHTTPHeaderField: "Authorization")
    ///     AsyncImage(request: request)
    ///
    /// Another request, such as one with other header fields, starts loading again.
    ///
    /// - Parameters:
    ///   - request: The request of the image; `nil` to load nothing.
    ///   - scale: The number of the image's pixels per point.
    public init(request: URLRequest?, scale: CGFloat = 1) where Content == Image {
        self.init(request: request, scale: scale) { $0.image ?? Image(source: .placeholder).resizable() }
    }

    /// Creates a view that loads an image by a request and shows it with custom content.
    ///
    /// - Parameters:
    ///   - request: The request of the image; `nil` to load nothing.
    ///   - scale: The number of the image's pixels per point.
    ///   - content: Returns the view of the loaded image.
    ///   - placeholder: Returns the view shown during loading, and after an error.
    public init<I: View, P: View>(
        request: URLRequest?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(request: request, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Creates a view that loads an image by a request, with custom content for each phase.
    ///
    /// - Parameters:
    ///   - request: The request of the image; `nil` to load nothing.
    ///   - scale: The number of the image's pixels per point.
    ///   - transaction: The transaction of phase changes, for example with an animation.
    ///   - content: Returns the view of a phase.
    public init(
        request: URLRequest?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(AsyncImageSource(request: request, scale: scale), transaction: transaction, content: content)
    }
}
