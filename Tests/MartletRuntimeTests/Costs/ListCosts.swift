import CAllocationCounter
import Testing
import AttributeGraph
import Martlet
import MartletRuntime
import MartletTesting

/// The cost of list updates: the row closure runs for each row when the list is created again (law B5); everything else
/// is proportional to the change.
@MainActor @Suite struct ListCosts {
    struct Item: Identifiable, Equatable {
        let id: Int
        var label: String

        static func list(_ range: Range<Int>) -> [Item] { range.map { Item(id: $0, label: "item \($0)") } }
    }

    private struct Row: View {
        let item: Item
        let isSelected: Bool
        @State private var n = 0
        var body: some View {
            HStack {
                Text(item.label)
                Text(isSelected ? "*" : " ")
                Text("\(n)")
            }
        }
    }

    /// The handles by which the test writes.
    @MainActor fileprivate enum Handles {
        static var setItems: ([Item]) -> Void = { _ in }
        static var setTick: (Int) -> Void = { _ in }
        static var setSelected: (Int) -> Void = { _ in }
    }

    private struct Table: View {
        @State private var items: [Item] = []
        @State private var selected = 0
        @State private var tick = 0
        var body: some View {
            let _ = tick
            let _ = Handles.setTick = { tick = $0 }
            let _ = Handles.setItems = { items = $0 }
            let _ = Handles.setSelected = { selected = $0 }
            VStack {
                ForEach(items) { item in Row(item: item, isSelected: item.id == selected) }
            }
        }
    }

    /// The operations of one update.
    private struct Cost {
        var rootRuns: Int
        var rowRuns: Int
        var evaluations: Int
        var measurements: Int
        var placements: Int
        var attributes: Int
        var edges: Int
        var nodes: Int
        var changedNodes = 0
    }

    @MainActor private final class Mounted {
        let host = TestHost { Table() }

        init(_ items: [Item]) {
            Handles.setItems(items)
            host.update()
        }

        func cost(_ write: () -> Void) -> Cost {
            let before = counts
            write()
            host.update()
            let after = counts
            return Cost(
                rootRuns: after.rootRuns - before.rootRuns,
                rowRuns: after.rowRuns - before.rowRuns,
                evaluations: after.evaluations - before.evaluations,
                measurements: after.measurements - before.measurements,
                placements: after.placements - before.placements,
                attributes: after.attributes - before.attributes,
                edges: after.edges - before.edges,
                nodes: after.nodes - before.nodes,
                changedNodes: host.lastChangedCount
            )
        }

        private var counts: Cost {
            let scene = host.scene
            let graph = scene.graph.counts
            return Cost(
                rootRuns: host.bodyRuns(of: Table.self),
                rowRuns: host.bodyRuns(of: Row.self),
                evaluations: graph.evaluations,
                measurements: scene.measurements,
                placements: scene.placements,
                attributes: graph.nodes,
                edges: graph.edges,
                nodes: scene.liveNodes
            )
        }
    }

    private let items = Item.list(0..<1_000)

    @Test func swappingRunsNoRow() {
        let table = Mounted(items)
        var swapped = items
        swapped.swapAt(1, 998)
        let cost = table.cost { Handles.setItems(swapped) }
        #expect(cost.rootRuns == 1 && cost.rowRuns == 0)
        #expect(cost.evaluations <= 1_000 + 4, "the rows, the body, the stack and the list: \(cost.evaluations)")
        #expect(cost.measurements <= 2 && cost.placements <= 3, "the stack, and nothing in it")
        #expect(cost.changedNodes <= 4, "the two rows, and what holds them: \(cost.changedNodes)")
        #expect(cost.attributes == 0 && cost.edges == 0 && cost.nodes == 0)
        #expect(table.host.allTexts[3] == "item 998" && table.host.allTexts[998 * 3] == "item 1")
    }

    @Test func removingRunsNoRow() {
        let table = Mounted(items)
        var removed = items
        removed.remove(at: 500)
        let cost = table.cost { Handles.setItems(removed) }
        #expect(cost.rootRuns == 1 && cost.rowRuns == 0)
        #expect(cost.evaluations <= 999 + 4)
        #expect(cost.measurements <= 2 && cost.placements <= 3)
        #expect(cost.nodes == -4, "the row and its three texts")
        #expect(table.host.allTexts.count == 999 * 3 && table.host.allTexts[500 * 3] == "item 501")
    }

    @Test func appendingMakesWhatIsNew() {
        let table = Mounted(items)
        let cost = table.cost { Handles.setItems(items + Item.list(1_000..<1_010)) }
        #expect(cost.rootRuns == 1 && cost.rowRuns == 10)
        #expect(cost.evaluations <= 1_000 + 10 * 6 + 4, "\(cost.evaluations)")
        #expect(cost.measurements <= 10 * 4 + 2)
        #expect(cost.placements <= 10 + 3)
        #expect(cost.nodes == 10 * 4)
    }

    @Test func changingEveryTenthRunsEveryTenth() {
        let table = Mounted(items)
        var changed = items
        for index in stride(from: 0, to: 1_000, by: 10) { changed[index].label += "!" }
        let cost = table.cost { Handles.setItems(changed) }
        #expect(cost.rootRuns == 1 && cost.rowRuns == 100)
        #expect(cost.evaluations <= 1_000 + 100 * 5 + 4, "\(cost.evaluations)")
        #expect(cost.measurements <= 100 * 3 + 2)
    }

    @Test func selectingLooksAtEachRowOnce() {
        let table = Mounted(items)
        let cost = table.cost { Handles.setSelected(7) }
        #expect(cost.rootRuns == 0 && cost.rowRuns == 2)
        #expect(cost.evaluations <= 1_000 + 2 * 5, "\(cost.evaluations)")
        #expect(cost.attributes == 0 && cost.edges == 0)
    }

    @Test func equalDataComputesNothing() {
        let table = Mounted(items)
        let cost = table.cost { Handles.setItems(items.map { $0 }) }
        #expect(cost.rootRuns == 0 && cost.evaluations == 0)
    }

    @Test func runningTheClosuresAllocatesNothingForARow() {
        let table = Mounted(items)
        // The first time, tables are made that last.
        for tick in 1...2 { _ = table.cost { Handles.setTick(tick) } }
        let cost = table.cost { Handles.setTick(3) }
        #expect(cost.rootRuns == 1 && cost.rowRuns == 0)
        #expect(cost.evaluations <= 1_000 + 4, "each closure once: \(cost.evaluations)")
        #expect(cost.measurements == 0 && cost.placements == 0)
        Handles.setTick(4)
        let before = allocations_by_this_thread()
        guard before >= 0 else { return }
        table.host.update()
        let count = allocations_by_this_thread() - before
        #expect(count <= 100, "blocks of memory for a thousand rows: \(count)")
    }

    @Test func aRowIsSevenAttributesAndFourNodes() {
        // The first row also makes what all texts share.
        let table = Mounted(items)
        _ = table.cost { Handles.setItems([]) }
        let cost = table.cost { Handles.setItems(items) }
        #expect(cost.rowRuns == 1_000)
        #expect(cost.attributes == 7_000, "view, body, stack, three texts, and the state: \(cost.attributes)")
        #expect(cost.nodes == 4_000)
        #expect(cost.evaluations <= 6_000 + 4, "each once: \(cost.evaluations)")
        #expect(cost.measurements <= 4_000 + 2)
        #expect(cost.placements <= 1_000 + 3)
        let end = table.cost { Handles.setItems([]) }
        #expect(end.evaluations <= 4)
        #expect(end.attributes == -7_000 && end.nodes == -4_000)
    }

    @Test func makingARowAllocatesLittle() {
        // The first time, tables are made that last.
        let table = Mounted(items)
        Handles.setItems([])
        table.host.update()
        Handles.setItems(items)
        let before = allocations_by_this_thread()
        guard before >= 0 else { return }
        table.host.update()
        let count = Double(allocations_by_this_thread() - before) / 1_000
        // Four nodes, a text (two are short, and shared by all rows), the view, its state, and the place for the children.
        // Code that is not optimized puts more into memory on the way.
        #if DEBUG
        #expect(count <= 116, "blocks of memory a row: \(count)")
        #else
        #expect(count <= 8.5, "blocks of memory a row: \(count)")
        #endif
    }

    @Test func aRowIsLittleMemory() {
        let table = Mounted(items)
        _ = table.cost { Handles.setItems([]) }
        let heap = bytes_held_by_this_thread()
        let graph = table.host.scene.graph.counts.bytes
        guard heap >= 0 else { return }
        _ = table.cost { Handles.setItems(items) }
        let heapOfRow = (bytes_held_by_this_thread() - heap) / 1_000
        #expect(heapOfRow <= 1_800, "on the heap, with the strings and the lists that hold the rows: \(heapOfRow)")
        // The memory of the first thousand rows is reused.
        #expect(table.host.scene.graph.counts.bytes == graph)
        let graphOfRow = graph / 1_000
        #expect(graphOfRow <= 2_000, "in the graph: \(graphOfRow)")
    }
}

/// Changes that a list must not miss.
@MainActor @Suite struct ListFreshness {
    private final class Names {
        var suffix = ""
    }

    private struct Table: View {
        let names: Names
        let probe: Probe
        @State private var tick = 0
        @State private var items = ListCosts.Item.list(0..<3)
        var body: some View {
            let names = names
            let _ = probe.offer("tick") { tick += 1 }
            Text("tick \(tick)")
            ForEach(items) { item in Text(item.label + names.suffix + (tick < 0 ? "?" : "")) }
        }
    }

    @Test func aClosureThatHoldsAnObjectReadsItAnew() {
        let names = Names()
        let probe = Probe()
        let host = TestHost { Table(names: names, probe: probe) }
        names.suffix = "!"
        probe.run("tick")
        host.update()
        #expect(host.allTexts == ["tick 1", "item 0!", "item 1!", "item 2!"], "an object may have changed inside")
    }

    private struct Follower: View {
        let probe: Probe
        @State private var tick = 0
        @State private var suffix = ""
        var body: some View {
            let _ = probe.offer("tick") { tick += 1 }
            let _ = probe.offer("suffix") { suffix += "!" }
            Text("tick \(tick)")
            Rows(tick: tick, suffix: $suffix, letters: tick % 2 == 0 ? ["a", "b", "c"] : ["c", "b"])
        }
    }

    private struct Rows: View {
        let tick: Int
        @Binding var suffix: String
        let letters: [String]
        @State private var own = "."
        var body: some View {
            ForEach(letters, id: \.self) { letter in Text("\(letter)\(tick / 2)\(suffix)\(own)") }
        }
    }

    @Test func rowsFollowWhatTheirClosureHoldsAndReads() {
        let probe = Probe()
        let host = TestHost { Follower(probe: probe) }
        #expect(host.allTexts == ["tick 0", "a0.", "b0.", "c0."])
        probe.run("tick")
        host.update()
        #expect(host.allTexts == ["tick 1", "c0.", "b0."])
        probe.run("suffix")
        probe.run("tick")
        host.update()
        #expect(host.allTexts == ["tick 2", "a1!.", "b1!.", "c1!."])
        probe.run("suffix")
        host.update()
        #expect(host.allTexts == ["tick 2", "a1!!.", "b1!!.", "c1!!."])
    }
}
