import Combine
import Dispatch
import Foundation
import MartletTestSupport
import Testing

@testable import MartletTesting

/// Dates and clocks, publishers' schedulers, other queues and detached tasks follow the host's time too.
@MainActor @Suite struct OtherTimeTests {
    /// Shows what an object has published.
    private struct Page<Model: ObservableObject>: View {
        @StateObject var model: Model
        let text: (Model) -> String
        let act: (Model) -> Void
        var body: some View {
            Text(text(model))
            Button("Act") { act(model) }
        }
    }

    private final class Inputs: ObservableObject {
        let input = PassthroughSubject<Int, Never>()
        @Published var outputs: [Int] = []
        private var count = 0
        private var running: AnyCancellable?

        init(_ make: (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>) {
            running = make(input.eraseToAnyPublisher()).sink { [unowned self] in outputs.append($0) }
        }

        func send() {
            count += 1
            input.send(count)
        }
    }

    private func published(
        _ make: @escaping (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>
    ) -> TestHost {
        TestHost {
            Page(model: Inputs(make)) {
                "\($0.outputs)"
            } act: {
                $0.send()
            }
        }
    }

    @Test func debounceOnTheRunLoop() throws {
        let host = published { $0.debounce(for: .milliseconds(400), scheduler: RunLoop.main).eraseToAnyPublisher() }
        let button = try host.find(.button)
        try button.tap()
        host.advance(by: .milliseconds(300))
        try button.tap()
        host.advance(by: .milliseconds(300))
        #expect(host.texts.first == "[]")
        host.advance(by: .milliseconds(200))
        #expect(host.texts.first == "[2]")
    }

    @Test func receiveOnTheRunLoop() throws {
        let host = published { $0.receive(on: RunLoop.main).eraseToAnyPublisher() }
        try host.find(.button).tap()
        #expect(host.texts.first == "[]")
        host.advance(by: .milliseconds(20))
        #expect(host.texts.first == "[1]")
    }

    @Test func receiveOnTheMainQueue() async throws {
        let host = published { $0.receive(on: DispatchQueue.main).eraseToAnyPublisher() }
        try host.find(.button).tap()
        #expect(host.texts.first == "[]")
        host.advance(by: .milliseconds(20))
        #expect(host.texts.first == "[1]")
        try host.find(.button).tap()
        await host.settle()
        #expect(host.texts.first == "[1, 2]")
    }

    @Test("Throttle takes one of many in each span", arguments: [true, false])
    func throttle(isOnRunLoop: Bool) throws {
        let host = published { input in
            if isOnRunLoop {
                return input.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true).eraseToAnyPublisher()
            }
            return input.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).eraseToAnyPublisher()
        }
        let button = try host.find(.button)
        try button.tap()
        host.advance(by: .milliseconds(50))
        #expect(host.texts.first == "[1]")
        for _ in 0..<5 {
            try button.tap()
            host.advance(by: .milliseconds(50))
        }
        #expect(host.texts.first == "[1]")
        host.advance(by: .seconds(1))
        #expect(host.texts.first == "[1, 6]")
    }

    @Test func datesAndClocks() throws {
        struct Dates: View {
            @State private var date = Date.now
            @State private var continuous = ContinuousClock.now
            @State private var suspending = SuspendingClock.now
            @State private var dispatch = DispatchTime.now()
            @State private var text = ""
            var body: some View {
                Text(text)
                Button("How long?") {
                    let times = [
                        Date.now.timeIntervalSince(date),
                        (ContinuousClock.now - continuous) / .seconds(1),
                        (SuspendingClock.now - suspending) / .seconds(1),
                        Double(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds) / 1e9,
                    ]
                    text = times.map { "\(Int($0.rounded()))" }.joined(separator: " ")
                }
            }
        }
        let host = TestHost { Dates() }
        let before = Date.now
        host.advance(by: .seconds(60))
        try host.find(.button).tap()
        #expect(host.texts.first == "60 60 60 60")
        #expect(host.date.timeIntervalSince(before) > 50)
        #expect(Date.now < host.date, "the test's own time is real")
    }

    private struct Poll: View {
        @Environment(\.pollClock) private var clock
        @State private var text = "waiting"
        var body: some View {
            Text(text).task {
                let clock = clock
                await Task.detached { try? await clock.sleep(for: .seconds(30)) }.value
                text = "done"
            }
        }
    }

    @Test func aClockThatIsHandedIn() async throws {
        let host = TestHost { Poll() }
        host.unmount()
        let handed = TestHost { Text("") }
        let clock = handed.clock
        let sleep = Task { try await clock.sleep(for: .seconds(10)) }
        for _ in 0..<100 { await Task.yield() }
        handed.advance(by: .seconds(9))
        #expect(clock.now.sinceStart == .seconds(9))
        handed.advance(by: .seconds(2))
        try await sleep.value
        let cancelled = Task { try await clock.sleep(for: .seconds(10)) }
        for _ in 0..<100 { await Task.yield() }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
    }

    @Test func aClockInTheEnvironment() {
        struct Outer: View {
            var body: some View { Poll() }
        }
        let host = TestHost { Outer() }
        host.setEnvironment(\.pollClock, host.clock)
        host.advance(by: .seconds(29))
        #expect(host.texts == ["waiting"])
        host.advance(by: .seconds(2))
        #expect(host.texts == ["done"])
    }

    private struct Work: View {
        let begin: @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void
        @State private var text = "waiting"
        var body: some View {
            Text(text).onAppear { begin { text = "done" } }
        }
    }

    @Test func otherQueues() {
        let queue = DispatchQueue(label: "test.own")
        for queue in [queue, DispatchQueue.global()] {
            let host = TestHost {
                Work { done in
                    queue.asyncAfter(deadline: .now() + 2) {
                        DispatchQueue.main.async { MainActor.assumeIsolated { done() } }
                    }
                }
            }
            host.advance(by: .seconds(1.9))
            #expect(host.texts == ["waiting"])
            host.advance(by: .seconds(0.2))
            #expect(host.texts == ["done"])
        }
    }

    @Test func workOfOtherQueuesIsKnown() async {
        let host = TestHost {
            Work { done in
                DispatchQueue.global().async {
                    var sum = 0.0
                    for number in 0..<2_000_000 { sum += Double(number).squareRoot() }
                    let result = sum
                    DispatchQueue.main.async { MainActor.assumeIsolated { if result > 0 { done() } } }
                }
            }
        }
        await host.settle()
        #expect(host.texts == ["done"])
    }

    @Test func detachedTasksSleepInTheHostsTime() {
        let host = TestHost {
            Work { done in
                Task.detached {
                    try? await Task.sleep(for: .seconds(2))
                    await done()
                }
            }
        }
        host.advance(by: .seconds(1.9))
        #expect(host.texts == ["waiting"])
        host.advance(by: .seconds(0.2))
        #expect(host.texts == ["done"])
    }

    @Test func settleKnowsDetachedTasks() async {
        let host = TestHost {
            Work { done in
                Task.detached {
                    var sum = 0.0
                    for number in 0..<2_000_000 { sum += Double(number).squareRoot() }
                    if sum > 0 { await done() }
                }
            }
        }
        await host.settle()
        #expect(host.texts == ["done"])
    }

    @Test func whatBlocksItsThreadIsAnIssue() {
        let gate = DispatchSemaphore(value: 0)
        let host = TestHost {
            Work { _ in DispatchQueue.global().async { gate.wait() } }
        }
        VirtualClock.$timeout.withValue(0.01) { host.advance(by: .seconds(1)) }
        #expect(host.issues.count == 1)
        host.expectIssue(containing: "has begun on another thread has not ended")
        gate.signal()
    }
}
