extension SymbolEffectOptions {
    /// The timing that results from the options.
    package struct Timing {
        /// The length of one run, in seconds.
        package let duration: Double
        /// The time between the starts of two runs, in seconds.
        package let period: Double
        /// The number of runs that a change of value starts.
        package let runs: Double
    }

    /// The timing that results from the options.
    package var timing: Timing { Timing(duration: duration, period: period, runs: discreteRuns) }

    /// Returns the finished part of a run, from 0 to 1, at a number of seconds since the first run began.
    package func runProgress(at time: Double) -> Double { progress(at: time) }
}
