import Foundation

/// A line that a benchmark or a limit printed.
struct Sample: Equatable {
    /// The values by which two lines are the same workload.
    struct Key: Hashable {
        var workload: String
        /// Rows of the list; nil where the workload's name says its size.
        var n: Int?
        /// Beside what it was measured, where that is not the limit.
        var beside: String?
    }

    var key: Key
    /// Size to show: rows, or rules where the name says the size.
    var size: Int?
    /// Nanoseconds, or bytes where the workload is a size.
    var nanoseconds: Double?
    var counts: [String: Double]

    /// Nil for a line that is not a measurement.
    /// - Parameters:
    ///   - engine: Lines that name an engine count only if it is this one, or when this is nil.
    ///   - started: When the program was started, in milliseconds of the monotonic clock.
    init?(line: some StringProtocol, engine: String?, started: Double = 0) {
        guard line.hasPrefix("{"), let parsed = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else {
            return nil
        }
        if let engine, let named = parsed.engine, named != engine { return nil }

        let workload = Workload.canonicalName(parsed.workload)
        key = Key(workload: workload, n: Workload.isSizedByName(workload) ? nil : parsed.n)
        size = parsed.n ?? parsed.nodes
        nanoseconds =
            parsed.median_ns ?? parsed.cpu_ms.map { $0 * 1e6 } ?? parsed.at_ms.map { ($0 - started) * 1e6 }
            ?? parsed.pss_kb.map { $0 * 1000 }
        counts = parsed.counts ?? [:]
        if let worst = parsed.worst_ms { counts["worst_ms"] = worst }
        if let memory = parsed.kb_a_row { counts["kb_a_row"] = memory }
        if let bytes = parsed.heap_bytes_per_row { counts["heap_bytes_per_row"] = bytes }
        if let bytes = parsed.heap_bytes_per_node { counts["heap_bytes_per_node"] = bytes }
    }

    private struct Line: Decodable {
        var engine: String?
        var workload: String
        var n: Int?
        var nodes: Int?
        var median_ns: Double?
        // Of windows: the processor's time until the frame is there, and of the worst one.
        var cpu_ms: Double?
        var worst_ms: Double?
        // Of a start: when the first frame was there on the monotonic clock, and the memory by then.
        var at_ms: Double?
        var pss_kb: Double?
        var kb_a_row: Double?
        var counts: [String: Double]?
        var heap_bytes_per_row: Double?
        var heap_bytes_per_node: Double?
    }
}
