extension RenderNode {
    /// Whether the rows of a list stand in the node.
    package var isListColumn: Bool { attachment(ListContext.self)?.kind.isTable == false }
}
