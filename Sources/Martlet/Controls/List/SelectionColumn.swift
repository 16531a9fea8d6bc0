/// A column of a split view, for a list whose selection shows in the next column.
protocol SelectionColumn: AnyObject {
    /// Shows the next column, after a selection in this one.
    func revealNext()

    /// Shows this column, after its selection was cleared.
    func revealAfterLoss()
}

/// Provides lists and links with the column of a split view that they are in: selections show in the next column, and
/// links open there.
final class SelectionColumnLink {
    private(set) weak var column: (any SelectionColumn)?

    init(_ column: any SelectionColumn) { self.column = column }
}
