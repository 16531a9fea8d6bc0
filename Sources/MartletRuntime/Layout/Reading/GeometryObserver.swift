/// An observer that checks the geometry of a node after each layout.
protocol GeometryObserver: AnyObject {
    /// Checks the current geometry of the node; returns false when the observer has ended.
    func check(in scene: SceneGraph) -> Bool
}
