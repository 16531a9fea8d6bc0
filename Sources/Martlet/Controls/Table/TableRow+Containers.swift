import AttributeGraph

/// A row of a table for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRows
where Data.Element: Identifiable {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Data.Element

    let data: Data

    init(data: Data) { self.data = data }

    /// Creates the visible rows.
    public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) { ForEach($0.data) { TableRows(TableRow($0)) } }
    }
}

extension ForEach: TableRowContent, PrimitiveTableRows where Content: TableRowContent {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Content.TableRowValue

    /// Creates the visible rows.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) { rows in
            let content = rows.content
            return ForEach<Data, ID, TableRows<Content>>(data: rows.data, id: rows.id, source: rows.source) {
                TableRows(content($0))
            }
        }
    }
}

extension Group: TableRowContent, PrimitiveTableRows where Content: TableRowContent {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Content.TableRowValue

    /// Creates a group of the rows of a builder.
    nonisolated public init<C: TableRowContent>(@TableRowBuilder<C.TableRowValue> content: () -> C)
    where Content == _CollectionParts<C, Never> {
        self.init(grouping: _CollectionParts(parts: content()))
    }

    /// Creates the rows of the group.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeRows(rows[\.content], inputs: inputs)
    }
}

extension Section: TableRowContent, PrimitiveTableRows
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Content.TableRowValue

    /// Creates the header and the rows.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) {
            Section<TableRows<Parent>, TableRows<Content>, TableRows<Footer>>(
                content: TableRows($0.content), header: TableRows($0.header), footer: TableRows($0.footer),
                isExpanded: $0.isExpanded)
        }
    }
}

extension Section {
    /// Creates a section of rows with a header.
    nonisolated public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        V == Content.TableRowValue
    {
        self.init(content: content(), header: TableHeaderRowContent(header()), footer: EmptyTableRowContent())
    }

    /// Creates a section of rows without a header.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        V == Content.TableRowValue
    {
        self.init(content: content(), header: EmptyTableRowContent(), footer: EmptyTableRowContent())
    }

    /// Creates a section of rows with a localized title.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content: TableRowContent,
        V == Content.TableRowValue
    {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a section of rows with a header and a binding to its expansion.
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

/// The header of a table section: a row with one view across all columns.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: PrimitiveTableRows {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Value

    let content: Content

    init(_ content: Content) { self.content = content }

    /// Creates the header.
    public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        let insets = inputs.scene.host.chrome(of: ControlContent(TableCellControl())).insets
        inputs.makeRowViews(rows) { $0.content.padding(insets) }
    }
}

/// Rows with a context menu.
nonisolated struct TableRowsWithMenu<Rows: TableRowContent, Items: View>: PrimitiveTableRows {
    typealias TableRowValue = Rows.TableRowValue

    let rows: Rows
    let items: Items

    static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) { rows in TableRows(rows.rows).contextMenu { rows.items } }
    }
}

extension TableRowContent {
    /// Adds a context menu to each row. It opens with the secondary button, the Menu key or Shift-F10.
    nonisolated public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TableRowContent<TableRowValue> {
        TableRowsWithMenu(rows: self, items: menuItems())
    }

    /// Runs an action when the pointer enters or leaves one of the rows.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        ChangedTableRows(rows: self) { $0.onHover(perform: action) }
    }
}

/// Rows whose views have been modified.
nonisolated struct ChangedTableRows<Rows: TableRowContent, Changed: View>: PrimitiveTableRows {
    typealias TableRowValue = Rows.TableRowValue

    let rows: Rows
    let change: (TableRows<Rows>) -> Changed

    static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRowViews(rows) { rows in rows.change(TableRows(rows.rows)) }
    }
}
