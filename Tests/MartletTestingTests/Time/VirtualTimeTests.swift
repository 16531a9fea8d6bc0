import Combine
import MartletTesting
import Testing

/// Delays follow the virtual time of the host.
@MainActor @Suite struct VirtualTimeTests {
    /// Shows what a task says that sleeps in between.
    private struct Loader: View {
        let sleep: @MainActor () async throws -> Void
        @State private var text = "loading"
        var body: some View {
            Text(text).task {
                do {
                    try await sleep()
                    text = "done"
                } catch { text = "cancelled" }
            }
        }
    }

    @Test func sleepOfTheContinuousClock() {
        let host = TestHost { Loader { try await Task.sleep(for: .milliseconds(300)) } }
        #expect(host.texts == ["loading"])
        host.advance(by: .milliseconds(290))
        #expect(host.texts == ["loading"])
        host.advance(by: .milliseconds(20))
        #expect(host.texts == ["done"])
    }

    @Test func sleepOfTheOtherClocks() {
        let suspending = TestHost {
            Loader { try await Task.sleep(until: .now + .seconds(2), clock: .suspending) }
        }
        suspending.advance(by: .seconds(1.9))
        #expect(suspending.texts == ["loading"])
        suspending.advance(by: .seconds(0.2))
        #expect(suspending.texts == ["done"])
        let nanoseconds = TestHost { Loader { try await Task.sleep(nanoseconds: 3_000_000_000) } }
        nanoseconds.advance(by: .seconds(2.9))
        #expect(nanoseconds.texts == ["loading"])
        nanoseconds.advance(by: .seconds(0.2))
        #expect(nanoseconds.texts == ["done"])
    }

    private nonisolated static func fetch() async throws {
        try await Task.sleep(for: .seconds(30))
    }

    @Test func sleepInWhatIsNotIsolated() {
        let host = TestHost { Loader { try await Self.fetch() } }
        host.advance(by: .seconds(29))
        #expect(host.texts == ["loading"])
        host.advance(by: .seconds(2))
        #expect(host.texts == ["done"])
    }

    @Test func sleepThatBeganWhileTheTestWaited() async {
        let host = TestHost { Loader { try await Task.sleep(for: .seconds(60)) } }
        await host.settle()
        #expect(host.texts == ["loading"])
        host.advance(by: .seconds(61))
        #expect(host.texts == ["done"])
    }

    /// Ticks by a loop, as clocks and polling do.
    private struct Ticker: View {
        @State private var count = 0
        var body: some View {
            Text("\(count)").task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .milliseconds(100))
                    count += 1
                }
            }
        }
    }

    @Test func loopsTickAsOftenAsTheyWould() {
        let host = TestHost { Ticker() }
        host.advance(by: .seconds(1))
        #expect(host.texts == ["10"])
        host.advance(by: .seconds(10))
        #expect(host.texts == ["110"])
    }

    @Test func tasksOfActionsSleepToo() throws {
        struct Toast: View {
            @State private var isShown = false
            var body: some View {
                Button("Save") {
                    isShown = true
                    Task {
                        try await Task.sleep(for: .seconds(3))
                        isShown = false
                    }
                }
                if isShown { Text("Saved") }
            }
        }
        let host = TestHost { Toast() }
        try host.find(.button, "Save").tap()
        #expect(host.texts.contains("Saved"))
        host.advance(by: .seconds(2.9))
        #expect(host.texts.contains("Saved"))
        host.advance(by: .seconds(0.2))
        #expect(!host.texts.contains("Saved"))
    }

    @Test func aSleepThatIsCancelledEndsAtOnce() async {
        struct Switch: View {
            @State private var id = 0
            @State private var log = ""
            var body: some View {
                Button("next") { id += 1 }
                Text(log)
                    .task(id: id) {
                        do {
                            try await Task.sleep(for: .seconds(1))
                            log += "done \(id) "
                        } catch { log += "cancelled " }
                    }
            }
        }
        let host = TestHost { Switch() }
        host.advance(by: .seconds(0.5))
        try? host.find(.button, "next").tap()
        await host.settle()
        #expect(host.texts.last == "cancelled ")
        host.advance(by: .seconds(0.6))
        #expect(host.texts.last?.contains("done") == false)
        host.advance(by: .seconds(0.6))
        #expect(host.texts.last == "cancelled done 1 ")
    }

    @Test func publishedTimers() {
        struct Clock: View {
            private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            @State private var count = 0
            var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
        }
        let host = TestHost { Clock() }
        host.advance(by: .seconds(3.5))
        #expect(host.texts == ["3"])
        host.advance(by: .seconds(60))
        #expect(host.texts == ["63"])
    }

    @Test func delayedWorkOfTheMainQueue() {
        struct Later: View {
            @State private var text = "now"
            var body: some View {
                Text(text).onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { text = "later" }
                }
            }
        }
        let host = TestHost { Later() }
        host.advance(by: .seconds(1.9))
        #expect(host.texts == ["now"])
        host.advance(by: .seconds(0.2))
        #expect(host.texts == ["later"])
    }

    private final class Search: ObservableObject {
        @Published var query = ""
        @Published var result = "nothing"
        private var running: AnyCancellable?
        init() {
            running = $query.debounce(for: .milliseconds(400), scheduler: DispatchQueue.main)
                .sink { [unowned self] in result = $0.isEmpty ? "nothing" : "results for \($0)" }
        }
    }

    @Test func debouncedText() throws {
        struct Page: View {
            @StateObject var search = Search()
            var body: some View {
                TextField("Query", text: $search.query)
                Text(search.result)
            }
        }
        let host = TestHost { Page() }
        let field = try host.find(.textField, "Query")
        try field.type("sw")
        host.advance(by: .milliseconds(300))
        try field.type("ift")
        host.advance(by: .milliseconds(300))
        #expect(host.texts.contains("nothing"))
        host.advance(by: .milliseconds(200))
        #expect(host.texts.contains("results for swift"))
    }

    @Test func timersOfTheMainQueue() {
        final class Blinker: ObservableObject {
            @Published var count = 0
            private let timer = DispatchSource.makeTimerSource(queue: .main)
            init() {
                timer.schedule(deadline: .now() + 1, repeating: 0.5)
                timer.setEventHandler { [unowned self] in count += 1 }
                timer.resume()
            }
            func stop() { timer.cancel() }
        }
        struct Blinks: View {
            @StateObject var blinker = Blinker()
            var body: some View {
                Text("\(blinker.count)")
                Button("Stop") { blinker.stop() }
            }
        }
        let host = TestHost { Blinks() }
        host.advance(by: .seconds(2.1))
        #expect(host.texts.first == "3")
        try? host.find(.button, "Stop").tap()
        host.advance(by: .seconds(5))
        #expect(host.texts.first == "3")
    }

    @Test func timersOfTheRunLoop() throws {
        struct Old: View {
            @State private var count = 0
            @State private var once = 0
            @State private var timer: Timer?
            var body: some View {
                Text("\(count) \(once)").onAppear {
                    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
                        MainActor.assumeIsolated { count += 1 }
                    }
                    let single = Timer(fire: .now + 2, interval: 0, repeats: false) { _ in
                        MainActor.assumeIsolated { once += 1 }
                    }
                    RunLoop.main.add(single, forMode: .default)
                    RunLoop.main.add(single, forMode: .common)
                }
                Button("Stop") { timer?.invalidate() }
                Button("Later") { timer?.fireDate = .now + 10 }
            }
        }
        let host = TestHost { Old() }
        host.advance(by: .seconds(1.1))
        #expect(host.texts.first == "2 0")
        host.advance(by: .seconds(1))
        #expect(host.texts.first == "4 1")
        try host.find(.button, "Later").tap()
        host.advance(by: .seconds(9))
        #expect(host.texts.first == "4 1")
        host.advance(by: .seconds(1.8))
        #expect(host.texts.first == "6 1")
        try host.find(.button, "Stop").tap()
        host.advance(by: .seconds(60))
        #expect(host.texts.first == "6 1")
        #expect(host.issues.isEmpty)
    }

    @Test func aTimerThatIsNotTheHostsIsAnIssue() {
        let timer = Timer(timeInterval: 0.01, repeats: true) { _ in }
        RunLoop.main.add(timer, forMode: .default)
        let host = TestHost { Text("a") }
        host.advance(by: .seconds(1))
        #expect(host.issues.count == 1)
        host.expectIssue(containing: "that was not begun in a call of this host")
        timer.invalidate()
        let other = TestHost { Text("a") }
        other.advance(by: .seconds(1))
        #expect(other.issues.isEmpty)
    }

    @Test func timelines() {
        struct Seconds: View {
            var body: some View {
                TimelineView(.periodic(from: .now, by: 1)) { context in
                    Text("\(Int(context.date.timeIntervalSinceReferenceDate) % 60)")
                }
            }
        }
        let host = TestHost { Seconds() }
        let before = host.texts
        host.advance(by: .seconds(1.5))
        #expect(host.texts != before)
    }

    @Test func twoHostsHaveTwoTimes() {
        let first = TestHost { Loader { try await Task.sleep(for: .seconds(1)) } }
        let second = TestHost { Loader { try await Task.sleep(for: .seconds(1)) } }
        first.advance(by: .seconds(2))
        #expect(first.texts == ["done"])
        #expect(second.texts == ["loading"])
        second.advance(by: .seconds(2))
        #expect(second.texts == ["done"])
    }

    @Test func theTimeOfTheTestIsReal() async throws {
        let host = TestHost { Loader { try await Task.sleep(for: .seconds(1000)) } }
        let start = ContinuousClock.now
        try await Task.sleep(for: .milliseconds(5))
        #expect(ContinuousClock.now - start >= .milliseconds(5))
        #expect(host.texts == ["loading"])
    }

    @Test func whatSleepsEndsWithItsHost() async {
        struct Waits: View {
            let probe: Ended
            var body: some View {
                Color.red.task {
                    try? await Task.sleep(for: .seconds(1000))
                    probe.hasEnded = Task.isCancelled
                }
            }
        }
        final class Ended { var hasEnded = false }
        let ended = Ended()
        let host = TestHost { Waits(probe: ended) }
        host.advance(by: .seconds(1))
        host.unmount()
        for _ in 0..<1000 where !ended.hasEnded { await Task.yield() }
        #expect(ended.hasEnded)
    }
}
