/// A part of the screen's height of which the old content, shifted, is the new one.
struct ScrollPlan: Equatable {
    /// The first row of the region.
    var top: Int
    /// The last row of the region.
    var bottom: Int
    /// Rows that the content goes up by; down, when negative.
    var shift: Int

    /// Returns the old row whose content moves to `row`; nil for a blank one.
    func source(of row: Int) -> Int? {
        guard row >= top, row <= bottom else { return row }
        let source = row + shift
        return source >= top && source <= bottom ? source : nil
    }
}

/// Finds the scroll that leaves the fewest cells to write.
///
/// The candidates for the shift come from comparing hashes of rows. ±1 is also tried, because fixed content beside a
/// list makes all hashes differ. For each candidate, a row's gain is the number of cells that need not be written; the
/// region is the run of rows with the largest total gain.
struct ScrollPlanner {
    /// Cells that a scroll has to save, at least, to be worth its commands.
    private static let overhead = 24

    private var differences: [Int] = []
    private var oldHashes: [UInt64] = []
    private var votes: [Int] = []

    /// Returns the best scroll from `old` to `new`, both of `width` × `height` cells.
    ///
    /// Linear in the cells of the changed rows, and quadratic in the number of those rows.
    mutating func plan(
        from old: UnsafePointer<Cell>, to new: UnsafePointer<Cell>, width: Int, height: Int
    ) -> ScrollPlan? {
        var first = height
        var last = -1
        var total = 0
        differences.removeAll(keepingCapacity: true)
        for row in 0..<height {
            let count = countDifferences(old + row * width, new + row * width, width)
            differences.append(count)
            guard count > 0 else { continue }
            first = min(first, row)
            last = row
            total += count
        }
        guard last - first >= 2, total > 3 * Self.overhead else { return nil }
        let voted = mostVoted(old, new, width, first, last)
        var best: (plan: ScrollPlan, gain: Int)?
        func consider(_ shift: Int) {
            guard let offer = evaluate(shift, old, new, width, first, last) else { return }
            if offer.gain > best?.gain ?? Self.overhead { best = offer }
        }
        if let voted { consider(voted) }
        // If the most frequent shift saves half of the work, others can't save much more.
        if best.map({ 2 * $0.gain < total }) ?? true {
            for shift in [1, -1] where shift != voted { consider(shift) }
        }
        return best?.plan
    }

    /// The shift by which most rows are found again.
    private mutating func mostVoted(
        _ old: UnsafePointer<Cell>, _ new: UnsafePointer<Cell>, _ width: Int, _ first: Int, _ last: Int
    ) -> Int? {
        let span = last - first
        oldHashes.removeAll(keepingCapacity: true)
        for row in first...last { oldHashes.append(hashRow(old + row * width, width)) }
        votes.removeAll(keepingCapacity: true)
        votes.append(contentsOf: repeatElement(0, count: 2 * span + 1))
        for row in first...last where differences[row] > 0 && countInk(new + row * width, width) > 0 {
            let hash = hashRow(new + row * width, width)
            for source in first...last where oldHashes[source - first] == hash {
                votes[source - row + span] += 1
            }
        }
        guard let most = votes.max(), most > 0 else { return nil }
        let shift = votes.firstIndex(of: most)! - span
        return shift == 0 ? nil : shift
    }

    /// The region with the greatest gain for a shift, and that gain in cells.
    private func evaluate(
        _ shift: Int,
        _ old: UnsafePointer<Cell>, _ new: UnsafePointer<Cell>,
        _ width: Int, _ first: Int, _ last: Int
    ) -> (plan: ScrollPlan, gain: Int)? {
        let low = max(first, first - shift)
        let high = min(last, last - shift)
        guard low <= high else { return nil }
        var best: (start: Int, end: Int, sum: Int)?
        var start = low
        var sum = 0
        for row in low...high {
            if sum <= 0 { (start, sum) = (row, 0) }
            sum +=
                differences[row]
                - countDifferences(old + (row + shift) * width, new + row * width, width)
            if sum > best?.sum ?? 0 { best = (start, row, sum) }
        }
        guard let best else { return nil }
        let exposed = shift > 0 ? best.end + 1...best.end + shift : best.start + shift...best.start - 1
        let lost = exposed.reduce(0) { $0 + countInk(new + $1 * width, width) - differences[$1] }
        let plan = ScrollPlan(
            top: min(best.start, exposed.lowerBound),
            bottom: max(best.end, exposed.upperBound),
            shift: shift
        )
        return (plan, best.sum - lost)
    }
}
