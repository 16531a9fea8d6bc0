import Foundation

/// The lengths of the rows of a lazy container: measured lengths, and an estimate for the other rows.
///
/// The start of a row, and the row at a position, are found in O(log n) with partial sums (a Fenwick tree).
package struct LengthTable {
    /// The measured length of each row, including spacing; negative for a row that was not measured.
    package private(set) var values: ContiguousArray<CGFloat> = []
    private var sums: ContiguousArray<CGFloat> = [0]
    private var counts: ContiguousArray<Int32> = [0]
    package private(set) var measuredCount = 0
    private var measuredSum: CGFloat = 0
    /// The estimated length of a row that was not measured; `nil` before the first measurement.
    package private(set) var estimate: CGFloat?
    private var countAtRevision = 0

    package static let unmeasured: CGFloat = -1

    package init() {}

    package var count: Int { values.count }

    /// Replaces all rows, measured or not. O(n).
    package mutating func replace(with values: ContiguousArray<CGFloat>) {
        self.values = values
        sums = ContiguousArray(repeating: 0, count: values.count + 1)
        counts = ContiguousArray(repeating: 0, count: values.count + 1)
        measuredCount = 0
        measuredSum = 0
        for (index, value) in values.enumerated() where value >= 0 {
            sums[index + 1] = value
            counts[index + 1] = 1
            measuredCount += 1
            measuredSum += value
        }
        guard measuredCount > 0 else { return }
        for index in 1..<sums.count {
            let next = index + (index & -index)
            guard next < sums.count else { continue }
            sums[next] += sums[index]
            counts[next] += counts[index]
        }
    }

    /// Replaces all rows by `count` rows that were not measured. O(n), but only for zeroing memory.
    package mutating func reset(count: Int) {
        values = ContiguousArray(repeating: Self.unmeasured, count: count)
        sums = ContiguousArray(repeating: 0, count: count + 1)
        counts = ContiguousArray(repeating: 0, count: count + 1)
        measuredCount = 0
        measuredSum = 0
    }

    /// Changes the number of rows to `count`, and keeps the lengths of the first `kept` rows. O(n).
    package mutating func resize(to count: Int, keeping kept: Int) {
        if measuredCount == 0 {
            reset(count: count)
            return
        }
        var new = ContiguousArray(values.prefix(min(kept, count)))
        new.append(contentsOf: repeatElement(Self.unmeasured, count: count - new.count))
        replace(with: new)
    }

    /// Replaces some rows by `newCount` others that were not measured.
    ///
    /// A long list mostly has few measured rows. Only those behind the first replaced row are then removed from the sums,
    /// and added again at their new indices.
    ///
    /// - Complexity: O(*m* log *n*) for *m* measured rows from the first replaced one on, or O(*n*) if there are many;
    ///   the lengths behind the replaced rows are moved in memory.
    package mutating func replace(_ old: Range<Int>, byUnmeasured newCount: Int) {
        let first = measured(before: old.lowerBound).count
        let moved = measuredCount - first
        let new = repeatElement(Self.unmeasured, count: newCount)
        guard moved * 64 < count else {
            values.replaceSubrange(old, with: new)
            return replace(with: values)
        }
        var behind: [(index: Int, length: CGFloat)] = []
        for rank in first..<measuredCount {
            let index = measuredRow(rank)
            behind.append((index, values[index]))
        }
        for (index, length) in behind { add(-length, measured: -1, at: index) }
        values.replaceSubrange(old, with: new)
        resizeSums()
        let shift = newCount - old.count
        for (index, length) in behind where index >= old.upperBound {
            add(length, measured: 1, at: index + shift)
        }
    }

    /// Adjusts the sums to the number of rows, of which the last ones were not measured.
    private mutating func resizeSums() {
        let surplus = sums.count - (values.count + 1)
        if surplus > 0 {
            sums.removeLast(surplus)
            counts.removeLast(surplus)
        }
        while sums.count <= values.count {
            let node = sums.count
            var (sum, known): (CGFloat, Int32) = (0, 0)
            // The nodes below this one.
            var below = node - 1
            while below > node & (node - 1) {
                sum += sums[below]
                known += counts[below]
                below &= below - 1
            }
            sums.append(sum)
            counts.append(known)
        }
    }

    /// Adds to the sums of a row.
    ///
    /// - Parameters:
    ///   - length: The difference of its length.
    ///   - measured: 1 for a row that is now measured, -1 for one that no longer is, otherwise 0.
    private mutating func add(_ length: CGFloat, measured: Int32, at index: Int) {
        measuredCount += Int(measured)
        // Differences of fractions would leave a remainder.
        measuredSum = measuredCount == 0 ? 0 : measuredSum + length
        var node = index + 1
        while node < sums.count {
            counts[node] += measured
            sums[node] = counts[node] == 0 ? 0 : sums[node] + length
            node += node & -node
        }
    }

    /// Returns the measured rows before an index: their length, and their number.
    private func measured(before index: Int) -> (length: CGFloat, count: Int) {
        var (length, known, node) = (CGFloat(0), 0, index)
        while node > 0 {
            length += sums[node]
            known += Int(counts[node])
            node &= node - 1
        }
        return (length, known)
    }

    /// Returns the index of a measured row, of which `rank` others come before it.
    private func measuredRow(_ rank: Int) -> Int {
        var step = 1
        while step * 2 <= count { step *= 2 }
        var (index, left) = (0, rank)
        while step > 0 {
            let next = index + step
            if next <= count, Int(counts[next]) <= left {
                left -= Int(counts[next])
                index = next
            }
            step /= 2
        }
        return index
    }

    /// Sets the measured length of a row.
    package mutating func set(_ length: CGFloat, at index: Int) {
        let old = values[index]
        guard old != length else { return }
        values[index] = length
        if old < 0 { add(length, measured: 1, at: index) } else { add(length - old, measured: 0, at: index) }
    }

    /// Returns the measured or estimated length of a row.
    package func length(at index: Int, fallback: CGFloat) -> CGFloat {
        values[index] >= 0 ? values[index] : estimate ?? fallback
    }

    /// Returns the total length of the rows before `index`.
    package func start(of index: Int, fallback: CGFloat) -> CGFloat {
        let guess = estimate ?? fallback
        if measuredCount == 0 { return CGFloat(index) * guess }
        let known = measured(before: index)
        return known.length + CGFloat(index - known.count) * guess
    }

    /// Returns the index of the row that contains a position, or of the nearest row. The table must not be empty.
    package func row(at position: CGFloat, fallback: CGFloat) -> Int {
        guard position > 0 else { return 0 }
        let guess = estimate ?? fallback
        var step = 1
        while step * 2 <= count { step *= 2 }
        var index = 0
        var reached: CGFloat = 0
        while step > 0 {
            let next = index + step
            if next <= count {
                let length = sums[next] + CGFloat(step - Int(counts[next])) * guess
                if reached + length <= position {
                    reached += length
                    index = next
                }
            }
            step /= 2
        }
        return min(index, count - 1)
    }

    /// Sets the estimate to the mean of the measured lengths, whenever their number has doubled. The total length then
    /// settles, instead of changing with each measured row.
    /// - Returns: Whether the estimate has changed.
    package mutating func revise(pixel: CGFloat) -> Bool {
        guard measuredCount >= max(1, countAtRevision * 2) else { return false }
        countAtRevision = measuredCount
        let mean = (measuredSum / CGFloat(measuredCount) / pixel).rounded() * pixel
        guard mean != estimate else { return false }
        estimate = mean
        return true
    }
}
