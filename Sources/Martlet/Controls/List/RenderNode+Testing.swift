/// Queries of rows for tests.
extension RenderNode {
    /// Returns the items that swiping the row from an edge reveals: its actions at that edge. At the trailing edge, a
    /// row without actions that can be deleted has the item "Delete".
    @MainActor
    package func swipeItems(from edge: HorizontalEdge) -> [MenuItem] {
        guard let state = rowState, let control = controlContent, control.isEnabled else { return [] }
        let items = state.swipeActions.filter { $0.edge == edge }.flatMap(\.actions.items)
        guard items.isEmpty, edge == .trailing, control.offers.contains(.delete) else { return items }
        return [MenuItem("Delete") { [weak self] in self?.operate(.delete, by: .menu) }]
    }
}
