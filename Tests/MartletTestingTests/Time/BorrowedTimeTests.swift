import Combine
import Dispatch
import Foundation
import MartletTesting
import Observation
import Testing

/// Time as the code of others waits for it: each of these goes by the host's.
@MainActor @Suite struct BorrowedTimeTests {
    @MainActor @Observable final class Model {
        var log: [String] = []
        func say(_ text: String) { log.append(text) }
    }

    private struct Page: View {
        let model: Model
        let act: @MainActor (Model) -> Void
        var body: some View {
            VStack {
                Button("Go") { act(model) }
                Text(model.log.joined(separator: " "))
            }
        }
    }

    private func host(_ act: @escaping @MainActor (Model) -> Void) throws -> TestHost {
        let host = TestHost { Page(model: Model(), act: act) }
        try host.find(.button, "Go").tap()
        return host
    }

    private actor Server {
        private var attempts = 0
        func fetch() async throws -> String {
            attempts += 1
            try await Task.sleep(nanoseconds: 300_000_000)
            if attempts < 3 { throw URLError(.timedOut) }
            return "answer \(attempts)"
        }
    }

    @Test func anActorIsAskedAgainAndAgain() throws {
        let server = Server()
        let host = try host { model in
            Task {
                for pause in [1, 2, 4] {
                    do { return model.say(try await server.fetch()) } catch { model.say("again") }
                    try await Task.sleep(for: .seconds(pause))
                }
            }
        }
        host.advance(by: .seconds(1.2))
        #expect(host.texts.last == "again")
        host.advance(by: .seconds(2.2))
        #expect(host.texts.last == "again again")
        host.advance(by: .seconds(0.6))
        #expect(host.texts.last == "again again answer 3")
    }

    @Test func aRaceAgainstATimeout() throws {
        let host = try host { model in
            Task {
                let winner = await withTaskGroup(of: String.self) { group in
                    group.addTask {
                        try? await Task.sleep(for: .seconds(10))
                        return "late"
                    }
                    group.addTask {
                        try? await Task.sleep(for: .seconds(2))
                        return "timeout"
                    }
                    defer { group.cancelAll() }
                    return await group.next()!
                }
                model.say(winner)
            }
        }
        host.advance(by: .seconds(1.9))
        #expect(host.texts == ["Go"])
        host.advance(by: .seconds(0.2))
        #expect(host.texts.last == "timeout")
    }

    @Test func aStreamOfTicks() throws {
        let host = try host { model in
            let ticks = AsyncStream<Int> { continuation in
                let task = Task {
                    for number in 1...3 {
                        try await Task.sleep(for: .seconds(1))
                        continuation.yield(number)
                    }
                    continuation.finish()
                }
                continuation.onTermination = { _ in task.cancel() }
            }
            Task {
                for await tick in ticks { model.say("\(tick)") }
                model.say("end")
            }
        }
        host.advance(by: .seconds(2.5))
        #expect(host.texts.last == "1 2")
        host.advance(by: .seconds(1))
        #expect(host.texts.last == "1 2 3 end")
    }

    @Test func valuesOfAPublishedTimer() throws {
        let host = try host { model in
            Task {
                for await _ in Timer.publish(every: 1, on: .main, in: .common).autoconnect().values.prefix(2) {
                    model.say("tick")
                }
            }
        }
        host.advance(by: .seconds(5))
        #expect(host.texts.last == "tick tick")
    }

    @Test func workThatIsCancelledInTime() throws {
        let host = try host { model in
            let first = DispatchWorkItem { MainActor.assumeIsolated { model.say("first") } }
            let second = DispatchWorkItem { MainActor.assumeIsolated { model.say("second") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: first)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: second)
            first.cancel()
        }
        host.advance(by: .seconds(2))
        #expect(host.texts.last == "second")
    }

    @Test func queuesOfOperations() async throws {
        let host = try host { model in
            let queue = OperationQueue()
            queue.addOperation {
                let sum = (1...100).reduce(0, +)
                OperationQueue.main.addOperation { MainActor.assumeIsolated { model.say("\(sum)") } }
            }
        }
        await host.wait { host.texts.last == "5050" }
        #expect(host.texts.last == "5050")
    }

    @Test func whatTheTestDoesForTheHost() async {
        let model = Model()
        let host = TestHost { Page(model: model) { _ in } }
        host.perform {
            Task {
                try await Task.sleep(for: .seconds(3))
                model.say("done")
            }
        }
        host.advance(by: .seconds(2.9))
        #expect(host.texts == ["Go"])
        host.advance(by: .seconds(0.2))
        #expect(host.texts.last == "done")
        host.perform { model.say("at once") }
        #expect(host.texts.last == "done at once")
    }

    private struct Search: View {
        @State private var query = ""
        @State private var results: [String] = []
        @State private var searches = 0
        var body: some View {
            VStack {
                TextField("Search", text: $query)
                Text("\(searches) searches")
                ForEach(results, id: \.self) { Text($0) }
            }
            .task(id: query) {
                guard !query.isEmpty else { return }
                do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
                searches += 1
                results = [query + "!", query + "?"]
            }
        }
    }

    @Test func aSearchWaitsForTheLastKey() throws {
        let host = TestHost { Search() }
        let field = try host.find(.textField, "Search")
        for letter in ["a", "b", "c"] {
            try field.type(letter)
            host.advance(by: .milliseconds(200))
        }
        #expect(host.texts.contains("0 searches"))
        host.advance(by: .milliseconds(200))
        #expect(host.texts.contains("1 searches"))
        #expect(host.texts.contains("abc!"))
    }

    @Test func severalWindowsHaveOneTime() throws {
        struct ClocksApp: App {
            struct Clock: View {
                @Environment(\.openWindow) private var openWindow
                @State private var seconds = 0
                var body: some View {
                    VStack {
                        Text("\(seconds) s")
                        Button("More") { openWindow(id: "clock") }
                    }
                    .task {
                        while (try? await Task.sleep(for: .seconds(1))) != nil { seconds += 1 }
                    }
                }
            }
            var body: some Scene { WindowGroup(id: "clock") { Clock() } }
        }
        let host = TestHost(app: ClocksApp())
        host.advance(by: .seconds(2.5))
        try host.find(.button, "More").tap()
        host.advance(by: .seconds(2))
        #expect(host.windows.map { $0.texts.first } == ["4 s", "2 s"])
    }
}
