import MartletTesting

// A clock in the environment, as code has it that does not ask for the time by itself.

private struct PollClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { ContinuousClock() }
}

extension EnvironmentValues {
    var pollClock: any Clock<Duration> {
        get { self[PollClockKey.self] }
        set { self[PollClockKey.self] = newValue }
    }
}
