/// The recent samples of a value, from which its velocity is estimated.
final class VelocityTrack<Data: VectorArithmetic> {
    private var samples: [(time: Double, value: Data)]

    /// The age in seconds beyond which a sample no longer counts.
    private static var memory: Double { 0.1 }

    init(from value: Data, at time: Double) { samples = [(time, value)] }

    func add(_ value: Data, at time: Double) {
        samples.removeAll { time - $0.time > Self.memory }
        // Among samples of the same time, the last one counts.
        if let last = samples.last, time <= last.time, samples.count > 1 { samples.removeLast() }
        samples.append((time, value))
    }

    /// Returns the velocity at a time, per second; zero if the value has not changed recently.
    func velocity(at now: Double) -> Data {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            now - last.time <= Self.memory
        else { return .zero }
        return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
    }
}
