extension ListNode {
    /// Whether the node is the column that contains the rows of a list.
    package var isListColumn: Bool { node.attachment(ListContext.self)?.kind.isTable == false }

    /// Whether the node is a pinned section header or footer, which stays visible while rows scroll behind it.
    package var staysInSight: Bool {
        guard let state = rowState, state.isHeader, let layout = node.outermost.containerNode?.layout as? LazyLayout
        else {
            return false
        }
        return !layout.pinnedViews.isEmpty
    }
}
