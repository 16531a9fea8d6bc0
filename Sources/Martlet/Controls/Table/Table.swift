import AttributeGraph
import Foundation

/// Rows of data in columns, created as they scroll into view, with optional selection and sorting.
///
///     Table(people, selection: $selected, sortOrder: $order) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(60)
///     }
///     .onChange(of: order) { people.sort(using: order) }
///
/// A click on a column's title moves the column's comparator to the front of `sortOrder`, and a second click reverses
/// it; the app sorts the data. The end of a title can be dragged to resize the column. In a compact horizontal size
/// class, only the first column is shown.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: PrimitiveView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    let rows: Rows
    let columns: Columns
    let selection: RowSelection<Value.ID>?
    let sorting: (any TableSorting)?
    let customization: Binding<TableColumnCustomization<Value>>?

    init(
        _rows rows: Rows,
        _ columns: Columns,
        _ selection: RowSelection<Value.ID>?,
        _ sorting: (any TableSorting)?,
        _ customization: Binding<TableColumnCustomization<Value>>?
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let environment = inputs.environment
        let node = ControlMaker.make(
            TableControl(), inputs: inputs, isFocusable: false, layout: TableLayout(), label: nil
        ) { _, _, draft in
            draft.control.isBordered = EnvironmentValues(scope: environment).tableLook.isBordered
        }
        let all = inputs.graph.makeRule(in: inputs.scope) { graph in
            var columns = _TableColumns()
            view.pointer(in: graph).pointee.columns._addColumns(to: &columns)
            return columns.items
        }
        let table = TableContext(inputs: inputs) { graph in
            let columns = graph[all]
            if EnvironmentValues(scope: environment).isCompactTable { return Array(columns.prefix(1)) }
            let choices = view.pointer(in: graph).pointee.customization?.choices.wrappedValue ?? TableColumnChoices()
            return choices.inOrder(columns).filter(choices.shows)
        }
        var inner = inputs.inside(node)
        TableHeaderMaker.make(table: table, inputs: inner) { graph in
            let (table, columns) = (view.read(in: graph), graph[all])
            return (
                table.sorting,
                { column in
                    table.customization.map { TableColumnMenu(column: column, columns: columns, choices: $0.choices) }
                }
            )
        }
        inner.attach(TableContext.self, table)
        inner.attach(TableDisclosure.self, nil)
        _ = ListMaker.make(inputs: inner, selection: ListSelection(view[\.selection]), kind: .table) {
            Rows._makeRows(view[\.rows], inputs: $0)
        }
        return _ViewOutputs(node: node)
    }
}

extension RowContainerKind {
    /// Rows without separators, whose cells have insets of their own.
    static let table = RowContainerKind(name: "Table", isTable: true) { _ in
        _ListLook(hasSeparators: false, hasRowInsets: false)
    }
}
