import AttributeGraph
import Martlet
import MartletRuntime

/// Finds the paths from writes to a body in the records of an update.
struct CauseWays {
    private let past: UpdateModel.Past

    init(_ past: UpdateModel.Past) { self.past = past }

    /// A path of attributes from a write (or another origin) to the requested attribute.
    struct Way {
        /// The number of the write; `nil` if something other than a write made the change.
        var write: Int?
        var attributes: [AnyAttribute]
    }

    /// Returns the causes of a rule's last run in the update.
    /// - Complexity: O(*n*) for the records of the update, for each rule on the path.
    func ways(to rule: AnyAttribute) -> [Way] {
        guard let last = past.records.lastIndex(where: { $0.kind == .rule && $0.subject == rule }) else { return [] }
        var ways: [Way] = []
        var seen: Set<AnyAttribute> = [rule]
        var open = [(index: last, along: [rule])]
        while let (index, along) = open.popLast() {
            let record = past.records[index]
            var found = false
            for cause in causes(of: record, before: index) where seen.insert(cause).inserted {
                found = true
                guard let earlier = change(of: cause, before: index) else {
                    ways.append(Way(write: nil, attributes: [cause] + along))
                    continue
                }
                if past.records[earlier].kind == .inputChanged {
                    let writes = past.writes(recordedAs: past.records[earlier].detail)
                    // An input that was not written was set by a rule, as rows receive their values.
                    if writes.isEmpty, let settingRule = settingRule(earlier) {
                        if seen.insert(past.records[settingRule].subject).inserted {
                            open.append((settingRule, [cause] + along))
                        }
                        continue
                    }
                    if writes.isEmpty { ways.append(Way(write: nil, attributes: [cause] + along)) }
                    for write in writes { ways.append(Way(write: write, attributes: [cause] + along)) }
                } else {
                    open.append((earlier, [cause] + along))
                }
            }
            let reported = invalidations(of: record.subject, before: index)
            for write in reported { ways.append(Way(write: write, attributes: along)) }
            if !found, reported.isEmpty { ways.append(Way(write: nil, attributes: along)) }
        }
        return ways
    }

    /// Returns the record of the innermost rule that was running at the time of another record.
    private func settingRule(_ index: Int) -> Int? {
        let moment = past.records[index].start
        return past.records[..<index].lastIndex { $0.kind == .rule && $0.start <= moment && moment < $0.end }
    }

    private func causes(of record: TraceRecord, before index: Int) -> [AnyAttribute] {
        guard record.cause != .nothing else { return [] }
        var causes = [record.cause]
        for earlier in past.records[..<index].reversed() where earlier.subject == record.subject {
            if earlier.kind == .cause { causes.append(earlier.cause) }
            if earlier.kind == .rule { break }
        }
        return causes
    }

    private func change(of attribute: AnyAttribute, before index: Int) -> Int? {
        past.records[..<index].lastIndex {
            $0.subject == attribute && ($0.kind == .inputChanged || $0.kind == .rule && $0.isChanged)
        }
    }

    private func invalidations(of rule: AnyAttribute, before index: Int) -> [Int] {
        var writes: [Int] = []
        for earlier in past.records[..<index].reversed() where earlier.subject == rule {
            if earlier.kind == .rule { break }
            if earlier.kind == .invalidated, earlier.detail != 0 { writes.append(Int(earlier.detail)) }
        }
        return writes.reversed()
    }
}
