import Combine
import MartletTesting
import SwiftUI
import Testing

/// Typical Combine code of apps, run on queues and run loops.
@MainActor @Suite(.serialized) struct CombineTests {
    @Test func runsEverydayPipelines() {
        #expect(
            everydayPipelines() == [
                "a1", "b1", "damaged", "2-x", "3-x", "both done", "one ended empty", "b true 1.5",
                "merged [1, 2, 3, 4, 5, 6, 7]", "[1, 3, 6]", "4x", "4y", "handled 7", "caught 7", "future 9",
                "posted", "held 6",
            ])
    }

    @Test func objectsPublish() {
        let station = Station(isOpen: true)
        #expect(station.trains == ["first"])
        #expect(changes(of: station) { station.clock.hour = 1 } == 1)
        #expect(changes(of: station) { station.arrive("second") } == 1)
        #expect(changes(of: station) { station.isOpen = false } == 2)
        #expect(station.trains.isEmpty)
        #expect(changes(of: station.clock) { station.clock.objectWillChange.send() } == 1)
        let car = Car()
        var heard = 0
        let subscription = car.objectWillChange.sink { heard += 1 }
        car.speed = 2
        car.name = "bus"
        subscription.cancel()
        #expect(heard == 1)
        var names: [String] = []
        car.named.sink { names.append($0) }.cancel()
        #expect(names == ["bus"])
    }

    @Test func timersTickOnRunLoops() {
        let ticker = Ticker()
        var last = 0
        ticker.start(on: .current) { last = $0 }
        serveRunLoop { last >= 3 }
        ticker.stop()
        #expect(ticker.ticks == last && last >= 3)
    }

    @Test func debouncesOnRunLoops() {
        let model = SearchModel(scheduler: RunLoop.current, interval: .milliseconds(1))
        model.query = "sw"
        model.query = "swift"
        serveRunLoop { !model.results.isEmpty }
        #expect(model.results == ["swift 1", "swift 2"])
    }

    @Test func debouncesOnTheMainQueue() async {
        let model = SearchModel(scheduler: DispatchQueue.main, interval: .milliseconds(1))
        let changes = model.objectsChanged.first().buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)
        var subscription: AnyCancellable?
        await withCheckedContinuation { continuation in
            subscription = changes.sink { continuation.resume() }
            model.query = "sw"
            model.query = "swift"
        }
        _ = subscription
        #expect(model.results == ["swift 1", "swift 2"])
    }

    @Test func receivesOnTheMainQueue() async {
        var subscription: AnyCancellable?
        let value = await withCheckedContinuation { continuation in
            subscription = Just(1)
                .subscribe(on: DispatchQueue.global())
                .receive(on: DispatchQueue.main)
                .sink { value in
                    dispatchPrecondition(condition: .onQueue(.main))
                    continuation.resume(returning: value)
                }
        }
        _ = subscription
        #expect(value == 1)
    }

    @Test func loadsDataFromAddresses() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [PostsProtocol.self]
        let feed = Feed(session: URLSession(configuration: configuration))
        let posts = try await value(of: feed.posts(at: URL(string: "https://example.org/posts")!))
        #expect(posts == [Post(id: 1, title: "First")])
        let title = try await value(of: feed.title(at: URL(string: "https://example.org/posts")!))
        #expect(title == "First")
        await #expect(throws: FeedError.unreachable) {
            try await value(of: feed.title(at: URL(string: "https://example.org/missing")!))
        }
    }

    @Test func viewsFollowPublishers() async throws {
        let host = TestHost { SearchView() }
        try host.find(.textField, "Search").type("ab")
        #expect(host.texts.contains("Query: ab"))
        NotificationCenter.default.post(name: .postAdded, object: nil)
        host.update()
        #expect(host.texts.contains("Added: 1"))
    }

    /// Runs the run loop of this thread. The test library does not run the main loop; the terminal tests have an app
    /// that does.
    private func serveRunLoop(until isDone: () -> Bool) {
        let end = Date(timeIntervalSinceNow: 20)
        while !isDone(), Date() < end {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }

    private func value<P: Publisher>(of publisher: P) async throws -> P.Output where P.Output: Sendable {
        var subscription: AnyCancellable?
        defer { _ = subscription }
        return try await withCheckedThrowingContinuation { continuation in
            subscription = publisher.sink { completion in
                if case .failure(let error) = completion { continuation.resume(throwing: error) }
            } receiveValue: {
                continuation.resume(returning: $0)
            }
        }
    }
}

struct SearchView: View {
    @StateObject private var model = SearchModel(scheduler: DispatchQueue.main, interval: .milliseconds(1))
    @State private var added = 0
    @State private var now = Date()
    private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private let notes = NotificationCenter.default.publisher(for: .postAdded)

    var body: some View {
        TextField("Search", text: $model.query)
        Text("Query: \(model.query)")
        Text("Added: \(added)")
            .onReceive(notes) { _ in added += 1 }
            .onReceive(clock) { now = $0 }
            .onReceive(model.$results) { results in added += results.count }
    }
}

/// Answers requests without a network.
private final class PostsProtocol: URLProtocol {
    private var hasAnswered = false

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        // Foundation starts a task each time that it is resumed, and subscribers resume it with each demand.
        guard !hasAnswered, let client, let url = request.url else { return }
        hasAnswered = true
        let isKnown = url.lastPathComponent == "posts"
        let response = HTTPURLResponse(
            url: url, statusCode: isKnown ? 200 : 404, httpVersion: nil, headerFields: nil)!
        client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client.urlProtocol(self, didLoad: Data(#"[{"id": 1, "title": "First"}]"#.utf8))
        client.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
