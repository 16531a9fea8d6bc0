import AttributeGraph
import MartletRuntime

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

    /// The views of an update, which are found when a client or a question needs them: it takes longer than to count them.
    struct Lists {
        /// The views that ran and were skipped, and the writes that caused it.
        var runs: ContiguousArray<Run> = []
        var skips: ContiguousArray<Skip> = []
        var sets = WriteSets()
        /// The number of views left out.
        var more = 0

        var count: Int { runs.count + skips.count }
    }

    /// A view that ended in an update.
    struct Departed {
        let attribute: AnyAttribute
        let view: View
    }

    /// A past update.
    struct Past {
        let graph: Int
        /// The report without the views that ran or were skipped.
        var head: UpdateReport
        /// The views that ran and were skipped; `nil` as long as nothing has needed them, and after they were dropped.
        var lists: Lists?
        /// The views that ended in the update, as long as `lists` is `nil`: the records of earlier updates have them.
        var departed: ContiguousArray<Departed>
        /// The records; empty after they were dropped.
        var records: TraceRecords
        let scale: TickScale
        /// The writes that were applied as one, by the last of them.
        var joint: [UInt64: [UInt64]] = [:]

        var number: Int { head.number }
        var writes: [UpdateReport.Write] { head.writes }
        var runs: ContiguousArray<Run> { lists?.runs ?? [] }
        var skips: ContiguousArray<Skip> { lists?.skips ?? [] }

        /// Whether the views are not known any more.
        var isForgotten: Bool { lists == nil && records.isEmpty && head.counts.rules > 0 }

        /// The whole report.
        /// - Complexity: O(*n*) for the views.
        var report: UpdateReport {
            var report = head
            guard let lists else { return report }
            report.ran = lists.runs.map {
                .init(view: $0.view.id, count: $0.count, length: $0.length, writes: lists.sets[$0.writes])
            }
            report.skipped = lists.skips.map { .init(view: $0.view.id, count: $0.count) }
            return report
        }

        /// Returns the writes behind a number in a record.
        func writes(recordedAs number: UInt64) -> [Int] {
            number == 0 ? [] : (joint[number] ?? [number]).map(Int.init)
        }
    }
}
