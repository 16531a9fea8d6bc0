import Foundation

/// Estimates the velocity of a movement from its last positions.
struct SpeedMeter {
    private var samples: [(seconds: Double, value: CGSize)] = []

    /// The age in seconds beyond which a sample no longer counts.
    private static let memory = 0.1

    mutating func add(_ value: CGSize, at seconds: Double) {
        samples.removeAll { seconds - $0.seconds > Self.memory }
        // Among samples of the same time, the last one counts.
        if let last = samples.last, seconds <= last.seconds { samples.removeLast() }
        samples.append((seconds, value))
    }

    mutating func reset() { samples.removeAll(keepingCapacity: true) }

    /// In points a second; zero until there are two places.
    var speed: CGSize {
        guard let first = samples.first, let last = samples.last, last.seconds > first.seconds else { return .zero }
        let duration = last.seconds - first.seconds
        return CGSize(
            width: (last.value.width - first.value.width) / duration,
            height: (last.value.height - first.value.height) / duration)
    }
}
