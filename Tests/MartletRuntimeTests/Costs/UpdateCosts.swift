import AttributeGraph
import CAllocationCounter
import Testing
@testable import Martlet
@testable import MartletTesting

/// The updates of the benchmarks' table of rows, counted: what runs, and how many blocks of memory are asked for. Both
/// are the same on any machine.
@MainActor @Suite(.serialized) struct UpdateCosts {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var label: String

        static func list(_ range: Range<Int>) -> [Item] {
            range.map { Item(id: $0, label: "row \($0) pretty red table") }
        }
    }

    /// The handles by which the test writes, which are no part of the views.
    @MainActor private enum Handles {
        static var setItems: ([Item]) -> Void = { _ in }
        static var setSelected: (Int) -> Void = { _ in }
        static var setNumber: (Int) -> Void = { _ in }
        static var publish: (Int) -> Void = { _ in }
    }

    private struct Row: View {
        let item: Item
        let isSelected: Bool
        @State private var n = 0

        var body: some View {
            let _ = item.id == 500 ? (Handles.setNumber = { n = $0 }) : ()
            HStack {
                Text(item.label)
                Text(isSelected ? "*" : " ")
                Text("\(n)")
            }
        }
    }

    private struct Rows: View {
        @State private var items: [Item] = []
        @State private var selected = -1
        @State private var publications = 0

        var body: some View {
            let _ = publications
            VStack {
                ForEach(items) { Row(item: $0, isSelected: $0.id == selected) }
            }
            .onAppear {
                Handles.setItems = { items = $0 }
                Handles.setSelected = { selected = $0 }
                Handles.publish = { publications = $0 }
            }
        }
    }

    enum Update: CaseIterable {
        case leafState, select, everyTenth, swap, remove, append, noChange, published, clear, create
    }

    private static let base = Item.list(0..<1_000)

    /// The write of an update, and what takes it back.
    private func write(_ update: Update, round: Int) -> (do: () -> Void, undo: () -> Void) {
        let base = Self.base
        var items = base
        switch update {
        case .leafState: return ({ Handles.setNumber(round % 10) }, {})
        case .select: return ({ Handles.setSelected(round * 7 % 1_000) }, {})
        case .published: return ({ Handles.publish(round) }, {})
        case .everyTenth: for index in stride(from: 0, to: 1_000, by: 10) { items[index].label += " !!!" }
        case .swap: items.swapAt(1, 998)
        case .remove: items.remove(at: 500)
        case .append: items += Item.list(1_000..<2_000)
        case .noChange: items = base.map { $0 }
        case .clear: items = []
        case .create: return ({ Handles.setItems(base) }, { Handles.setItems([]) })
        }
        let changed = items
        return ({ Handles.setItems(changed) }, { Handles.setItems(base) })
    }

    private struct Cost: Equatable {
        var tableRuns = 0
        var rowRuns = 0
        var rules = 0
    }

    /// Returns the expected runs: the row closures if the list is created again (law B5), and the changed bodies.
    private func expected(_ update: Update) -> Cost {
        switch update {
        case .leafState: Cost(rowRuns: 1, rules: 2)
        case .select: Cost(rowRuns: 2, rules: 1_004)
        case .everyTenth: Cost(tableRuns: 1, rowRuns: 100, rules: 1_204)
        case .swap: Cost(tableRuns: 1, rules: 1_004)
        case .remove: Cost(tableRuns: 1, rules: 1_003)
        case .append: Cost(tableRuns: 1, rowRuns: 1_000, rules: 7_004)
        case .noChange: Cost()
        case .published: Cost(tableRuns: 1, rules: 1_004)
        case .clear: Cost(tableRuns: 1, rules: 4)
        case .create: Cost(tableRuns: 1, rowRuns: 1_000, rules: 6_004)
        }
    }

    /// Returns the limit for the allocations of an update: ten percent above the measured number. Unoptimized code
    /// allocates more.
    private func allocationLimit(_ update: Update) -> Int {
        switch update {
        case .leafState: 40
        case .select: 75
        case .everyTenth: 8_200
        // The distances of lines of text are asked of the fonts again for all rows of the stack.
        case .swap: 4_450
        case .remove: 2_800
        case .append: 132_000
        case .noChange: 10
        case .published: 35
        case .clear: 60
        case .create: 128_000
        }
    }

    @Test(arguments: Update.allCases)
    func costsNoMoreThanWhatChanges(_ update: Update) {
        let host = TestHost { Rows() }
        Handles.setItems(update == .create ? [] : Self.base)
        host.update()
        func counts() -> Cost {
            Cost(
                tableRuns: host.bodyRuns(of: Rows.self), rowRuns: host.bodyRuns(of: Row.self),
                rules: host.scene.graph.counts.evaluations)
        }
        // The first times, tables are made that last.
        for round in 1...4 {
            let (write, undo) = write(update, round: round)
            write()
            let before = counts()
            let allocations = allocations_by_this_thread()
            host.scene.update()
            let allocated = allocations_by_this_thread() - allocations
            let after = counts()
            if round == 4 {
                let cost = Cost(
                    tableRuns: after.tableRuns - before.tableRuns, rowRuns: after.rowRuns - before.rowRuns,
                    rules: after.rules - before.rules)
                #expect(cost == expected(update))
                #if DEBUG
                if allocations >= 0 { #expect(allocated <= allocationLimit(update)) }
                #endif
            }
            undo()
            host.update()
        }
    }
}
