import Foundation

/// The number of runs and the speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Runs; none for no end.
        var count: Int?
        /// The pause between two runs, in seconds; nil for the effect's default.
        var delay: Double?

        /// Over and over, with no rest.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
        /// Over and over, with a rest after each run.
        public static var periodic: RepeatBehavior { periodic() }

        /// Repeats the effect a number of times or endlessly, with a pause after each run.
        ///
        /// - Parameters:
        ///   - count: The number of runs, at least one; nil for endless.
        ///   - delay: The pause after each run, in seconds; nil for the effect's default.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? 0.5)
        }
    }

    var rate = 1.0
    /// The number of runs: the effect's default, a given one, or endless.
    var runs = Runs.usual
    /// Seconds between two runs.
    var rest = 0.0

    enum Runs: Hashable { case usual, times(Int), endless }

    /// One run at the normal speed; an indefinite effect continues.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

    /// Over and over.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Once, an effect that lasts too.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// Returns a number of times, or over and over if `nil`.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Repeats by a behavior.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// Faster, by a factor.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Returns the options with endless repetition.
    public var repeating: SymbolEffectOptions { with(runs: .endless) }
    /// Returns the options with a single run.
    public var nonRepeating: SymbolEffectOptions { with(runs: .times(1)) }
    /// Returns the options with a number of runs; nil for endless repetition.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(runs: Self.runs(count)) }
    /// Returns the options with a repeat behavior.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = with(runs: Self.runs(behavior.count))
        let delay = behavior.delay ?? 0
        // A NaN delay counts as none, and the longest is a day.
        copy.rest = delay > 0 ? min(delay, 86_400) : 0
        return copy
    }

    /// Returns the options with the speed multiplied by a factor.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.rate = speed > 0.01 ? min(speed, 1000) : 0.01
        return copy
    }

    private static func runs(_ count: Int?) -> Runs { count.map { .times(max(1, $0)) } ?? .endless }

    private func with(runs: Runs) -> SymbolEffectOptions {
        var copy = self
        copy.runs = runs
        return copy
    }

    /// The duration of one run, in seconds.
    var duration: Double { 0.8 / rate }

    /// The time between the starts of two runs, in seconds.
    var period: Double { duration + rest }

    /// Runs of an effect that a change starts.
    var discreteRuns: Double {
        switch runs {
        case .usual: 1
        case .times(let count): Double(count)
        // Enough runs for days.
        case .endless: 1_000_000
        }
    }

    /// Returns the progress of the current run at a time, from 0 to 1.
    ///
    /// - Parameter time: The seconds since the start of the first run.
    func progress(at time: Double) -> Double {
        let inRun = (time - (time / period).rounded(.down) * period) / duration
        return min(1, max(0, inRun))
    }
}
