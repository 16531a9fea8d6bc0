import Foundation
import Martlet

/// The rows that each node of the last frame was drawn in, and the colors that were read for them.
///
/// A frame in which little has changed is painted row by row: the rows that a changed node was drawn in, and those that
/// it is drawn in now. Nodes without a part in these rows are skipped by their records, with their subtrees.
struct PaintRecords {
    struct Record {
        /// The rows that the subtree reaches, without those that clips exclude.
        var rows: RowSpan
        /// The origin of the node in the window, in points, before transforms.
        var origin: CGPoint
        /// A hash of the drawn children in their order, for nodes that only arrange their children.
        var children: Int
    }

    /// A color that a node has read to draw rows other than the one with that cell.
    struct Read: Hashable {
        var node: ObjectIdentifier
        var place: CellPosition
    }

    private(set) var nodes: [ObjectIdentifier: Record] = [:]
    var reads: [Read: CellColor?] = [:]
    /// The number of records after the last full frame.
    private var fullCount = 0

    subscript(node: RenderNode) -> Record? {
        get { nodes[ObjectIdentifier(node)] }
        set { nodes[ObjectIdentifier(node)] = newValue }
    }

    /// Whether so many records of ended nodes may have gathered that a full frame should replace them.
    var areStale: Bool { nodes.count > 2 * fullCount + 1_000 }

    /// Removes all records, before a full frame.
    mutating func removeAll() {
        nodes.removeAll(keepingCapacity: true)
        reads.removeAll(keepingCapacity: true)
    }

    /// Ends a full frame.
    mutating func endFullFrame() { fullCount = nodes.count }
}

/// The progress of painting the rows that have changed.
struct PartialPaint {
    /// The changed nodes that have not been visited.
    var changed: Set<ObjectIdentifier> = []
    /// The changed nodes that are drawn as a whole, even if they only arrange their children.
    var always: Set<ObjectIdentifier> = []
    /// The containers of those nodes.
    var path: Set<ObjectIdentifier> = []
    /// The rows to paint, painted ones included.
    var rows: [Bool]
    /// The rows that are painted or being painted.
    var painted: [Bool]
    /// The rows being painted.
    var current = RowSpan()
    /// The number of changed nodes whose subtrees are being visited.
    var wholeDepth = 0
    /// Whether a color of a cell was needed that is not known any more.
    var missesColor = false

    init(height: Int) {
        rows = Array(repeating: false, count: height)
        painted = rows
    }

    mutating func formUnion(_ span: RowSpan) {
        for row in span.range.clamped(to: 0..<rows.count) { rows[row] = true }
    }

    /// Returns the next run of rows to paint, and marks it as painted.
    mutating func nextRun() -> RowSpan? {
        guard let first = rows.indices.first(where: { rows[$0] && !painted[$0] }) else { return nil }
        var end = first
        while end < rows.count, rows[end], !painted[end] {
            painted[end] = true
            end += 1
        }
        return RowSpan(first..<end)
    }
}

extension PaintedNode {
    /// A hash of the drawn children in their order; 0 for a node that draws more than its children.
    var hashOfDrawnChildren: Int {
        guard case .layout = node.content else { return 0 }
        var hash = 17
        node.forEachDrawnChild { child in hash = (hash &* 31) ^ ObjectIdentifier(child).hashValue }
        return hash == 0 ? 1 : hash
    }

    /// Whether the node can be drawn in some rows without drawing its whole subtree.
    var canBeDrawnInRows: Bool {
        switch node.content {
        case .layout, .scroll, .fill, .border, .control: true
        case .effect(.offset), .effect(.clip), .effect(.transform), .effect(.opacity): true
        default: false
        }
    }

    /// Whether the node is an opacity, which decides about siblings too.
    var isOpacity: Bool { if case .effect(.opacity) = node.content { true } else { false } }
}
