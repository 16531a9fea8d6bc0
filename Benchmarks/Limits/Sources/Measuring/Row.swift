/// One line of output: a JSON object, its keys in the order in which they were added.
public struct Row {
    private var fields: [String]

    public init(engine: String, workload: String) {
        fields = ["\"engine\":\"\(engine)\"", "\"workload\":\"\(workload)\""]
    }

    public func with(_ key: String, _ value: Int) -> Row {
        var row = self
        row.fields.append("\"\(key)\":\(value)")
        return row
    }

    public func with(_ key: String, _ value: Double) -> Row {
        var row = self
        row.fields.append("\"\(key)\":\(value)")
        return row
    }

    public func with(_ samples: Samples) -> Row {
        with("median_ns", samples.median).with("min_ns", samples.least).with("max_ns", samples.most)
            .with("samples", samples.count)
    }

    public func print() {
        Swift.print("{\(fields.joined(separator: ","))}")
    }
}
