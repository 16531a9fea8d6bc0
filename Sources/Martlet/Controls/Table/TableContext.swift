import AttributeGraph
import Foundation

/// What the header and the rows of one table share.
final class TableContext {
    /// The columns that are shown, in order.
    let columns: Attribute<[TableColumnItem]>
    /// What the columns' widths follow from.
    let metrics: Attribute<TableMetrics>
    /// The widths that a person has given to columns.
    private let widths: Attribute<[TableColumnID: CGFloat]>

    /// - Parameter columns: Gives the columns that are shown, in a rule.
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

    /// Moves the end of a column to a place in the header, from its leading edge. The columns before it stay as wide as
    /// they are.
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

/// What the widths of a table's columns follow from.
struct TableMetrics: Equatable {
    struct Column: Equatable {
        let id: TableColumnID
        /// What the column says of its width.
        let own: TableColumnWidth
        /// What a person has said.
        let chosen: CGFloat?
        /// Where the title and what stands in the cells stand.
        let alignment: TableColumnAlignment

        init(_ item: TableColumnItem, width: CGFloat?) {
            id = item.id
            own = item.width
            chosen = width
            alignment = item.alignment
        }

        /// The least width, in points.
        var minimum: CGFloat { min(own.minimum ?? TableMetrics.least, own.maximum ?? .infinity) }

        fileprivate var wanted: CGFloat {
            min(max(chosen ?? own.ideal ?? 100, minimum), own.maximum ?? .infinity)
        }

        fileprivate var maximum: CGFloat { chosen == nil ? own.maximum ?? .infinity : wanted }

        /// Whether a person can change the width.
        var isFixed: Bool { own.maximum.map { $0 <= minimum } ?? false }
    }

    /// The width below which nobody makes a column that says nothing, in points.
    private static let least: CGFloat = 32

    var columns: [Column] = []

    /// The width at which no column has to be narrower than it would like, in points.
    var ideal: CGFloat { columns.reduce(0) { $0 + $1.wanted } }

    /// Where the columns lie in a width, from the leading edge, in points.
    ///
    /// Each has the width that it would like; what is left goes to those that may be wider, in equal parts, and what is
    /// missing is taken from all that may be narrower. Edges lie on pixels, so that cells meet.
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

    /// Where the columns lie in a node that is as wide as the table.
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
