/// Queries of rows for tests.
extension RenderNode {
    /// Whether the node is a list row, or another view with swipe actions.
    package var mayBeSwiped: Bool { swipeState != nil }

    /// Returns the items that swiping the row from an edge reveals: its actions at that edge. At the trailing edge, a
    /// row without actions that can be deleted has the item "Delete".
    @MainActor
    package func swipeItems(from edge: HorizontalEdge) -> [MenuItem] {
        guard let state = swipeState, controlContent?.isEnabled ?? state.isEnabled else { return [] }
        let items = state.actions.filter { $0.edge == edge }.flatMap(\.actions.items)
        guard items.isEmpty, edge == .trailing, let control = controlContent, control.offers.contains(.delete) else {
            return items
        }
        return [MenuItem("Delete") { [weak self] in self?.operate(.delete, by: .menu) }]
    }
}
