import Combine
import Dispatch
import Foundation
import Testing
import Martlet
import MartletTesting

/// H4 · onReceive, and what apps use of Combine beside it.
@MainActor @Suite struct ReceiveLaws {
    private struct Receiver<P: Publisher>: View where P.Output == Int, P.Failure == Never {
        let probe: Probe
        let publishers: [P]
        @State private var index = 0
        @State private var isShown = true
        @State private var sum = 0
        var body: some View {
            let _ = probe.offer("next") { index += 1 }
            let _ = probe.offer("hide") { isShown = false }
            Text("\(sum)")
            if isShown {
                Text("here").onReceive(publishers[index]) {
                    sum += $0
                    probe.note("\($0)")
                }
            }
        }
    }

    @Test func H4_eachValueWhileTheViewLives() {
        let probe = Probe()
        let subject = CountingSubject()
        let other = CountingSubject()
        let host = TestHost { Receiver(probe: probe, publishers: [subject, other]) }
        #expect(probe.takeLog() == ["0"])
        for n in 1...3 { subject.send(n) }
        #expect(probe.takeLog() == ["1", "2", "3"])
        host.update()
        #expect(host.texts == ["6", "here"])
        #expect(subject.subscriptions == 1)
        host.run("next", of: probe)
        #expect((subject.current, other.current) == (0, 1))
        subject.send(9)
        other.send(4)
        #expect(probe.takeLog() == ["0", "4"])
        host.run("hide", of: probe)
        #expect((subject.current, other.current) == (0, 0))
        other.send(5)
        host.update()
        #expect(host.texts == ["10"])
    }

    @Test func H4_aViewThatSubscribes() {
        let subject = CountingSubject()
        var seen: [Int] = []
        let host = TestHost {
            SubscriptionView(content: Text("here"), publisher: subject) { seen.append($0) }
        }
        subject.send(3)
        host.update()
        #expect(seen == [0, 3] && host.texts == ["here"] && subject.current == 1)
    }

    @Test func H4_aPublishedProperty() {
        let player = Player()
        var seen: [Int] = []
        let host = TestHost { Text("a").onReceive(player.$level) { seen.append($0) } }
        player.level = 5
        host.update()
        #expect(seen == [1, 5])
    }

    @Test func H4_fromAnotherThread() async {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let host = TestHost { Text("a").onReceive(subject) { seen.append($0) } }
        nonisolated(unsafe) let sender = subject
        await withCheckedContinuation { done in
            Thread.detachNewThread {
                for n in 0..<100 { sender.send(n) }
                done.resume()
            }
        }
        #expect(seen.isEmpty)
        host.update()
        #expect(seen == Array(0..<100))
    }

    @Test func publishersOfTheSystem() async {
        var bag: Set<AnyCancellable> = []
        let name = Notification.Name("martlet.test")
        var notes = 0
        NotificationCenter.default.publisher(for: name).sink { _ in notes += 1 }.store(in: &bag)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(notes == 1)

        let subject = CurrentValueSubject<Int, Never>(1)
        let received: Int = await withCheckedContinuation { done in
            subject.dropFirst().map { $0 * 2 }.receive(on: DispatchQueue.main).first()
                .sink { done.resume(returning: $0) }.store(in: &bag)
            subject.send(21)
        }
        #expect(received == 42)
    }

    @Test func publishersOfTimers() {
        var ticks = 0
        let timer = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().sink { _ in ticks += 1 }
        spin(until: { ticks >= 2 }, deadline: Date(timeIntervalSinceNow: 5))
        timer.cancel()
        #expect(ticks >= 2)
    }

    @Test func timersEndForAllWhoConnectedThem() throws {
        let host = TestHost { Countdown() }
        host.advance(by: .seconds(3))
        #expect(host.texts.prefix(2) == ["3", "0"])
        try host.find(.button, "Start").tap()
        host.advance(by: .seconds(2))
        #expect(host.texts.prefix(2) == ["5", "2"], "what connect gives need not be kept")
        try host.find(.button, "Stop").tap()
        host.advance(by: .seconds(4))
        #expect(host.texts.prefix(2) == ["5", "2"], "one connection ends what another began")
        try host.find(.button, "Start").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.prefix(2) == ["6", "3"])
    }

    private struct Countdown: View {
        private let everySecond = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @State private var connected = Timer.publish(every: 1, on: .main, in: .common)
        @State private var automatic = 0
        @State private var manual = 0

        var body: some View {
            Text("\(automatic)").onReceive(everySecond) { _ in automatic += 1 }
            Text("\(manual)").onReceive(connected) { _ in manual += 1 }
            Button("Start") {
                _ = connected.connect()
                _ = everySecond.upstream.connect()
            }
            Button("Stop") {
                connected.connect().cancel()
                everySecond.upstream.connect().cancel()
            }
        }
    }

    /// Runs the run loop of the thread, which timers need, in short turns: a timer that fires ends none.
    private func spin(until condition: () -> Bool, deadline: Date) {
        while !condition(), Date() < deadline {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }
}
