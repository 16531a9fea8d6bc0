import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// C · Writes. C2, any thread, has tests of its own.
@MainActor @Suite struct WriteLaws {
    private struct Reading: View {
        let probe: Probe
        @State private var n = 0
        var body: some View {
            let _ = probe.offer("+") {
                n += 1
                probe.note("\(n)")
            }
            Text("\(n)")
        }
    }

    @Test func C1_readBackAtOnceShownInTheNextUpdate() {
        let probe = Probe()
        let host = TestHost { Reading(probe: probe) }
        probe.run("+")
        probe.run("+")
        #expect(probe.log == ["1", "2"])
        #expect(host.texts == ["0"])
        host.update()
        #expect(host.texts == ["2"])
    }

    // MARK: C3

    private struct Offender: View {
        @State private var n = 0
        @Binding var outer: Int
        var body: some View {
            if n == 0 { let _ = n = 1 }
            if outer == 0 { let _ = outer = 5 }
            Text("\(n) \(outer)")
        }
    }

    private struct Around: View {
        @State private var outer = 0
        var body: some View {
            VStack { HStack { Offender(outer: $outer) } }
        }
    }

    @Test func C3_aWriteInABodyIsReportedAndTakesEffect() throws {
        let host = TestHost { Around() }
        let messages = host.issues.map(\.message)
        #expect(messages.count == 2)
        let first = try #require(messages.first)
        #expect(first.hasPrefix("Modifying state during view update"))
        #expect(first.contains("Offender.n"), "the property")
        #expect(first.contains("Around > VStack > HStack > Offender"), "the view")
        #expect(messages.last?.contains("Around.outer") == true)
        host.expectIssue(containing: "Modifying state during view update")
        #expect(host.texts == ["1 5"])
    }

    private struct SeesOldValue: View {
        let probe: Probe
        @State private var n = 0
        var body: some View {
            let _ = probe.note("before \(n)")
            if n == 0 { let _ = n = 1 }
            let _ = probe.note("after \(n)")
            Text("\(n)")
        }
    }

    @Test func C3_theBodyThatWroteSeesTheSnapshot() {
        let probe = Probe()
        let host = TestHost { SeesOldValue(probe: probe) }
        host.expectIssue(containing: "Modifying state during view update")
        #expect(probe.log == ["before 0", "after 0", "before 1", "after 1"])
    }

    private struct Endless: View {
        @State private var a = 0
        @State private var b = 0
        @State private var still = 0
        var body: some View {
            Text("\(a) \(b) \(still)")
                .onChange(of: a, initial: true) { b += 1 }
                .onChange(of: b) { a += 1 }
        }
    }

    @Test func C3_anUpdateThatDoesNotSettleStopsAndNamesWhatChanges() throws {
        let host = TestHost { Endless() }
        let message = try #require(host.issues.first).message
        #expect(message.contains("did not settle"))
        #expect(message.contains("Endless.a") && message.contains("Endless.b"))
        #expect(!message.contains("still"))
        host.expectIssue(containing: "did not settle")
        #expect(host.bodyRuns(of: Endless.self) <= SceneGraph.updateLimit + 1)
    }

    private struct EndlessBody: View {
        @State private var n = 0
        var body: some View {
            let _ = n += 1
            Text("\(n)")
        }
    }

    @Test func C3_aBodyThatAlwaysWritesStops() {
        let host = TestHost { EndlessBody() }
        host.expectIssue(containing: "Modifying state during view update: EndlessBody.n")
        host.expectIssue(containing: "Still changing: EndlessBody.n")
    }

    // MARK: C4

    private struct Removable: View {
        let probe: Probe
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("remove") { isShown = false }
            if isShown { Handing(probe: probe) }
            Text("rest")
        }
    }

    private struct Handing: View {
        let probe: Probe
        @State private var n = 0
        @State private var words = ["a", "b"]
        var body: some View {
            let binding = $n
            let word = $words[1]
            let _ = probe.offer("closure") {
                n += 1; probe.note("\(n)")
            }
            let _ = probe.offer("binding") {
                binding.wrappedValue += 1; probe.note("\(binding.wrappedValue)")
            }
            let _ = probe.offer("part") {
                word.wrappedValue += "c"; probe.note(word.wrappedValue)
            }
            Text("\(n) \(words.count) \(word.wrappedValue)")
        }
    }

    @Test func C4_lateWritesChangeNothing() {
        let probe = Probe()
        let host = TestHost { Removable(probe: probe) }
        host.run("remove", of: probe)
        let runs = host.bodyRuns(of: Handing.self)
        for name in ["closure", "binding", "part"] { host.run(name, of: probe) }
        #expect(host.texts == ["rest"])
        #expect(host.bodyRuns(of: Handing.self) == runs)
        #expect(host.issues.isEmpty)
        host.unmount()
        for name in ["closure", "binding", "part", "remove"] { host.run(name, of: probe) }
    }

    @Test func C4_writesAfterTheSceneIsGone() {
        let probe = Probe()
        var host: TestHost? = TestHost { Removable(probe: probe) }
        weak let scene = host?.scene
        #expect(host != nil)
        host = nil
        #expect(scene == nil, "closures and bindings do not keep the scene")
        for name in ["closure", "binding", "part", "remove"] { probe.run(name) }
    }

    @Test func C4_lateWritesFromTheSameUpdate() {
        struct Both: View {
            let probe: Probe
            @State private var isShown = true
            var body: some View {
                let _ = probe.offer("remove and write") {
                    isShown = false
                    probe.run("c +")
                }
                let _ = probe.offer("write and remove") {
                    probe.run("c +")
                    isShown.toggle()
                }
                if isShown { Counter(name: "c", probe: probe) }
            }
        }
        let probe = Probe()
        let host = TestHost { Both(probe: probe) }
        host.run("remove and write", of: probe)
        #expect(host.texts == [])
        host.run("write and remove", of: probe)
        #expect(host.texts == ["c 0"])
        host.run("write and remove", of: probe)
        #expect(host.texts == [])
    }

    // MARK: C5

    private struct Marked: View {
        let probe: Probe
        @State private var n = 0
        @State private var m = 0
        var body: some View {
            let _ = probe.offer("write") {
                withTransaction(\.mark, "first") { n = 1 }
                withTransaction(\.mark, "second") { m = 1 }
                withTransaction(\.mark, "third") {
                    n = 2
                    withTransaction(\.other, true) { m = 2 }
                }
            }
            Text("\(n)").transactionProbe(n, probe)
            Text("\(m)").transactionProbe(m, probe)
        }
    }

    @Test func C5_transactionsApplyInOrder() {
        let probe = Probe()
        let host = TestHost { Marked(probe: probe) }
        _ = probe.takeLog()
        host.run("write", of: probe)
        #expect(host.texts == ["2", "2"], "the last value wins")
        #expect(probe.log == ["1 in first", "1 in second", "2 in third", "2 in third other"])
    }
}

private enum MarkKey: TransactionKey { static let defaultValue = "none" }
private enum OtherKey: TransactionKey { static let defaultValue = false }

extension Transaction {
    fileprivate var mark: String {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }

    fileprivate var other: Bool {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}

extension View {
    /// Notes a value, and the transaction that an update brings it with.
    fileprivate func transactionProbe(_ value: Int, _ probe: Probe) -> some View {
        modifier(TransactionProbe(value: value, probe: probe))
    }
}

private struct TransactionProbe: ViewModifier, PrimitiveModifier {
    let value: Int
    let probe: Probe

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let scene = inputs.scene
        var last: Int?
        inputs.follow { [unowned scene] graph in
            let modifier = modifier.read(in: graph)
            guard modifier.value != last else { return }
            last = modifier.value
            let transaction = scene.transaction
            let entry = "\(modifier.value) in \(transaction.mark)\(transaction.other ? " other" : "")"
            onMainActor(modifier) { $0.probe.note(entry) }
        }
        return body(inputs)
    }
}
