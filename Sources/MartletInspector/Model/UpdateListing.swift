import AttributeGraph
import Foundation
import MartletRuntime

/// Listing: which views ran in an update and were skipped, and because of which writes. There are thousands of records in
/// an update of a busy app, so that nothing is allocated for one.
extension UpdateModel {
    /// The state while the records of an update are read.
    struct Listing {
        /// The views of the graph, and the writes that have reached its attributes.
        let table: AttributeTable
        let graph: Int
        let nanosecondsATick: Double
        let joint: [UInt64: [UInt64]]
        /// The views that have ended since.
        var departed: [AnyAttribute: View]
        var lists = Lists()
        /// The additional causes of the next run of a rule.
        var causes: [AnyAttribute: [AnyAttribute]] = [:]
        var invalidations: [AnyAttribute: WriteSets.Number] = [:]

        init(
            in table: AttributeTable, graph: Int, scale: TickScale, joint: [UInt64: [UInt64]],
            departed: [AnyAttribute: View] = [:]
        ) {
            self.table = table
            self.graph = graph
            nanosecondsATick = scale.nanosecondsATick
            self.joint = joint
            self.departed = departed
            table.beginUpdate()
        }
    }
}

extension UpdateModel.Listing: RecordReader {
    // Unsafe pointers: used during the call.
    /// Reads a part of an update's records, which have been counted before.
    mutating func read(_ records: UnsafeBufferPointer<TraceRecord>) {
        for record in records {
            let kind = RecordBits.kind(of: record)
            if kind == RecordBits.run {
                readRun(record, isView: isView(record.subject))
            } else if kind == RecordBits.skipped {
                readSkip(record, isView: isView(record.subject))
            } else if kind <= RecordBits.lastOfViews {
                readRare(record)
            }
        }
    }

    @inline(__always)
    mutating func readRun(_ record: TraceRecord, isView: Bool) {
        let subject = record.subject
        var writes: WriteSets.Number = 0
        if !invalidations.isEmpty { writes = invalidations.removeValue(forKey: subject) ?? 0 }
        if RecordBits.hasCause(record) {
            writes = lists.sets.union(writes, table.writes(of: record.cause))
            if !causes.isEmpty { writes = addWrites(ofOtherCausesOf: subject, to: writes) }
        }
        let slot: Int
        if isView {
            slot = table.slot(of: subject)
            add(record, slot, writes)
        } else if writes != 0, RecordBits.isChanged(record) {
            slot = table.slot(of: subject)
        } else {
            return
        }
        if writes != 0, RecordBits.isChanged(record) {
            table.slots[slot].writes = lists.sets.union(table.slots[slot].writes, writes)
        }
    }

    /// Adds a run of a view's body.
    @inline(__always)
    private mutating func add(_ record: TraceRecord, _ slot: Int, _ writes: WriteSets.Number) {
        var writes = writes
        if writes == 0, RecordBits.isFirst(record) { writes = writesOfMaker(of: record.subject) }
        let length = Int(Double(record.end &- record.start) * nanosecondsATick)
        guard let index = table.slots[slot].run else {
            table.slots[slot].run = lists.runs.count
            lists.runs.append(
                .init(
                    view: ViewKey(graph: graph, attribute: record.subject), count: 1, length: length, writes: writes))
            return
        }
        lists.runs[index].count += 1
        lists.runs[index].length += length
        lists.runs[index].writes = lists.sets.union(lists.runs[index].writes, writes)
    }

    mutating func readSkip(_ record: TraceRecord, isView: Bool) {
        guard isView else { return }
        let slot = table.slot(of: record.subject)
        if let index = table.slots[slot].skip {
            lists.skips[index].count += 1
        } else {
            table.slots[slot].skip = lists.skips.count
            lists.skips.append(.init(view: ViewKey(graph: graph, attribute: record.subject), count: 1))
        }
    }

    mutating func readEnd(of view: UpdateModel.Departed) { departed[view.attribute] = view.view }

    mutating func readRare(_ record: TraceRecord) {
        switch record.kind {
        case .inputChanged:
            guard record.detail != 0 else { return }
            let numbers = joint[record.detail] ?? [record.detail]
            let slot = table.slot(of: record.subject)
            let set = lists.sets.number(of: numbers.map(Int.init))
            table.slots[slot].writes = lists.sets.union(table.slots[slot].writes, set)
        case .invalidated:
            guard record.detail != 0 else { return }
            let set = lists.sets.number(of: [Int(record.detail)])
            invalidations[record.subject] = lists.sets.union(invalidations[record.subject] ?? 0, set)
        case .cause: causes[record.subject, default: []].append(record.cause)
        default: break
        }
    }

    @inline(never)
    private mutating func addWrites(
        ofOtherCausesOf subject: AnyAttribute, to writes: WriteSets.Number
    ) -> WriteSets.Number {
        (causes.removeValue(forKey: subject) ?? []).reduce(writes) { lists.sets.union($0, table.writes(of: $1)) }
    }

    /// Whether an attribute is the body of a view, or was one at the time of the update.
    @inline(__always)
    private func isView(_ attribute: AnyAttribute) -> Bool {
        table.place(of: attribute) != nil || !departed.isEmpty && departed[attribute] != nil
    }

    /// Returns the writes for which the nearest ancestor of a new view ran.
    private func writesOfMaker(of view: AnyAttribute) -> WriteSets.Number {
        func parent(_ view: AnyAttribute) -> AnyAttribute? { (table.view(view) ?? departed[view])?.parent?.attribute }
        var maker = parent(view)
        while let attribute = maker {
            if let index = table.run(of: attribute) { return lists.runs[index].writes }
            maker = parent(attribute)
        }
        return 0
    }

    /// The lists, without what is beyond a limit.
    func limited(to limit: Int) -> UpdateModel.Lists {
        var lists = lists
        lists.more = max(0, lists.runs.count - limit) + max(0, lists.skips.count - limit)
        if lists.runs.count > limit { lists.runs = ContiguousArray(lists.runs.prefix(limit)) }
        if lists.skips.count > limit { lists.skips = ContiguousArray(lists.skips.prefix(limit)) }
        return lists
    }
}
