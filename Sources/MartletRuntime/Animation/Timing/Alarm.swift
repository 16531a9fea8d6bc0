import Foundation

/// An action of a scene that is scheduled for a time.
final class Alarm {
    /// In seconds of the scene's clock.
    let due: Double
    fileprivate let ring: () -> Void
    fileprivate var isCancelled = false

    fileprivate init(due: Double, ring: @escaping () -> Void) {
        self.due = due
        self.ring = ring
    }

    func cancel() { isCancelled = true }
}

/// Requests consecutive frames while the object exists.
final class FrameRequest {
    private let clock: AnimationClock

    init(_ clock: AnimationClock) {
        self.clock = clock
        clock.begin()
    }

    deinit { clock.end() }
}

/// The alarms of a scene that are to ring.
struct AlarmList {
    private var alarms: [Alarm] = []

    /// The time of the earliest alarm.
    ///
    /// Alarms in more than ten thousand years, or at NaN, are ignored.
    var due: Double? { alarms.lazy.filter { !$0.isCancelled && $0.due < 3e11 }.map { max($0.due, -3e11) }.min() }

    mutating func add(at due: Double, _ ring: @escaping () -> Void) -> Alarm {
        alarms.removeAll(where: \.isCancelled)
        let alarm = Alarm(due: due, ring: ring)
        alarms.append(alarm)
        return alarm
    }

    /// Removes and returns the due alarms.
    mutating func take(at now: Double) -> [Alarm] {
        if alarms.isEmpty { return [] }
        let due = alarms.filter { $0.due <= now + 1e-9 && !$0.isCancelled }
        if !due.isEmpty { alarms.removeAll { $0.due <= now + 1e-9 } }
        return due
    }
}

extension Alarm {
    /// Runs the action, unless the alarm was cancelled.
    func goOff() { if !isCancelled { ring() } }
}
