import Foundation

/// The seeds by which pages are explored.
enum ExploredSeeds {
    /// Returns the first seeds: as many as `MARTLET_EXPLORED_SEEDS` asks for, or else a number.
    static func first(_ count: UInt64) -> Range<UInt64> {
        0..<(ProcessInfo.processInfo.environment["MARTLET_EXPLORED_SEEDS"].flatMap { UInt64($0) } ?? count)
    }
}
