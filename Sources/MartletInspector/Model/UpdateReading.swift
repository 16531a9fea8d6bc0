import AttributeGraph
import Foundation
import MartletRuntime

/// Processing the records of updates. In a busy app there are thousands in each, so that nothing is allocated for one.
extension UpdateModel {
    /// A view whose body ran in an update.
    struct Run {
        let view: ViewKey
        var count = 0
        var length = 0
        var writes: WriteSets.Number = 0
    }

    /// A view whose body was checked and did not run in an update.
    struct Skip {
        let view: ViewKey
        var count = 0
    }

    /// The state while the records of an update are read.
    struct Reading {
        /// The views of the graph, and the writes that have reached its attributes.
        var table: AttributeTable
        var change = TreeChange()
        var counts = UpdateReport.Counts()
        var sets = WriteSets()
        /// The additional causes of the next run of a rule.
        var causes: [AnyAttribute: [AnyAttribute]] = [:]
        var invalidations: [AnyAttribute: WriteSets.Number] = [:]
        var runs: ContiguousArray<Run> = []
        var skips: ContiguousArray<Skip> = []
        /// The last two types of rules, and whether they are closures of rows: rules of a few types alternate.
        fileprivate var lastRule: (detail: UInt64, isRow: Bool) = (0, false)
        fileprivate var ruleBefore: (detail: UInt64, isRow: Bool) = (0, false)

        init(table: AttributeTable) { self.table = table }
    }

    // Computed: a stored constant of a type checks at each record that it has been initialized.
    private static var runKind: UInt8 { TraceRecord.Kind.rule.rawValue }
    /// The last kind that is read: those of layout come after it.
    private static var lastKind: UInt8 { TraceRecord.Kind.equalRows.rawValue }

    func take(_ record: TraceRecord, _ reading: inout Reading, _ batch: UpdateBatch) {
        // First, and by number: most records are runs, and kinds are compared by a function.
        let kind = record.kind.rawValue
        if kind == Self.runKind { return takeRun(record, &reading, batch) }
        if kind > Self.lastKind { return }
        let subject = record.subject
        let key = ViewKey(graph: batch.graph, attribute: subject)
        switch record.kind {
        case .begun:
            guard let type = record.viewType?.type else { return }
            let isOutermost = record.cause == .nothing
            let parent = isOutermost ? nil : ViewKey(graph: batch.graph, attribute: record.cause)
            let number = number(of: type)
            reading.table.insert(View(parent: parent, type: number), for: subject)
            reading.change.begun.append((key, parent, number))
            reading.counts.made += 1
        case .ended:
            guard reading.table.remove(subject) else { return }
            reading.change.ended.append(key)
            reading.counts.ended += 1
        case .inputChanged:
            guard record.detail != 0 else { return }
            let numbers = batch.update.joint[record.detail] ?? [record.detail]
            let slot = reading.table.slot(of: subject)
            let set = reading.sets.number(of: numbers.map(Int.init))
            reading.table.slots[slot].writes = reading.sets.union(reading.table.slots[slot].writes, set)
        case .invalidated:
            guard record.detail != 0 else { return }
            let set = reading.sets.number(of: [Int(record.detail)])
            reading.invalidations[subject] = reading.sets.union(reading.invalidations[subject] ?? 0, set)
        case .cause: reading.causes[subject, default: []].append(record.cause)
        case .skipped:
            reading.counts.checked += 1
            guard let view = reading.table.place(of: subject) else { return }
            reading.table.views[view].skips += 1
            let slot = reading.table.slot(of: subject)
            if let index = reading.table.slots[slot].skip {
                reading.skips[index].count += 1
            } else {
                reading.table.slots[slot].skip = reading.skips.count
                reading.skips.append(Skip(view: key, count: 1))
            }
        case .equalRows:
            reading.counts.rules += Int(record.detail)
            reading.counts.rows += Int(record.detail)
        default: break
        }
    }

    private func takeRun(_ record: TraceRecord, _ reading: inout Reading, _ batch: UpdateBatch) {
        let subject = record.subject
        reading.counts.rules += 1
        var writes: WriteSets.Number = 0
        if !reading.invalidations.isEmpty { writes = reading.invalidations.removeValue(forKey: subject) ?? 0 }
        if record.cause != .nothing {
            writes = reading.sets.union(writes, reading.table.writes(of: record.cause))
            if !reading.causes.isEmpty, let others = reading.causes.removeValue(forKey: subject) {
                for cause in others { writes = reading.sets.union(writes, reading.table.writes(of: cause)) }
            }
        }
        let view = reading.table.place(of: subject)
        guard let view else {
            if isRow(record.detail, &reading, batch) { reading.counts.rows += 1 }
            if record.isChanged, writes != 0 { add(writes, to: reading.table.slot(of: subject), &reading) }
            return
        }
        let slot = reading.table.slot(of: subject)
        if record.isChanged, writes != 0 { add(writes, to: slot, &reading) }
        if record.isFirst, writes == 0 { writes = writesOfMaker(of: reading.table.views[view], reading) }
        let length = batch.scale.nanoseconds(of: record.end &- record.start)
        reading.counts.bodies += 1
        reading.table.views[view].runs += 1
        reading.table.views[view].length += length
        if !record.isChanged, !record.isFirst { reading.table.views[view].wasted += 1 }
        guard let index = reading.table.slots[slot].run else {
            reading.table.slots[slot].run = reading.runs.count
            reading.runs.append(
                Run(view: ViewKey(graph: batch.graph, attribute: subject), count: 1, length: length, writes: writes))
            return
        }
        reading.runs[index].count += 1
        reading.runs[index].length += length
        reading.runs[index].writes = reading.sets.union(reading.runs[index].writes, writes)
    }

    private func add(_ writes: WriteSets.Number, to slot: Int, _ reading: inout Reading) {
        reading.table.slots[slot].writes = reading.sets.union(reading.table.slots[slot].writes, writes)
    }

    /// Whether a type of rule is the closure of a row.
    private func isRow(_ detail: UInt64, _ reading: inout Reading, _ batch: UpdateBatch) -> Bool {
        if detail == reading.lastRule.detail { return reading.lastRule.isRow }
        swap(&reading.lastRule, &reading.ruleBefore)
        if detail == reading.lastRule.detail { return reading.lastRule.isRow }
        reading.lastRule = (detail, isRow(RuleKey(graph: batch.graph, detail: detail)))
        return reading.lastRule.isRow
    }

    /// Returns the writes for which the nearest ancestor of a new view ran.
    private func writesOfMaker(of view: View, _ reading: Reading) -> WriteSets.Number {
        var parent = view.parent?.attribute
        while let attribute = parent {
            if let index = reading.table.run(of: attribute) { return reading.runs[index].writes }
            parent = reading.table.view(attribute)?.parent?.attribute
        }
        return 0
    }
}
