import Foundation

/// The counts of script/count: instructions of one update, by the names of the file.
struct Instructions {
    private var counts: [String: Double] = [:]

    init(contentsOf path: String) throws {
        self.init(try String(contentsOfFile: path, encoding: .utf8))
    }

    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            if words.count == 2 { counts[String(words[0])] = Double(words[1]) }
        }
    }

    /// Those of one update of a workload.
    func count(of key: Sample.Key) -> Double? {
        guard let n = key.n else { return counts["engine/\(key.workload)"] }
        return counts["view\(n)/\(key.workload)"]
    }
}
