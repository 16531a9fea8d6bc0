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

    /// Sets the measured length of a row.
    package mutating func set(_ length: CGFloat, at index: Int) {
        let old = values[index]
        guard old != length else { return }
        values[index] = length
        let isNew = old < 0
        let difference = isNew ? length : length - old
        if isNew { measuredCount += 1 }
        measuredSum += difference
        var node = index + 1
        while node < sums.count {
            sums[node] += difference
            if isNew { counts[node] += 1 }
            node += node & -node
        }
    }

    /// Returns the measured or estimated length of a row.
    package func length(at index: Int, fallback: CGFloat) -> CGFloat {
        values[index] >= 0 ? values[index] : estimate ?? fallback
    }

    /// Returns the total length of the rows before `index`.
    package func start(of index: Int, fallback: CGFloat) -> CGFloat {
        let guess = estimate ?? fallback
        if measuredCount == 0 { return CGFloat(index) * guess }
        var sum: CGFloat = 0
        var known: Int32 = 0
        var node = index
        while node > 0 {
            sum += sums[node]
            known += counts[node]
            node &= node - 1
        }
        return sum + CGFloat(index - Int(known)) * guess
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
