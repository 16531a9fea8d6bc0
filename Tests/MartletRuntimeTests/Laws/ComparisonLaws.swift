import Testing
import Martlet
import MartletTesting

/// B5 · How view values are compared.
@MainActor @Suite struct ComparisonLaws {
    private struct Shows<Value>: View {
        let value: Value
        var body: some View { Text("\(String(describing: type(of: value)))") }
    }

    private struct Changes<Value>: View {
        let probe: Probe
        let values: [Value]
        @State private var index = 0
        var body: some View {
            let _ = probe.offer("next") { index += 1 }
            Shows(value: values[index % values.count])
        }
    }

    /// Returns the number of runs of the child's body for the values after the first.
    private func runs<Value>(_ values: Value...) -> Int {
        let probe = Probe()
        let host = TestHost { Changes(probe: probe, values: values) }
        for _ in values.dropFirst() { host.run("next", of: probe) }
        return host.bodyRuns(of: Shows<Value>.self) - 1
    }

    @Test func B5_plainDataByBytes() {
        struct Pair { var a: Int8 = 1, b: Int = 2 }
        enum Choice { case one, two }
        #expect(runs(1, 1, 2) == 1)
        #expect(runs(Pair(), Pair(), Pair(b: 3)) == 1)
        #expect(runs(Choice.one, .one, .two) == 1)
        #expect(runs((1, true), (1, true), (1, false)) == 1)
        #expect(runs(Choice?.none, nil, .one, .one) == 1)
    }

    private struct Loose: Equatable {
        var name: String
        var note = ""
        static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    }

    @Test func B5_equatableByItsOwnEquality() {
        #expect(runs(Loose(name: "a"), Loose(name: "a", note: "x"), Loose(name: "b")) == 1)
        #expect(
            runs(
                "long enough not to be stored in line",
                ["long enough not to be", "stored in line"].joined(separator: " ")) == 0)
        #expect(runs([1, 2], [1, 2], [1]) == 1)
        #expect(runs(["a": 1], ["a": 1], ["a": 2]) == 1)
        #expect(runs(String?.none, nil, "a", "a") == 1)
        #expect(runs(1.0, 1.0, .nan, .nan) == 1 + 1, "NaN is not equal to itself")
    }

    private final class Thing {}

    @Test func B5_referencesByIdentity() {
        let a = Thing()
        let b = Thing()
        #expect(runs(a, a, b) == 1)
        #expect(runs(Thing?.none, nil, a, a) == 1)
        #expect(runs((a, 1), (a, 1), (b, 1)) == 1)
    }

    private struct Plain { var name: String, number = 0 }

    @Test func B5_collectionsOfWhatIsNotEquatable() {
        let thing = Thing()
        #expect(runs([thing], [thing], [Thing()]) == 1, "element by element")
        #expect(runs([Plain(name: "a")], [Plain(name: "a")], [Plain(name: "b")], []) == 2)
        #expect(runs(Plain?.none, nil, Plain(name: "a"), Plain(name: "a")) == 1)
    }

    private enum Load {
        case none
        case text(Plain)
        case number(Int)
        indirect case nested(Load)
    }

    @Test func B5_enumsWithPayloads() {
        #expect(runs(Load.none, .number(1), .number(2), .text(Plain(name: "a"))) == 3, "no change is missed")
    }

    @Test func B5_closuresByFunctionAndContext() {
        let thing = Thing()
        let first: () -> Void = { _ = thing }
        let second: () -> Void = { _ = (thing, 1) }
        let probe = Probe()
        let host = TestHost { Hands(probe: probe, first: first, second: second) }
        host.run("next", of: probe)
        #expect(host.bodyRuns(of: Calls.self) == 1)
        host.run("next", of: probe)
        #expect(host.bodyRuns(of: Calls.self) == 2)
    }

    private struct Calls: View {
        let action: () -> Void
        var body: some View { Text("calls").onAppear(perform: action) }
    }

    private struct Hands: View {
        let probe: Probe
        let first: () -> Void
        let second: () -> Void
        @State private var index = 0
        var body: some View {
            let _ = probe.offer("next") { index += 1 }
            Calls(action: index < 2 ? first : second)
        }
    }

    @Test func B5_existentialsAndWrappersMissNoChange() {
        #expect(runs(1 as Any, 2 as Any) == 1)
        let text: any StringProtocol = "a"
        let other: any StringProtocol = "b"
        #expect(runs(text, other) == 1)
    }

    private struct OddOrEven: View, Equatable {
        let number: Int
        var body: some View { Text("\(number)") }
        nonisolated static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }
    }

    private struct NamedOddOrEven: View, Equatable {
        let number: Int
        let name: String
        var body: some View { Text("\(number)") }
        nonisolated static func == (a: Self, b: Self) -> Bool { a.number % 2 == b.number % 2 }
    }

    private struct Counting: View {
        let probe: Probe
        @State private var n = 0
        var body: some View {
            let _ = probe.offer("+1") { n += 1 }
            let _ = probe.offer("+2") { n += 2 }
            OddOrEven(number: n).equatable()
            NamedOddOrEven(number: n, name: "name")
            NamedOddOrEven(number: n, name: "name").equatable()
            OddOrEven(number: n)
        }
    }

    @Test func B5_anEquatableViewByItsOwnEquality() {
        let probe = Probe()
        let host = TestHost { Counting(probe: probe) }
        host.run("+2", of: probe)
        #expect(host.texts == ["0", "0", "0", "2"], "a view of plain data is compared by its data")
        #expect(host.bodyRuns(of: OddOrEven.self) == 3)
        #expect(host.bodyRuns(of: NamedOddOrEven.self) == 2)
        host.run("+1", of: probe)
        #expect(host.texts == ["3", "3", "3", "3"])
        #expect(host.bodyRuns(of: OddOrEven.self) == 5)
        #expect(host.bodyRuns(of: NamedOddOrEven.self) == 4)
    }

    private struct EquatableWithState: View, Equatable {
        let number: Int
        let probe: Probe
        @State private var own = 0
        var body: some View {
            let _ = probe.offer("own") { own += 1 }
            Text("\(number) \(own)")
        }
        nonisolated static func == (a: Self, b: Self) -> Bool { a.number == b.number }
    }

    @Test func B5_anEquatableViewStillFollowsItsState() {
        let probe = Probe()
        let host = TestHost { EquatableWithState(number: 1, probe: probe) }
        host.run("own", of: probe)
        #expect(host.texts == ["1 1"])
    }

    private final class Weakly {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private struct HasWeak: View {
        weak var thing: Weakly?
        unowned let other: Weakly
        let n: Int
        var body: some View { Text("\(thing?.name ?? "-") \(other.name) \(n)") }
    }

    private struct GivesWeak: View {
        let probe: Probe
        let things = [Weakly("a"), Weakly("b")]
        @State private var n = 0
        var body: some View {
            let _ = probe.offer("+") { n += 1 }
            HasWeak(thing: things[n % 2], other: things[(n + 1) % 2], n: n)
        }
    }

    @Test func B5_weakAndUnownedProperties() {
        let probe = Probe()
        let host = TestHost { GivesWeak(probe: probe) }
        #expect(host.texts == ["a b 0"])
        host.run("+", of: probe)
        host.run("+", of: probe)
        #expect(host.texts == ["a b 2"])
    }
}

/// The choice of comparison operations by comparators.
@MainActor @Suite struct ValueComparatorTests {
    @Test func equalityOfATypeIsCalledWhereValuesLie() {
        struct Named: Equatable {
            let name: String
            static func == (a: Named, b: Named) -> Bool { a.name.lowercased() == b.name.lowercased() }
        }
        let comparator = ValueComparator.of(Named.self)
        #expect(comparator.areEqual(Named(name: "A"), Named(name: "a")))
        #expect(!comparator.areEqual(Named(name: "A"), Named(name: "b")))
        let list = ValueComparator.of([Named].self)
        #expect(list.areEqual([Named(name: "A")], [Named(name: "a")]))
        #expect(!list.areEqual([Named(name: "A")], [Named(name: "a"), Named(name: "a")]))
        let set = ValueComparator.of(Set<Int>.self)
        #expect(set.areEqual(Set([1, 2]), Set([2, 1])) && !set.areEqual(Set([1]), Set([2])))
        let optional = ValueComparator.of(Double?.self)
        #expect(optional.areEqual(Double?(1.5), Double?(1.5)) && !optional.areEqual(Double?.none, Double?(1)))
    }

    @Test func closuresAreNotComparedByWhatTheyHold() {
        struct Action {
            let run: () -> Int
        }
        func make(_ number: Int) -> Action { Action { number } }
        let number = Int.random(in: 0...9)
        let comparator = ValueComparator.of(Action.self)
        let one = make(number)
        #expect(comparator.areEqual(one, one))
        #expect(!comparator.areEqual(one, make(number)), "another context, though it holds the same")
        #expect(!comparator.areEqual(Action { number + 1 }, Action { number * 2 }))
    }
}
