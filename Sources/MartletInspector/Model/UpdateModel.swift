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
        var report: UpdateReport
        /// The records; empty after they were dropped.
        var records: ContiguousArray<TraceRecord>
        let scale: TickScale
        /// The writes that were applied as one, by the last of them.
        var joint: [UInt64: [UInt64]] = [:]

        /// Returns the writes behind a number in a record.
        func writes(recordedAs number: UInt64) -> [Int] {
            number == 0 ? [] : (joint[number] ?? [number]).map(Int.init)
        }
    }

    private(set) var views: [ViewKey: View] = [:]
    private(set) var types: [ViewTypeEntry] = []
    private(set) var history: ContiguousArray<Past> = []
    /// The names of rule types, by the identification in records.
    private var ruleNames: [RuleKey: String] = [:]
    private var typeNumbers: [ObjectIdentifier: Int] = [:]
    /// The number of records in the history, and the index of the oldest update that still has records.
    private var keptRecords = 0
    private var firstKept = 0

    /// A type of rule in a graph.
    struct RuleKey: Hashable, Sendable {
        let graph: Int
        let detail: UInt64
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
        var last: UInt64 = 0
        for record in batch.records where record.kind == .rule && record.detail != last {
            last = record.detail
            let key = RuleKey(graph: batch.graph, detail: last)
            if ruleNames[key] == nil { found.insert(key) }
        }
        return found
    }

    func learn(_ names: [RuleKey: String]) { ruleNames.merge(names) { $1 } }

    func ruleName(_ detail: UInt64, in graph: Int) -> String {
        ruleNames[RuleKey(graph: graph, detail: detail)] ?? "a rule"
    }

    /// Whether a rule with this name is the closure of a row.
    static func isRow(_ name: String) -> Bool { name.hasPrefix("ListedRowRule") || name.hasPrefix("RowRule") }

    /// Returns the number of a view type.
    private func number(of type: Any.Type) -> Int {
        if let known = typeNumbers[ObjectIdentifier(type)] { return known }
        let entry = ViewTypeEntry(number: types.count, type: type)
        types.append(entry)
        typeNumbers[ObjectIdentifier(type)] = entry.number
        return entry.number
    }

    // MARK: - Taking updates in

    /// Processes a batch. Returns a report of the update and the changes of the view tree.
    func take(_ batch: UpdateBatch) -> (report: UpdateReport, change: TreeChange) {
        var reading = Reading(graph: batch.graph)
        for record in batch.records { take(record, &reading, batch) }
        let report = report(of: batch, reading)
        keep(
            Past(
                graph: batch.graph, report: report, records: batch.records, scale: batch.scale,
                joint: batch.update.joint))
        return (report, reading.change)
    }

    /// The state while the records of an update are read.
    private struct Reading {
        let graph: Int
        var change = TreeChange()
        var counts = UpdateReport.Counts()
        /// The writes that have reached an attribute through its changes.
        var writes: [AnyAttribute: [Int]] = [:]
        /// The additional causes of the next run of a rule.
        var causes: [AnyAttribute: [AnyAttribute]] = [:]
        var invalidations: [AnyAttribute: [Int]] = [:]
        var ran: [ViewKey: UpdateReport.Run] = [:]
        var order: [ViewKey] = []
        var skipped: [ViewKey: Int] = [:]
        var skipOrder: [ViewKey] = []
    }

    private func take(_ record: TraceRecord, _ reading: inout Reading, _ batch: UpdateBatch) {
        let key = ViewKey(graph: batch.graph, attribute: record.subject)
        switch record.kind {
        case .begun:
            guard let type = record.viewType?.type else { return }
            let isOutermost = record.cause == .nothing
            let parent = isOutermost ? nil : ViewKey(graph: batch.graph, attribute: record.cause)
            let number = number(of: type)
            views[key] = View(parent: parent, type: number)
            reading.change.begun.append((key, parent, number))
            reading.counts.made += 1
        case .ended:
            guard views.removeValue(forKey: key) != nil else { return }
            reading.change.ended.append(key)
            reading.counts.ended += 1
        case .inputChanged:
            guard record.detail != 0 else { return }
            let numbers = batch.update.joint[record.detail] ?? [record.detail]
            reading.writes[record.subject, default: []] += numbers.map(Int.init)
        case .invalidated:
            if record.detail != 0 { reading.invalidations[record.subject, default: []].append(Int(record.detail)) }
        case .cause: reading.causes[record.subject, default: []].append(record.cause)
        case .skipped:
            reading.counts.checked += 1
            guard views[key] != nil else { return }
            views[key]?.skips += 1
            if reading.skipped[key] == nil { reading.skipOrder.append(key) }
            reading.skipped[key, default: 0] += 1
        case .rule: takeRun(record, key, &reading, batch)
        case .equalRows:
            reading.counts.rules += Int(record.detail)
            reading.counts.rows += Int(record.detail)
        default: break
        }
    }

    private func takeRun(_ record: TraceRecord, _ key: ViewKey, _ reading: inout Reading, _ batch: UpdateBatch) {
        reading.counts.rules += 1
        var writes = reading.invalidations.removeValue(forKey: record.subject) ?? []
        if record.cause != .nothing {
            let others = reading.causes.removeValue(forKey: record.subject) ?? []
            for cause in [record.cause] + others { writes.add(reading.writes[cause] ?? []) }
        }
        if record.isChanged, !writes.isEmpty { reading.writes[record.subject, default: []].add(writes) }
        guard let view = views[key] else {
            if Self.isRow(ruleName(record.detail, in: batch.graph)) { reading.counts.rows += 1 }
            return
        }
        if record.isFirst, writes.isEmpty { writes = writesOfMaker(of: view, reading) }
        let length = batch.scale.nanoseconds(of: record.end &- record.start)
        reading.counts.bodies += 1
        views[key]?.runs += 1
        views[key]?.length += length
        if !record.isChanged, !record.isFirst { views[key]?.wasted += 1 }
        if reading.ran[key] == nil {
            reading.order.append(key)
            reading.ran[key] = .init(view: key.id, count: 0, length: 0, writes: [])
        }
        reading.ran[key]?.count += 1
        reading.ran[key]?.length += length
        reading.ran[key]?.writes.add(writes)
    }

    /// Returns the writes for which the nearest ancestor of a new view ran.
    private func writesOfMaker(of view: View, _ reading: Reading) -> [Int] {
        var parent = view.parent
        while let key = parent {
            if let run = reading.ran[key] { return run.writes }
            parent = views[key]?.parent
        }
        return []
    }

    private func report(of batch: UpdateBatch, _ reading: Reading) -> UpdateReport {
        let update = batch.update
        var counts = reading.counts
        counts.measured = update.measured
        counts.placed = update.placed
        counts.changed = update.changedNodes
        let phases = zip(UpdatePhase.allCases, update.phases).compactMap { phase, ticks in
            ticks == 0 ? nil : UpdateReport.Phase(name: "\(phase)", length: batch.scale.nanoseconds(of: ticks))
        }
        let ran = reading.order.prefix(Self.listLimit).compactMap { reading.ran[$0] }
        let skipped = reading.skipOrder.prefix(Self.listLimit).map {
            UpdateReport.Skip(view: $0.id, count: reading.skipped[$0] ?? 0)
        }
        return UpdateReport(
            number: Int(update.number), start: batch.scale.nanoseconds(at: update.start),
            length: batch.scale.nanoseconds(of: update.end &- update.start), phases: phases, counts: counts,
            writes: update.writes.map { UpdateReport.Write($0, batch.scale) }, ran: ran, skipped: skipped,
            more: reading.order.count - ran.count + reading.skipOrder.count - skipped.count)
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
    func note(_ site: UpdateReport.Site, of write: Int, in update: Int) {
        guard let index = history.lastIndex(where: { $0.report.number == update }),
            let place = history[index].report.writes.firstIndex(where: { $0.id == write })
        else { return }
        history[index].report.writes[place].site = site
    }

    /// Replaces the views of a graph by the current ones, because records have been lost.
    func replaceViews(of graph: Int, by living: [(view: AnyAttribute, parent: AnyAttribute?, type: ViewType)]) {
        let old = views
        views = views.filter { $0.key.graph != graph }
        for (view, parent, type) in living {
            let key = ViewKey(graph: graph, attribute: view)
            var made = View(
                parent: parent.map { ViewKey(graph: graph, attribute: $0) }, type: number(of: type.type))
            if let known = old[key] { (made.runs, made.skips, made.length) = (known.runs, known.skips, known.length) }
            views[key] = made
        }
    }

    /// Removes a graph whose app has ended.
    /// - Returns: The views that were alive.
    func forget(graph: Int) -> [ViewKey] {
        let ended = views.keys.filter { $0.graph == graph }
        for key in ended { views[key] = nil }
        return ended
    }

    /// The live views, parents before their children.
    var tree: [(view: ViewKey, parent: ViewKey?, type: Int)] {
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

extension [Int] {
    /// Appends the numbers that are not in the array yet.
    fileprivate mutating func add(_ others: [Int]) {
        for other in others where !contains(other) { append(other) }
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
