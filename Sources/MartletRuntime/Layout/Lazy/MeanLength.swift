import Foundation

/// The mean of lengths that come one by one, as an estimate of those that were not measured.
///
/// As in a ``LengthTable``, the estimate is revised only when the number of lengths has doubled.
struct MeanLength {
    private var count = 0
    private var sum: CGFloat = 0
    private var countAtRevision = 0
    /// The estimate; nil before the first length.
    private(set) var estimate: CGFloat?

    /// Takes a length in place of the one before, which is negative if there was none.
    mutating func replace(_ old: CGFloat, with new: CGFloat) {
        if old < 0 { count += 1 }
        sum += new - max(0, old)
    }

    mutating func revise(pixel: CGFloat) {
        guard count >= max(1, countAtRevision * 2) else { return }
        countAtRevision = count
        estimate = (sum / CGFloat(count) / pixel).rounded() * pixel
    }
}
