import Foundation

/// Columns of a table: one, several, or none.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row of the table is about.
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    /// What the table is sorted by.
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    /// The type of the columns that these consist of.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these consist of.
    @TableColumnBuilder<Self.TableRowValue, Self.TableColumnSortComparator>
    var tableColumnBody: Self.TableColumnBody { get }

    /// Adds the columns, as they are now, to those of a table.
    nonisolated func _addColumns(to columns: inout _TableColumns)
}

extension TableColumnContent {
    /// Adds the columns that these consist of.
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

/// Columns that tables know without a body.
@MainActor @preconcurrency
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {}

extension PrimitiveTableColumns {
    /// Stops the program: tables know what has no body themselves.
    public var tableColumnBody: Never { fatalError("\(Self.self) has no body: tables know its columns without.") }
}

/// The columns of a table as they are collected.
public struct _TableColumns {
    private(set) var items: [TableColumnItem] = []
    private var path: [AnyHashable] = []
    private var count = 0

    init() {}

    /// Adds a column at the next place.
    mutating func add(_ column: (TableColumnID) -> TableColumnItem) {
        items.append(column(TableColumnID(path: path + [count])))
        count += 1
    }

    /// Adds columns at the next place, whose identities are apart from those under other keys.
    mutating func inside(_ key: some Hashable, _ add: (inout _TableColumns) -> Void) {
        let before = path
        path.append(count)
        with(key, add)
        path = before
        count += 1
    }

    /// Adds columns whose identities are apart from those under other keys, wherever they stand.
    mutating func with(_ key: some Hashable, _ add: (inout _TableColumns) -> Void) {
        let before = (path, count)
        path.append(AnyHashable(key))
        count = 0
        add(&self)
        (path, count) = before
    }

    /// Passes over a place where a column could stand.
    mutating func skip() { count += 1 }

    /// Adds columns and changes something of each.
    mutating func change(_ add: (inout _TableColumns) -> Void, _ change: (inout TableColumnItem) -> Void) {
        let first = items.count
        add(&self)
        for index in first..<items.count { change(&items[index]) }
    }
}

/// Where a column stands among those of its table: its identity.
struct TableColumnID: Hashable {
    let path: [AnyHashable]
}

/// A column of a table without its types.
struct TableColumnItem {
    let id: TableColumnID
    let label: AnyView
    /// What sorts the table by the column; nil where it can't be.
    let comparator: Any?
    /// Makes the cells: a `TableCellMaker` of the type of the rows.
    let cells: AnyObject
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var customizationID: String?
    var defaultVisibility = Visibility.automatic
    var fixed: TableColumnCustomizationBehavior = []
}

/// Makes the cells of a column.
final class TableCellMaker<RowValue> {
    let make: (RowValue) -> AnyView

    init(_ make: @escaping (RowValue) -> AnyView) { self.make = make }
}

/// How wide a column may be, in points; nil for what the table finds good.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
}

/// Where what stands in the cells of a column stands.
public struct TableColumnAlignment: Hashable, Sendable {
    fileprivate enum Kind { case leading, center, trailing }

    fileprivate let kind: Kind

    /// At the leading edge.
    public static let automatic = TableColumnAlignment(kind: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(kind: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(kind: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(kind: .trailing)
    /// As numbers stand: at the trailing edge.
    public static let numeric = TableColumnAlignment(kind: .trailing)

    /// As numbers of a system stand: at the trailing edge.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

    /// Which part of the room that is left lies before the content.
    var part: CGFloat {
        switch kind {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
