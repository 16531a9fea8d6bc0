import Testing
import Martlet
import MartletTesting

/// A · Storage and identity.
@MainActor @Suite struct StorageLaws {
    // MARK: A1

    private struct DefaultValue: View {
        @State private var n = 5
        var body: some View { Text("\(n)") }
    }

    private struct Memberwise: View {
        @State var n: Int
        var body: some View { Text("\(n)") }
    }

    private struct InitialValue: View {
        @State private var n: Int
        init(_ n: Int) { _n = State(initialValue: n) }
        var body: some View { Text("\(n)") }
    }

    private struct WrappedValue: View {
        @State private var n: Int
        init(_ n: Int) { _n = State(wrappedValue: n) }
        var body: some View { Text("\(n)") }
    }

    private struct Assigned: View {
        @State private var n: Int
        #if SDK27
        init(_ n: Int) { _n = State(initialValue: n) }
        #else
        init(_ n: Int) { self.n = n }
        #endif
        var body: some View { Text("\(n)") }
    }

    @Test func A1_everyInitialiserGivesTheFirstValue() {
        let host = TestHost {
            DefaultValue()
            Memberwise(n: 6)
            InitialValue(7)
            WrappedValue(8)
            Assigned(9)
        }
        #expect(host.texts == ["5", "6", "7", "8", "9"])
    }

    // MARK: A2

    private struct Hands: View {
        let probe: Probe
        @State private var n = 1
        var body: some View {
            let _ = probe.offer("next") { n += 1 }
            Text("parent \(n)")
            Memberwise(n: n)
        }
    }

    @Test func A2_laterInitialValuesAreIgnored() {
        let probe = Probe()
        let host = TestHost { Hands(probe: probe) }
        host.run("next", of: probe)
        #expect(host.texts == ["parent 2", "1"])
    }

    // MARK: A3, A4

    private struct Removed: View {
        let probe: Probe
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("toggle") { isShown.toggle() }
            if isShown { Counter(name: "c", probe: probe) }
        }
    }

    @Test func A3_storageEndsWithTheLifetime() {
        let probe = Probe()
        let host = TestHost { Removed(probe: probe) }
        host.run("c +", of: probe)
        #expect(host.texts == ["c 1"])
        host.run("toggle", of: probe)
        #expect(host.texts == [])
        host.run("toggle", of: probe)
        #expect(host.texts == ["c 0"])
    }

    private struct Branches: View {
        let probe: Probe
        @State private var choice = 0
        var body: some View {
            let _ = probe.offer("choose") { choice = (choice + 1) % 3 }
            let _ = probe.offer("skip") { choice = (choice + 2) % 3 }
            if choice == 0 {
                Counter(name: "if", probe: probe)
            } else {
                Counter(name: "if", probe: probe)
            }
            switch choice {
            case 0: Counter(name: "switch", probe: probe)
            case 1: Counter(name: "switch", probe: probe)
            default: Counter(name: "switch", probe: probe)
            }
            Counter(name: choice == 0 ? "ternary" : "other", probe: probe)
        }
    }

    @Test func A4_branchesHaveSeparateStorage() {
        let probe = Probe()
        let host = TestHost { Branches(probe: probe) }
        for name in ["if", "switch", "ternary"] { host.run("\(name) +", of: probe) }
        #expect(host.texts == ["if 1", "switch 1", "ternary 1"])
        host.run("choose", of: probe)
        #expect(host.texts == ["if 0", "switch 0", "other 1"])
        for name in ["if", "switch"] { host.run("\(name) +", of: probe) }
        host.run("choose", of: probe)
        #expect(host.texts == ["if 1", "switch 0", "other 1"], "else stays else, the case is another")
        host.run("choose", of: probe)
        #expect(host.texts == ["if 0", "switch 0", "ternary 1"])
    }

    // MARK: A5

    private struct Rows: View {
        let probe: Probe
        @State private var ids: [String]
        init(_ ids: [String], probe: Probe) {
            _ids = State(initialValue: ids)
            self.probe = probe
        }
        var body: some View {
            let _ = probe.offer("reverse") { ids.reverse() }
            let _ = probe.offer("remove a") { ids.removeAll { $0 == "a" } }
            let _ = probe.offer("insert a") { ids.insert("a", at: 1) }
            let _ = probe.offer("duplicate") { ids.append("b") }
            ForEach(ids, id: \.self) { Counter(name: $0, probe: probe) }
        }
    }

    @Test func A5_storageFollowsTheElement() {
        let probe = Probe()
        let host = TestHost { Rows(["a", "b", "c"], probe: probe) }
        host.run("a +", of: probe)
        host.run("reverse", of: probe)
        #expect(host.texts == ["c 0", "b 0", "a 1"])
        host.run("remove a", of: probe)
        #expect(host.texts == ["c 0", "b 0"])
        host.run("insert a", of: probe)
        #expect(host.texts == ["c 0", "a 0", "b 0"], "inserting the same id again starts afresh")
    }

    @Test func A5_duplicateIdsReportAndShowEveryElement() throws {
        let probe = Probe()
        let host = TestHost { Rows(["a", "b"], probe: probe) }
        #expect(host.issues.isEmpty)
        host.run("duplicate", of: probe)
        #expect(host.texts == ["a 0", "b 0", "b 0"])
        let message = try #require(host.issues.first).message
        #expect(message.contains("the id b occurs more than once"))
        #expect(message.contains("StorageLaws.swift:"))
        host.expectIssue(containing: "the id b occurs more than once")
        #expect(host.issues.isEmpty)
        host.run("reverse", of: probe)
        host.run("remove a", of: probe)
        #expect(host.texts == ["b 0", "b 0"])
    }

    @Test func A5_duplicatesFromTheStart() {
        let probe = Probe()
        let host = TestHost { Rows(["a", "a", "a"], probe: probe) }
        host.expectIssue(containing: "the id a occurs more than once")
        #expect(host.texts == ["a 0", "a 0", "a 0"])
        host.run("remove a", of: probe)
        #expect(host.texts == [])
    }

    private struct RowsWithID: View {
        let probe: Probe
        @State private var numbers = [1, 2]
        @State private var version = 0
        var body: some View {
            let _ = probe.offer("swap") { numbers.reverse() }
            let _ = probe.offer("renew") { version += 1 }
            ForEach(numbers, id: \.self) { number in
                Counter(name: "row \(number)", probe: probe).id(version)
            }
        }
    }

    @Test func A5_A6_rowsMayHaveIdsOfTheirOwn() {
        let probe = Probe()
        let host = TestHost { RowsWithID(probe: probe) }
        host.run("row 1 +", of: probe)
        host.run("swap", of: probe)
        #expect(host.texts == ["row 2 0", "row 1 1"])
        host.run("renew", of: probe)
        #expect(host.texts == ["row 2 0", "row 1 0"])
    }

    // MARK: A6, A7

    private struct Identified: View {
        let probe: Probe
        @State private var id = 0
        @State private var other = 0
        var body: some View {
            let _ = probe.offer("renew") { id += 1 }
            let _ = probe.offer("keep") { other += 1 }
            Text("\(other)")
            VStack { Counter(name: "c", probe: probe) }.id(id)
        }
    }

    @Test func A6_aNewIdStartsANewLifetime() {
        let probe = Probe()
        let host = TestHost { Identified(probe: probe) }
        host.run("c +", of: probe)
        host.run("keep", of: probe)
        #expect(host.texts == ["1", "c 1"], "an equal id keeps it")
        host.run("renew", of: probe)
        #expect(host.texts == ["1", "c 0"])
    }

    private struct Erased: View {
        let probe: Probe
        @State private var isPlain = true
        @State private var name = "c"
        var body: some View {
            let _ = probe.offer("type") { isPlain.toggle() }
            let _ = probe.offer("rename") { name += "c" }
            isPlain
                ? AnyView(Counter(name: name, probe: probe))
                : AnyView(HStack { Counter(name: name, probe: probe) })
        }
    }

    @Test func A7_anyViewKeepsStorageWhileTheTypeStays() {
        let probe = Probe()
        let host = TestHost { Erased(probe: probe) }
        host.run("c +", of: probe)
        host.run("rename", of: probe)
        #expect(host.texts == ["cc 1"])
        host.run("type", of: probe)
        #expect(host.texts == ["cc 0"])
        host.run("type", of: probe)
        #expect(host.texts == ["cc 0"])
    }

    @Test func A7_anyViewOfAnyViewIsOne() {
        let probe = Probe()
        let host = TestHost { AnyView(AnyView(erasing: Counter(name: "c", probe: probe))) }
        host.run("c +", of: probe)
        #expect(host.texts == ["c 1"])
    }

    // MARK: A8

    private struct Twice<Content: View>: View {
        let content: Content
        var body: some View {
            content
            content
        }
    }

    private struct OwnStorage: View {
        let probe: Probe
        let name: String
        @State private var n = 0
        var body: some View {
            Text("\(n)").onAppear {
                probe.offer("\(name) \(probe.log.count)") { n += 1 }; probe.note("")
            }
        }
    }

    @Test func A8_oneValuePlacedTwiceHasTwoStorages() {
        let probe = Probe()
        let host = TestHost { Twice(content: OwnStorage(probe: probe, name: "n")) }
        host.run("n 0", of: probe)
        #expect(host.texts.sorted() == ["0", "1"])
        host.run("n 1", of: probe)
        #expect(host.texts == ["1", "1"])
    }

    // MARK: A10 to A12

    @Test func A10_outsideAHierarchy() {
        struct Loose: View {
            @State var n = 7
            var body: some View { Text("\(n)") }
        }
        let messages = DetachedIssues.during {
            let view = Loose()
            #expect(view.n == 7)
            view.n = 8
            #expect(view.n == 7)
            view.$n.wrappedValue = 9
            #expect(view.$n.wrappedValue == 7)
        }
        let writes = messages.filter { $0.contains("write") }
        #expect(Set(writes).count == 1, "one issue, however many writes")
        #expect(writes.first?.contains("State property of type Int") == true)
    }

    private struct Optionals: View {
        @State var text: String?
        @State private var number: Int?
        var body: some View { Text(text == nil && number == nil ? "nil" : "value") }
    }

    @Test func A11_anOptionalStartsAsNil() {
        let host = TestHost {
            Optionals()
            Optionals(text: "x")
        }
        #expect(host.texts == ["nil", "value"])
    }

    private struct Evaluating: View {
        @State private var n: Int
        let other: Int
        init(_ other: Int, count: () -> Int) {
            _n = State(initialValue: count())
            self.other = other
        }
        var body: some View { Text("\(n)") }
    }

    private struct Evaluations: View {
        let probe: Probe
        @State private var n = 0
        var body: some View {
            let _ = probe.offer("+") { n += 1 }
            Evaluating(n) {
                probe.note("default")
                return probe.log.count
            }
        }
    }

    @Test func A12_theDefaultRunsEachTimeTheValueIsMade() {
        let probe = Probe()
        let host = TestHost { Evaluations(probe: probe) }
        #expect(probe.log.count == 1)
        host.run("+", of: probe)
        host.run("+", of: probe)
        #expect(probe.log.count == 3)
        #expect(host.texts == ["1"])
    }

    private struct Defaulted: View {
        let other: Int
        @State private var n = Defaulted.makeDefault()
        nonisolated(unsafe) static var makings = 0
        init(_ other: Int) { self.other = other }
        static func makeDefault() -> Int {
            makings += 1
            return makings
        }
        var body: some View { Text("\(other): \(n)") }
    }

    private struct DefaultedParent: View {
        let probe: Probe
        @State private var n = 0
        var body: some View {
            let _ = probe.offer("+") { n += 1 }
            Defaulted(n)
            if n < 3 { Defaulted(n) }
        }
    }

    /// Two views whose parent's body runs four times: one is made in each run, the other in three.
    @Test func A12_theTraitSaysHowOftenADefaultRuns() {
        Defaulted.makings = 0
        let probe = Probe()
        let host = TestHost { DefaultedParent(probe: probe) }
        for _ in 0..<3 { host.run("+", of: probe) }
        #expect(host.texts == ["3: 1"])
        #if SDK27
        #expect(Defaulted.makings == 2, "once for each lifetime")
        #else
        #expect(Defaulted.makings == 7, "once for each view value")
        #endif
    }
}
