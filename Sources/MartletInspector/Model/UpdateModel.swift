import AttributeGraph
import Foundation
import MartletRuntime

/// The state of the program's views and updates, derived from records on another thread than the one that creates
/// them.
///
/// Confined to the inspector's queue.
final class UpdateModel {
    /// A live view.
    struct View {
        let parent: ViewKey?
        let type: Int
        var runs = 0
        var skips = 0
        var length = 0
        /// The number of runs, after the first, whose result equaled the previous one.
        var wasted = 0
    }

    /// The changes of the view tree in an update.
    struct TreeChange {
        var begun: [(view: ViewKey, parent: ViewKey?, type: Int)] = []
        var ended: [ViewKey] = []
    }

    /// A past update.
    struct Past {
        let graph: Int
        /// The report without the views that ran or were skipped.
        var head: UpdateReport
        /// The views that ran and were skipped, and the writes that caused it.
        let runs: ContiguousArray<Run>
        let skips: ContiguousArray<Skip>
        let sets: WriteSets
        /// The records; empty after they were dropped.
        var records: ContiguousArray<TraceRecord>
        let scale: TickScale
        /// The writes that were applied as one, by the last of them.
        var joint: [UInt64: [UInt64]] = [:]

        var number: Int { head.number }
        var writes: [UpdateReport.Write] { head.writes }

        /// The whole report.
        /// - Complexity: O(*n*) for the views.
        var report: UpdateReport {
            var report = head
            report.ran = runs.map {
                .init(view: $0.view.id, count: $0.count, length: $0.length, writes: sets[$0.writes])
            }
            report.skipped = skips.map { .init(view: $0.view.id, count: $0.count) }
            return report
        }

        /// Returns the writes behind a number in a record.
        func writes(recordedAs number: UInt64) -> [Int] {
            number == 0 ? [] : (joint[number] ?? [number]).map(Int.init)
        }
    }

    /// The live views and the state of reading, by the number of the graph.
    private var tables: [Int: AttributeTable] = [:]
    private(set) var types: [ViewTypeEntry] = []
    private(set) var history: ContiguousArray<Past> = []
    /// The names of rule types, by the identification in records.
    private var ruleNames: [RuleKey: String] = [:]
    private var rowRules: Set<RuleKey> = []
    private var typeNumbers: [ObjectIdentifier: Int] = [:]
    /// The number of records in the history, and the index of the oldest update that still has records.
    private var keptRecords = 0
    private var firstKept = 0

    /// A type of rule in a graph.
    struct RuleKey: Hashable, Sendable {
        let graph: Int
        let detail: UInt64

        /// As that of ``ViewKey``.
        func _rawHashValue(seed: Int) -> Int {
            let product = (detail ^ UInt64(graph) << 56).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            return Int(truncatingIfNeeded: product.high ^ product.low)
        }
    }

    /// The largest numbers of kept updates and records.
    private static let historyLimit = 2_000
    private static let recordLimit = 400_000
    /// The largest number of views in a report.
    private static let listLimit = 2_000

    // MARK: - Names

    /// Returns the rule types in a batch that have no name yet.
    func unnamedRules(in batch: UpdateBatch) -> Set<RuleKey> {
        var found: Set<RuleKey> = []
        // Rules of a few types alternate.
        var (last, before): (UInt64, UInt64) = (0, 0)
        let run = TraceRecord.Kind.rule.rawValue
        for record in batch.records
        where record.kind.rawValue == run && record.detail != last && record.detail != before {
            (last, before) = (record.detail, last)
            let key = RuleKey(graph: batch.graph, detail: last)
            if ruleNames[key] == nil { found.insert(key) }
        }
        return found
    }

    func learn(_ names: [RuleKey: String]) {
        ruleNames.merge(names) { $1 }
        rowRules.formUnion(names.filter { Self.isRow($0.value) }.keys)
    }

    /// Whether a rule is the closure of a row.
    func isRow(_ rule: RuleKey) -> Bool { rowRules.contains(rule) }

    func ruleName(_ detail: UInt64, in graph: Int) -> String {
        ruleNames[RuleKey(graph: graph, detail: detail)] ?? "a rule"
    }

    /// Whether a rule with this name is the closure of a row.
    static func isRow(_ name: String) -> Bool { name.hasPrefix("ListedRowRule") || name.hasPrefix("RowRule") }

    /// Returns the number of a view type.
    func number(of type: Any.Type) -> Int {
        if let known = typeNumbers[ObjectIdentifier(type)] { return known }
        let entry = ViewTypeEntry(number: types.count, type: type)
        types.append(entry)
        typeNumbers[ObjectIdentifier(type)] = entry.number
        return entry.number
    }

    // MARK: - Taking updates in

    /// Processes a batch. Returns the update, and the changes of the view tree.
    func take(_ batch: UpdateBatch) -> (past: Past, change: TreeChange) {
        var reading = Reading(table: tables.removeValue(forKey: batch.graph) ?? AttributeTable(graph: batch.graph))
        reading.table.beginUpdate()
        // As many as in the update before.
        if let last = history.last { reading.runs.reserveCapacity(last.runs.count) }
        for record in batch.records { take(record, &reading, batch) }
        tables[batch.graph] = reading.table
        let past = past(of: batch, reading)
        keep(past)
        return (past, reading.change)
    }

    /// Returns a report without views, and those to add.
    private func past(of batch: UpdateBatch, _ reading: Reading) -> Past {
        let update = batch.update
        var counts = reading.counts
        counts.measured = update.measured
        counts.placed = update.placed
        counts.changed = update.changedNodes
        let phases = zip(UpdatePhase.allCases, update.phases).compactMap { phase, ticks in
            ticks == 0 ? nil : UpdateReport.Phase(name: "\(phase)", length: batch.scale.nanoseconds(of: ticks))
        }
        let more = max(0, reading.runs.count - Self.listLimit) + max(0, reading.skips.count - Self.listLimit)
        let head = UpdateReport(
            number: Int(update.number), start: batch.scale.nanoseconds(at: update.start),
            length: batch.scale.nanoseconds(of: update.end &- update.start), phases: phases, counts: counts,
            writes: update.writes.map { UpdateReport.Write($0, batch.scale) }, ran: [], skipped: [], more: more)
        func limited<Element>(_ all: ContiguousArray<Element>) -> ContiguousArray<Element> {
            all.count > Self.listLimit ? ContiguousArray(all.prefix(Self.listLimit)) : all
        }
        return Past(
            graph: batch.graph, head: head, runs: limited(reading.runs), skips: limited(reading.skips),
            sets: reading.sets, records: batch.records, scale: batch.scale, joint: update.joint)
    }

    private func keep(_ past: Past) {
        let surplus = Self.historyLimit / 4
        if history.count >= Self.historyLimit + surplus {
            while firstKept < surplus { forgetOldestRecords() }
            history.removeFirst(surplus)
            firstKept -= surplus
        }
        history.append(past)
        keptRecords += past.records.count
        while keptRecords > Self.recordLimit, firstKept < history.count - 1 { forgetOldestRecords() }
    }

    private func forgetOldestRecords() {
        keptRecords -= history[firstKept].records.count
        history[firstKept].records = []
        firstKept += 1
    }

    /// Stores the source location of a write.
    func record(_ site: UpdateReport.Site, of write: Int, in update: Int) {
        guard let index = history.lastIndex(where: { $0.number == update }),
            let place = history[index].head.writes.firstIndex(where: { $0.id == write })
        else { return }
        history[index].head.writes[place].site = site
    }

    // MARK: - Views

    /// A copy of all live views.
    /// - Complexity: O(*n*) for the views.
    var views: [ViewKey: View] {
        var all: [ViewKey: View] = [:]
        for table in tables.values { table.forEach { all[$0] = $1 } }
        return all
    }

    /// Returns a live view; `nil` if it has ended.
    func view(_ key: ViewKey) -> View? { tables[key.graph]?.view(key.attribute) }

    /// Replaces the views of a graph by the current ones, because records have been lost.
    func replaceViews(of graph: Int, by living: [(view: AnyAttribute, parent: AnyAttribute?, type: ViewType)]) {
        let old = tables[graph]
        var table = AttributeTable(graph: graph)
        for (view, parent, type) in living {
            var made = View(
                parent: parent.map { ViewKey(graph: graph, attribute: $0) }, type: number(of: type.type))
            if let known = old?.view(view) {
                (made.runs, made.skips, made.length, made.wasted) = (
                    known.runs, known.skips, known.length, known.wasted
                )
            }
            table.insert(made, for: view)
        }
        tables[graph] = table
    }

    /// Removes a graph whose app has ended.
    /// - Returns: The views that were alive.
    func forget(graph: Int) -> [ViewKey] {
        var ended: [ViewKey] = []
        tables.removeValue(forKey: graph)?.forEach { key, _ in ended.append(key) }
        return ended
    }

    /// The live views, parents before their children.
    var tree: [(view: ViewKey, parent: ViewKey?, type: Int)] {
        let views = views
        func depth(_ view: View) -> Int {
            var depth = 0
            var parent = view.parent
            while let key = parent, let next = views[key] {
                depth += 1
                parent = next.parent
            }
            return depth
        }
        return views.map { (key: $0.key, view: $0.value, depth: depth($0.value)) }
            .sorted { ($0.depth, $0.key.attribute.index) < ($1.depth, $1.key.attribute.index) }
            .map { ($0.key, $0.view.parent, $0.view.type) }
    }
}

extension UpdateReport.Write {
    init(_ write: RecordedWrite, _ scale: TickScale) {
        self.init(
            id: Int(write.number), name: write.name, old: write.old, new: write.new,
            thread: write.thread == 0 ? "main" : "thread \(write.thread)",
            time: scale.nanoseconds(at: write.ticks), dropped: write.isDropped, animated: write.isAnimated,
            times: write.times, site: nil)
    }
}

extension UpdateReport.Site {
    init(_ site: WriteSite) { self.init(file: site.path, line: site.line, function: site.function) }
}
