extension RenderNode {
    /// Whether the rows of a list stand in the node.
    package var isListColumn: Bool { attachment(ListContext.self)?.kind.isTable == false }

    /// Whether the node is the header of a section, or its footer, that stays in sight while rows pass behind it.
    package var staysInSight: Bool {
        guard let state = rowState, state.isHeader, let layout = containerNode?.layout as? LazyLayout else {
            return false
        }
        return !layout.pinnedViews.isEmpty
    }
}
