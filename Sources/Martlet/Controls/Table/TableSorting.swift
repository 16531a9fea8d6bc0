import Foundation

/// The type-erased sort order of a table.
protocol TableSorting {
    /// Returns the direction in which a comparator sorts the table; `nil` if another comparator is first. Registers a
    /// dependency on the sort order.
    func order(of comparator: Any) -> SortOrder?
    /// Moves a comparator to the front, or reverses it if it is already first.
    func sort(by comparator: Any)
}

/// The sort order of a table, as a binding to comparators. The first comparator matters most.
struct TableSortOrder<Sort: SortComparator>: TableSorting {
    let binding: Binding<[Sort]>

    func order(of comparator: Any) -> SortOrder? {
        guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first,
            Self.areAlike(comparator, first)
        else { return nil }
        return first.order
    }

    func sort(by comparator: Any) {
        guard let comparator = comparator as? Sort else { return }
        var order = binding.wrappedValue
        if let first = order.first, Self.areAlike(comparator, first) {
            order[0].order = first.order == .forward ? .reverse : .forward
        } else {
            order.removeAll { Self.areAlike(comparator, $0) }
            order.insert(comparator, at: 0)
        }
        binding.wrappedValue = order
    }

    /// Whether two comparators sort by the same property, in either direction. Key path comparators are compared by
    /// their key paths only: `KeyPathComparator(\.name)` refers to the column of that key path, however its values are
    /// compared.
    private static func areAlike(_ a: Sort, _ b: Sort) -> Bool {
        if let a = a as? any KeyPathSorting, let b = b as? any KeyPathSorting {
            return a.sortedKeyPath == b.sortedKeyPath
        }
        var a = a
        a.order = b.order
        return a == b
    }
}

private protocol KeyPathSorting {
    var sortedKeyPath: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathSorting {
    fileprivate var sortedKeyPath: AnyKeyPath { keyPath }
}
