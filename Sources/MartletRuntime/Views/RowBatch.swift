import AttributeGraph

/// The recording of rows that are computed together: unchanged rows share one record.
struct RowBatch {
    /// Whether updates are recorded.
    let isRecorded: Bool
    private let start: UInt64
    /// The number of rows whose view has changed, which is usually small.
    private var changed = 0

    init(in graph: Graph) {
        isRecorded = graph.recording != nil
        start = graph.recording?.now ?? 0
    }

    /// Computes a row while recording is enabled. If its view differs, its readers are invalidated.
    @inline(__always)
    mutating func compute(_ content: AnyAttribute, in graph: Graph) {
        if graph.recomputeOneOfMany(content) { changed &+= 1 }
    }

    /// Adds the record of the batch.
    ///
    /// - Parameters:
    ///   - row: Any of the rows.
    ///   - count: The number of computed rows.
    func end(with row: AnyAttribute, count: Int, in graph: Graph) {
        guard isRecorded, count > changed else { return }
        graph.recording?.recordEqualRows(count - changed, among: row, since: start)
    }
}
