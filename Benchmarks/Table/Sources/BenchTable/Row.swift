/// One line of the table.
struct Row {
    var key: Sample.Key
    var size: Int?
    var ours: Double?
    var limit: Double?
    var ratio: Double?
    /// The interval of the ratio; nil if there were too few rounds.
    var interval: Interval?
    /// Of one update, as script/count has counted them last.
    var instructions: Double?
    var counts: [String: Double]
    var limitCounts: [String: Double]

    /// Whether the goal is reached; nil where there is none, or nothing was measured.
    var reachesGoal: Bool? {
        switch Workload.goal(of: key) {
        case .ratio(let most): ratio.map { $0 <= most }
        case .nanoseconds(let most): ours.map { $0 <= most }
        case .bytesPerRow(let most): counts["heap_bytes_per_row"].map { $0 <= most }
        case nil: nil
        }
    }

    static func isBefore(_ left: Row, _ right: Row) -> Bool {
        if left.key.beside != right.key.beside { return (left.key.beside ?? "") < (right.key.beside ?? "") }
        let leftRank = Workload.rank(of: left.key.workload), rightRank = Workload.rank(of: right.key.workload)
        if leftRank != rightRank { return leftRank < rightRank }
        if left.key.workload != right.key.workload { return left.key.workload < right.key.workload }
        return (left.key.n ?? 0) < (right.key.n ?? 0)
    }
}
