import AttributeGraph

/// A row of a table for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRows
where Data.Element: Identifiable {
    /// What a row of the table is about.
    public typealias TableRowValue = Data.Element

    let data: Data

    init(data: Data) { self.data = data }

    /// Makes the rows that are in sight.
    public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) { ForEach($0.data) { TableRows(TableRow($0)) } }
    }
}

/// Rows of a table that are made from a collection of data, and know the data.
@MainActor @preconcurrency
public protocol DynamicTableRowContent: TableRowContent {
    /// The type of the data that the rows are made of.
    associatedtype Data: Collection

    /// The data.
    var data: Data { get }
}

extension ForEach: TableRowContent, PrimitiveTableRows where Content: TableRowContent {
    /// What a row of the table is about.
    public typealias TableRowValue = Content.TableRowValue

    /// Makes the rows that are in sight.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) { rows in
            let content = rows.content
            return ForEach<Data, ID, TableRows<Content>>(data: rows.data, id: rows.id, source: rows.source) {
                TableRows(content($0))
            }
        }
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension Group: TableRowContent, PrimitiveTableRows where Content: TableRowContent {
    /// What a row of the table is about.
    public typealias TableRowValue = Content.TableRowValue

    /// Groups the rows of a builder.
    nonisolated public init<C: TableRowContent>(@TableRowBuilder<C.TableRowValue> content: () -> C)
    where Content == _CollectionParts<C, Never> {
        self.init(grouping: _CollectionParts(parts: content()))
    }

    /// Makes the rows.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeRows(rows[\.content], inputs: inputs)
    }
}

extension Section: TableRowContent, PrimitiveTableRows
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// What a row of the table is about.
    public typealias TableRowValue = Content.TableRowValue

    /// Makes the header and the rows.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) {
            Section<TableRows<Parent>, TableRows<Content>, TableRows<Footer>>(
                content: TableRows($0.content), header: TableRows($0.header), footer: TableRows($0.footer),
                isExpanded: $0.isExpanded)
        }
    }
}

extension Section {
    /// Rows of a table with a header.
    nonisolated public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        V == Content.TableRowValue
    {
        self.init(content: content(), header: TableHeaderRowContent(header()), footer: EmptyTableRowContent())
    }

    /// Rows of a table.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        V == Content.TableRowValue
    {
        self.init(content: content(), header: EmptyTableRowContent(), footer: EmptyTableRowContent())
    }

    /// Rows of a table with a title that is localised.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        V == Content.TableRowValue
    {
        self.init(content: content) { Text(titleKey) }
    }

    /// Rows of a table with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        V == Content.TableRowValue
    {
        self.init(content: content) { Text(title) }
    }

    /// Rows of a table with a header, which are there while `isExpanded` is true.
    nonisolated public init<V, H: View>(
        isExpanded: Binding<Bool>,
        @TableRowBuilder<V> content: () -> Content,
        @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        V == Content.TableRowValue
    {
        self.init(
            content: content(), header: TableHeaderRowContent(header()), footer: EmptyTableRowContent(),
            isExpanded: isExpanded)
    }
}

/// The header of a section of a table: a row that shows a view over all columns.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: PrimitiveTableRows {
    /// What a row of the table is about.
    public typealias TableRowValue = Value

    let content: Content

    init(_ content: Content) { self.content = content }

    /// Makes the header.
    public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        let insets = inputs.scene.host.chrome(of: ControlContent(TableCellControl())).insets
        inputs.makeRowViews(rows) { $0.content.padding(insets) }
    }
}

/// Rows with a menu.
nonisolated struct TableRowsWithMenu<Rows: TableRowContent, Items: View>: PrimitiveTableRows {
    typealias TableRowValue = Rows.TableRowValue

    let rows: Rows
    let items: Items

    static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) { rows in TableRows(rows.rows).contextMenu { rows.items } }
    }
}

extension TableRowContent {
    /// Adds a menu to each of the rows: for the secondary button of the pointer, for the Menu key and Shift-F10.
    nonisolated public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TableRowContent<TableRowValue> {
        TableRowsWithMenu(rows: self, items: menuItems())
    }
    /// Lets each of the rows be dragged: what is dropped elsewhere is the value.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(rows: self) { $0.draggable(payload()) }
    }

    /// Lets each of the rows be dragged: what is dropped elsewhere is what the provider gives.
    nonisolated public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(rows: self) { $0.onDrag { action?() ?? NSItemProvider() } }
    }

    /// Runs an action when the pointer comes over one of the rows, and when it leaves.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(rows: self) { $0.onHover(perform: action) }
    }
}

/// Rows that are views which modifiers have changed.
nonisolated struct ChangedTableRows<Rows: TableRowContent, Changed: View>: PrimitiveTableRows {
    typealias TableRowValue = Rows.TableRowValue

    let rows: Rows
    let change: (TableRows<Rows>) -> Changed

    static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) { rows in rows.change(TableRows(rows.rows)) }
    }
}
