import Foundation

/// Columns of a table for each element of a collection; an element's id is the identity of its columns.
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
    /// What a row of the table is about.
    public typealias TableRowValue = RowValue
    /// What the table is sorted by.
    public typealias TableColumnSortComparator = Sort

    /// The elements.
    public var data: Data
    /// The columns of an element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID

    /// Columns for each element that knows its id.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
        id = \.id
    }

    /// Columns for each element, whose id a key path leads to.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    /// Columns for each number of a range that stays the same.
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
