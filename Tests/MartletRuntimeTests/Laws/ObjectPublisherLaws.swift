import Combine
import Foundation
import Testing
import Martlet
import MartletTesting

/// F6 · The default publisher of an object, and values sent through it.
@MainActor @Suite(.serialized) struct ObjectPublisherLaws {
    // MARK: Without @Published

    private final class Bare: ObservableObject {
        var count = 0 { willSet { objectWillChange.send() } }
        var name = "a" { didSet { objectWillChange.send() } }
        private(set) var note = ""
        func write(_ text: String) {
            objectWillChange.send()
            note = text
        }
    }

    private struct Observed: View {
        @ObservedObject var object: Bare
        var body: some View { Text("\(object.count) \(object.name) \(object.note)") }
    }

    private struct Owned: View {
        let probe: Probe
        @StateObject private var object = Bare()
        var body: some View {
            let _ = probe.offer("write") { object.count += 1 }
            Text("owned \(object.count)")
            Stepper("bound", value: $object.count)
            Found().environmentObject(object)
        }
    }

    private struct Found: View {
        @EnvironmentObject private var object: Bare
        var body: some View { Text("found \(object.count)") }
    }

    @Test func F6_withoutPublishedPropertiesItIsHeard() throws {
        let object = Bare()
        let host = TestHost { Observed(object: object) }
        object.count += 1
        host.update()
        #expect(host.texts == ["1 a "])
        object.name = "b"
        host.update()
        #expect(host.texts == ["1 b "])
        object.write("c")
        object.count += 1
        host.update()
        #expect(host.texts == ["2 b c"])
        #expect(host.bodyRuns(of: Observed.self) == 4)
        object.objectWillChange.send()
        host.update()
        #expect(host.bodyRuns(of: Observed.self) == 5)
        host.update()
        #expect(host.bodyRuns(of: Observed.self) == 5)
    }

    @Test func F6_ownedAndFoundInTheEnvironment() throws {
        let probe = Probe()
        let host = TestHost { Owned(probe: probe) }
        host.run("write", of: probe)
        #expect(host.texts.filter { $0.hasSuffix("1") } == ["owned 1", "found 1"])
        try host.find(.stepper, "bound").set(4)
        host.update()
        #expect(host.texts.filter { $0.hasSuffix("4") } == ["owned 4", "found 4"])
        #expect(host.bodyRuns(of: Found.self) == 3)
    }

    // MARK: One publisher

    private class Base: ObservableObject {
        var plain = 0
    }
    private final class Derived: Base {
        @Published var level = 1
    }
    private final class Generic<Value>: ObservableObject {
        var padding: (Int8, Value?) = (0, nil)
        @Published var value: Value
        weak var other: Base?
        init(_ value: Value) { self.value = value }
    }
    private final class Described: ObservableObject, CustomReflectable {
        @Published var level = 1
        var customMirror: Mirror { Mirror(self, children: [:]) }
    }
    private final class Named: NSObject, ObservableObject {
        @Published var level = 1
    }
    private protocol Model: ObservableObject { var level: Int { get set } }
    private final class OfAProtocol: Model {
        @Published var level = 1
    }

    @Test func F6_oneForTheWholeLife() {
        func check<Object: ObservableObject>(_ object: Object, _ change: (() -> Void)? = nil)
        where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
            let publisher = object.objectWillChange
            var heard = 0
            let listening = publisher.sink { heard += 1 }
            change?()
            #expect(object.objectWillChange === publisher, "\(Object.self)")
            object.objectWillChange.send()
            #expect(heard == (change == nil ? 1 : 2), "\(Object.self)")
            withExtendedLifetime(listening) {}
        }
        check(Bare())
        check(Base())
        let derived = Derived()
        check(derived) { derived.level = 2 }
        let upcast = Derived()
        check(upcast as Base) { upcast.level = 2 }
        let generic = Generic(["a"])
        check(generic) { generic.value.append("b") }
        let number = Generic(Int8(1))
        check(number) { number.value += 1 }
        let described = Described()
        check(described) { described.level = 2 }
        let named = Named()
        check(named) { named.level = 2 }
        let model = OfAProtocol()
        check(model) { model.level = 2 }
        #expect(Base().objectWillChange !== Base().objectWillChange)
    }

    @Test func F6_noMirrorIsAsked() {
        struct Shows: View {
            @ObservedObject var object: Described
            var body: some View { Text("\(object.level)") }
        }
        let object = Described()
        let host = TestHost { Shows(object: object) }
        object.level = 2
        host.update()
        #expect(host.texts == ["2"])
        #expect(host.bodyRuns(of: Shows.self) == 2)
    }

    @Test func F6_aPropertyWhoseStorageIsReplacedIsHeardAgain() {
        final class Replaces: ObservableObject {
            @Published var level = 1
            func replace() { _level = Published(initialValue: 5) }
        }
        struct Shows: View {
            @ObservedObject var object: Replaces
            var body: some View { Text("\(object.level)") }
        }
        let object = Replaces()
        let publisher = object.objectWillChange
        object.replace()
        #expect(object.objectWillChange === publisher)
        let host = TestHost { Shows(object: object) }
        object.level = 6
        host.update()
        #expect(host.texts == ["6"])
    }

    // MARK: Objects in objects

    private final class Outer: ObservableObject {
        let inner: Bare
        let other = Derived()
        private var listening: Set<AnyCancellable> = []
        init(_ inner: Bare) {
            self.inner = inner
            inner.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &listening)
            other.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &listening)
        }
    }

    @Test func F6_aSubscriberAddedInASinkGetsTheValueOnce() {
        final class Counter: ObservableObject { @Published var count = 0 }
        let counter = Counter()
        var (inner, innerOfObject): ([Int], [Int]) = ([], [])
        var subscriptions: Set<AnyCancellable> = []
        counter.$count.dropFirst().first().sink { _ in
            counter.$count.sink { inner.append($0) }.store(in: &subscriptions)
        }.store(in: &subscriptions)
        counter.objectWillChange.first().sink { _ in
            counter.$count.sink { innerOfObject.append($0) }.store(in: &subscriptions)
        }.store(in: &subscriptions)
        counter.count = 1
        #expect(inner == [1])
        // The object announces the change before the property does.
        #expect(innerOfObject == [0, 1])
        counter.count = 2
        #expect(inner == [1, 2])
        #expect(innerOfObject == [0, 1, 2])
    }

    @Test func F6_forwardedFromInnerObjects() {
        struct Shows: View {
            @StateObject var outer: Outer
            var body: some View { Text("\(outer.inner.count) \(outer.other.level)") }
        }
        let inner = Bare()
        let outer = Outer(inner)
        let host = TestHost { Shows(outer: outer) }
        inner.count = 3
        host.update()
        #expect(host.texts == ["3 1"])
        outer.other.level = 4
        inner.count = 4
        host.update()
        #expect(host.texts == ["4 4"])
        #expect(host.bodyRuns(of: Shows.self) == 3)
    }

    @Test func F6_aPublisherOfOnesOwn() {
        final class Own: ObservableObject {
            let objectWillChange = PassthroughSubject<Void, Never>()
            var level = 1 { willSet { objectWillChange.send() } }
            // An object that publishes by hand also announces these changes.
            @Published var silent = 1
        }
        final class Same: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            var level = 1 { willSet { objectWillChange.send() } }
        }
        struct Shows: View {
            @ObservedObject var own: Own
            @ObservedObject var same: Same
            var body: some View { Text("\(own.level) \(same.level)") }
        }
        let own = Own()
        let same = Same()
        let host = TestHost { Shows(own: own, same: same) }
        own.level = 2
        same.level = 3
        host.update()
        #expect(host.texts == ["2 3"])
        own.silent = 2
        host.update()
        #expect(host.bodyRuns(of: Shows.self) == 2)
    }

    @Test func F6_assignedValuesAreHeard() {
        final class Assigned: ObservableObject {
            @Published var text = ""
            @Published private(set) var count = 0
            init() { $text.map(\.count).assign(to: &$count) }
        }
        struct Shows: View {
            @StateObject private var object = Assigned()
            let probe: Probe
            var body: some View {
                let _ = probe.offer("type") { object.text += "abc" }
                Text("\(object.text) \(object.count)")
            }
        }
        let probe = Probe()
        let host = TestHost { Shows(probe: probe) }
        host.run("type", of: probe)
        #expect(host.texts == ["abc 3"])
        #expect(host.bodyRuns(of: Shows.self) == 2)
    }
}
