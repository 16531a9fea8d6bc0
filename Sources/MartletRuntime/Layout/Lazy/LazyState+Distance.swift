import Foundation

extension LazyState {
    /// The distance from the visible part, in lengths of it, within which rows out of sight keep their storage. The
    /// distance of the original is not documented.
    private static var keptScreens: CGFloat { 2 }

    /// Ends parked rows that are too far from the visible part, in a scene that releases distant rows.
    ///
    /// A row that comes back into sight later is created again, with the initial values of its state (law A13).
    func endDistantRows() {
        guard part.scroll != nil, node.scene.service(LazyContainers.self).releasesDistantRows else { return }
        let distance = Self.keptScreens * (part.end - part.start)
        let near = VisiblePart(start: part.start - distance, end: part.end + distance, scroll: nil)
        for (rows, _, start) in visited where rows.keepsRowsOutOfSight {
            let estimate = self.estimate(for: rows)
            rows.endParkedRows { index in
                let row = start.map { $0 + rows.lengths.start(of: index, fallback: estimate) }
                guard let row = row ?? place(of: rows, at: index)?.start else { return false }
                return !near.intersects(row, row + 0.001)
            }
        }
    }
}
