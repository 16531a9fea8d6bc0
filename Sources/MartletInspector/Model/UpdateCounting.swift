import AttributeGraph
import MartletRuntime

/// Counting: the part of reading records that is done for each update, whether a client is subscribed or not.
/// Reads an update's records while they are counted. The functions are inlined into the counting.
protocol RecordReader {
    /// - Parameter isView: Whether the rule is the body of a live view.
    mutating func readRun(_ record: TraceRecord, isView: Bool)
    mutating func readSkip(_ record: TraceRecord, isView: Bool)
    /// Called after the tree has followed the record.
    mutating func readRare(_ record: TraceRecord)
    mutating func readEnd(of view: UpdateModel.Departed)
}

/// Reads nothing: the records are only counted.
struct NoReader: RecordReader {
    @inline(__always)
    func readRun(_ record: TraceRecord, isView: Bool) {}
    @inline(__always)
    func readSkip(_ record: TraceRecord, isView: Bool) {}
    @inline(__always)
    func readRare(_ record: TraceRecord) {}
    @inline(__always)
    func readEnd(of view: UpdateModel.Departed) {}
}

extension UpdateModel {
    struct Counting {
        var change = TreeChange()
        var counts = UpdateReport.Counts()
        var departed: ContiguousArray<Departed> = []
    }

    // Unsafe pointers: used during the call.
    /// Counts the runs and skips of a part of an update's records, and follows the changes of the tree.
    ///
    /// - Parameter reader: Reads the same records on the way: finding the views takes most of the time of both.
    func count<Reader: RecordReader>(
        _ records: UnsafeBufferPointer<TraceRecord>, of graph: Int, in table: AttributeTable,
        _ counting: inout Counting, _ reader: inout Reader
    ) {
        var (rules, bodies, rows, checked) = (0, 0, 0, 0)
        // Many rules of one type run in a row, or alternate with one other type.
        var (rowRule, otherRule): (UInt64, UInt64) = (0, 0)
        for record in records {
            let kind = RecordBits.kind(of: record)
            if kind == RecordBits.run {
                rules += 1
                let place = table.place(of: record.subject)
                reader.readRun(record, isView: place != nil)
                guard let place else {
                    let rule = record.detail
                    if rule == rowRule {
                        rows += 1
                    } else if rule != otherRule {
                        if table.rowRules.contains(rule) {
                            (rowRule, rows) = (rule, rows + 1)
                        } else {
                            otherRule = rule
                        }
                    }
                    continue
                }
                bodies += 1
                table.views[place].runs += 1
                table.views[place].ticks &+= record.end &- record.start
                if !RecordBits.isChanged(record), !RecordBits.isFirst(record) { table.views[place].wasted += 1 }
            } else if kind == RecordBits.skipped {
                checked += 1
                let place = table.place(of: record.subject)
                reader.readSkip(record, isView: place != nil)
                if let place { table.views[place].skips += 1 }
            } else if kind <= RecordBits.lastOfViews {
                let ended = counting.departed.count
                countRare(record, of: graph, in: table, &counting)
                reader.readRare(record)
                if counting.departed.count > ended, let view = counting.departed.last { reader.readEnd(of: view) }
            }
        }
        counting.counts.rules += rules
        counting.counts.bodies += bodies
        counting.counts.rows += rows
        counting.counts.checked += checked
    }

    private func countRare(_ record: TraceRecord, of graph: Int, in table: AttributeTable, _ counting: inout Counting) {
        let subject = record.subject
        switch record.kind {
        case .begun:
            guard let type = record.viewType?.type else { return }
            let parent = record.cause == .nothing ? nil : ViewKey(graph: graph, attribute: record.cause)
            let number = number(of: type)
            table.insert(View(parent: parent, type: number), for: subject)
            counting.change.begun.append((ViewKey(graph: graph, attribute: subject), parent, number))
            counting.counts.made += 1
        case .ended:
            guard let view = table.view(subject), table.remove(subject) else { return }
            counting.departed.append(Departed(attribute: subject, view: view))
            counting.change.ended.append(ViewKey(graph: graph, attribute: subject))
            counting.counts.ended += 1
        case .equalRows:
            counting.counts.rules += Int(record.detail)
            counting.counts.rows += Int(record.detail)
        default: break
        }
    }
}
