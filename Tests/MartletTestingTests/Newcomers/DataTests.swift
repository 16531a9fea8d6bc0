import Combine
import Foundation
import MartletTesting
import Observation
import Testing

// Typical view tests, in the style of authors who know other testing libraries: models, services and time.

private protocol WeatherService: Sendable {
    func temperature(in city: String) async throws -> Int
}

private struct FakeWeather: WeatherService {
    struct Offline: LocalizedError { var errorDescription: String? { "You are offline." } }
    var result: Result<Int, Offline> = .success(21)
    var delay: Duration = .milliseconds(300)
    func temperature(in city: String) async throws -> Int {
        try await Task.sleep(for: delay)
        return try result.get()
    }
}

private struct WeatherKey: EnvironmentKey {
    static let defaultValue: any WeatherService = FakeWeather()
}

extension EnvironmentValues {
    fileprivate var weather: any WeatherService {
        get { self[WeatherKey.self] }
        set { self[WeatherKey.self] = newValue }
    }
}

@MainActor @Suite struct DataTests {
    private struct Weather: View {
        enum Phase { case loading, loaded(Int), failed(String) }
        @Environment(\.weather) private var service
        @State private var phase = Phase.loading
        @State private var attempt = 0
        var body: some View {
            VStack {
                switch phase {
                case .loading: ProgressView()
                case .loaded(let degrees): Text("\(degrees)°")
                case .failed(let message):
                    Text(message)
                    Button("Retry") { attempt += 1 }
                }
            }
            .task(id: attempt) {
                phase = .loading
                do { phase = .loaded(try await service.temperature(in: "Graz")) } catch {
                    phase = .failed(error.localizedDescription)
                }
            }
        }
    }

    @Test func loading() {
        let host = TestHost { Weather().environment(\.weather, FakeWeather()) }
        #expect(host.findAll(.progress).count == 1)
        host.advance(by: .milliseconds(300))
        #expect(host.texts == ["21°"])
    }

    @Test func failingAndTryingAgain() async throws {
        let host = TestHost { Weather().environment(\.weather, FakeWeather(result: .failure(.init()))) }
        host.advance(by: .milliseconds(300))
        #expect(host.texts == ["You are offline.", "Retry"])
        try host.find(.button, "Retry").tap()
        await host.settle()
        #expect(host.findAll(.progress).count == 1)
        host.advance(by: .milliseconds(300))
        #expect(host.texts.first == "You are offline.")
    }

    @Test func aServiceThatDoesNotWait() async {
        let host = TestHost { Weather().environment(\.weather, FakeWeather(delay: .zero)) }
        await host.settle()
        #expect(host.texts == ["21°"])
    }

    private struct Search: View {
        @State private var query = ""
        @State private var searched: [String] = []
        var body: some View {
            VStack {
                TextField("Query", text: $query)
                Text(searched.joined(separator: ","))
            }
            .task(id: query) {
                do {
                    try await Task.sleep(for: .milliseconds(300))
                    if !query.isEmpty { searched.append(query) }
                } catch {}
            }
        }
    }

    @Test func typingFastSearchesOnce() throws {
        let host = TestHost { Search() }
        for letter in "mart" {
            try host.find(.textField, "Query").type(String(letter))
            host.advance(by: .milliseconds(100))
        }
        #expect(!host.texts.contains("m"))
        host.advance(by: .milliseconds(300))
        #expect(host.texts.contains("mart"))
    }

    @Observable @MainActor fileprivate final class Cart {
        var items: [String] = []
        var isEmpty: Bool { items.isEmpty }
    }

    private struct CartView: View {
        @Environment(Cart.self) private var cart
        var body: some View {
            VStack {
                if cart.isEmpty { Text("Nothing yet") }
                ForEach(cart.items, id: \.self) { Text($0) }
                Button("Buy tea") { cart.items.append("Tea") }
            }
        }
    }

    @Test func anObservableModelIsWrittenFromBothSides() throws {
        let cart = Cart()
        let host = TestHost { CartView().environment(cart) }
        try host.find(.button, "Buy tea").tap()
        #expect(cart.items == ["Tea"])
        cart.items.append("Milk")
        host.update()
        #expect(host.texts == ["Tea", "Milk", "Buy tea"])
    }

    @MainActor fileprivate final class Player: ObservableObject {
        @Published var isPlaying = false
        @Published var seconds = 0
        private var ticks: AnyCancellable?
        func toggle() {
            isPlaying.toggle()
            guard isPlaying else { return ticks = nil }
            ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                .sink { [weak self] _ in self?.seconds += 1 }
        }
    }

    private struct PlayerView: View {
        @StateObject private var player = Player()
        var body: some View {
            Button(player.isPlaying ? "Pause" : "Play") { player.toggle() }
            Text("\(player.seconds) s")
        }
    }

    @Test func aTimerRunsWhileItPlays() throws {
        let host = TestHost { PlayerView() }
        try host.find(.button, "Play").tap()
        host.advance(by: .seconds(3.5))
        #expect(host.texts == ["Pause", "3 s"])
        try host.find(.button, "Pause").tap()
        host.advance(by: .seconds(10))
        #expect(host.texts == ["Play", "3 s"])
    }

    @Test func aNotificationIsReceived() {
        let name = Notification.Name("newcomer.logout")
        struct Root: View {
            let name: Notification.Name
            @State private var isLoggedIn = true
            var body: some View {
                Text(isLoggedIn ? "Welcome" : "Goodbye")
                    .onReceive(NotificationCenter.default.publisher(for: name)) { _ in isLoggedIn = false }
            }
        }
        let host = TestHost { Root(name: name) }
        NotificationCenter.default.post(name: name, object: nil)
        host.update()
        #expect(host.texts == ["Goodbye"])
    }

    @Test func appearingChangingAndDisappearing() throws {
        struct Steps: View {
            let log: (String) -> Void
            @State private var isShown = true
            @State private var count = 0
            var body: some View {
                VStack {
                    if isShown {
                        Text("\(count)").onAppear { log("appear") }.onDisappear { log("disappear") }
                            .onChange(of: count) { log("\($0) to \($1)") }
                    }
                    Button("Add") { count += 1 }
                    Button("Hide") { isShown = false }
                }
            }
        }
        var log: [String] = []
        let host = TestHost { Steps { log.append($0) } }
        try host.find(.button, "Add").tap()
        try host.find(.button, "Hide").tap()
        #expect(log == ["appear", "0 to 1", "disappear"])
    }

    @Test func aTaskIsCancelledWithItsView() throws {
        struct Owner: View {
            let log: (String) -> Void
            @State private var isShown = true
            var body: some View {
                Button("Hide") { isShown = false }
                if isShown {
                    Text("here").task {
                        do { try await Task.sleep(for: .seconds(60)) } catch { log("cancelled") }
                    }
                }
            }
        }
        var log: [String] = []
        let host = TestHost { Owner { log.append($0) } }
        try host.find(.button, "Hide").tap()
        host.advance(by: .zero)
        #expect(log == ["cancelled"])
    }
}
