import Foundation

/// The columns of a table: any number of them.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the value that a row of the table shows.
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    /// The type of the comparators that sort the table.
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    /// The type of the columns in the body.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns of which this content is composed.
    @TableColumnBuilder<Self.TableRowValue, Self.TableColumnSortComparator>
    var tableColumnBody: Self.TableColumnBody { get }

    /// Adds the current columns to those of a table.
    nonisolated func _addColumns(to columns: inout _TableColumns)
}

extension TableColumnContent {
    /// Adds the columns of the body.
    nonisolated public func _addColumns(to columns: inout _TableColumns) {
        onMainActor(self) { $0.tableColumnBody }._addColumns(to: &columns)
    }
}

extension Never: TableColumnContent {
    /// Never has no values, and so no columns.
    public typealias TableRowValue = Never
    /// Never has no values, and so no columns.
    public typealias TableColumnSortComparator = Never
    /// Never has no values, and so no columns.
    public typealias TableColumnBody = Never
    /// Never has no values, and so no columns.
    public var tableColumnBody: Never { fatalError("Never has no values, and so no columns.") }
}

/// Columns that add themselves to a table, without a body.
@MainActor @preconcurrency
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {}

extension PrimitiveTableColumns {
    /// Traps: primitive columns have no body.
    public var tableColumnBody: Never { fatalError("\(Self.self) has no body: tables know its columns without.") }
}

/// The columns of a table, as they are collected.
public struct _TableColumns {
    private(set) var items: [TableColumnItem] = []
    private var path: [AnyHashable] = []
    private var count = 0

    init() {}

    /// Adds a column at the next position.
    mutating func add(_ column: (TableColumnID) -> TableColumnItem) {
        items.append(column(TableColumnID(path: path + [count])))
        count += 1
    }

    /// Adds columns at the next position, with identities that are separate for each key.
    mutating func inside(_ key: some Hashable, _ add: (inout _TableColumns) -> Void) {
        let before = path
        path.append(count)
        with(key, add)
        path = before
        count += 1
    }

    /// Adds columns with identities that are separate for each key, whatever their position.
    mutating func with(_ key: some Hashable, _ add: (inout _TableColumns) -> Void) {
        let before = (path, count)
        path.append(AnyHashable(key))
        count = 0
        add(&self)
        (path, count) = before
    }

    /// Skips the position of an absent column, so that the identities of later columns stay the same.
    mutating func skip() { count += 1 }

    /// Adds columns and applies a change to each.
    mutating func change(_ add: (inout _TableColumns) -> Void, _ change: (inout TableColumnItem) -> Void) {
        let first = items.count
        add(&self)
        for index in first..<items.count { change(&items[index]) }
    }
}

/// The identity of a column: its path in the structure of the table's columns.
struct TableColumnID: Hashable {
    let path: [AnyHashable]
}

/// A type-erased column of a table.
struct TableColumnItem {
    let id: TableColumnID
    let label: AnyView
    /// The comparator that sorts the table by the column; `nil` for an unsortable column.
    let comparator: Any?
    /// Creates the cells. A `TableCellMaker` for the type of the rows' values.
    let cells: AnyObject
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var customizationID: String?
    var defaultVisibility = Visibility.automatic
    var fixed: TableColumnCustomizationBehavior = []
}

/// Creates the cells of a column.
final class TableCellMaker<RowValue> {
    let make: (RowValue) -> AnyView

    init(_ make: @escaping (RowValue) -> AnyView) { self.make = make }
}

/// The width limits of a column, in points; `nil` where the table chooses.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
}

/// The alignment of the content in a column's cells.
public struct TableColumnAlignment: Hashable, Sendable {
    fileprivate enum Kind { case leading, center, trailing }

    fileprivate let kind: Kind

    /// At the leading edge.
    public static let automatic = TableColumnAlignment(kind: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(kind: .leading)
    /// In the center.
    public static let center = TableColumnAlignment(kind: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(kind: .trailing)
    /// The alignment of numbers, at the trailing edge.
    public static let numeric = TableColumnAlignment(kind: .trailing)

    /// Returns the alignment of numbers in a numbering system: at the trailing edge.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

    /// The fraction of the remaining width that is before the content.
    var part: CGFloat {
        switch kind {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
