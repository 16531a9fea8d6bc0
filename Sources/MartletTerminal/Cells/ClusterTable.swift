import Synchronization

/// Numbers for the displayed grapheme clusters of several scalars.
///
/// There is one table per process, so that the glyphs of two grids compare as integers. Such clusters are few (emoji
/// sequences, combining marks). The table is bounded; further clusters are displayed by their first scalar.
final class ClusterTable: Sendable {
    static let shared = ClusterTable()

    /// The largest number of scalars stored for one cluster: more than any emoji sequence has, and a limit to the cost
    /// of a run of combining marks.
    static let scalarLimit = 32

    private static let capacity = 1 << 18

    private struct State {
        var numbers: [Character: UInt32] = [:]
        var texts: [String] = []
    }

    private let state = Mutex(State())

    /// The number of a cluster, given out at its first use; nil when the table is full.
    func number(for character: Character) -> UInt32? {
        state.withLock { state in
            if let number = state.numbers[character] { return number }
            guard state.texts.count < Self.capacity else { return nil }
            let number = UInt32(state.texts.count)
            var text = String.UnicodeScalarView()
            text.append(contentsOf: character.unicodeScalars.prefix(Self.scalarLimit))
            state.numbers[character] = number
            state.texts.append(String(text))
            return number
        }
    }

    /// The text of a cluster that has a number.
    func text(_ number: UInt32) -> String {
        state.withLock { $0.texts[Int(number)] }
    }
}
