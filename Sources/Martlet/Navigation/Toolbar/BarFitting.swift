import Foundation

/// The items of a bar that stay in it where it has not room for all.
package struct BarFitting {
    /// An item of a bar.
    package struct Item {
        /// The position in the bar with all items.
        let start: CGFloat
        let width: CGFloat
        /// The importance: lower ones leave first.
        let rank: Double

        package init(start: CGFloat, width: CGFloat, rank: Double) {
            self.start = start
            self.width = width
            self.rank = rank
        }
    }

    private var items: [Item] = []
    /// The distance of each item from its position in the bar with all items; nil for an item that is left out.
    private var shifts: [CGFloat?] = []

    package init() {}

    /// Leaves out items until the others fit: those with the lowest rank, and of equal ones the last.
    ///
    /// - Parameters:
    ///   - items: The items in their order.
    ///   - room: The width for the items that stay.
    package init(_ items: [Item], in room: CGFloat) {
        self.items = items
        var kept = Set(items.indices)
        let order = items.indices.sorted { (items[$0].rank, -$0) < (items[$1].rank, -$1) }
        shifts = Self.shifts(of: items, kept)
        for index in order {
            guard let last = items.indices.last(where: kept.contains),
                items[last].start + items[last].width + (shifts[last] ?? 0) > room
            else { break }
            kept.remove(index)
            shifts = Self.shifts(of: items, kept)
        }
    }

    /// The distances that bring the items together that stay. Each leaves with the space after it.
    private static func shifts(of items: [Item], _ kept: Set<Int>) -> [CGFloat?] {
        var gone: CGFloat = 0
        return items.indices.map { index in
            if kept.contains(index) { return -gone }
            let next = index + 1 < items.count ? items[index + 1].start : items[index].start + items[index].width
            gone += next - items[index].start
            return nil
        }
    }

    /// Returns the distance of an item from its position in the bar with all items; nil if it is left out.
    package func shift(of index: Int) -> CGFloat? { shifts.indices.contains(index) ? shifts[index] : 0 }

    /// Whether an item is not at its position in the bar with all items.
    package var movesItems: Bool { shifts.contains { ($0 ?? 0) != 0 } }

    /// Returns the distance of the item at a position of the bar with all items.
    package func shift(at position: CGFloat) -> CGFloat {
        let index = items.lastIndex { $0.start <= position }
        return index.flatMap { shifts[$0] } ?? 0
    }
}
