/// What tests ask of rows.
extension RenderNode {
    /// What swiping the row from an edge offers: its actions there, and at the trailing edge what removes it where no
    /// action takes the place of that.
    @MainActor
    package func swipeItems(from edge: HorizontalEdge) -> [MenuItem] {
        guard let state = rowState, let control = controlContent, control.isEnabled else { return [] }
        let items = state.swipeActions.filter { $0.edge == edge }.flatMap(\.actions.items)
        guard items.isEmpty, edge == .trailing, control.offers.contains(.delete) else { return items }
        return [MenuItem("Delete") { [weak self] in self?.operate(.delete, by: .menu) }]
    }
}
