import Glibc

/// The time in nanoseconds, from a clock that only goes forward.
public func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Keeps the optimizer from noticing that a value is not used.
@inline(never)
public func consume(_ value: Int) {}

/// Bytes of memory that the process occupies.
public func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 128)
    fgets(&text, 128, file)
    var pages = 0
    withUnsafeMutablePointer(to: &pages) { pages in
        withVaList([pages]) { _ = vsscanf(text, "%*d %ld", $0) }
    }
    return pages * 4096
}

/// Something to be timed: one update, told its number.
public struct Workload {
    public var name: String
    /// The number of rules that run in one update.
    public var rulesRun: Int
    public var update: (Int) -> Void

    public init(_ name: String, rulesRun: Int, update: @escaping (Int) -> Void) {
        self.name = name
        self.rulesRun = rulesRun
        self.update = update
    }
}

/// Nanoseconds for one update: the median of the samples, and the fastest.
public struct Timing {
    public var median: Double
    public var fastest: Double

    public init(_ samples: [Double]) {
        let sorted = samples.sorted()
        median = sorted[sorted.count / 2]
        fastest = sorted[0]
    }
}

/// Times workloads in turn, so that what disturbs one disturbs the other: after a warm-up, 31 rounds
/// with a sample of about 3 ms of each.
public func measureInTurn(_ workloads: [Workload]) -> [Timing] {
    var numbers = workloads.map { _ in 1 }
    var updatesPerSample: [Int] = []
    for (i, workload) in workloads.enumerated() {
        let start = now()
        var count = 0
        while now() - start < 60_000_000 || count < 3 {
            workload.update(numbers[i])
            numbers[i] += 1
            count += 1
        }
        updatesPerSample.append(max(1, 3_000_000 * count / Int(now() - start)))
    }
    var samples: [[Double]] = workloads.map { _ in [] }
    for _ in 0..<31 {
        for (i, workload) in workloads.enumerated() {
            let count = updatesPerSample[i]
            let first = numbers[i]
            let update = workload.update
            let start = now()
            for number in first..<(first + count) { update(number) }
            samples[i].append(Double(now() - start) / Double(count))
            numbers[i] += count
        }
    }
    return samples.map(Timing.init)
}
