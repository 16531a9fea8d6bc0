import AttributeGraph

/// Rows that are computed in one go: where updates are recorded, those that come to what they were are one record.
struct RowBatch {
    /// Whether somebody records updates.
    let isRecorded: Bool
    private let start: UInt64
    /// How many have come to another view: mostly few.
    private var changed = 0

    init(in graph: Graph) {
        isRecorded = graph.recording != nil
        start = graph.recording?.now ?? 0
    }

    /// Computes a row, where that is recorded. Only if its view differs, what depends on it wakes.
    @inline(__always)
    mutating func compute(_ content: AnyAttribute, in graph: Graph) {
        if graph.recomputeOneOfMany(content) { changed &+= 1 }
    }

    /// Records what there was.
    /// - Parameters:
    ///   - row: Any of the rows.
    ///   - count: How many were computed.
    func end(with row: AnyAttribute, count: Int, in graph: Graph) {
        guard isRecorded, count > changed else { return }
        graph.recording?.noteEqualRows(count - changed, among: row, since: start)
    }
}
