import Testing
import Martlet
import MartletTesting

/// B · Dependencies. Counts of body runs are exact.
@MainActor @Suite struct DependencyLaws {
    // MARK: B1 to B4

    private struct Child: View {
        let value: Int
        @Binding var bound: Int
        @Environment(\.layoutDirection) private var direction
        @State private var own = 0
        let probe: Probe
        var body: some View {
            let _ = probe.offer("own") { own += 1 }
            Text("\(value) \(bound) \(direction == .leftToRight) \(own)")
        }
    }

    private struct Parent: View {
        let probe: Probe
        @State private var value = 0
        @State private var bound = 0
        @State private var unread = 0
        var body: some View {
            let _ = probe.offer("value") { value += 1 }
            let _ = probe.offer("bound") { bound += 1 }
            let _ = probe.offer("unread") { unread += 1 }
            Child(value: value / 2, bound: $bound, probe: probe)
        }
    }

    @Test func B1_aBodyRunsForWhatItReadAndNothingElse() {
        let probe = Probe()
        let host = TestHost { Parent(probe: probe) }
        func runs() -> [Int] { [host.bodyRuns(of: Parent.self), host.bodyRuns(of: Child.self)] }
        #expect(runs() == [1, 1])
        host.run("own", of: probe)
        #expect(runs() == [1, 2], "state")
        host.run("bound", of: probe)
        #expect(runs() == [1, 3], "a binding's value, and not its source")
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        host.update()
        #expect(runs() == [1, 4], "an environment value")
        host.run("value", of: probe)
        #expect(runs() == [2, 4], "the parent ran, the child's value is the same")
        host.run("value", of: probe)
        #expect(runs() == [3, 5], "the view value changed")
        host.update()
        host.update()
        #expect(runs() == [3, 5])
        #expect(host.texts == ["1 1 false 1"])
    }

    @Test func B2_unreadStateDoesNotRunTheBody() {
        let probe = Probe()
        let host = TestHost { Parent(probe: probe) }
        host.run("unread", of: probe)
        #expect(host.bodyRuns(of: Parent.self) == 1)
    }

    private struct Conditional: View {
        let probe: Probe
        @State private var isRead = true
        @State private var n = 0
        var body: some View {
            let _ = probe.offer("n") { n += 1 }
            let _ = probe.offer("toggle") { isRead.toggle() }
            Text(isRead ? "\(n)" : "-")
        }
    }

    @Test func B3_dependenciesAreThoseOfTheLastRun() {
        let probe = Probe()
        let host = TestHost { Conditional(probe: probe) }
        host.run("n", of: probe)
        #expect(host.bodyRuns(of: Conditional.self) == 2)
        host.run("toggle", of: probe)
        host.run("n", of: probe)
        #expect(host.bodyRuns(of: Conditional.self) == 3, "no longer read")
        host.run("toggle", of: probe)
        #expect(host.texts == ["2"])
        host.run("n", of: probe)
        #expect(host.bodyRuns(of: Conditional.self) == 5, "read again")
    }

    private struct Static: View {
        var body: some View { Text("static") }
    }

    private struct WithStatic: View {
        let probe: Probe
        @State private var n = 0
        var body: some View {
            let _ = probe.offer("n") { n += 1 }
            Text("\(n)")
            Static()
        }
    }

    @Test func B4_anUnchangedChildDoesNotRun() {
        let probe = Probe()
        let host = TestHost { WithStatic(probe: probe) }
        for _ in 0..<3 { host.run("n", of: probe) }
        #expect(host.bodyRuns(of: WithStatic.self) == 4)
        #expect(host.bodyRuns(of: Static.self) == 1)
    }

    // MARK: B6, B7

    private final class Item {
        var isDone = false
    }

    private struct Point: Equatable { var x = 0, y = 0 }
    private struct Holder { var items: [Item] = [Item()] }

    private struct Writing: View {
        let probe: Probe
        @State private var number = 1
        @State private var point = Point()
        @State private var item = Item()
        @State private var items = [Item()]
        @State private var holder = Holder()
        @State private var name: String? = "name"
        var body: some View {
            let _ = probe.offer("same number") { number = 1 }
            let _ = probe.offer("same point") { point = Point() }
            let _ = probe.offer("same reference") {
                item.isDone.toggle(); item = item
            }
            let _ = probe.offer("same name") { name = "na" + "me" }
            let _ = probe.offer("same items") {
                items[0].isDone = true; items = items
            }
            let _ = probe.offer("same holder") { holder = holder }
            let _ = probe.offer("other reference") { item = Item() }
            let _ = probe.offer("there and back") {
                number = 2; number = 1
            }
            Text("\(number) \(point.x) \(item.isDone) \(items.count) \(name ?? "-") \(holder.items.count)")
        }
    }

    @Test func B6_equalWritesCauseNothing() {
        let probe = Probe()
        let host = TestHost { Writing(probe: probe) }
        for name in ["same number", "same point", "same reference", "same name"] {
            probe.run(name)
            #expect(!host.scene.needsUpdate, "\(name) is dropped at the door")
            host.update()
        }
        #expect(host.bodyRuns(of: Writing.self) == 1)
        host.run("there and back", of: probe)
        #expect(host.bodyRuns(of: Writing.self) == 1, "what counts is the value at the update")
        host.run("other reference", of: probe)
        #expect(host.bodyRuns(of: Writing.self) == 2)
    }

    @Test func B6_whatCannotBeProvedEqualCountsAsChanged() {
        let probe = Probe()
        let host = TestHost { Writing(probe: probe) }
        host.run("same items", of: probe)
        #expect(host.bodyRuns(of: Writing.self) == 2)
        host.run("same holder", of: probe)
        #expect(host.bodyRuns(of: Writing.self) == 3, "also where the array is a part")
    }

    private struct Many: View {
        let probe: Probe
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            let _ = probe.offer("write") {
                for _ in 0..<100 {
                    a += 1
                    b += 1
                }
            }
            Text("\(a) \(b)")
        }
    }

    @Test func B7_manyWritesAreOneRun() {
        let probe = Probe()
        let host = TestHost { Many(probe: probe) }
        probe.run("write")
        probe.run("write")
        #expect(host.texts == ["0 0"])
        host.update()
        #expect(host.texts == ["200 200"])
        #expect(host.bodyRuns(of: Many.self) == 2)
        #expect(host.presentedCount == 2)
    }

    // MARK: B8, B9

    private struct Part: View {
        let name: String
        @Binding var value: Int
        let probe: Probe
        var body: some View {
            let _ = probe.offer(name) { value += 1 }
            Text("\(name) \(value)")
        }
    }

    private struct OtherPart: View {
        @Binding var value: Int
        var body: some View { Text("other \(value)") }
    }

    private struct Source: View {
        let probe: Probe
        @State private var point = Point()
        var body: some View {
            Part(name: "x", value: $point.x, probe: probe)
            OtherPart(value: $point.y)
        }
    }

    @Test func B8_B9_bindingsToPartsRunTheirReadersOnly() {
        let probe = Probe()
        let host = TestHost { Source(probe: probe) }
        host.run("x", of: probe)
        #expect(host.texts == ["x 1", "other 0"])
        #expect(host.bodyRuns(of: Source.self) == 1, "B8: passing a binding is no read")
        #expect(host.bodyRuns(of: Part.self) == 2)
        #expect(host.bodyRuns(of: OtherPart.self) == 1, "B9: another part")
    }

    private struct Deep: View {
        let probe: Probe
        @State private var rows = [[1, 2], [3, 4]]
        var body: some View {
            Part(name: "p", value: $rows[1][0], probe: probe)
            OtherPart(value: $rows[0][1])
        }
    }

    @Test func B9_partsOfParts() {
        let probe = Probe()
        let host = TestHost { Deep(probe: probe) }
        host.run("p", of: probe)
        #expect(host.texts == ["p 4", "other 2"])
        #expect(host.bodyRuns(of: Deep.self) == 1)
        #expect(host.bodyRuns(of: OtherPart.self) == 1)
    }

    // MARK: B10, B11

    private struct ReadsLater: View {
        let probe: Probe
        @State private var n = 0
        var body: some View {
            let _ = probe.offer("read") { probe.note("\(n)") }
            let _ = probe.offer("write") { n += 1 }
            Text("later")
                .onAppear { probe.note("\(n)") }
                .task { probe.note("task \(n)") }
        }
    }

    @Test func B10_readsOutsideABodyAreNoDependency() async {
        let probe = Probe()
        let host = TestHost { ReadsLater(probe: probe) }
        await host.settle()
        probe.run("read")
        host.run("write", of: probe)
        probe.run("read")
        #expect(probe.log == ["0", "task 0", "0", "1"])
        #expect(host.bodyRuns(of: ReadsLater.self) == 1)
    }

    private struct Todo { var isComplete = false }

    private struct Todos: View {
        let probe: Probe
        @State private var todos = [Todo(), Todo()]
        var body: some View {
            let _ = probe.offer("complete") { todos[0].isComplete = true }
            Text("\(todos.filter(\.isComplete).count)")
        }
    }

    @Test func B11_mutatingAnElementIsAWrite() {
        let probe = Probe()
        let host = TestHost { Todos(probe: probe) }
        host.run("complete", of: probe)
        #expect(host.texts == ["1"])
        #expect(host.bodyRuns(of: Todos.self) == 2)
    }
}
