import AttributeGraph

/// The rows of a `ForEach` that have been removed and are still seen, by the ids that they had.
///
/// A row whose id is inserted again meanwhile turns round where it is, with its storage.
final class LeavingRows<ID: Hashable, Row> {
    private var rows: [KeptID<ID>: (row: Row, views: LeavingViews)] = [:] {
        didSet { isEmpty = rows.isEmpty }
    }
    // @exclusivity(unchecked): read for each element; no access lasts while other code runs.
    @exclusivity(unchecked) private(set) var isEmpty = true

    /// Ends the lifetime of a row, at once or when its transition has ended.
    ///
    /// - Parameters:
    ///   - node: What the row has in the group.
    ///   - ended: Runs when the lifetime ends later, unless the row is taken back.
    /// - Returns: Whether the row is still seen.
    @discardableResult
    func add(
        _ row: Row, id: KeptID<ID>, node: RenderNode, scope: Scope, from group: RenderNode, in scene: SceneGraph,
        ended: @escaping () -> Void = {}
    ) -> Bool {
        let views = scene.transitionWork.remove([node], scope, from: group) { [weak self] in
            ended()
            // Another row with this id may be leaving by now.
            if let self, rows[id]?.views.isOver == true { rows[id] = nil }
        }
        guard let views else { return false }
        rows[id] = (row, views)
        return true
    }

    /// A row that is inserted again, if its lifetime has not ended.
    func takeBack(_ id: ID, into group: RenderNode, in scene: SceneGraph) -> Row? {
        guard !isEmpty, let (row, views) = rows.removeValue(forKey: KeptID(id)) else { return nil }
        return views.takeBack(into: group, in: scene) == nil ? nil : row
    }
}
