import AttributeGraph

/// A row of a table, which shows a value in the table's columns.
///
/// The selection identifies the row by the id of its value.
nonisolated public struct TableRow<Value: Identifiable>: PrimitiveTableRows {
    /// The type of the row's value.
    public typealias TableRowValue = Value

    let value: Value

    /// Creates a row that shows a value.
    public init(_ value: Value) { self.value = value }

    /// Creates the row.
    public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.addElement { TableRowMaker.make(rows[\.value], inputs: $0) }
    }

    /// `true`: there is exactly one row.
    public static var _isOneRow: Bool { true }
}

/// Creates the content of table rows.
enum TableRowMaker {
    static func make<Value: Identifiable>(_ value: _GraphValue<Value>, inputs: _ViewInputs) -> _ViewOutputs {
        guard let table = inputs.attachment(TableContext.self, as: TableContext.self) else {
            preconditionFailure("The row of a table was made outside of a table.")
        }
        let disclosure = inputs.attachment(TableDisclosure.self, as: TableDisclosure.self)
        let node = RenderNode.make(layout: TableCellsLayout(metrics: TableMetrics()), inputs: inputs)
        inputs.follow { [unowned node] graph in
            node.setLayout(TableCellsLayout(metrics: graph[table.metrics]))
            node.setTrait(TagTrait.self, AnyHashable(value.pointer(in: graph).pointee.id))
            node.lazy.enclosingRow?.list.rowState?.refresh()
        }
        let cells = inputs.graph.makeRule(in: inputs.scope) { graph in
            let columns = graph[table.columns]
            let value = value.read(in: graph)
            let arrow = disclosure?.arrow(in: graph)
            let first = columns.first?.id
            return ForEach(columns, id: \.id) { column in
                let content = column.cell(of: value)
                if let arrow, column.id == first {
                    TableCell(
                        content: AnyView(
                            HStack(spacing: 0) {
                                arrow; content
                            }), alignment: column.alignment)
                } else {
                    TableCell(content: content, alignment: column.alignment)
                }
            }
        }
        ForEach._makeViewList(view: _GraphValue(cells, isCompared: false), inputs: inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension TableColumnItem {
    /// Returns the view in the column's cell for a value.
    fileprivate func cell<Value>(of value: Value) -> AnyView {
        guard let cells = cells as? TableCellMaker<Value> else {
            preconditionFailure("The columns of a table are of another type than its rows: \(Value.self).")
        }
        return cells.make(value)
    }
}

/// A cell of a table.
nonisolated struct TableCell: PrimitiveView {
    let content: AnyView
    let alignment: TableColumnAlignment

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(
            .control(ControlContent(TableCellControl())), layout: TableCellLayout(part: 0), inputs: inputs)
        _ = ControlLabel(view[\.content]).makeNode(inputs.inside(node))
        inputs.follow { [unowned node] graph in
            node.setLayout(TableCellLayout(part: view.pointer(in: graph).pointee.alignment.part))
        }
        return _ViewOutputs(node: node)
    }
}
