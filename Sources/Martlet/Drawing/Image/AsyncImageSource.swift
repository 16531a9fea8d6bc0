import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The image that an ``AsyncImage`` loads.
struct AsyncImageSource: Equatable, Sendable {
    /// The request of the image; `nil` to load nothing.
    let request: URLRequest?
    /// The number of the image's pixels per point.
    let scale: CGFloat

    static func == (one: AsyncImageSource, other: AsyncImageSource) -> Bool {
        // Foundation on Linux calls requests equal whatever their header fields are.
        one.scale == other.scale && one.request == other.request
            && one.request?.allHTTPHeaderFields == other.request?.allHTTPHeaderFields
            && one.request?.cachePolicy == other.request?.cachePolicy
    }

    /// Loads the image, off the main actor.
    @concurrent
    func load(by session: URLSession) async throws -> Image {
        guard let request, let url = request.url else { throw URLError(.badURL) }
        let data = try await bytes(of: request, at: url, by: session)
        guard let image = Image(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
        return image
    }

    @concurrent
    private func bytes(of request: URLRequest, at url: URL, by session: URLSession) async throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        if url.scheme == "data" { return try Self.inline(url) }
        let (data, response) = try await session.data(for: request)
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

private enum AsyncImageURLSessionKey: EnvironmentKey { static var defaultValue: URLSession? { nil } }

extension EnvironmentValues {
    /// The session that loads images; `nil` for the shared one.
    var asyncImageURLSession: URLSession? {
        get { self[AsyncImageURLSessionKey.self] }
        set { self[AsyncImageURLSessionKey.self] = newValue }
    }
}

extension View {
    /// Sets the session by which the asynchronous images in the view load their data.
    ///
    ///     List(photos) { AsyncImage(url: $0.url) }
    ///         .asyncImageURLSession(photoSession)
    ///
    /// Images that are being loaded continue with their session.
    nonisolated public func asyncImageURLSession(_ urlSession: URLSession) -> some View {
        environment(\.asyncImageURLSession, urlSession)
    }
}
