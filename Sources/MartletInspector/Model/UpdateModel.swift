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
        /// The time of the runs, in ticks, and in nanoseconds as of the time when the view was asked for.
        var ticks: UInt64 = 0
        var length = 0
        /// The number of runs, after the first, whose result equaled the previous one.
        var wasted = 0
    }

    /// The changes of the view tree in an update.
    struct TreeChange {
        var begun: [(view: ViewKey, parent: ViewKey?, type: Int)] = []
        var ended: [ViewKey] = []
    }

    /// The live views and the state of reading, by the number of the graph.
    private var tables: [Int: AttributeTable] = [:]
    private(set) var types: [ViewTypeEntry] = []
    private(set) var history: ContiguousArray<Past> = []
    /// The names of rule types, by the identification in records.
    private var ruleNames: [RuleKey: String] = [:]
    private var typeNumbers: [ObjectIdentifier: Int] = [:]
    /// The number of records in the history, and the index of the oldest update that still has records.
    private var keptRecords = 0
    private var firstKept = 0
    /// The number of views in the lists of the history, and the index of the oldest update that may have lists.
    private var listedViews = 0
    private var firstListed = 0
    /// Whether there are kept updates without lists.
    private var lacksLists = false

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

    /// The largest numbers of kept updates, of their records, and of the views in their lists. Memory beyond some
    /// megabytes costs more than to record: the system clears each page before its first use.
    private static let historyLimit = 2_000
    private static let recordLimit = 1 << 17
    private static let listedLimit = 1 << 16
    /// The largest number of views in a report.
    private static let listLimit = 2_000

    // MARK: - Names

    private func learn(_ names: [UInt64: String], of graph: Int) {
        guard !names.isEmpty else { return }
        let table = table(of: graph)
        for (detail, name) in names {
            ruleNames[RuleKey(graph: graph, detail: detail)] = name
            if Self.isRow(name) { table.rowRules.insert(detail) }
        }
    }

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
    ///
    /// - Parameter listing: Whether the views that ran are needed right now.
    func take(_ batch: UpdateBatch, listing: Bool) -> (past: Past, change: TreeChange) {
        learn(batch.ruleNames, of: batch.graph)
        // Before the update: it may end views that the lists of earlier ones have.
        if listing { makeLists() } else { lacksLists = true }
        let table = table(of: batch.graph)
        table.nanosecondsATick = batch.scale.nanosecondsATick
        var counting = Counting()
        var lists: Lists?
        if listing {
            var reading = Listing(in: table, graph: batch.graph, scale: batch.scale, joint: batch.update.joint)
            // As many as in the update before.
            if let last = history.last?.lists { reading.lists.runs.reserveCapacity(last.runs.count) }
            batch.records.forEachPart { count($0, of: batch.graph, in: table, &counting, &reading) }
            lists = reading.limited(to: Self.listLimit)
        } else {
            var reading = NoReader()
            batch.records.forEachPart { count($0, of: batch.graph, in: table, &counting, &reading) }
        }
        var past = past(of: batch, counting)
        if let lists {
            past.lists = lists
            past.head.more = lists.more
            past.departed = []
        }
        keep(past)
        return (past, counting.change)
    }

    private func table(of graph: Int) -> AttributeTable {
        if let known = tables[graph] { return known }
        let table = AttributeTable(graph: graph)
        tables[graph] = table
        return table
    }

    private static let phaseNames = UpdatePhase.allCases.map { "\($0)" }

    /// Returns a report without views.
    private func past(of batch: UpdateBatch, _ counting: Counting) -> Past {
        let update = batch.update
        var counts = counting.counts
        counts.measured = update.measured
        counts.placed = update.placed
        counts.changed = update.changedNodes
        let phases = zip(Self.phaseNames, update.phases).compactMap { name, ticks in
            ticks == 0 ? nil : UpdateReport.Phase(name: name, length: batch.scale.nanoseconds(of: ticks))
        }
        let head = UpdateReport(
            number: Int(update.number), start: batch.scale.nanoseconds(at: update.start),
            length: batch.scale.nanoseconds(of: update.end &- update.start), phases: phases, counts: counts,
            writes: update.writes.map { UpdateReport.Write($0, batch.scale) }, ran: [], skipped: [], more: 0)
        return Past(
            graph: batch.graph, head: head, departed: counting.departed, records: batch.records, scale: batch.scale,
            joint: update.joint)
    }

    // MARK: - Lists of past updates

    /// Finds the views of all updates whose records are kept, where that was not needed before.
    /// - Complexity: O(*n*) for their records.
    func makeLists() {
        guard lacksLists else { return }
        lacksLists = false
        // From the newest on, so that the views are known that ended in later updates.
        var departed: [Int: [AnyAttribute: View]] = [:]
        for index in history.indices[firstKept...].reversed() where history[index].lists == nil {
            // A graph that has ended has no views to find.
            guard let table = tables[history[index].graph] else { continue }
            let past = history[index]
            for gone in past.departed { departed[past.graph, default: [:]][gone.attribute] = gone.view }
            var listing = Listing(
                in: table, graph: past.graph, scale: past.scale, joint: past.joint,
                departed: departed[past.graph] ?? [:])
            past.records.forEachPart { listing.read($0) }
            let lists = listing.limited(to: Self.listLimit)
            history[index].lists = lists
            history[index].head.more = lists.more
            listedViews += lists.count
        }
        // Not before all are read: an earlier update without lists needs them.
        for index in history.indices[firstKept...] { history[index].departed = [] }
        forgetSurplusLists()
    }

    private func keep(_ past: Past) {
        let surplus = Self.historyLimit / 4
        if history.count >= Self.historyLimit + surplus {
            while firstKept < surplus { forgetOldestRecords() }
            while firstListed < surplus { forgetOldestLists() }
            history.removeFirst(surplus)
            firstKept -= surplus
            firstListed -= surplus
        }
        history.append(past)
        keptRecords += past.records.count
        listedViews += past.lists?.count ?? 0
        while keptRecords > Self.recordLimit, firstKept < history.count - 1 { forgetOldestRecords() }
        forgetSurplusLists()
    }

    private func forgetSurplusLists() {
        // Lists of updates that have records stay: they would be made again.
        while listedViews > Self.listedLimit, firstListed < firstKept { forgetOldestLists() }
    }

    private func forgetOldestLists() {
        listedViews -= history[firstListed].lists?.count ?? 0
        history[firstListed].lists = nil
        firstListed += 1
    }

    private func forgetOldestRecords() {
        keptRecords -= history[firstKept].records.count
        history[firstKept].records = TraceRecords()
        history[firstKept].departed = []
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
        makeLists()
        let table = table(of: graph)
        var old: [AnyAttribute: View] = [:]
        table.forEach { old[$0.attribute] = $1 }
        table.removeViews()
        for (view, parent, type) in living {
            var made = View(
                parent: parent.map { ViewKey(graph: graph, attribute: $0) }, type: number(of: type.type))
            if let known = old[view] {
                (made.runs, made.skips, made.ticks, made.wasted) = (known.runs, known.skips, known.ticks, known.wasted)
            }
            table.insert(made, for: view)
        }
    }

    /// Removes a graph whose app has ended.
    /// - Returns: The views that were alive.
    func forget(graph: Int) -> [ViewKey] {
        makeLists()
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
