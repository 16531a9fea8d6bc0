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
        var change = TreeChange()
        var counts = UpdateReport.Counts()
        var sets = WriteSets()
        /// The writes that have reached an attribute through its changes.
        var writes: [ViewKey: WriteSets.Number] = [:]
        /// The additional causes of the next run of a rule.
        var causes: [ViewKey: [AnyAttribute]] = [:]
        var invalidations: [ViewKey: WriteSets.Number] = [:]
        var runs: ContiguousArray<Run> = []
        var skips: ContiguousArray<Skip> = []
        /// The indices of views in the arrays.
        var runIndices: [ViewKey: Int] = [:]
        var skipIndices: [ViewKey: Int] = [:]
    }

    private static let runKind = TraceRecord.Kind.rule.rawValue
    /// The last kind that is read: those of layout come after it.
    private static let lastKind = TraceRecord.Kind.equalRows.rawValue

    func take(_ record: TraceRecord, _ reading: inout Reading, _ batch: UpdateBatch) {
        let key = ViewKey(graph: batch.graph, attribute: record.subject)
        // First, and by number: most records are runs, and kinds are compared by a function.
        let kind = record.kind.rawValue
        if kind == Self.runKind { return takeRun(record, key, &reading, batch) }
        if kind > Self.lastKind { return }
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
            let set = reading.sets.number(of: numbers.map(Int.init))
            reading.writes[key] = reading.sets.union(reading.writes[key] ?? 0, set)
        case .invalidated:
            guard record.detail != 0 else { return }
            let set = reading.sets.number(of: [Int(record.detail)])
            reading.invalidations[key] = reading.sets.union(reading.invalidations[key] ?? 0, set)
        case .cause: reading.causes[key, default: []].append(record.cause)
        case .skipped:
            reading.counts.checked += 1
            guard let view = views.index(forKey: key) else { return }
            views.values[view].skips += 1
            if let index = reading.skipIndices[key] {
                reading.skips[index].count += 1
            } else {
                reading.skipIndices[key] = reading.skips.count
                reading.skips.append(Skip(view: key, count: 1))
            }
        case .equalRows:
            reading.counts.rules += Int(record.detail)
            reading.counts.rows += Int(record.detail)
        default: break
        }
    }

    private func takeRun(_ record: TraceRecord, _ key: ViewKey, _ reading: inout Reading, _ batch: UpdateBatch) {
        reading.counts.rules += 1
        var writes: WriteSets.Number = 0
        if !reading.invalidations.isEmpty { writes = reading.invalidations.removeValue(forKey: key) ?? 0 }
        if record.cause != .nothing {
            let others = reading.causes.isEmpty ? nil : reading.causes.removeValue(forKey: key)
            func join(_ cause: AnyAttribute) {
                let reached = reading.writes[ViewKey(graph: key.graph, attribute: cause)] ?? 0
                writes = reading.sets.union(writes, reached)
            }
            join(record.cause)
            if let others { for cause in others { join(cause) } }
        }
        if record.isChanged, writes != 0 {
            reading.writes[key] = reading.sets.union(reading.writes[key] ?? 0, writes)
        }
        guard let view = views.index(forKey: key) else {
            if isRow(RuleKey(graph: batch.graph, detail: record.detail)) { reading.counts.rows += 1 }
            return
        }
        if record.isFirst, writes == 0 { writes = writesOfMaker(of: views.values[view], reading) }
        let length = batch.scale.nanoseconds(of: record.end &- record.start)
        reading.counts.bodies += 1
        views.values[view].runs += 1
        views.values[view].length += length
        if !record.isChanged, !record.isFirst { views.values[view].wasted += 1 }
        let index: Int
        if let known = reading.runIndices[key] {
            index = known
        } else {
            index = reading.runs.count
            reading.runIndices[key] = index
            reading.runs.append(Run(view: key))
        }
        reading.runs[index].count += 1
        reading.runs[index].length += length
        reading.runs[index].writes = reading.sets.union(reading.runs[index].writes, writes)
    }

    /// Returns the writes for which the nearest ancestor of a new view ran.
    private func writesOfMaker(of view: View, _ reading: Reading) -> WriteSets.Number {
        var parent = view.parent
        while let key = parent {
            if let index = reading.runIndices[key] { return reading.runs[index].writes }
            parent = views[key]?.parent
        }
        return 0
    }
}
