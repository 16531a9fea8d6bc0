import Foundation

/// Columns of a table for each element of a collection, identified by the element's id.
///
///     Table(readings) {
///         TableColumn("Hour", value: \.hour)
///         TableColumnForEach(stations) { station in
///             TableColumn(station.name) { reading in Text(reading[station], format: .number) }
///         }
///     }
nonisolated public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
>: PrimitiveTableColumns where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = RowValue
    /// The type of the comparators that sort the table.
    public typealias TableColumnSortComparator = Sort

    /// The elements of the collection.
    public var data: Data
    /// Returns the columns for an element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID

    /// Creates columns for identifiable elements.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
        id = \.id
    }

    /// Creates columns for elements that are identified by a key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    /// Creates columns for the numbers of a constant range.
    public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
        id = { $0 }
    }

    /// Adds the columns of each element.
    public func _addColumns(to columns: inout _TableColumns) {
        columns.inside(0) { all in
            for element in data { all.with(id(element)) { content(element)._addColumns(to: &$0) } }
        }
    }
}
