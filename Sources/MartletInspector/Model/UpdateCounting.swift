import AttributeGraph
import MartletRuntime

/// Counting: the part of reading records that is done for each update, whether a client is subscribed or not.
extension UpdateModel {
    struct Counting {
        var change = TreeChange()
        var counts = UpdateReport.Counts()
        var departed: ContiguousArray<Departed> = []
    }

    // Unsafe pointers: used during the call.
    /// Counts the runs and skips of a part of an update's records, and follows the changes of the tree.
    func count(
        _ records: UnsafeBufferPointer<TraceRecord>, of graph: Int, in table: AttributeTable, _ counting: inout Counting
    ) {
        var (rules, bodies, rows, checked) = (0, 0, 0, 0)
        for record in records {
            let kind = RecordBits.kind(of: record)
            if kind == RecordBits.run {
                rules += 1
                guard let place = table.place(of: record.subject) else {
                    if table.rowRules.contains(record.detail) { rows += 1 }
                    continue
                }
                bodies += 1
                table.views[place].runs += 1
                table.views[place].ticks &+= record.end &- record.start
                if !RecordBits.isChanged(record), !RecordBits.isFirst(record) { table.views[place].wasted += 1 }
            } else if kind == RecordBits.skipped {
                checked += 1
                if let place = table.place(of: record.subject) { table.views[place].skips += 1 }
            } else if kind <= RecordBits.lastOfViews {
                countRare(record, of: graph, in: table, &counting)
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
