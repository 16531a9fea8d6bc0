/// A column of a split view, for a list whose selection shows in the next column.
protocol SelectionColumn: AnyObject {
    /// Shows the next column, after a selection in this one.
    func revealNext()

    /// Shows this column, after its selection was cleared.
    func revealAfterLoss()
}

/// Provides lists with the column of a split view that they are in.
final class SelectionColumnLink {
    private(set) weak var column: (any SelectionColumn)?

    init(_ column: any SelectionColumn) { self.column = column }
}
