import AttributeGraph
import Foundation

/// The margins that sections of lists have in place of the list's own.
///
/// Rows and sections find it around them, and ask it whenever they are laid out.
final class ListSectionMargins: NodeAttachment {
    private let outer: ListSectionMargins?
    private var edges: Edge.Set = []
    private var length: CGFloat?

    init(outer: ListSectionMargins?) { self.outer = outer }

    /// The margin at an edge, in points; nil for the list's own.
    subscript(edge: Edge) -> CGFloat? { edges.contains(Edge.Set(edge)) ? length : outer?[edge] }

    /// Takes what the view says now; false if that is nothing new.
    fileprivate func take(_ edges: Edge.Set, _ length: CGFloat?) -> Bool {
        guard edges != self.edges || length != self.length else { return false }
        (self.edges, self.length) = (edges, length)
        return true
    }
}

extension _ViewInputs {
    /// The margins of the sections that are made here; nil for the list's own.
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
            parent.invalidateListRows()
        }
        inputs.attach(ListSectionMargins.self, margins)
    }
}

extension RenderNode {
    /// The margins of the section that the node stands in, where these are not the list's.
    var enclosingSectionMargins: ListSectionMargins? {
        var node: RenderNode? = self
        while let current = node, current.flags.contains(.transparent) {
            if let margins = current.attachment(ListSectionMargins.self) { return margins }
            node = current.parent
        }
        return nil
    }

    /// Has the list around the node, and those in it, laid out anew.
    fileprivate func invalidateListRows() {
        forEachInSubtree { node in
            if node.rowState != nil || node.isListColumn { node.invalidateSize() }
        }
        let container = container
        if container.isListColumn { container.invalidateSize() }
    }
}

extension View {
    /// Sets the distance between some edges of a section and what stands around it in a list, in points; nil for the
    /// list's own.
    ///
    ///     Section("Today") { … }
    ///         .listSectionMargins(.horizontal, 32)
    ///
    /// Sections by themselves have no margin above, and below them what `listSectionSpacing(_:)` says. On a list, it is
    /// said of all of its sections.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(ListSectionMarginsModifier(edges: edges, length: length.map { $0.finite() }))
    }
}
