import CMeasuring
import Foundation
import Martlet
import Measuring

/// Runs the workloads of a list of rows and prints what each update costs.
@MainActor
final class ViewBench {
    private let rows: Int
    private let scene: SceneGraph
    private let host = HeadlessHost()

    /// The workload to run alone, for a profile; nil for all.
    private let only: String?

    /// The number of rounds; nil for some seconds.
    private let rounds: Int?

    init(rows: Int, only: String?, rounds: Int? = nil) {
        self.rows = rows
        self.only = only
        self.rounds = rounds
        Handles.leaf = rows / 2
        let size = CGSize(width: 400, height: 600)
        scene = SceneGraph(host: host, size: size, Rows())
        // As an inspector has it.
        if ProcessInfo.processInfo.environment["MARTLET_BENCH_RECORDING"] == "1" {
            if rounds == nil {
                scene.recording.start()
            } else {
                // Runs are timed by their durations, which would make the instructions of no two runs equal.
                scene.recording.start(ticks: measuring_counted_ticks)
            }
        }
        scene.update()
    }

    func run() {
        let base = makeItems(from: 0, count: rows)
        // Filled and emptied first, so that allocations that happen only once do not count for the rows.
        set(base)
        set([])
        let before = measuring_heap_bytes()
        set(base)
        let bytes = (measuring_heap_bytes() - before) / rows
        print("{\"workload\":\"memory\",\"n\":\(rows),\"counts\":{\"heap_bytes_per_row\":\(bytes)}}")

        var flipped = base
        for index in stride(from: 0, to: rows, by: 10) { flipped[index].label += " !!!" }
        measure("leaf_state", together: 16) { Handles.setNumber($0 + 1) }
        measure("select") { Handles.setSelected($0 * 7 % self.rows) }
        measure("update_every_10th") { Handles.setItems($0 & 1 == 0 ? flipped : base) }
        // Only counted, and not in the table.
        if only == "update_all" {
            let all = base.map { Item(id: $0.id, label: $0.label + " !!!") }
            measure("update_all") { Handles.setItems($0 & 1 == 0 ? all : base) }
        }
        set(base)
        var swapped = base
        swapped.swapAt(1, rows - 2)
        measure("swap") { Handles.setItems($0 & 1 == 0 ? swapped : base) }
        set(base)
        var removed = base
        removed.remove(at: rows / 2)
        measure("remove_one", after: { self.set(base) }) { _ in Handles.setItems(removed) }
        let appended = base + makeItems(from: rows, count: 1000)
        measure("append_1000", after: { self.set(base) }) { _ in Handles.setItems(appended) }
        // Equal, but in storage of its own, so that every element is compared.
        let copy = base.map { $0 }
        measure("nochange") { Handles.setItems($0 & 1 == 0 ? copy : base) }
        set(base)
        measure("nochange_published") { Handles.publish($0 + 1) }
        measure("clear", after: { self.set(base) }) { _ in Handles.setItems([]) }
        set([])
        measure("create", after: { self.set([]) }) { _ in Handles.setItems(base) }
    }

    private func set(_ items: [Item]) {
        Handles.setItems(items)
        scene.update()
    }

    private var bodyRuns: Int {
        scene.bodyRuns(of: Rows.self) + scene.bodyRuns(of: Row.self)
    }

    /// Times `write` and the update that follows it.
    ///
    /// - Parameter together: How many are timed at once: of those that take no longer than to look at the clock, as the
    ///   limit times them.
    private func measure(_ name: String, together: Int = 1, after: () -> Void = {}, write: (Int) -> Void) {
        if let only, only != name { return }
        if let rounds {
            for round in 0..<rounds {
                write(round)
                scene.update()
                after()
            }
            return
        }
        var samples: [Double] = []
        let begin = now()
        var round = 0
        var bodies = 0
        while only != nil || round < 43, round < 5 || now() - begin < 4_000_000_000 {
            let bodiesBefore = bodyRuns
            let start = now()
            for update in 0..<together {
                write(round * together + update)
                scene.update()
            }
            let end = now()
            bodies = (bodyRuns - bodiesBefore) / together
            after()
            if round > 1 { samples.append(Double(end - start) / Double(together)) }
            round += 1
        }
        samples.sort()
        print(
            "{\"workload\":\"\(name)\",\"n\":\(rows),\"median_ns\":\(samples[samples.count / 2]),"
                + "\"min_ns\":\(samples[0]),\"samples\":\(samples.count),\"counts\":{\"bodies\":\(bodies)}}"
        )
    }
}

/// The host of the benchmark: fixed metrics, nothing drawn.
final class HeadlessHost: SceneHost {
    let profile = HostProfile()

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
    func present(_ root: RenderNode, difference: RenderDifference) {}
    nonisolated func requestUpdate() {}
}
