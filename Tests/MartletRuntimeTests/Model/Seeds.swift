import Foundation

extension SplitMix {
    /// The numbers that a seed decides.
    init(seed: Int) {
        self.init(state: UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1)
    }
}

/// The seeds that random tests run: `MARTLET_SEEDS=500` for the first 500, `MARTLET_SEEDS=17...17` for one.
enum Seeds {
    static func from(environmentOr standard: Int) -> ClosedRange<Int> {
        guard let text = ProcessInfo.processInfo.environment["MARTLET_SEEDS"] else { return 1...standard }
        let bounds = text.split(separator: ".").compactMap { Int($0) }
        if bounds.count == 2 { return bounds[0]...bounds[1] }
        return 1...max(1, bounds.first ?? standard)
    }
}
