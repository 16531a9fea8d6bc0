import Foundation

/// What a table is sorted by, without its types.
protocol TableSorting {
    /// How a comparator sorts the table now; nil if another one does. Depends on the order.
    func order(of comparator: Any) -> SortOrder?
    /// Puts a comparator first, or turns it round where it is.
    func sort(by comparator: Any)
}

/// The order of a table as a binding to comparators, of which the first matters most.
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

    /// Whether both sort by the same, in whatever direction. Who writes `KeyPathComparator(\.name)` means the column of
    /// that key path, however the values are compared.
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
