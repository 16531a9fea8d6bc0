import Foundation
import Martlet
import MartletTesting
import Synchronization
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Answers requests of a session in this program, so that no test asks the network.
private final class AnsweringProtocol: URLProtocol {
    static let seen = Mutex<[String]>([])
    /// The picture that each answer has.
    static let picture = Mutex(Data())

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "pictures.test" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let token = request.value(forHTTPHeaderField: "Token") ?? "none"
        Self.seen.withLock { $0.append(token) }
        let status = token == "none" ? 403 : 200
        let response = HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Self.picture.withLock { $0 })
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

/// Images that are loaded by requests and by a session of the app.
@MainActor @Suite(.serialized) struct AsyncImageRequestTests {
    @Observable @MainActor final class Model { var token: String? }

    private struct Page: View {
        let model: Model
        let session: URLSession

        var request: URLRequest {
            var request = URLRequest(url: URL(string: "https://pictures.test/a.png")!)
            if let token = model.token { request.setValue(token, forHTTPHeaderField: "Token") }
            return request
        }

        var body: some View {
            AsyncImage(request: request) { phase in
                if let image = phase.image {
                    image.accessibilityIdentifier("image")
                } else {
                    Text(phase.error == nil ? "Loading" : "Failed")
                }
            }
            .asyncImageURLSession(session)
        }
    }

    private func wait(_ host: TestHost, until isDone: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(60)
        while !isDone(), .now < end { await host.settle() }
    }

    @Test func headerFieldsAndTheSessionOfTheAppAreUsed() async throws {
        AnsweringProtocol.seen.withLock { $0 = [] }
        let picture = ImageAssetTests.png(6, 3)
        AnsweringProtocol.picture.withLock { $0 = picture }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [AnsweringProtocol.self]
        let session = URLSession(configuration: configuration)
        defer { session.invalidateAndCancel() }
        let refused = TestHost { Page(model: Model(), session: session) }
        await wait(refused) { refused.texts == ["Failed"] }
        #expect(refused.texts == ["Failed"])
        let model = Model()
        model.token = "secret"
        let host = TestHost { Page(model: model, session: session) }
        await wait(host) { host.texts.isEmpty }
        #expect(try host.element(id: "image").frame.width == 6)
        #expect(AnsweringProtocol.seen.withLock { $0 } == ["none", "secret"])
        // Another header field makes another request.
        model.token = "sesame"
        await wait(host) { AnsweringProtocol.seen.withLock { $0.last } == "sesame" }
        #expect(AnsweringProtocol.seen.withLock { $0 } == ["none", "secret", "sesame"])
    }

    @Test func withoutARequestNothingIsLoaded() async {
        let host = TestHost {
            AsyncImage(request: nil) { _ in
                Text("image")
            } placeholder: {
                Text("placeholder")
            }
        }
        await host.settle()
        #expect(host.texts == ["placeholder"])
    }
}
