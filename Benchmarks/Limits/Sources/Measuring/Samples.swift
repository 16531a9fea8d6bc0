/// Times of one workload, in nanoseconds an operation.
public struct Samples {
    private var times: [Double]

    public init(_ times: [Double]) {
        self.times = times.sorted()
    }

    public var median: Double { times[times.count / 2] }
    public var least: Double { times[0] }
    public var most: Double { times[times.count - 1] }
    public var count: Int { times.count }

    /// Warms up, then takes samples of about four milliseconds each of an operation that is too
    /// short to be timed alone. The operation is handed its running number, from 1.
    public static func ofRepeated(count: Int = 31, _ operation: (Int) -> Void) -> Samples {
        var number = 1
        let start = now()
        while now() - start < 150_000_000 || number < 4 {
            operation(number)
            number += 1
        }
        let each = Double(now() - start) / Double(number - 1)
        let repetitions = max(1, Int(4_000_000 / each))

        return Samples(
            (0..<count).map { _ in
                let start = now()
                for _ in 0..<repetitions {
                    operation(number)
                    number += 1
                }
                return Double(now() - start) / Double(repetitions)
            }
        )
    }

    /// Times an operation that must be undone before it can be done again.
    public static func ofUndone(count: Int = 101, _ operation: () -> Void, undo: () -> Void) -> Samples {
        operation()
        undo()
        return Samples(
            (0..<count).map { _ in
                let start = now()
                operation()
                let end = now()
                undo()
                return Double(end - start)
            }
        )
    }
}
