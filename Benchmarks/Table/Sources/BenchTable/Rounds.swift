/// The results of the rounds of one pair of programs.
struct Rounds {
    /// The name of the limit in the table.
    private let beside: String?
    private var rounds: [(ours: [Sample.Key: Sample], limit: [Sample.Key: Sample])] = []

    init(beside: String? = nil) { self.beside = beside }

    mutating func add(ours: [Sample], limit: [Sample]) {
        rounds.append((Self.byKey(ours), Self.byKey(limit)))
    }

    /// One row a workload that either program printed.
    func rows() -> [Row] {
        let keys = rounds.reduce(into: Set<Sample.Key>()) { keys, round in
            keys.formUnion(round.ours.keys)
            keys.formUnion(round.limit.keys)
        }
        return keys.map(row)
    }

    private func row(_ key: Sample.Key) -> Row {
        let ours = rounds.map { $0.ours[key]?.nanoseconds }
        let limits = rounds.map { Self.limit(key, $0.limit) }
        // Ratios are taken round by round: what slows the machine down slows both.
        let ratios = zip(ours, limits).map { ours, limit -> Double? in
            guard let ours, let limit, limit > 0 else { return nil }
            return ours / limit
        }
        return Row(
            key: Sample.Key(workload: key.workload, n: key.n, beside: beside),
            size: rounds.lazy.compactMap { $0.ours[key]?.size ?? $0.limit[key]?.size }.first,
            ours: Self.median(ours),
            limit: Self.median(limits),
            ratio: Self.median(ratios),
            interval: Interval(ofMedianOf: ratios.compactMap(\.self)),
            counts: rounds.last { $0.ours[key] != nil }?.ours[key]?.counts ?? [:],
            limitCounts: rounds.last { $0.limit[key] != nil }?.limit[key]?.counts ?? [:]
        )
    }

    private static func limit(_ key: Sample.Key, _ limits: [Sample.Key: Sample]) -> Double? {
        guard let time = limits[key]?.nanoseconds else { return nil }
        guard Workload.comparesFirst.contains(key.workload) else { return time }
        guard let compare = limits[Sample.Key(workload: "nochange", n: key.n)]?.nanoseconds else { return nil }
        return time + compare
    }

    private static func byKey(_ measurements: [Sample]) -> [Sample.Key: Sample] {
        Dictionary(measurements.map { ($0.key, $0) }) { _, last in last }
    }

    /// The middle of the values that are there; the mean of the two in the middle of an even number.
    static func median(_ values: [Double?]) -> Double? {
        let sorted = values.compactMap(\.self).sorted()
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
