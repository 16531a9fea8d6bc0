import Foundation
import MartletABI
import Observation
import Synchronization
import Testing
import Martlet
import MartletTesting

/// E6 · What other threads change is seen. Run under the thread sanitizer.
@MainActor @Suite(.serialized) struct ObservationThreadsTests {
    private nonisolated static let threads = 8

    /// An object that any thread may use.
    final class Meter: Observable, Sendable {
        private let registrar = ObservationRegistrar()
        private let stored = Mutex(0)

        var value: Int {
            get {
                registrar.access(self, keyPath: \.value)
                return stored.withLock { $0 }
            }
            set { registrar.withMutation(of: self, keyPath: \.value) { stored.withLock { $0 = newValue } } }
        }
    }

    private struct MeterView: View {
        let meter: Meter
        var body: some View { Text(verbatim: "\(meter.value)") }
    }

    @Test func E6_noChangeOfAnotherThreadIsLost() async {
        let meters = (0..<Self.threads).map { _ in Meter() }
        let host = TestHost { ForEach(meters.indices, id: \.self) { MeterView(meter: meters[$0]) } }
        for round in 1...20 {
            let box = Box(Self.threads)
            for meter in meters {
                Thread.detachNewThread {
                    for n in 0..<500 { meter.value = round * 1000 + n }
                    box.end()
                }
            }
            while box.isRunning { host.update() }
            await settle(host)
            #expect(host.texts == meters.map { "\($0.value)" })
        }
    }

    private struct Shown: View {
        let meters: [Meter]
        let probe: Probe
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("show") { isShown.toggle() }
            if isShown { ForEach(meters.indices, id: \.self) { MeterView(meter: meters[$0]) } }
        }
    }

    /// Updates until no work is queued or expected: without the callbacks of Observation, the completion of a change
    /// announced on another thread is not reported.
    private func settle(_ host: TestHost) async {
        while host.scene.needsUpdate { host.update() }
        if !ABI.uses(.observationCallbacks) { await host.settle() }
    }

    @Test func E6_changesWhileViewsEnd() async {
        let meters = (0..<Self.threads).map { _ in Meter() }
        let probe = Probe()
        let host = TestHost { Shown(meters: meters, probe: probe) }
        let box = Box(Self.threads)
        for meter in meters {
            Thread.detachNewThread {
                for n in 1...5000 { meter.value = n }
                box.end()
            }
        }
        while box.isRunning { host.run("show", of: probe) }
        host.run("show", of: probe)
        if host.texts.isEmpty { host.run("show", of: probe) }
        await settle(host)
        #expect(host.texts == meters.map { "\($0.value)" })
    }

    private actor Writer {
        func write(_ value: Int, to meter: Meter) { meter.value = value }
    }

    @Test func E6_changedByTasksAndActors() async {
        let meter = Meter()
        let writer = Writer()
        let host = TestHost { MeterView(meter: meter) }
        for n in 0..<100 {
            await Task.detached { meter.value = 2 * n + 1 }.value
            host.update()
            #expect(host.texts == ["\(2 * n + 1)"])
            await writer.write(2 * n + 2, to: meter)
            host.update()
            #expect(host.texts == ["\(2 * n + 2)"])
        }
    }

    private final class Box: Sendable {
        private let running: Atomic<Int>
        init(_ running: Int) { self.running = Atomic(running) }
        func end() { running.subtract(1, ordering: .acquiringAndReleasing) }
        var isRunning: Bool { running.load(ordering: .acquiring) > 0 }
    }
}
