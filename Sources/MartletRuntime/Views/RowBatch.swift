import AttributeGraph

/// Rows that are computed in one go: where updates are recorded, those that come to what they were are one record.
struct RowBatch {
    private let isRecorded: Bool
    private let start: UInt64
    private var equal = 0

    init(in graph: Graph) {
        isRecorded = graph.recording != nil
        start = graph.recording?.now ?? 0
    }

    /// Computes a row. Only if its view differs, what depends on it wakes.
    @inline(__always)
    mutating func compute(_ content: AnyAttribute, in graph: Graph) {
        if !isRecorded {
            graph.recompute(content)
        } else if !graph.recomputeOneOfMany(content) {
            equal &+= 1
        }
    }

    /// Records what there was.
    /// - Parameter row: Any of the rows.
    func end(with row: AnyAttribute, in graph: Graph) {
        if equal > 0 { graph.recording?.noteEqualRows(equal, among: row, since: start) }
    }
}
