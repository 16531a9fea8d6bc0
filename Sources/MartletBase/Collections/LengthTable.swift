import Foundation

/// The lengths of the rows of a lazy container: those that were measured, and an estimate for the others.
///
/// Positions and the row at a position are found in O(log n), by sums over growing stretches of rows (a Fenwick tree).
package struct LengthTable {
    /// What each row measured, spacing included; negative for a row that was not measured.
    package private(set) var values: ContiguousArray<CGFloat> = []
    private var sums: ContiguousArray<CGFloat> = [0]
    private var counts: ContiguousArray<Int32> = [0]
    package private(set) var measuredCount = 0
    private var measuredSum: CGFloat = 0
    /// The estimate for rows that were not measured; nil before the first was.
    package private(set) var estimate: CGFloat?
    private var countAtRevision = 0

    package static let unmeasured: CGFloat = -1

    package init() {}

    package var count: Int { values.count }

    /// Takes the rows of new data, measured or not. O(n).
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

    /// Takes `count` rows, none of which was measured. O(n), but only in the zeroing of memory.
    package mutating func reset(count: Int) {
        values = ContiguousArray(repeating: Self.unmeasured, count: count)
        sums = ContiguousArray(repeating: 0, count: count + 1)
        counts = ContiguousArray(repeating: 0, count: count + 1)
        measuredCount = 0
        measuredSum = 0
    }

    /// Makes it a table of `count` rows, of which the first `kept` are those that it had. O(n).
    package mutating func resize(to count: Int, keeping kept: Int) {
        if measuredCount == 0 {
            reset(count: count)
            return
        }
        var new = ContiguousArray(values.prefix(min(kept, count)))
        new.append(contentsOf: repeatElement(Self.unmeasured, count: count - new.count))
        replace(with: new)
    }

    /// Takes what a row measured.
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

    /// The length of a row.
    package func length(at index: Int, fallback: CGFloat) -> CGFloat {
        values[index] >= 0 ? values[index] : estimate ?? fallback
    }

    /// The length of the rows before `index` together.
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

    /// The row that covers a position, or the nearest; the rows must not be none.
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

    /// Makes the estimate the mean of what was measured, whenever that has doubled: so that the length of the whole
    /// settles instead of changing with each row. True if the estimate is another now.
    package mutating func revise(pixel: CGFloat) -> Bool {
        guard measuredCount >= max(1, countAtRevision * 2) else { return false }
        countAtRevision = measuredCount
        let mean = (measuredSum / CGFloat(measuredCount) / pixel).rounded() * pixel
        guard mean != estimate else { return false }
        estimate = mean
        return true
    }
}
