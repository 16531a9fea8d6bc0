import Foundation

/// The relation of the time of a scene's animations to that of its host, which a developer's tool may slow down.
struct ClockPace {
    /// The host's seconds for one second of the animations.
    private(set) var factor = 1.0
    /// The times at which the factor was set last.
    private var hostStart = 0.0
    private var start = 0.0

    /// Returns the time of animations, in seconds.
    func time(at hostTime: Double) -> Double { isUsual ? hostTime : start + (hostTime - hostStart) / factor }

    /// Returns the time on the host's clock, in seconds.
    func hostTime(at time: Double) -> Double { isUsual ? time : hostStart + (time - start) * factor }

    /// Whether the pace was never changed: times are the host's, to the last bit.
    private var isUsual: Bool { factor == 1 && hostStart == start }

    /// Continues at another pace.
    mutating func change(to factor: Double, at hostTime: Double) {
        (start, hostStart) = (time(at: hostTime), hostTime)
        self.factor = factor
    }
}

extension SceneOverrides {
    /// Slows down the animations, timers and dates of the app's views; 1 is the usual pace.
    ///
    /// Nothing jumps: animations go on from where they are. At the usual pace, dates are those of the system again.
    package func slowAnimations(by factor: Double) {
        guard factor > 0, factor.isFinite else { return }
        scene.group.forEach { scene in
            let clock = scene.clock
            let hostTime = scene.time / .seconds(1)
            let before = clock.pace.time(at: hostTime)
            if clock.pace.factor == 1 { clock.usualStartDate = clock.startDate + (before - hostTime) }
            clock.pace.change(to: factor, at: hostTime)
            if factor == 1 { clock.startDate = clock.usualStartDate + (hostTime - before) }
            scene.writes.requestUpdate()
        }
    }

    /// The factor by which animations are slowed down.
    package var animationFactor: Double { scene.clock.pace.factor }
}
