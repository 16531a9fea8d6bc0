import SwiftUI

/// Counts the runs of one body.
///
/// A plain class: writing it runs no body, so that counting does not change the count.
@MainActor
final class RunCounter {
    /// Whether runs are counted. Tests that compute everything anew do without.
    static var isCounting = true

    private var runs = 0

    /// Counts a run, and tells how many there have been.
    func next() -> Int {
        if Self.isCounting { runs += 1 }
        return runs
    }
}

/// The number of runs of the enclosing body.
struct RunBadge: View {
    let runs: Int

    init(_ counter: RunCounter) { runs = counter.next() }

    var body: some View {
        Text("body ×\(runs)")
            .font(.caption)
            .foregroundStyle(.secondary)
    }
}
