import AttributeGraph
import Foundation

/// The state that the header and the rows of a table share.
final class TableContext {
    /// The visible columns, in order.
    let columns: Attribute<[TableColumnItem]>
    /// The metrics from which the column widths are computed.
    let metrics: Attribute<TableMetrics>
    /// The column widths that the user has set.
    private let widths: Attribute<[TableColumnID: CGFloat]>

    /// - Parameter columns: Returns the visible columns, in a rule.
    init(inputs: _ViewInputs, columns: @escaping (Graph) -> [TableColumnItem]) {
        let graph = inputs.graph
        let columns = graph.makeRule(in: inputs.scope, columns)
        let widths = graph.makeInput([TableColumnID: CGFloat](), in: inputs.scope)
        metrics = graph.makeRule(in: inputs.scope) { graph in
            let widths = graph[widths]
            return TableMetrics(columns: graph[columns].map { TableMetrics.Column($0, width: widths[$0.id]) })
        }
        self.columns = columns
        self.widths = widths
    }

    /// Moves the end of a column to a position in the header, from the leading edge. Preceding columns keep their
    /// widths.
    func resize(_ column: TableColumnID, to end: CGFloat, in header: RenderNode) {
        guard let metrics = (header.layout as? TableHeaderLayout)?.metrics,
            let index = metrics.columns.firstIndex(where: { $0.id == column })
        else { return }
        let scene = header.scene
        let places = metrics.places(in: header)
        var widths = scene.graph.untracked { scene.graph[self.widths] }
        for (column, place) in zip(metrics.columns[..<index], places) where widths[column.id] == nil {
            widths[column.id] = place.width
        }
        let rest = metrics.columns[(index + 1)...].reduce(0) { $0 + $1.minimum }
        let most = header.frame.width - places[index].start - rest
        widths[column] = max(metrics.columns[index].minimum, min(end - places[index].start, most))
        scene.set(self.widths, to: widths)
    }
}

/// The metrics from which a table's column widths are computed.
struct TableMetrics: Equatable {
    struct Column: Equatable {
        let id: TableColumnID
        /// The width limits of the column itself.
        let own: TableColumnWidth
        /// The width that the user has set.
        let chosen: CGFloat?
        /// The alignment of the title and of the content in the cells.
        let alignment: TableColumnAlignment

        init(_ item: TableColumnItem, width: CGFloat?) {
            id = item.id
            own = item.width
            chosen = width
            alignment = item.alignment
        }

        /// The minimum width, in points.
        var minimum: CGFloat { min(own.minimum ?? TableMetrics.least, own.maximum ?? .infinity) }

        fileprivate var wanted: CGFloat {
            min(max(chosen ?? own.ideal ?? 100, minimum), own.maximum ?? .infinity)
        }

        fileprivate var maximum: CGFloat { chosen == nil ? own.maximum ?? .infinity : wanted }

        /// Whether the user cannot change the width.
        var isFixed: Bool { own.maximum.map { $0 <= minimum } ?? false }
    }

    /// The minimum width of a column without limits of its own, in points.
    private static let least: CGFloat = 32

    var columns: [Column] = []

    /// The width at which every column has its desired width, in points.
    var ideal: CGFloat { columns.reduce(0) { $0 + $1.wanted } }

    /// Returns the positions of the columns in a total width, from the leading edge, in points.
    ///
    /// Each column has its desired width. Remaining width is divided equally among the columns that may grow; missing
    /// width is taken from all columns that may shrink. The edges are on pixels, so that cells meet.
    func places(in total: CGFloat, pixel: CGFloat) -> [(start: CGFloat, width: CGFloat)] {
        var widths = columns.map(\.wanted)
        var rest = total - widths.reduce(0, +)
        if rest > 0 { grow(&widths, by: &rest) } else { shrink(&widths, by: -rest) }
        var end: CGFloat = 0
        return widths.map { width in
            let start = (end / pixel).rounded() * pixel
            end += width
            return (start, (end / pixel).rounded() * pixel - start)
        }
    }

    /// Returns the positions of the columns in a node as wide as the table.
    func places(in node: RenderNode) -> [(start: CGFloat, width: CGFloat)] {
        places(in: node.frame.width, pixel: node.scene.profile.pixelSize.width)
    }

    private func grow(_ widths: inout [CGFloat], by rest: inout CGFloat) {
        while rest > 0.01 {
            let open = columns.indices.filter { widths[$0] < columns[$0].maximum }
            if open.isEmpty { return }
            let share = rest / CGFloat(open.count)
            for index in open {
                let more = min(share, columns[index].maximum - widths[index])
                widths[index] += more
                rest -= more
            }
        }
    }

    private func shrink(_ widths: inout [CGFloat], by missing: CGFloat) {
        let room = columns.indices.map { widths[$0] - columns[$0].minimum }
        let whole = room.reduce(0, +)
        guard whole > 0 else { return }
        let part = min(1, missing / whole)
        for index in columns.indices { widths[index] -= room[index] * part }
    }
}
