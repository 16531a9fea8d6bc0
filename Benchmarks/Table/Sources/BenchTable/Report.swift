import Foundation

/// The table for programs: a list of objects, one a row.
struct Report: Encodable {
    var rows: [Row]

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for row in rows {
            var object = list.nestedContainer(keyedBy: Key.self)
            try object.encode(row.key.workload, forKey: .workload)
            try object.encode(row.size, forKey: .n)
            try object.encode(row.ours, forKey: .ours)
            try object.encode(row.limit, forKey: .limit)
            try object.encode(row.ratio, forKey: .ratio)
            try object.encode(row.counts, forKey: .counts)
        }
    }

    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(self)
    }

    private enum Key: String, CodingKey {
        case workload, n, ratio, counts
        case ours = "ours_ns"
        case limit = "limit_ns"
    }
}
