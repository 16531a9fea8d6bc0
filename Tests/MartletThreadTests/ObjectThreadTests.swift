import Combine
import Foundation
import Synchronization
import Testing
import Martlet
@testable import MartletRuntime
import MartletTesting

/// F3 · Objects that publish on other threads. Run under the thread sanitizer.
@MainActor @Suite(.serialized) struct ObjectThreadsTests {
    private nonisolated static let threads = 8

    private struct Level: View {
        @ObservedObject var player: Player
        var body: some View { Text(verbatim: "\(player.level)") }
    }

    private func run(_ host: TestHost, _ body: @escaping @Sendable (Int) -> Void) {
        let running = Running(Self.threads)
        for index in 0..<Self.threads {
            Thread.detachNewThread {
                body(index)
                running.end()
            }
        }
        while running.isAny { host.update() }
        host.update()
    }

    private final class Running: Sendable {
        private let count: Atomic<Int>
        init(_ count: Int) { self.count = Atomic(count) }
        func end() { count.subtract(1, ordering: .acquiringAndReleasing) }
        var isAny: Bool { count.load(ordering: .acquiring) > 0 }
    }

    @Test func F3_theLastChangeOfEachThreadIsShown() {
        let players = (0..<Self.threads).map { Player("\($0)") }
        let host = TestHost {
            ForEach(0..<Self.threads, id: \.self) { Level(player: players[$0]) }
        }
        run(host) { index in
            for n in 1...5_000 { players[index].level = n }
        }
        #expect(host.texts == Array(repeating: "5000", count: Self.threads))
    }

    /// Stands between a change's announcement and the change, until it is let go on.
    private final class Slow: ObservableObject, @unchecked Sendable {
        let announced = DispatchSemaphore(value: 0)
        let goOn = DispatchSemaphore(value: 0)
        let stored = DispatchSemaphore(value: 0)
        private let storage = Mutex(0)

        var value: Int { storage.withLock { $0 } }

        func change(to value: Int) {
            objectWillChange.send()
            announced.signal()
            goOn.wait()
            storage.withLock { $0 = value }
            stored.signal()
        }

        let objectWillChange = ObservableObjectPublisher()
    }

    private struct SlowView: View {
        @ObservedObject var object: Slow
        var body: some View { Text("\(object.value)") }
    }

    @Test func F3_anUpdateBetweenAnnouncementAndChangeLosesNothing() {
        let object = Slow()
        let host = TestHost { SlowView(object: object) }
        Thread.detachNewThread { object.change(to: 1) }
        object.announced.wait()
        host.update()
        #expect(host.texts == ["0"])
        #expect(host.scene.needsUpdate, "an update is still asked for")
        object.goOn.signal()
        object.stored.wait()
        host.update()
        #expect(host.texts == ["1"])
        host.update()
        #expect(!host.scene.needsUpdate)
        #expect(host.bodyRuns(of: SlowView.self) == 2 + ObjectSignal<Slow>.echoCount)
    }

    @Test func F3_viewsComeAndGoWhileObjectsPublish() {
        struct Comes: View {
            let players: [Player]
            let offer: (Binding<Int>) -> Void
            @State private var shown = 0
            var body: some View {
                let _ = offer($shown)
                ForEach(0..<4, id: \.self) { Level(player: players[($0 + shown) % players.count]) }
                if shown % 2 == 0 { Level(player: players[0]) }
            }
        }
        let census = ObjectCensus()
        do {
            let players = (0..<Self.threads).map { Player("\($0)", census: census) }
            var shown: Binding<Int>?
            let host = TestHost { Comes(players: players) { shown = $0 } }
            let running = Running(Self.threads)
            for player in players {
                Thread.detachNewThread {
                    for n in 1...2_000 { player.level = n }
                    running.end()
                }
            }
            while running.isAny {
                shown?.wrappedValue += 1
                host.update()
            }
            shown?.wrappedValue = 0
            for _ in 0...ObjectSignal<Player>.echoCount { host.update() }
            #expect(host.texts == Array(repeating: "2000", count: 5))
            shown = nil
            host.unmount()
        }
        #expect(census.alive == 0)
    }
}
