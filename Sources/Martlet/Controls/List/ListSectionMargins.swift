import AttributeGraph
import Foundation

/// The margins of list sections that replace the list's own margins.
///
/// Rows and sections find the object in their inputs and read it at each layout.
final class ListSectionMargins: NodeAttachment {
    private let outer: ListSectionMargins?
    private var edges: Edge.Set = []
    private var length: CGFloat?

    init(outer: ListSectionMargins?) { self.outer = outer }

    /// The margin at an edge, in points; `nil` for the list's own.
    subscript(edge: Edge) -> CGFloat? { edges.contains(Edge.Set(edge)) ? length : outer?[edge] }

    /// Updates the margins. Returns `false` if they have not changed.
    fileprivate func take(_ edges: Edge.Set, _ length: CGFloat?) -> Bool {
        guard edges != self.edges || length != self.length else { return false }
        (self.edges, self.length) = (edges, length)
        return true
    }
}

extension _ViewInputs {
    /// The section margins that are in effect here; `nil` for the list's own.
    var listSectionMargins: ListSectionMargins? { attachment(ListSectionMargins.self, as: ListSectionMargins.self) }
}

nonisolated private struct ListSectionMarginsModifier: InputModifier {
    let edges: Edge.Set
    let length: CGFloat?

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let margins = ListSectionMargins(outer: inputs.listSectionMargins)
        let parent = inputs.parent
        inputs.follow { [unowned parent] graph in
            let modifier = modifier.read(in: graph)
            guard margins.take(modifier.edges, modifier.length) else { return }
            parent.list.invalidateListRows()
        }
        inputs.attach(ListSectionMargins.self, margins)
    }
}

extension ListNode {
    /// The section margins around the node; `nil` for the list's own.
    var enclosingSectionMargins: ListSectionMargins? {
        var node: RenderNode? = self.node
        while let current = node, current.flags.contains(.transparent) {
            if let margins = current.attachment(ListSectionMargins.self) { return margins }
            node = current.parent
        }
        return nil
    }

    /// Invalidates the layout of the rows in this subtree and of the enclosing list.
    fileprivate func invalidateListRows() {
        self.node.forEachInSubtree { node in
            if node.list.rowState != nil || node.list.isListColumn { node.invalidateSize() }
        }
        let container = self.node.container
        if container.list.isListColumn { container.invalidateSize() }
    }
}

extension View {
    /// Sets the margins at some edges of a list section, in points; `nil` restores the list's own.
    ///
    ///     Section("Today") { Text("Inbox") }
    ///         .listSectionMargins(.horizontal, 32)
    ///
    /// By default a section has no margin above it, and below it the spacing of `listSectionSpacing(_:)`. Applied to a
    /// list, the margins apply to all of its sections.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(ListSectionMarginsModifier(edges: edges, length: length.map { $0.finite() }))
    }
}
