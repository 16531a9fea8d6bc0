import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// D · Bindings.
@MainActor @Suite struct BindingLaws {
    // MARK: D1, D2

    private struct Leaf: View {
        @Binding var n: Int
        let probe: Probe
        var body: some View {
            let _ = probe.offer("leaf +") { n += 1 }
            Text("leaf \(n)")
        }
    }

    private struct Middle: View {
        @Binding var n: Int
        let probe: Probe
        var body: some View { Leaf(n: $n, probe: probe) }
    }

    private struct Outer: View {
        @Binding var n: Int
        let probe: Probe
        init(n: Binding<Int>, probe: Probe) {
            _n = n
            self.probe = probe
        }
        var body: some View { Middle(n: Binding(projectedValue: $n), probe: probe) }
    }

    private struct Source: View {
        let probe: Probe
        @State private var n = 0
        var body: some View {
            let _ = probe.offer("source +") { n += 10 }
            Text("source \(n)")
            Outer(n: $n, probe: probe)
        }
    }

    @Test func D1_D2_twoWaysThroughAnyNumberOfLevels() {
        let probe = Probe()
        let host = TestHost { Source(probe: probe) }
        host.run("leaf +", of: probe)
        #expect(host.texts == ["source 1", "leaf 1"])
        host.run("source +", of: probe)
        #expect(host.texts == ["source 11", "leaf 11"])
        #expect(host.bodyRuns(of: Outer.self) == 1)
        #expect(host.bodyRuns(of: Middle.self) == 1)
        #expect(host.bodyRuns(of: Leaf.self) == 3)
    }

    // MARK: D3

    private struct Show { var title = "Show" }
    private struct Episode { var show = Show(), number: Int? = 1, words = ["a", "b", "c"] }

    private struct Editor: View {
        @Binding var title: String
        @Binding var word: String
        @Binding var optional: Int?
        @Binding var hashable: AnyHashable
        let number: Binding<Int>?
        let probe: Probe
        var body: some View {
            let _ = probe.offer("title") { title += "!" }
            let _ = probe.offer("word") { word += "!" }
            let _ = probe.offer("optional") { optional = (optional ?? 0) + 1 }
            let _ = probe.offer("optional nil") { optional = nil }
            let _ = probe.offer("hashable") { hashable = 7 }
            let _ = probe.offer("hashable wrong") { hashable = "seven" }
            let _ = probe.offer("number") { number?.wrappedValue += 1 }
            Text("\(title) \(word) \(optional ?? -1) \(hashable) \(number?.wrappedValue ?? -1)")
        }
    }

    private struct Conversions: View {
        let probe: Probe
        @State private var episode = Episode()
        @State private var count = 1
        var body: some View {
            let _ = probe.offer("number nil") { episode.number = nil }
            let _ = probe.offer("late number") { [number = Binding($episode.number)] in number?.wrappedValue = 50 }
            Editor(
                title: $episode.show.title,
                word: $episode.words[2],
                optional: Binding($count),
                hashable: Binding($count),
                number: Binding($episode.number),
                probe: probe
            )
        }
    }

    @Test func D3_partsSubscriptsAndConversions() {
        let probe = Probe()
        let host = TestHost { Conversions(probe: probe) }
        #expect(host.texts == ["Show c 1 1 1"])
        host.run("title", of: probe)
        host.run("word", of: probe)
        #expect(host.texts == ["Show! c! 1 1 1"])
        host.run("optional", of: probe)
        #expect(host.texts == ["Show! c! 2 2 1"])
        host.run("optional nil", of: probe)
        #expect(host.texts == ["Show! c! 2 2 1"], "nil changes nothing")
        host.run("hashable", of: probe)
        host.run("hashable wrong", of: probe)
        #expect(host.texts == ["Show! c! 7 7 1"])
        host.run("number", of: probe)
        #expect(host.texts == ["Show! c! 7 7 2"])
        host.run("number nil", of: probe)
        #expect(host.texts == ["Show! c! 7 7 -1"])
        #expect(host.issues.isEmpty)
    }

    @Test func D3_constantAndClosures() {
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        #expect(constant.wrappedValue == 3)

        var value = 1
        let closures = Binding(get: { value }, set: { value = $0 })
        closures.wrappedValue += 1
        #expect(value == 2)
        let part = Binding(get: { [value, 5] }, set: { value = $0[0] })[0]
        part.wrappedValue = 9
        #expect(value == 9 && closures.wrappedValue == 9)

        var disabled: [Bool] = []
        let reported = Binding(
            get: { value },
            set: { new, transaction in
                value = new
                disabled.append(transaction.disablesAnimations)
            }
        )
        reported.wrappedValue = 1
        var transaction = Transaction()
        transaction.disablesAnimations = true
        reported.transaction(transaction).wrappedValue = 2
        #expect(disabled == [false, true])
        #expect(Binding(Binding<Int?>.constant(nil)) == nil)
        #expect(Binding<AnyHashable>(Binding.constant(3)).wrappedValue == AnyHashable(3))
    }

    private struct ClosureBinding: View {
        let probe: Probe
        @State private var celsius = 0
        var body: some View {
            Leaf(n: Binding(get: { celsius * 2 }, set: { celsius = $0 / 2 + 1 }), probe: probe)
        }
    }

    @Test func D3_closuresOverStateMakeTheReaderDepend() {
        let probe = Probe()
        let host = TestHost { ClosureBinding(probe: probe) }
        host.run("leaf +", of: probe)
        #expect(host.texts == ["leaf 2"])
        host.run("leaf +", of: probe)
        #expect(host.texts == ["leaf 4"])
    }

    // MARK: D4

    private struct Item: Identifiable {
        let id: String
        var count = 0
    }

    private struct Row: View {
        @Binding var item: Item
        let probe: Probe
        var body: some View {
            let _ = probe.offer(item.id) { item.count += 1 }
            Text("\(item.id) \(item.count)")
        }
    }

    private struct Items: View {
        let probe: Probe
        @State private var items = [Item(id: "a"), Item(id: "b"), Item(id: "c")]
        var body: some View {
            let _ = probe.offer("reverse") { items.reverse() }
            let _ = probe.offer("insert") { items.insert(Item(id: "z"), at: 0) }
            let _ = probe.offer("remove b") { items.removeAll { $0.id == "b" } }
            let _ = probe.offer("clear") { items = [] }
            ForEach($items) { $item in Row(item: $item, probe: probe) }
        }
    }

    @Test func D4_aBindingFollowsItsElement() {
        let probe = Probe()
        let host = TestHost { Items(probe: probe) }
        host.run("b", of: probe)
        #expect(host.texts == ["a 0", "b 1", "c 0"])
        #expect(host.bodyRuns(of: Row.self) == 4, "the others read other elements")
        host.run("reverse", of: probe)
        host.run("insert", of: probe)
        host.run("a", of: probe)
        host.run("b", of: probe)
        #expect(host.texts == ["z 0", "c 0", "b 2", "a 1"])
        host.run("remove b", of: probe)
        host.run("b", of: probe)
        #expect(host.texts == ["z 0", "c 0", "a 1"], "a late write is dropped")
        host.run("clear", of: probe)
        host.run("a", of: probe)
        #expect(host.texts == [])
    }

    @Test func D4_writesBetweenARemovalAndItsUpdate() {
        let probe = Probe()
        let host = TestHost { Items(probe: probe) }
        probe.run("remove b")
        probe.run("b")
        probe.run("c")
        host.update()
        #expect(host.texts == ["a 0", "c 1"])
    }

    // MARK: D5, D6

    private struct Transacting: View {
        let probe: Probe
        @State private var n = 0
        var body: some View {
            let plain = $n
            let marked = $n.transaction(disabling)
            let _ = probe.offer("plain") { plain.wrappedValue += 1 }
            let _ = probe.offer("marked") { marked.wrappedValue += 1 }
            Watching(n: n, probe: probe)
        }

        private var disabling: Transaction {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            return transaction
        }
    }

    private struct Watching: View {
        let n: Int
        let probe: Probe
        var body: some View {
            let _ = probe.note("\(n) \(SceneGraph.evaluating?.transaction.disablesAnimations == true)")
            Text("\(n)")
        }
    }

    @Test func D5_aBindingsTransactionIsThatOfItsWrites() {
        let probe = Probe()
        let host = TestHost { Transacting(probe: probe) }
        host.run("marked", of: probe)
        host.run("plain", of: probe)
        host.run("marked", of: probe)
        #expect(probe.log == ["0 false", "1 true", "2 false", "3 true"])
    }

    private final class Book {
        let title: String
        init(_ title: String) { self.title = title }
    }

    private struct Deleting: View {
        @Binding var book: Book?
        let probe: Probe
        var body: some View {
            let _ = probe.offer("delete") { book = nil }
            let _ = probe.offer("replace") { book = Book("New") }
            Text(book?.title ?? "none")
        }
    }

    private struct Library: View {
        let probe: Probe
        @State private var book: Book? = Book("Old")
        var body: some View {
            Text(book == nil ? "empty" : "full")
            Deleting(book: $book, probe: probe)
        }
    }

    @Test func D6_aBindingToAReferenceReplacesIt() {
        let probe = Probe()
        let host = TestHost { Library(probe: probe) }
        host.run("replace", of: probe)
        #expect(host.texts == ["full", "New"])
        host.run("delete", of: probe)
        #expect(host.texts == ["empty", "none"])
    }
}
