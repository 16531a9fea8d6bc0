import Testing
import AttributeGraph
import Martlet
import MartletTesting

/// The operations of an update: body runs, rule runs, measured texts, remaining attributes.
@MainActor @Suite struct RowCosts {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var label: String
    }

    private struct Row: View {
        let item: Item
        let isSelected: Bool
        let probe: Probe
        @State private var n = 0
        var body: some View {
            let _ = probe.offer("row \(item.id)") { n = (n + 1) % 10 }
            HStack {
                Text(item.label)
                Text(isSelected ? "*" : " ")
                Text("\(n)")
            }
        }
    }

    private struct Table: View {
        let count: Int
        let probe: Probe
        @State private var items: [Item]
        @State private var selected = 0

        init(count: Int, probe: Probe) {
            self.count = count
            self.probe = probe
            _items = State(initialValue: (0..<count).map { Item(id: $0, label: "item \($0)") })
        }

        var body: some View {
            let _ = probe.offer("select") { selected += 1 }
            let _ = probe.offer("swap") { items.swapAt(1, count - 2) }
            let _ = probe.offer("remove") { items.remove(at: count / 2) }
            let _ = probe.offer("every tenth") {
                for index in stride(from: 0, to: items.count, by: 10) { items[index].label += "!" }
            }
            let _ = probe.offer("the same") { items = items }
            let _ = probe.offer("clear") { items = [] }
            VStack {
                ForEach(items) { item in Row(item: item, isSelected: item.id == selected, probe: probe) }
            }
        }
    }

    /// The operations of one update.
    private struct Cost: Equatable {
        var rootRuns: Int
        var rowRuns: Int
        var evaluations: Int
        var changedNodes: Int
        var attributes: Int
    }

    @MainActor private final class Mounted {
        let probe = Probe()
        let host: TestHost

        init(count: Int) {
            let probe = probe
            host = TestHost { Table(count: count, probe: probe) }
        }

        func cost(of action: String) -> Cost {
            let before = counts
            probe.run(action)
            host.update()
            let after = counts
            return Cost(
                rootRuns: after.rootRuns - before.rootRuns,
                rowRuns: after.rowRuns - before.rowRuns,
                evaluations: after.evaluations - before.evaluations,
                changedNodes: host.lastChangedCount,
                attributes: after.attributes - before.attributes
            )
        }

        private var counts: Cost {
            let graph = host.scene.graph.counts
            return Cost(
                rootRuns: host.bodyRuns(of: Table.self),
                rowRuns: host.bodyRuns(of: Row.self),
                evaluations: graph.evaluations,
                changedNodes: 0,
                attributes: graph.nodes
            )
        }
    }

    @Test func oneRowsStateCostsTheSameInAnyTable() {
        let few = Mounted(count: 10)
        let many = Mounted(count: 10_000)
        // The first write also makes the input that later writes set.
        for mounted in [few, many] { _ = mounted.cost(of: "row 5") }
        let cost = few.cost(of: "row 5")
        #expect(cost == many.cost(of: "row 5"))
        #expect(cost.rowRuns == 1 && cost.rootRuns == 0)
        #expect(cost.evaluations <= 5, "the body and its texts: \(cost.evaluations)")
        #expect(cost.changedNodes == 1, "the one text that differs")
        #expect(cost.attributes == 0)
    }

    @Test func selectingRunsTwoRows() {
        let table = Mounted(count: 1_000)
        let cost = table.cost(of: "select")
        #expect(cost.rootRuns == 0 && cost.rowRuns == 2, "the rows' closure reads the selection, not the table's body")
        #expect(cost.changedNodes <= 6, "the marks, and what they move")
        #expect(cost.evaluations <= 1_000 + 16, "one look at each row: \(cost.evaluations)")
        #expect(cost.attributes == 0)
    }

    @Test func swappingRunsNoRow() {
        let table = Mounted(count: 1_000)
        let cost = table.cost(of: "swap")
        #expect(cost.rootRuns == 1 && cost.rowRuns == 0)
        #expect(cost.evaluations <= 1_000 + 8, "\(cost.evaluations)")
        #expect(cost.attributes == 0)
    }

    @Test func removingRunsNoRow() {
        let table = Mounted(count: 1_000)
        let few = Mounted(count: 10)
        let more = Mounted(count: 11)
        let ofRow = more.host.scene.graph.counts.nodes - few.host.scene.graph.counts.nodes
        let cost = table.cost(of: "remove")
        #expect(cost.rootRuns == 1 && cost.rowRuns == 0)
        #expect(cost.evaluations <= 1_000 + 8, "\(cost.evaluations)")
        #expect(cost.attributes == -ofRow, "what a row had is freed")
    }

    @Test func everyTenthRunsEveryTenth() {
        let table = Mounted(count: 1_000)
        let cost = table.cost(of: "every tenth")
        #expect(cost.rootRuns == 1 && cost.rowRuns == 100)
        #expect(cost.attributes == 0)
    }

    @Test func nothingNewCostsNothing() {
        let table = Mounted(count: 1_000)
        let cost = table.cost(of: "the same")
        #expect(cost.rootRuns == 0 && cost.rowRuns == 0 && cost.evaluations == 0)
    }

    @Test func clearingLeavesNothingOfTheRows() {
        let table = Mounted(count: 1_000)
        _ = table.cost(of: "clear")
        let empty = Mounted(count: 1)
        _ = empty.cost(of: "clear")
        #expect(table.host.scene.graph.counts.nodes == empty.host.scene.graph.counts.nodes)
        #expect(table.host.scene.graph.counts.edges == empty.host.scene.graph.counts.edges)
        #expect(table.host.scene.liveNodes == empty.host.scene.liveNodes, "no node is kept")
    }
}
