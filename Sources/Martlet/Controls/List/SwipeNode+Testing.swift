/// Queries of rows for tests.
extension SwipeNode {
    /// Whether the node is a list row, or another view with swipe actions.
    package var mayBeSwiped: Bool { state != nil }

    /// Returns the items that swiping the row from an edge reveals: its actions at that edge. At the trailing edge, a
    /// row without actions that can be deleted has the item "Delete".
    @MainActor
    package func items(from edge: HorizontalEdge) -> [MenuItem] {
        guard let state = self.state, node.controlContent?.isEnabled ?? state.isEnabled else { return [] }
        let items = state.actions.filter { $0.edge == edge }.flatMap(\.actions.items)
        guard items.isEmpty, edge == .trailing, let control = node.controlContent, control.offers.contains(.delete)
        else {
            return items
        }
        return [MenuItem("Delete") { [weak node = self.node] in node?.operate(.delete, by: .menu) }]
    }
}
