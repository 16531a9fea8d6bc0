import Foundation
import Synchronization
import Testing
import Martlet
import MartletTesting

/// C2 · Any thread may read and write.
///
/// What an update sees is the state of one moment: writes are seen in the order in which they were made, and a body
/// that sees one sees every write that came before it. Run under the thread sanitizer.
@MainActor @Suite(.serialized) struct ThreadsTests {
    private nonisolated static let threads = 8

    private struct Slot: View {
        let index: Int
        @Binding var value: Int
        var body: some View { Text(verbatim: "\(index):\(value)") }
    }

    private struct Slots: View {
        let offer: ([Binding<Int>]) -> Void
        @State private var values = [Int](repeating: 0, count: threads)
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        @State private var d = 0
        @State private var e = 0
        @State private var f = 0
        @State private var g = 0
        @State private var h = 0
        var body: some View {
            let own = [$a, $b, $c, $d, $e, $f, $g, $h]
            let _ = offer(own + values.indices.map { $values[$0] })
            ForEach(own.indices, id: \.self) { Slot(index: $0, value: own[$0]) }
            ForEach(values.indices, id: \.self) { Slot(index: $0 + threads, value: $values[$0]) }
        }
    }

    /// Starts a thread for each index, and updates until all have ended.
    private func run(_ host: TestHost, _ body: @escaping @Sendable (Int) -> Void) {
        let counter = Counter(running: Self.threads)
        for index in 0..<Self.threads {
            Thread.detachNewThread {
                body(index)
                counter.end()
            }
        }
        while counter.isRunning { host.update() }
        host.update()
    }

    private final class Counter: Sendable {
        private let running: Atomic<Int>
        init(running: Int) { self.running = Atomic(running) }
        func end() { running.subtract(1, ordering: .acquiringAndReleasing) }
        var isRunning: Bool { running.load(ordering: .acquiring) > 0 }
    }

    @Test func C2_noWriteIsLost() {
        var bindings: [Binding<Int>] = []
        let host = TestHost { Slots { bindings = $0 } }
        let shared = bindings
        let writes = 1_000_000 / Self.threads / 2
        run(host) { index in
            let own = shared[index]
            let part = shared[index + Self.threads]
            for n in 1...writes {
                own.wrappedValue = n
                part.wrappedValue = -n
            }
        }
        #expect(
            host.texts == (0..<Self.threads).map { "\($0):\(writes)" }
                + (0..<Self.threads).map { "\($0 + 8):\(-writes)" })
        #expect(!host.scene.needsUpdate)
    }

    // MARK: Snapshots

    private struct Pair: View {
        let seen: Seen
        let offer: (Binding<Int>, Binding<Int>) -> Void
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            let _ = offer($a, $b)
            // Read in the order that would show a newer b than a, were they read at different times.
            let second = a
            let first = b
            let _ = seen.check(a: second, b: first)
            Other(a: $a, b: $b, seen: seen)
        }
    }

    private struct Other: View {
        @Binding var a: Int
        @Binding var b: Int
        let seen: Seen
        var body: some View {
            let _ = seen.check(a: a, b: b)
            Text(verbatim: "\(a) \(b)")
        }
    }

    @MainActor
    private final class Seen {
        private(set) var violations: [String] = []
        private(set) var checks = 0
        private var last: (Int, Int) = (0, 0)

        func check(a: Int, b: Int) {
            checks += 1
            // b is written after a: no reader sees the later write without the earlier one, or a lead of more than one.
            if b > a || a > b + 1 { violations.append("a is \(a), b is \(b)") }
            if a < last.0 || b < last.1 { violations.append("\((a, b)) after \(last)") }
            last = (a, b)
        }
    }

    @Test func C2_anUpdateSeesOneMoment() {
        var pair: (Binding<Int>, Binding<Int>)?
        let seen = Seen()
        let host = TestHost { Pair(seen: seen) { pair = ($0, $1) } }
        guard let (a, b) = pair else { return }
        run(host) { index in
            guard index == 0 else { return }
            for n in 1...100_000 {
                a.wrappedValue = n
                b.wrappedValue = n
            }
        }
        #expect(seen.violations.isEmpty, "\(seen.violations.prefix(3))")
        #expect(host.texts == ["100000 100000"])
    }

    // MARK: Readers

    private struct Text2: Equatable, Sendable {
        var words: [String]
        var count: Int
    }

    private struct Words: View {
        let offer: (Binding<Text2>) -> Void
        @State private var text = Text2(words: [], count: 0)
        var body: some View {
            let _ = offer($text)
            Text(verbatim: "\(text.words.count) \(text.count)")
        }
    }

    @Test func C2_noReadIsTorn() {
        var binding: Binding<Text2>?
        let host = TestHost { Words { binding = $0 } }
        guard let text = binding else { return }
        let tornBox = Box(torn: 0)
        run(host) { index in
            for n in 1...5_000 {
                if index % 2 == 0 {
                    text.wrappedValue = Text2(words: Array(repeating: "w", count: n % 7), count: n % 7)
                } else {
                    let value = text.wrappedValue
                    if value.words.count != value.count || text.count.wrappedValue > 7 { tornBox.add() }
                }
            }
        }
        #expect(tornBox.count == 0)
        #expect(host.texts == ["\(text.wrappedValue.count) \(text.wrappedValue.count)"])
    }

    private final class Box: Sendable {
        private let torn: Atomic<Int>
        init(torn: Int) { self.torn = Atomic(torn) }
        func add() { torn.add(1, ordering: .relaxed) }
        var count: Int { torn.load(ordering: .relaxed) }
    }

    @Test func C2_transactionsFromManyThreads() {
        var bindings: [Binding<Int>] = []
        let host = TestHost { Slots { bindings = $0 } }
        let shared = bindings
        run(host) { index in
            for n in 1...300 {
                var transaction = Transaction()
                transaction.isContinuous = n % 2 == 0
                withTransaction(transaction) {
                    shared[index].wrappedValue = n
                    shared[(index + 1) % Self.threads + Self.threads].wrappedValue = n
                }
            }
        }
        #expect(host.texts.allSatisfy { $0.hasSuffix(":300") })
    }

    @Test func C4_writesFromThreadsWhileTheSceneEnds() {
        var bindings: [Binding<Int>] = []
        var host: TestHost? = TestHost { Slots { bindings = $0 } }
        let shared = bindings
        let counter = Counter(running: Self.threads)
        for index in 0..<Self.threads {
            Thread.detachNewThread {
                for n in 1...20_000 {
                    shared[index].wrappedValue = n
                    shared[index + Self.threads].wrappedValue = n
                }
                counter.end()
            }
        }
        for _ in 0..<20 { host?.update() }
        host?.unmount()
        host = nil
        while counter.isRunning { sched_yield() }
        #expect(shared[0].wrappedValue == 20_000, "what a binding leads to can still be read")
    }
}
