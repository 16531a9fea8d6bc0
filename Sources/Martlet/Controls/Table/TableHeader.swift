import AttributeGraph
import Foundation

/// Creates the titles of a table's columns.
enum TableHeaderMaker {
    /// - Parameter read: Returns the table's sort order and the menus of its columns, in a rule.
    static func make(
        table: TableContext,
        inputs: _ViewInputs,
        read: @escaping (Graph) -> (sorting: (any TableSorting)?, menu: (TableColumnItem) -> TableColumnMenu?)
    ) {
        let node = RenderNode.make(
            .control(ControlContent(TableHeaderControl())), layout: TableHeaderLayout(metrics: TableMetrics()),
            inputs: inputs)
        let environment = inputs.environment
        inputs.follow { [unowned node] graph in
            let values = EnvironmentValues(scope: environment)
            node.setLayout(TableHeaderLayout(metrics: graph[table.metrics]))
            let isHidden = values.tableColumnHeaders == .hidden || values.isCompactTable
            guard isHidden != node.flags.contains(.hidden) else { return }
            node.setHidden(isHidden)
            node.containerNode?.invalidateSize()
        }
        let inner = inputs.inside(node)
        let titles = inputs.graph.makeRule(in: inputs.scope) { graph in
            let (sorting, menu) = read(graph)
            return ForEach(graph[table.columns], id: \.id) { column in
                TableTitle(
                    label: AnyView(column.label.fontWeight(.bold)), column: column, sorting: sorting,
                    menu: menu(column))
            }
        }
        ForEach._makeViewList(view: _GraphValue(titles, isCompared: false), inputs: inner)
        let edges = inputs.graph.makeRule(in: inputs.scope) { graph in
            // The last column ends at the table's edge, and so has no end to drag.
            ForEach(graph[table.metrics].columns.dropLast(), id: \.id) { TableEdge(column: $0, table: table) }
        }
        ForEach._makeViewList(view: _GraphValue(edges, isCompared: false), inputs: inner)
    }
}

/// The title of a column.
nonisolated struct TableTitle: PrimitiveView {
    let label: AnyView
    let column: TableColumnItem
    let sorting: (any TableSorting)?
    /// The customization menu of the column; `nil` in a table without customization.
    let menu: TableColumnMenu?

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = ControlMaker.make(
            TableTitleControl(), inputs: inputs, layout: TableTitleLayout(part: 0), label: ControlLabel(view[\.label])
        ) { graph, node, draft in
            let title = view.pointer(in: graph).pointee
            let sorting = title.sorting
            draft.control.order = title.column.comparator.flatMap { sorting?.order(of: $0) }
            draft.actions.press = title.column.comparator.flatMap { comparator in
                sorting.map { sorting in { sorting.sort(by: comparator) } }
            }
            draft.control.isSortable = draft.actions.press != nil
            node.input.isFocusable = draft.control.isSortable
            node.setLayout(TableTitleLayout(part: title.column.alignment.part))
        }
        node.menu.ownContextMenu = .make(inputs: inputs.inside(node)) { inputs in
            Optional<TableColumnMenu>._makeViewList(view: view[\.menu], inputs: inputs)
        }
        return _ViewOutputs(node: node)
    }
}

/// The end of a column's title, which the pointer drags.
nonisolated struct TableEdge: PrimitiveView {
    let column: TableMetrics.Column
    let table: TableContext

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = ControlMaker.make(
            TableEdgeControl(), inputs: inputs, isFocusable: false, layout: FillingLayout(), label: nil
        ) { graph, node, draft in
            let edge = view.pointer(in: graph).pointee
            let (column, table) = (edge.column, edge.table)
            node.setHidden(column.isFixed)
            draft.actions.setNumber = { [unowned node] end in
                guard let header = node.containerNode else { return }
                table.resize(column.id, to: CGFloat(end), in: header)
            }
        }
        return _ViewOutputs(node: node)
    }
}
