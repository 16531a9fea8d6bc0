import MartletTesting
import Testing

/// The content of sheets and covers, and its lifetime (law A13).
@MainActor @Suite struct SheetTests {
    @MainActor final class Log {
        var entries: [String] = []
        func add(_ entry: String) { entries.append(entry) }
        func take() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    private struct Page: View {
        let log: Log
        @State private var isPresented = false
        @State private var count = 0

        var body: some View {
            VStack {
                Text(isPresented ? "open" : "closed")
                Button("Show") { isPresented = true }
                Button("Count \(count)") { count += 1 }
            }
            .sheet(isPresented: $isPresented, onDismiss: { log.add("dismissed") }) {
                Inner(log: log, count: count)
            }
        }
    }

    private struct Inner: View {
        let log: Log
        let count: Int
        @State private var taps = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack {
                Text(isPresented ? "presented \(count)" : "not presented")
                Button("Taps \(taps)") { taps += 1 }
                Button("Done") { dismiss() }
            }
            .onAppear { log.add("appeared") }
            .onDisappear { log.add("disappeared") }
            .task {
                log.add("task")
                try? await Task.sleep(for: .seconds(1000))
                log.add(Task.isCancelled ? "cancelled" : "ended")
            }
        }
    }

    @Test func aSheetLivesAsLongAsItIsPresented() async throws {
        let log = Log()
        let host = TestHost { Page(log: log) }
        #expect(host.findAll(.sheet).isEmpty)
        try host.find(.button, "Show").tap()
        await host.settle()
        #expect(host.allTexts == ["open", "Show", "Count 0", "presented 0", "Taps 0", "Done"])
        #expect(host.findAll(.sheet).count == 1)
        #expect(log.take() == ["appeared", "task"])
        try host.find(.button, "Taps 0").tap()
        try host.find(.button, "Taps 1").tap()
        let done = try host.find(.button, "Done")
        try done.tap()
        await host.settle()
        #expect(host.texts == ["closed", "Show", "Count 0"])
        // The content disappears before onDismiss runs.
        #expect(log.take() == ["disappeared", "dismissed", "cancelled"])
        #expect(throws: ElementNotOperable.self) { try done.tap() }
        // The state begins with its initial value again.
        try host.find(.button, "Show").tap()
        _ = try host.find(.button, "Taps 0")
        host.unmount()
        #expect(log.take().contains("disappeared"))
    }

    @Test func whatASheetCoversCanNotBeOperated() throws {
        let host = TestHost { Page(log: Log()) }
        try host.find(.button, "Show").tap()
        #expect(throws: ElementNotOperable.self) { try host.find(.button, "Count 0").tap() }
    }

    @Test func escapeDismisses() throws {
        let log = Log()
        let host = TestHost { Page(log: log) }
        try host.find(.button, "Show").tap()
        #expect(host.press(.escape))
        #expect(host.texts == ["closed", "Show", "Count 0"])
        #expect(log.take().last == "dismissed")
        #expect(!host.press(.escape, warns: false))
    }

    private struct Disabled: View {
        @State private var isPresented = true
        @State private var isDisabled = true

        var body: some View {
            Text(isPresented ? "open" : "closed")
                .sheet(isPresented: $isPresented) {
                    Button("Allow") { isDisabled = false }.interactiveDismissDisabled(isDisabled)
                }
        }
    }

    @Test func aSheetMayInsistOnItsButtons() throws {
        let host = TestHost { Disabled() }
        host.press(.escape, warns: false)
        #expect(host.allTexts == ["open", "Allow"])
        try host.find(.button, "Allow").tap()
        host.press(.escape)
        #expect(host.texts == ["closed"])
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private struct Items: View {
        let log: Log
        @State private var item: Item?

        var body: some View {
            VStack {
                Text(item?.name ?? "none")
                Button("One") { item = Item(id: 1, name: "one") }
            }
            .sheet(item: $item, onDismiss: { log.add("dismissed") }) { item in
                ItemView(log: log, item: item, set: { self.item = $0 })
            }
        }
    }

    private struct ItemView: View {
        let log: Log
        let item: Item
        let set: (Item?) -> Void
        @State private var taps = 0
        @Environment(\.presentationMode) private var presentationMode

        var body: some View {
            VStack {
                Text("\(item.name) \(taps)")
                Button("Tap") { taps += 1 }
                Button("Rename") { set(Item(id: item.id, name: "renamed")) }
                Button("Two") { set(Item(id: 2, name: "two")) }
                Button("Close") { presentationMode.wrappedValue.dismiss() }
            }
            .onAppear { log.add("appeared \(item.id)") }
            .onDisappear { log.add("disappeared \(item.id)") }
        }
    }

    @Test func anItemWithAnotherIdentityReplacesTheSheet() throws {
        let log = Log()
        let host = TestHost { Items(log: log) }
        try host.find(.button, "One").tap()
        try host.find(.button, "Tap").tap()
        #expect(host.texts.contains("one 1"))
        try host.find(.button, "Rename").tap()
        #expect(host.texts.contains("renamed 1"))
        #expect(log.take() == ["appeared 1"])
        try host.find(.button, "Two").tap()
        #expect(host.texts.contains("two 0"))
        #expect(!host.texts.contains("renamed 1"))
        #expect(log.take().sorted() == ["appeared 2", "disappeared 1", "dismissed"])
        try host.find(.button, "Close").tap()
        #expect(host.texts == ["none", "One"])
        #expect(log.take() == ["disappeared 2", "dismissed"])
    }

    private struct Nested: View {
        let log: Log
        @State private var outer = false

        var body: some View {
            Button("Outer") { outer = true }
                .sheet(isPresented: $outer, onDismiss: { log.add("outer dismissed") }) {
                    Middle(log: log) { outer = false }
                }
        }
    }

    private struct Middle: View {
        let log: Log
        let closeAll: () -> Void
        @State private var inner = false

        var body: some View {
            Button("Inner") { inner = true }
                .sheet(isPresented: $inner, onDismiss: { log.add("inner dismissed") }) {
                    VStack {
                        Text("innermost")
                        Button("Close inner") { inner = false }
                        Button("Close all") { closeAll() }
                    }
                    .onDisappear { log.add("innermost disappeared") }
                }
        }
    }

    @Test func aSheetOverASheetStandsAboveIt() throws {
        let log = Log()
        let host = TestHost { Nested(log: log) }
        try host.find(.button, "Outer").tap()
        try host.find(.button, "Inner").tap()
        #expect(host.allTexts == ["Outer", "Inner", "innermost", "Close inner", "Close all"])
        #expect(throws: ElementNotOperable.self) { try host.find(.button, "Inner").tap() }
        try host.find(.button, "Close inner").tap()
        #expect(host.allTexts == ["Outer", "Inner"])
        #expect(log.take() == ["innermost disappeared", "inner dismissed"])
        try host.find(.button, "Inner").tap()
        try host.find(.button, "Close all").tap()
        #expect(host.texts == ["Outer"])
        #expect(log.take().first == "innermost disappeared")
        #expect(!host.press(.escape, warns: false))
    }

    private struct Vanishing: View {
        let log: Log
        @State private var isThere = true
        @State private var isPresented = true

        var body: some View {
            VStack {
                Text(isThere ? "there" : "gone")
                if isThere {
                    Text("presenter").sheet(isPresented: $isPresented) {
                        Button("Leave") { isThere = false }.onDisappear { log.add("disappeared") }
                    }
                }
            }
        }
    }

    @Test func aPresenterTakesAlongWhatItPresents() throws {
        let log = Log()
        let host = TestHost { Vanishing(log: log) }
        try host.find(.button, "Leave").tap()
        #expect(host.texts == ["gone"])
        #expect(host.findAll(.sheet).isEmpty)
        #expect(log.take() == ["disappeared"])
    }

    private struct Two: View {
        @State private var first = false
        @State private var second = false

        var body: some View {
            Button("Both") {
                first = true
                second = true
            }
            .sheet(isPresented: $first) { Button("Close first") { first = false } }
            .background(Color.clear.sheet(isPresented: $second) { Button("Close second") { second = false } })
        }
    }

    @Test func ofTwoSheetsOneWaits() throws {
        let host = TestHost { Two() }
        try host.find(.button, "Both").tap()
        #expect(host.findAll(.sheet).count == 1)
        let name = try #require(host.texts.last)
        try host.find(.button, name).tap()
        #expect(host.findAll(.sheet).count == 1)
        let other = try #require(host.texts.last)
        #expect(other != name)
        try host.find(.button, other).tap()
        #expect(host.findAll(.sheet).isEmpty)
    }

    @Test func runsOfBodiesAreCountedInSheetsToo() throws {
        let host = TestHost { Page(log: Log()) }
        try host.find(.button, "Show").tap()
        #expect(host.bodyRuns(of: Inner.self) == 1)
        try host.find(.button, "Done").tap()
        #expect(host.bodyRuns(of: Inner.self) == 1)
        try host.find(.button, "Show").tap()
        #expect(host.bodyRuns(of: Inner.self) == 2)
    }

    @Test func whatIsPresentedLeavesNothing() throws {
        let host = TestHost { Page(log: Log()) }
        func turn() throws {
            try host.find(.button, "Show").tap()
            try host.find(.button, "Done").tap()
        }
        try turn()
        let (nodes, attributes) = (host.scene.liveNodes, host.scene.attributeCount)
        weak var scene: SceneGraph?
        for _ in 0..<20 {
            try host.find(.button, "Show").tap()
            scene = host.scene.presenting.chain.first?.scene
            #expect(scene != nil)
            try host.find(.button, "Done").tap()
            #expect(scene == nil)
        }
        #expect(host.scene.liveNodes == nodes)
        #expect(host.scene.attributeCount == attributes)
    }
}
