import Testing
import Martlet
import MartletTesting

/// B5 · The inputs of rows: a new closure runs for each row, and the results are compared.
@MainActor @Suite struct RowLaws {
    /// Untracked state that closures read.
    @MainActor fileprivate final class Store {
        static let shared = Store()
        var name = "old"
        /// The number of runs of closures without captures.
        var runs = 0
    }

    private struct Item: Identifiable, Equatable {
        var id: Int
        var label = "item"
    }

    enum Container: CaseIterable {
        case plain, lazyStack, lazyGrid, list, listOfData
        case plainBindings, lazyBindings, listBindings, listOfBindings
    }

    /// Makes rows by a method, as everyday code does.
    private struct Methods: View {
        let container: Container
        let probe: Probe
        @State private var title = "a"
        @State private var items = [Item(id: 1), Item(id: 2)]

        func label(_ item: Item) -> String { "\(title)\(item.id) \(Store.shared.name)" }

        var body: some View {
            let _ = probe.offer("write") { title += "b" }
            switch container {
            case .plain: VStack { ForEach(items) { Text(label($0)) } }
            case .lazyStack: ScrollView { LazyVStack { ForEach(items) { Text(label($0)) } } }
            case .lazyGrid:
                ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(items) { Text(label($0)) } } }
            case .list: List { ForEach(items) { Text(label($0)) } }
            case .listOfData: List(items) { Text(label($0)) }
            case .plainBindings: VStack { ForEach($items) { Text(label($0.wrappedValue)) } }
            case .lazyBindings: ScrollView { LazyVStack { ForEach($items) { Text(label($0.wrappedValue)) } } }
            case .listBindings: List { ForEach($items) { Text(label($0.wrappedValue)) } }
            case .listOfBindings: List($items) { Text(label($0.wrappedValue)) }
            }
        }
    }

    /// Makes rows by closures that hold nothing, which are one function with one context whenever they are made.
    private struct Bare: View {
        let container: Container
        let probe: Probe
        @State private var tick = 0
        @State private var items = [Item(id: 1), Item(id: 2)]

        var body: some View {
            let _ = tick
            let _ = probe.offer("write") { tick += 1 }
            switch container {
            case .plain: VStack { ForEach(items) { Text("\($0.id) \(Store.shared.name)") } }
            case .lazyStack: ScrollView { LazyVStack { ForEach(items) { Text("\($0.id) \(Store.shared.name)") } } }
            case .lazyGrid:
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) {
                        ForEach(items) { Text("\($0.id) \(Store.shared.name)") }
                    }
                }
            case .list: List { ForEach(items) { Text("\($0.id) \(Store.shared.name)") } }
            case .listOfData: List(items) { Text("\($0.id) \(Store.shared.name)") }
            case .plainBindings: VStack { ForEach($items) { Text("\($0.id) \(Store.shared.name)") } }
            case .lazyBindings:
                ScrollView { LazyVStack { ForEach($items) { Text("\($0.id) \(Store.shared.name)") } } }
            case .listBindings: List { ForEach($items) { Text("\($0.id) \(Store.shared.name)") } }
            case .listOfBindings: List($items) { Text("\($0.id) \(Store.shared.name)") }
            }
        }
    }

    @Test(arguments: Container.allCases)
    func B5_aNewContextIsAChangedClosure(_ container: Container) {
        Store.shared.name = "old"
        let probe = Probe()
        let host = TestHost { Methods(container: container, probe: probe) }
        #expect(host.texts == ["a1 old", "a2 old"])
        Store.shared.name = "new"
        host.update()
        #expect(host.texts == ["a1 old", "a2 old"], "nobody follows the store")
        host.run("write", of: probe)
        #expect(host.texts == ["ab1 new", "ab2 new"])
    }

    @Test(arguments: Container.allCases)
    func B5_aClosureThatHoldsNothingReadsAnew(_ container: Container) {
        Store.shared.name = "old"
        let probe = Probe()
        let host = TestHost { Bare(container: container, probe: probe) }
        #expect(host.texts == ["1 old", "2 old"])
        Store.shared.name = "new"
        host.run("write", of: probe)
        #expect(host.texts == ["1 new", "2 new"])
    }

    private struct Row: View {
        let item: Item
        let suffix: String
        @State private var n = 0
        var body: some View { Text("\(item.label) \(item.id)\(suffix) \(n)") }
    }

    private struct Table: View {
        let container: Container
        let probe: Probe
        @State private var tick = 0
        @State private var suffix = ""
        @State private var items = (0..<4).map { Item(id: $0) }

        private func row(_ item: Item) -> Row {
            probe.note("\(item.id)")
            return Row(item: item, suffix: suffix)
        }

        var body: some View {
            let _ = probe.offer("tick") { tick += 1 }
            let _ = probe.offer("suffix") { suffix += "!" }
            let _ = probe.offer("one") { items[2].label = "changed" }
            let _ = probe.offer("swap") { items.swapAt(0, 3) }
            let _ = probe.offer("remove") { items.remove(at: 1) }
            VStack {
                Text("tick \(tick)")
                switch container {
                case .plain: ForEach(items) { row($0) }
                case .lazyStack: ScrollView { LazyVStack { ForEach(items) { row($0) } } }
                case .list: List(items) { row($0) }
                case .plainBindings: ForEach($items) { row($0.wrappedValue) }
                default: List($items) { row($0.wrappedValue) }
                }
            }
        }
    }

    @Test(arguments: [Container.plain, .lazyStack, .list, .plainBindings, .listOfBindings])
    func B5_equalResultsStopThere(_ container: Container) {
        let probe = Probe()
        let host = TestHost { Table(container: container, probe: probe) }
        let first = Set(probe.takeLog())
        #expect(first == ["0", "1", "2", "3"])
        var runs = host.bodyRuns(of: Row.self)
        #expect(runs == 4)

        func check(
            _ action: String, rows: Int, closures: Set<String>, at place: Testing.SourceLocation = #_sourceLocation
        ) {
            host.run(action, of: probe)
            let log = probe.takeLog()
            #expect(host.bodyRuns(of: Row.self) - runs == rows, sourceLocation: place)
            #expect(Set(log) == closures, sourceLocation: place)
            runs = host.bodyRuns(of: Row.self)
        }
        check("tick", rows: 0, closures: ["0", "1", "2", "3"])
        check("one", rows: 1, closures: ["0", "1", "2", "3"])
        check("suffix", rows: 4, closures: ["0", "1", "2", "3"])
        check("swap", rows: 0, closures: ["0", "1", "2", "3"])
        check("remove", rows: 0, closures: ["0", "2", "3"])
    }

    @Test func B5_aClosureRunsOnceForEachRow() {
        let probe = Probe()
        let host = TestHost { Table(container: .plain, probe: probe) }
        _ = probe.takeLog()
        host.run("tick", of: probe)
        #expect(probe.takeLog() == ["0", "1", "2", "3"])
        host.run("one", of: probe)
        #expect(probe.takeLog() == ["0", "1", "2", "3"])
    }

    private struct Outer: View {
        let probe: Probe
        @State private var tick = 0
        var body: some View {
            let _ = probe.offer("outer") { tick += 1 }
            VStack {
                Text("outer \(tick)")
                Inner()
                Held { ForEach(0..<3) { Text("\($0)\(counted(""))") } }
            }
        }

        private struct Inner: View {
            @State private var items = [Item(id: 1), Item(id: 2)]
            var body: some View {
                ForEach(items) { Text("\($0.id)\(counted(Store.shared.name))") }
            }
        }
    }

    /// Keeps a `ForEach` that it was given, and has state of its own.
    private struct Held<Content: View>: View {
        let content: Content
        @State private var n = 0
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View {
            Button("own") { n += 1 }
            Text("held \(n)")
            content
        }
    }

    @Test func B5_whereNothingIsMadeAnewNoClosureRuns() throws {
        Store.shared.name = ""
        let probe = Probe()
        let host = TestHost { Outer(probe: probe) }
        Store.shared.runs = 0
        host.run("outer", of: probe)
        #expect(Store.shared.runs == 3, "the parent of the first has not run, that of the second has")
        #expect(host.texts.contains("outer 1"))
        Store.shared.runs = 0
        host.update()
        #expect(Store.shared.runs == 0)
    }

    private struct Tree: View {
        struct Node: Identifiable {
            let id: String
            var children: [Node]?
        }
        let probe: Probe
        @State private var tick = 0
        var body: some View {
            let _ = probe.offer("write") { tick += 1 }
            let _ = tick
            List([Node(id: "a", children: nil), Node(id: "b", children: nil)], children: \.children) {
                Text("\($0.id) \(Store.shared.name)")
            }
        }
    }

    @Test func B5_rowsOfATreeReadAnew() {
        Store.shared.name = "old"
        let probe = Probe()
        let host = TestHost { Tree(probe: probe) }
        #expect(host.texts == ["a old", "b old"])
        Store.shared.name = "new"
        host.run("write", of: probe)
        #expect(host.texts == ["a new", "b new"])
    }
}

@MainActor private func counted(_ text: String) -> String {
    RowLaws.Store.shared.runs += 1
    return text
}
