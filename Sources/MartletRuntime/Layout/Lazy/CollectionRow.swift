/// What a node is as one of the rows of a collection, whose arrow keys, scrolling and transitions go by rows.
package final class CollectionRow: NodeAttachment {
    /// What the rows of one collection share; rows of one collection have the same.
    let collection: AnyObject
    /// Whether this is no row but the header or the footer of a section.
    package let isHeader: Bool
    /// Where in the collection the keys are, where it is one stop for Tab; nil where each of its rows is one.
    package let focus: RowFocus?
    /// What stands in the row.
    package var content: RenderNode? {
        get { contentReference?.object }
        set { contentReference = newValue.map { Borrowed($0) } }
    }
    // Borrowed: the row's node holds this object, and the content is one of its children.
    private var contentReference: Borrowed<RenderNode>?

    package init(collection: AnyObject, isHeader: Bool, focus: RowFocus? = nil) {
        self.collection = collection
        self.isHeader = isHeader
        self.focus = focus
    }
}

/// Where in a collection the keys are: Tab leads to this row and on from it to what follows the collection, while arrows
/// move among the rows.
package final class RowFocus {
    /// The row to which Tab leads: the one that had the keys last, or that a program has selected since.
    package weak var row: RenderNode?

    package init() {}
}

extension LazyNode {
    /// What the node is as a row of a collection; nil for what is none.
    var collectionRow: CollectionRow? { node.attachment(CollectionRow.self) }

    /// The row of a collection around the node, itself included.
    package var enclosingRow: RenderNode? {
        var node: RenderNode? = self.node
        while let current = node {
            if current.lazy.collectionRow != nil { return current }
            if case .scroll = current.content { return nil }
            node = current.parent
        }
        return nil
    }
}
