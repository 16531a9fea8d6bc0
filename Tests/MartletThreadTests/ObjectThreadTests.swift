import Combine
import Foundation
import Synchronization
import Testing
import Martlet
import MartletRuntime
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

    /// Blocks between the announcement of a change and the change, until it is signalled.
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
        #expect(host.bodyRuns(of: SlowView.self) == 2 + Slow.echoCount)
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
            for _ in 0...Player.echoCount { host.update() }
            #expect(host.texts == Array(repeating: "2000", count: 5))
            shown = nil
            host.unmount()
        }
        #expect(census.alive == 0)
    }

    /// Blocks in the announcement of a change while requested.
    private final class Held: ObservableObject, @unchecked Sendable {
        @Published var value = 0
        let inner = Player()
        let announced = DispatchSemaphore(value: 0)
        let goOn = DispatchSemaphore(value: 0)
        private var listening: Set<AnyCancellable> = []
        init() {
            inner.objectWillChange.sink { [unowned self] in objectWillChange.send() }.store(in: &listening)
            for publisher in [$value, inner.$level] {
                publisher.dropFirst().sink { [announced, goOn] _ in
                    announced.signal()
                    goOn.wait()
                }
                .store(in: &listening)
            }
        }
    }

    private struct HeldView: View {
        @ObservedObject var object: Held
        var body: some View { Text("\(object.value) \(object.inner.level)") }
    }

    @Test(arguments: [false, true]) func F3_F6_aChangeOnAnotherThreadIsSeenOnce(isForwarded: Bool) async {
        let object = Held()
        let host = TestHost { HeldView(object: object) }
        let stored = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            if isForwarded { object.inner.level = 5 } else { object.value = 5 }
            stored.signal()
        }
        object.announced.wait()
        #expect(!host.scene.needsUpdate, "nothing has changed yet")
        host.update()
        #expect(host.texts == ["0 1"])
        object.goOn.signal()
        stored.wait()
        #expect(host.scene.needsUpdate)
        for _ in 0..<4 { host.update() }
        #expect(host.texts == [isForwarded ? "0 5" : "5 1"])
        #expect(host.bodyRuns(of: HeldView.self) == 2)
        #expect(!host.scene.needsUpdate)
    }

    private final class Bare: ObservableObject, @unchecked Sendable {}

    /// The values that threads have seen. Not a `Mutex`: the thread sanitizer does not recognize its handover to a
    /// waiting thread.
    private final class Seen<Value>: @unchecked Sendable {
        private let lock = RecursiveLock()
        private var stored: Value
        init(_ value: Value) { stored = value }
        var value: Value { lock.withLock { stored } }
        func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
    }

    @Test func F6_onePublisherWhoeverAsksFirst() {
        for _ in 0..<200 {
            let objects: [Bare] = (0..<4).map { _ in Bare() }
            let players = (0..<4).map { Player("\($0)") }
            let seen = Seen<Set<ObjectIdentifier>>([])
            let running = Running(Self.threads)
            for index in 0..<Self.threads {
                Thread.detachNewThread {
                    for object in objects {
                        let publisher = object.objectWillChange
                        seen.change { $0.insert(ObjectIdentifier(publisher)) }
                    }
                    for player in players {
                        let publisher = player.objectWillChange
                        seen.change { $0.insert(ObjectIdentifier(publisher)) }
                        player.level = index
                        Bare().objectWillChange.send()
                    }
                    running.end()
                }
            }
            while running.isAny { Thread.sleep(forTimeInterval: 0.000_1) }
            #expect(seen.value.count == 8)
        }
    }

    @Test func F6_listenersComeAndGoWhileAPropertyIsWritten() {
        let player = Player()
        let running = Running(Self.threads)
        let last = Seen<[Int]>([])
        for index in 0..<Self.threads {
            Thread.detachNewThread {
                for n in 1...1_000 {
                    if index == 0 {
                        player.level = n
                    } else {
                        let seen = Seen(0)
                        let listening = player.$level.sink { level in seen.change { $0 = level } }
                        if n == 1_000 {
                            while seen.value < 1_000 { Thread.sleep(forTimeInterval: 0.000_1) }
                            last.change { $0.append(1_000) }
                        }
                        listening.cancel()
                    }
                }
                running.end()
            }
        }
        while running.isAny { Thread.sleep(forTimeInterval: 0.000_1) }
        #expect(last.value.count == Self.threads - 1)
    }

    @Test func F6_aStoredPropertyIsSeenOnce() {
        final class Stored: ObservableObject, @unchecked Sendable {
            @AppStorage("thread.object") var value = 0
        }
        struct StoredView: View {
            @ObservedObject var object: Stored
            var body: some View { Text("\(object.value)") }
        }
        UserDefaults.standard.removeObject(forKey: "thread.object")
        let object = Stored()
        let host = TestHost { StoredView(object: object) }
        let stored = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            object.value = 3
            stored.signal()
        }
        stored.wait()
        for _ in 0..<4 { host.update() }
        #expect(host.texts == ["3"])
        #expect(host.bodyRuns(of: StoredView.self) == 2)
    }
}
